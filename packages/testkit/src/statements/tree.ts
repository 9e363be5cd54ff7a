/** A node of a parsed statement, as PostgreSQL's own parser makes it: one key that says what it is. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a node has under this name, where that is a node. */
export function at(node: unknown, ...names: readonly string[]): Node | undefined {
  let found: unknown = node;
  for (const name of names) found = isNode(found) ? found[name] : undefined;
  return isNode(found) ? found : undefined;
}

export function list(node: unknown, name: string): readonly unknown[] {
  const found = isNode(node) ? node[name] : undefined;
  return Array.isArray(found) ? found : [];
}

export function text(node: unknown, name: string): string | undefined {
  const found = isNode(node) ? node[name] : undefined;
  return typeof found === "string" ? found : undefined;
}

/** `alias.column` as its parts, `column` as one; undefined for anything else and for a star. */
export function columnOf(node: unknown): readonly string[] | undefined {
  const fields = list(at(node, "ColumnRef"), "fields").map((field) =>
    text(at(field, "String"), "sval"),
  );
  return fields.length > 0 && fields.every((field) => field !== undefined) ? fields : undefined;
}

/** Whether a value is the same for the whole statement: a parameter, a constant, or what is made of these alone. */
export function isValue(node: unknown): boolean {
  if (!isNode(node)) return false;
  if ("ParamRef" in node || "A_Const" in node || "SQLValueFunction" in node) return true;
  if ("ColumnRef" in node || "SubLink" in node) return false;
  const inner = Object.values(node).flatMap((part) =>
    isNode(part) ? Object.values(part).flat().filter(isNode) : [],
  );
  const isMade = ["TypeCast", "FuncCall", "A_Expr", "CoalesceExpr"].some((kind) => kind in node);
  return isMade && inner.every((part) => !isNamed(part) || isValue(part));
}

/** Names of types and functions are no parts of a value. */
const isNamed = (part: Node): boolean =>
  !["String", "names", "typmods"].some((name) => name in part);

/** Every statement that stands in an expression, without those inside of them. */
export function selectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(selectsIn);
  if (!isNode(value)) return [];
  if (isNode(value["SelectStmt"])) return [value];
  return Object.values(value).flatMap(selectsIn);
}

/** What must all hold: the parts of AND. */
export function conjunctsOf(node: unknown): readonly unknown[] {
  const all = at(node, "BoolExpr");
  if (all === undefined || text(all, "boolop") !== "AND_EXPR")
    return node === undefined ? [] : [node];
  return list(all, "args").flatMap(conjunctsOf);
}
