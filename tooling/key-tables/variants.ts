import { selectorAtoms, selectorWays } from "./key-atoms.ts";
import type { KeyAtom } from "./key-atoms.ts";
import { wordsAtoms } from "./driver-keys.ts";
import { nameOf, nodeAt, nodesAt, SourceText, walk } from "./source-text.ts";
import type { SourceNode } from "./source-text.ts";

/** One way in which a driver finds a thing, as its file has it. */
export interface FoundVariant {
  readonly id: string;
  /** What each selector of its list names. */
  readonly ways: readonly (readonly KeyAtom[])[];
  readonly words: readonly KeyAtom[];
  /** Found by what people see or hear, or by the kind of its box: without ids, classes and test ids. */
  readonly isByRoleAndWords: boolean;
  readonly isMarkedGuess: boolean;
  /** Counts on pages of certain addresses only. */
  readonly hasPath: boolean;
}

/** A thing with its variants, the first of which counts. */
export interface FoundThing {
  /** What the file calls it. */
  readonly name: string;
  readonly constant: string;
  readonly variants: readonly FoundVariant[];
}

/** Attributes that people or their browsers know, with their values. */
const SEEN = /\[(aria-label|role|type|autocomplete|inputmode|title|placeholder)\b/;
const NAMED = /[#.][\w-]|\[(id|class|name|data-[\w-]+|componentkey)\b/;

function propertyOf(object: SourceNode, name: string): SourceNode | undefined {
  const found = nodesAt(object, "properties").find(
    (property) => nameOf(nodeAt(property, "key")) === name,
  );
  return found === undefined ? undefined : nodeAt(found, "value");
}

function variantOf(source: SourceText, object: SourceNode): FoundVariant | undefined {
  const css = propertyOf(object, "css");
  if (object.type !== "ObjectExpression" || css === undefined) return undefined;
  const text = propertyOf(object, "text");
  const id = propertyOf(object, "id");
  const selectors = source.textsOf(css);
  const words = text === undefined ? [] : source.textsOf(text).flatMap(wordsAtoms);
  const ways = selectors.flatMap(selectorWays);
  return {
    id: id === undefined ? "" : (source.textsOf(id)[0] ?? ""),
    ways: ways.map(selectorAtoms),
    words,
    isByRoleAndWords: ways.some(
      (way) => !NAMED.test(way) && (text !== undefined || SEEN.test(way)),
    ),
    isMarkedGuess: propertyOf(object, "isGuess")?.["value"] === true,
    hasPath: propertyOf(object, "path") !== undefined,
  };
}

/** All things of a file with the variants that it writes down for them. */
export function thingsOf(path: string): FoundThing[] {
  const source = new SourceText(path);
  const things: FoundThing[] = [];
  walk(source.program, (node, around) => {
    if (node.type !== "ArrayExpression") return;
    const variants = nodesAt(node, "elements").flatMap((each) => variantOf(source, each) ?? []);
    if (variants.length === 0) return;
    const [holder] = around;
    const outermost = around.findLast(({ type }) => type === "VariableDeclarator");
    const isProperty = holder?.type === "KeyValueProperty";
    things.push({
      name: nameOf(nodeAt(isProperty ? holder : (outermost ?? node), isProperty ? "key" : "id")),
      constant: outermost === undefined ? "" : nameOf(nodeAt(outermost, "id")),
      variants,
    });
  });
  return things;
}
