import { describeAtom, isSelector, saysSomething, selectorAtoms } from "./key-atoms.ts";
import type { KeyAtom } from "./key-atoms.ts";
import { nameOf, nodeAt, nodesAt, SourceText, walk } from "./source-text.ts";
import type { SourceNode } from "./source-text.ts";
import { elementOf, fieldsOf, readsData } from "./data-fields.ts";
import { patternAtoms } from "./patterns.ts";
import { phrasesOf } from "./words-pattern.ts";

/** A key that a file of a driver looks for. */
export interface UsedKey {
  readonly atom: KeyAtom;
  /** The constant at the top of the file that it stands in; empty outside of any. */
  readonly constant: string;
}

/** Their texts are names of our own things, or sentences. */
const NOT_ASKED_OF_PAGES =
  /^(pageChanged|onVariantHit|onVariantMiss|onOddity|note|test|log|message|id|page|path|name|kind|variant|entry|bundle|code)$/;
/** Properties whose patterns are words of a page, each with one that stands beside it then. */
const WORDS: Readonly<Record<string, string>> = { text: "css", applied: "anyLink" };
/** Ends of hosts read like classes. */
const HOST = /\.(com|io|eu|hr|co)$/;

function constantAround(around: readonly SourceNode[]): string {
  const outermost = around.findLast(({ type }) => type === "VariableDeclarator");
  return outermost === undefined ? "" : nameOf(nodeAt(outermost, "id"));
}

/** The name of the property, or of the function called, that a text is given to. */
function takerOf(around: readonly SourceNode[]): string {
  for (const node of around) {
    if (node.type === "KeyValueProperty") return nameOf(nodeAt(node, "key"));
    if (node.type === "CallExpression") return nameOf(nodeAt(node, "callee"));
    if (node.type === "VariableDeclarator" || node.type.endsWith("Statement")) return "";
  }
  return "";
}

/** The ways in which a pattern lets a page say a thing. */
export const wordsAtoms = (pattern: string): KeyAtom[] =>
  phrasesOf(pattern).map((value) => ({ kind: "words", operator: "matches", value }));

function standsBeside(around: readonly SourceNode[], name: string): boolean {
  const object = around.find(({ type }) => type === "ObjectExpression");
  const properties = object === undefined ? [] : nodesAt(object, "properties");
  return properties.some((property) => nameOf(nodeAt(property, "key")) === name);
}

/** A role alone, or a name that only a running program knows, is no portal's own. */
const isOwn = ({ kind, operator, value }: KeyAtom): boolean =>
  kind !== "role" && kind !== "open" && (operator === "" || saysSomething(value));

/** What `getByRole` and its like are asked for by name. */
function roleName(node: SourceNode, around: readonly SourceNode[]): KeyAtom[] {
  const isRole = around.some(
    (each) => each.type === "CallExpression" && nameOf(nodeAt(each, "callee")) === "getByRole",
  );
  if (!isRole || takerOf(around) !== "name") return [];
  return wordsAtoms(String(node["pattern"]));
}

/** The words that a variant asks for, wherever they are written. */
function keysOfWords(
  source: SourceText,
  node: SourceNode,
  around: readonly SourceNode[],
): KeyAtom[] {
  const neighbour = WORDS[nameOf(nodeAt(node, "key"))];
  const value = nodeAt(node, "value");
  if (neighbour === undefined || value === undefined || !standsBeside(around, neighbour)) return [];
  return source.textsOf(value).flatMap(wordsAtoms);
}

function keysOfText(
  source: SourceText,
  node: SourceNode,
  around: readonly SourceNode[],
): KeyAtom[] {
  const taker = takerOf(around);
  if (taker in WORDS || NOT_ASKED_OF_PAGES.test(taker)) return [];
  const selectors = source.textsOf(node).filter((text) => isSelector(text) && !HOST.test(text));
  return selectors.flatMap(selectorAtoms).filter(isOwn);
}

function keysOf(
  source: SourceText,
  path: string,
  node: SourceNode,
  around: readonly SourceNode[],
): KeyAtom[] {
  switch (node.type) {
    case "CallExpression":
      return readsData(path) ? fieldsOf(node, around) : [];
    case "StringLiteral":
    case "TemplateLiteral":
      return keysOfText(source, node, around);
    case "KeyValueProperty":
      return [...keysOfWords(source, node, around), ...(readsData(path) ? elementOf(node) : [])];
    case "RegExpLiteral":
      return [...roleName(node, around), ...patternAtoms(path, node, around)];
    default:
      return [];
  }
}

/** What files look for is asked of each table that has a part in them. */
const known = new Map<string, readonly UsedKey[]>();

/**
 * Every key that a file looks for: what its selectors name, the words that its variants ask for, the patterns that it holds a page's
 * words, names and addresses against, and the fields of data that it reads.
 */
export function driverKeys(path: string): readonly UsedKey[] {
  const keys = known.get(path) ?? readKeys(path);
  known.set(path, keys);
  return keys;
}

function readKeys(path: string): UsedKey[] {
  const source = new SourceText(path);
  const found = new Map<string, UsedKey>();
  walk(source.program, (node, around) => {
    if (/^(Import|ExportAll|ExportNamed|Ts\w*Type|TsLiteral)/.test(node.type)) return false;
    const atoms = keysOf(source, path, node, around);
    const constant = atoms.length === 0 ? "" : constantAround(around);
    for (const atom of atoms) found.set(`${constant} ${describeAtom(atom)}`, { atom, constant });
    return undefined;
  });
  return [...found.values()];
}
