import { parseSync } from "libpg-query";
import { BY_PARENT, BY_USER, COORDINATOR } from "./layout.ts";
import {
  at,
  columnOf,
  conjunctsOf,
  isNode,
  isValue,
  list,
  type Node,
  selectsIn,
  text,
} from "./tree.ts";

/** What a statement that is not bound to one user does with the rows of several; the gravest of what it does. */
export const REACHES = [
  "adds without a user",
  "locks over users",
  "mixes with the coordinator",
  "rows of a parent",
  "writes by another key",
  "writes for several users",
  "writes for all users",
  "reads by another key",
  "reads for several users",
  "reads for all users",
] as const;
export type Reach = (typeof REACHES)[number];

export interface Unbound {
  readonly reach: Reach;
  /** The tables whose rows it reaches without naming their one user. */
  readonly tables: readonly string[];
}

/** A table in a statement, or what a subquery, a WITH or a function gives. */
interface Relation {
  readonly id: number;
  /** Undefined for what is no table. */
  readonly table: string | undefined;
  readonly outputs: ReadonlyMap<string, string>;
  /** Relations whose columns it gives as they are. */
  readonly stars: readonly Relation[];
  act: "read" | "write" | "insert";
  isLocked: boolean;
  by: "key" | "several" | undefined;
}

interface Scope {
  readonly parent: Scope | undefined;
  readonly relations: Map<string, Relation>;
  readonly named: Map<string, Relation>;
}

/** What one value of the statement determines. */
const VALUE = "value";

/**
 * Undefined for a statement that reaches rows of one user at most, by a value for that user's id; else how it reaches further. Takes
 * PostgreSQL's own grammar (libpg-query), so that nothing is guessed from words; where it cannot follow, it says unbound.
 */
export function judgeStatement(sql: string): Unbound | undefined {
  const [first] = list(parseSync(sql), "stmts");
  const reading = new Reading();
  reading.statement(at(first, "stmt"), undefined);
  return reading.verdict();
}

class Reading {
  readonly #tables: Relation[] = [];
  readonly #same = new Map<string, string>();
  #ids = 0;

  /** Reads a statement; returns what a query gives, by name and in order. */
  statement(node: unknown, parent: Scope | undefined): Relation {
    const scope: Scope = { parent, relations: new Map(), named: new Map() };
    const [kind, body] = Object.entries(isNode(node) ? node : {})[0] ?? [];
    for (const cte of list(at(body, "withClause"), "ctes")) {
      const one = at(cte, "CommonTableExpr");
      scope.named.set(text(one, "ctename") ?? "", this.statement(one?.["ctequery"], scope));
    }
    if (kind === "SelectStmt" && isNode(body)) return this.#select(body, scope);
    if (isNode(body)) this.#change(kind ?? "", body, scope);
    return this.#derive(list(at(body, "returningClause"), "exprs"), scope);
  }

  verdict(): Unbound | undefined {
    const value = this.#find(VALUE);
    const open = this.#tables.filter(
      ({ id, table = "" }) =>
        (BY_USER.has(table) && this.#find(userOf(id)) !== value) || BY_PARENT.has(table),
    );
    const reaches = open.map(reachOf);
    const isMixed =
      this.#tables.some(({ table = "" }) => COORDINATOR.has(table)) &&
      this.#tables.some(({ table = "" }) => BY_USER.has(table) || BY_PARENT.has(table));
    if (isMixed) reaches.push("mixes with the coordinator");
    const reach = REACHES.find((each) => reaches.includes(each));
    if (reach === undefined) return undefined;
    const named = isMixed ? this.#tables : open;
    return { reach, tables: [...new Set(named.map(({ table = "" }) => table))].toSorted() };
  }

  #select(body: Node, scope: Scope): Relation {
    const sides = [body["larg"], body["rarg"]].filter((side) => side !== undefined);
    if (sides.length > 0) {
      const [left, right] = sides.map((side) => this.statement({ SelectStmt: side }, scope));
      const both = [...(left?.outputs ?? [])].filter(
        ([name, term]) => this.#find(term) === this.#find(right?.outputs.get(name) ?? ""),
      );
      return this.#relation(undefined, new Map(both));
    }
    for (const item of list(body, "fromClause")) this.#from(item, scope);
    this.#where(body["whereClause"], scope);
    for (const locking of list(body, "lockingClause"))
      this.#lock(at(locking, "LockingClause"), scope);
    const { fromClause: _from, whereClause: _where, withClause: _with, ...rest } = body;
    this.#inner(rest, scope);
    return this.#derive(list(body, "targetList"), scope);
  }

  #change(kind: string, body: Node, scope: Scope): void {
    const target = at(body, "relation");
    if (target === undefined) return;
    const relation = this.#table(target, scope);
    relation.act = kind === "InsertStmt" ? "insert" : "write";
    if (kind === "InsertStmt") this.#insert(relation, body, scope);
    for (const item of [...list(body, "fromClause"), ...list(body, "usingClause")])
      this.#from(item, scope);
    this.#where(body["whereClause"], scope);
    this.#inner([body["targetList"], body["onConflictClause"]], scope);
  }

  #insert(relation: Relation, body: Node, scope: Scope): void {
    const key = BY_USER.get(relation.table ?? "");
    const place = list(body, "cols").findIndex((col) => text(at(col, "ResTarget"), "name") === key);
    const source = at(body, "selectStmt", "SelectStmt");
    const rows = list(source, "valuesLists");
    if (rows.length > 0) {
      const values = rows.map((row) => list(at(row, "List"), "items")[place]);
      if (values.every(isValue)) this.#join(userOf(relation.id), VALUE);
      this.#inner(rows, scope);
    } else if (source !== undefined) {
      const given = [...this.statement({ SelectStmt: source }, scope).outputs.values()][place];
      if (given !== undefined) this.#join(userOf(relation.id), given);
    }
  }

  #from(item: unknown, scope: Scope): void {
    const join = at(item, "JoinExpr");
    if (join !== undefined) {
      this.#from(join["larg"], scope);
      this.#from(join["rarg"], scope);
      if (join["jointype"] === "JOIN_INNER") this.#where(join["quals"], scope);
      else this.#outerOn(join["quals"], scope);
      return;
    }
    const table = at(item, "RangeVar");
    if (table !== undefined) {
      this.#table(table, scope);
      return;
    }
    const subselect = at(item, "RangeSubselect");
    const derived =
      subselect === undefined
        ? this.#relation(undefined, new Map())
        : this.statement(subselect["subquery"], scope);
    const alias = at(Object.values(isNode(item) ? item : {})[0], "alias");
    scope.relations.set(text(alias, "aliasname") ?? `unnamed ${derived.id}`, derived);
    if (subselect === undefined) this.#inner(item, scope);
  }

  #table(node: Node, scope: Scope): Relation {
    const name = text(node, "relname") ?? "";
    const alias = text(at(node, "alias"), "aliasname") ?? name;
    const named = findUp(scope, ({ named: all }) => all.get(name));
    const relation = named ?? this.#relation(name, new Map());
    if (named === undefined) this.#tables.push(relation);
    scope.relations.set(alias, relation);
    return relation;
  }

  /** A value there leaves no row out of the side that is kept whole, so that only what ties the two sides counts. */
  #outerOn(quals: unknown, scope: Scope): void {
    for (const part of conjunctsOf(quals)) {
      const { lexpr, rexpr } = at(part, "A_Expr") ?? {};
      if (columnOf(lexpr) !== undefined && columnOf(rexpr) !== undefined)
        this.#equality(part, scope);
    }
    this.#inner(quals, scope);
  }

  #where(node: unknown, scope: Scope): void {
    for (const part of conjunctsOf(node)) this.#equality(part, scope);
    this.#inner(node, scope);
  }

  /** What `a = b`, `a in (…)` and `a = any(…)` say of a user's id, and of other keys. */
  #equality(part: unknown, scope: Scope): void {
    const link = at(part, "SubLink");
    if (link !== undefined && text(link, "subLinkType") === "ANY_SUBLINK") {
      const [given] = this.statement(link["subselect"], scope).outputs.values();
      const term = this.#term(link["testexpr"], scope);
      if (given !== undefined && term !== undefined) this.#join(term, given);
      return;
    }
    const equal = at(part, "A_Expr");
    const [name] = list(equal, "name");
    if (equal === undefined || text(at(name, "String"), "sval") !== "=") return;
    const { kind, lexpr, rexpr } = equal;
    if (kind !== "AEXPR_OP") return this.#note(lexpr, "several", scope);
    const [left, right] = [this.#term(lexpr, scope), this.#term(rexpr, scope)];
    if (left !== undefined && right !== undefined) this.#join(left, right);
    for (const [column, other] of [
      [lexpr, rexpr],
      [rexpr, lexpr],
    ]) {
      if (isValue(other) || at(other, "SubLink") !== undefined) this.#note(column, "key", scope);
      const found = this.#resolve(other, scope);
      if (found !== undefined && found.relation.table === undefined)
        this.#note(column, "several", scope);
    }
  }

  /** What stands for a column: a user's id, what is derived from one, or a value; undefined for all else. */
  #term(node: unknown, scope: Scope): string | undefined {
    if (isValue(node)) return VALUE;
    const link = at(node, "SubLink");
    if (link !== undefined)
      return this.statement(link["subselect"], scope).outputs.values().next().value;
    const found = this.#resolve(node, scope);
    return found === undefined ? undefined : termOf(found.relation, found.column);
  }

  #resolve(node: unknown, scope: Scope): { relation: Relation; column: string } | undefined {
    const [first = "", second] = columnOf(at(node, "TypeCast", "arg") ?? node) ?? [];
    if (first === "") return undefined;
    if (second !== undefined) {
      const relation = findUp(scope, ({ relations }) => relations.get(first));
      return relation === undefined ? undefined : { relation, column: second };
    }
    const relation = findUp(scope, ({ relations }) => {
      const all = [...relations.values()];
      return (
        all.find((each) => termOf(each, first) !== undefined) ??
        (all.length === 1 ? all[0] : undefined)
      );
    });
    return relation === undefined ? undefined : { relation, column: first };
  }

  #note(node: unknown, by: "key" | "several", scope: Scope): void {
    const relation = this.#resolve(node, scope)?.relation;
    if (relation !== undefined && relation.by !== "key") relation.by = by;
  }

  #lock(locking: Node | undefined, scope: Scope): void {
    const names = list(locking, "lockedRels").map((each) => text(at(each, "RangeVar"), "relname"));
    for (const [alias, relation] of scope.relations)
      if (names.length === 0 || names.includes(alias)) relation.isLocked = true;
  }

  #inner(value: unknown, scope: Scope): void {
    for (const select of selectsIn(value)) this.statement(select, scope);
  }

  #derive(targets: readonly unknown[], scope: Scope): Relation {
    const outputs = new Map<string, string>();
    for (const [place, target] of targets.entries()) {
      const one = at(target, "ResTarget");
      const column = columnOf(one?.["val"])?.at(-1);
      const term = this.#term(one?.["val"], scope);
      outputs.set(
        text(one, "name") ?? column ?? `column ${place}`,
        term ?? `nothing ${this.#ids++}`,
      );
    }
    const hasStar = targets.some(
      (target) => columnOf(at(target, "ResTarget")?.["val"]) === undefined,
    );
    return this.#relation(undefined, outputs, hasStar ? [...scope.relations.values()] : []);
  }

  #relation(
    table: string | undefined,
    outputs: ReadonlyMap<string, string>,
    stars: readonly Relation[] = [],
  ): Relation {
    const id = this.#ids++;
    return { id, table, outputs, stars, act: "read", isLocked: false, by: undefined };
  }

  #find(term: string): string {
    const next = this.#same.get(term);
    return next === undefined ? term : this.#find(next);
  }

  #join(one: string, other: string): void {
    const [from, to] = [this.#find(one), this.#find(other)];
    if (from !== to) this.#same.set(from, to);
  }
}

const userOf = (id: number): string => `user of ${id}`;

function termOf(relation: Relation, column: string): string | undefined {
  if (relation.table !== undefined)
    return BY_USER.get(relation.table) === column ? userOf(relation.id) : undefined;
  const given = relation.outputs.get(column);
  if (given !== undefined) return given;
  const [found] = relation.stars.flatMap((star) => termOf(star, column) ?? []);
  return found ?? (relation.outputs.size === 0 ? `${relation.id}.${column}` : undefined);
}

function findUp<T>(scope: Scope | undefined, find: (scope: Scope) => T | undefined): T | undefined {
  return scope === undefined ? undefined : (find(scope) ?? findUp(scope.parent, find));
}

function reachOf({ table = "", act, isLocked, by }: Relation): Reach {
  if (BY_PARENT.has(table)) return "rows of a parent";
  if (act === "insert") return "adds without a user";
  if (isLocked) return "locks over users";
  const verb = act === "write" ? "writes" : "reads";
  if (by === "key") return `${verb} by another key`;
  return by === "several" ? `${verb} for several users` : `${verb} for all users`;
}
