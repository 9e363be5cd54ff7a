import type { KeyAtom } from "./key-atoms.ts";
import { nameOf, nodeAt, nodesAt } from "./source-text.ts";
import type { SourceNode } from "./source-text.ts";

/** Files that read what a maker gives away as data, or puts into its pages as such. */
const READERS = /boards\/(makers\/\w+|read-board-form)\.ts$/;
/** What our own scripts return. */
const OWN_SCHEMAS = /^Raw$/;

export const readsData = (path: string): boolean => READERS.test(path);

/** A field of data; of XML, an element. */
export const fieldAtom = (name: string): KeyAtom => ({ kind: "json", operator: "=", value: name });

/** The elements that an XML feed's jobs are: `xmlItem: "position"`. */
export function elementOf(node: SourceNode): KeyAtom[] {
  const value = nodeAt(node, "value");
  return nameOf(nodeAt(node, "key")) === "xmlItem" && value?.type === "StringLiteral"
    ? [fieldAtom(nameOf(value))]
    : [];
}

/** The fields of `z.object({ slug: …, title: … })`. */
export function fieldsOf(node: SourceNode, around: readonly SourceNode[]): KeyAtom[] {
  const callee = nodeAt(node, "callee");
  const isObject = callee?.type === "MemberExpression" && nameOf(callee) === "object";
  const [shape] = nodesAt(node, "arguments");
  const outermost = around.findLast(({ type }) => type === "VariableDeclarator");
  const isOwn = OWN_SCHEMAS.test(nameOf(outermost && nodeAt(outermost, "id")));
  if (!isObject || shape === undefined || isOwn) return [];
  return nodesAt(shape, "properties").map((property) => fieldAtom(nameOf(nodeAt(property, "key"))));
}
