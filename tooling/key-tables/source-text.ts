import { readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

/** A node of a parsed file. The parser's own types tell some hundred kinds apart; here few of them matter. */
export interface SourceNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** Stands for what only a running program knows. */
export const UNKNOWN = "*";
/** A text with more ways than these is taken as one with unknown parts. */
const MOST_TEXTS = 24;
const DEEPEST_NAME = 4;

const isNode = (value: unknown): value is SourceNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The parts of a node that are nodes, in the order of the file. */
export function partsOf(node: SourceNode): SourceNode[] {
  return Object.values(node).flatMap((part): SourceNode[] => {
    if (isNode(part)) return [part];
    if (!Array.isArray(part)) return [];
    return part.map(unboxed).filter(isNode);
  });
}

/** Arguments and elements of lists come in a box of their own. */
function unboxed(value: unknown): unknown {
  const isBox = typeof value === "object" && value !== null && "expression" in value;
  return isBox && !isNode(value) ? value.expression : value;
}

/** The node below `part`, where there is one. */
export function nodeAt(node: SourceNode, part: string): SourceNode | undefined {
  const found = node[part];
  return isNode(found) ? found : undefined;
}

/** The nodes of a list below `part`: arguments, elements, properties. */
export function nodesAt(node: SourceNode, part: string): SourceNode[] {
  const found = node[part];
  if (!Array.isArray(found)) return [];
  return found.map(unboxed).filter(isNode);
}

/** Calls `look` with each node and those around it, the nearest first; `false` leaves out what is in it. */
export function walk(
  node: SourceNode,
  look: (node: SourceNode, around: readonly SourceNode[]) => boolean | void,
  around: readonly SourceNode[] = [],
): void {
  if (look(node, around) === false) return;
  for (const part of partsOf(node)) walk(part, look, [node, ...around]);
}

/** The name that a property, a member or an identifier goes by. */
export function nameOf(node: SourceNode | undefined): string {
  if (node === undefined) return "";
  if (node.type === "MemberExpression") return nameOf(nodeAt(node, "property"));
  return typeof node["value"] === "string" ? node["value"] : "";
}

const SCOPE = /^(Module|Script|BlockStatement|For\w*Statement|CatchClause)$|Function|Method/;

/** A file's program, and which texts its expressions can have. */
export class SourceText {
  readonly program: SourceNode;
  /** What each node stands in. */
  readonly #holders = new WeakMap<SourceNode, SourceNode>();
  /** The values that names are given in a scope. */
  readonly #constants = new Map<SourceNode, Map<string, SourceNode[]>>();

  constructor(path: string) {
    const syntax = path.endsWith(".ts") ? "typescript" : "ecmascript";
    const program: unknown = parseSync(readFileSync(path, "utf8"), { syntax, target: "esnext" });
    if (!isNode(program)) throw new Error(`${path} is no program`);
    this.program = program;
    walk(program, (node, [holder, ...others]) => {
      if (holder !== undefined) this.#holders.set(node, holder);
      const value = node.type === "VariableDeclarator" ? nodeAt(node, "init") : undefined;
      if (value === undefined) return;
      const scope = others.find(({ type }) => SCOPE.test(type)) ?? program;
      const names = this.#constants.get(scope) ?? new Map<string, SourceNode[]>();
      const name = nameOf(nodeAt(node, "id"));
      this.#constants.set(scope, names.set(name, [...(names.get(name) ?? []), value]));
    });
  }

  /** All texts that an expression can have as far as the file tells, with `UNKNOWN` for parts that it does not. */
  textsOf(node: SourceNode, depth = 0): string[] {
    switch (node.type) {
      case "StringLiteral":
        return [nameOf(node)];
      case "NumericLiteral":
        return [String(node["value"])];
      case "TemplateLiteral":
        return this.#templateTexts(node, depth);
      case "BinaryExpression":
        if (node["operator"] !== "+") return [UNKNOWN];
        return this.#joined([nodeAt(node, "left"), nodeAt(node, "right")], depth);
      case "ConditionalExpression":
        return this.#either([nodeAt(node, "consequent"), nodeAt(node, "alternate")], depth);
      case "ParenthesisExpression":
      case "TsAsExpression":
      case "TsConstAssertion":
      case "TsSatisfiesExpression":
        return this.#either([nodeAt(node, "expression")], depth);
      case "Identifier": {
        const values = this.#valuesOf(node);
        return depth >= DEEPEST_NAME || values.length === 0
          ? [UNKNOWN]
          : this.#either(values, depth + 1);
      }
      default:
        return [UNKNOWN];
    }
  }

  /** The values of a name in the nearest scope that gives it some. */
  #valuesOf(node: SourceNode): readonly SourceNode[] {
    const name = nameOf(node);
    for (
      let scope: SourceNode | undefined = node;
      scope !== undefined;
      scope = this.#holders.get(scope)
    ) {
      const values = this.#constants.get(scope)?.get(name);
      if (values !== undefined) return values;
    }
    return [];
  }

  #either(nodes: readonly (SourceNode | undefined)[], depth: number): string[] {
    const texts = nodes.flatMap((node) =>
      node === undefined ? [UNKNOWN] : this.textsOf(node, depth),
    );
    return texts.length > MOST_TEXTS ? [UNKNOWN] : [...new Set(texts)];
  }

  #joined(nodes: readonly (SourceNode | undefined)[], depth: number): string[] {
    let texts = [""];
    for (const node of nodes) {
      const parts = this.#either([node], depth);
      texts = texts.flatMap((text) => parts.map((part) => text + part));
      if (texts.length > MOST_TEXTS) return [UNKNOWN];
    }
    return texts;
  }

  #templateTexts(node: SourceNode, depth: number): string[] {
    const expressions = nodesAt(node, "expressions");
    const quasis = nodesAt(node, "quasis").map(({ cooked }) =>
      typeof cooked === "string" ? cooked : "",
    );
    let texts = [quasis[0] ?? ""];
    for (const [at, expression] of expressions.entries()) {
      let parts = this.#either([expression], depth);
      if (texts.length * parts.length > MOST_TEXTS) parts = [UNKNOWN];
      texts = texts.flatMap((text) => parts.map((part) => text + part + (quasis[at + 1] ?? "")));
    }
    return texts;
  }
}
