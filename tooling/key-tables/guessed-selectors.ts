import { isOfTable, tableOf } from "./compare.ts";
import { isGuess } from "./guesses.ts";
import { isSelector, selectorAtoms, selectorWays } from "./key-atoms.ts";
import { patternAtoms } from "./patterns.ts";
import type { TablePlaces } from "./places.ts";
import type { KeyRow } from "./read-table.ts";
import { nameOf, nodeAt, SourceText, walk } from "./source-text.ts";
import type { SourceNode } from "./source-text.ts";

/** All selectors of a page script, each by itself. */
function selectorsOf(path: string): string[] {
  const source = new SourceText(path);
  const found: string[] = [];
  walk(source.program, (node) => {
    if (/^(Import|Ts\w*Type|TsLiteral)/.test(node.type)) return false;
    if (!/^(String|Template)Literal$/.test(node.type)) return undefined;
    found.push(...source.textsOf(node).filter(isSelector).flatMap(selectorWays));
    return undefined;
  });
  return found;
}

/** Page scripts of a table's driver, each with the name of the scripts that it is installed with. */
export function pageScripts(places: TablePlaces): { file: string; bundle: string }[] {
  return places.driver.flatMap((file) => {
    const folder = /(?:^|\/)([\w-]+)\/in-page\//.exec(file)?.[1];
    if (folder === undefined || !isOfTable(places, "")) return [];
    return [{ file, bundle: folder === "src" ? "common" : folder }];
  });
}

/** What `guessesOf` finds in each page script of a table, by the scripts that are installed together. */
function byBundle(
  places: TablePlaces,
  guessesIn: (file: string, rows: readonly KeyRow[]) => readonly string[],
): Map<string, string[]> {
  const { rows } = tableOf(places);
  const found = new Map<string, string[]>();
  for (const { file, bundle } of pageScripts(places)) {
    const all = new Set([...(found.get(bundle) ?? []), ...guessesIn(file, rows)]);
    found.set(bundle, [...all].toSorted());
  }
  return found;
}

/** Selectors of the page scripts of a table's driver that can only match if a guess is right, by the folder of the scripts. */
export const guessedSelectors = (places: TablePlaces): Map<string, string[]> =>
  byBundle(places, (file, rows) =>
    selectorsOf(file).filter((way) => selectorAtoms(way).some((atom) => isGuess(rows, atom))),
  );

/**
 * Selector lists of page scripts with nothing but guesses in them, and nothing else beside them in a list of several: where none of
 * the guesses holds, the thing is not found. Page objects are asked by `withoutFallback`; patterns of words have many ways each.
 */
export function guessesAlone(places: TablePlaces): string[] {
  const { rows } = tableOf(places);
  return pageScripts(places).flatMap(({ file }) => {
    const source = new SourceText(file);
    const isAlone = (node: SourceNode): boolean => {
      const texts = source.textsOf(node).filter(isSelector).flatMap(selectorWays);
      const isGuessed = (way: string): boolean =>
        selectorAtoms(way).some((atom) => isGuess(rows, atom));
      return texts.length > 0 && texts.every(isGuessed);
    };
    const found: string[] = [];
    walk(source.program, (node, around) => {
      if (/^(Import|Ts\w*Type|TsLiteral)/.test(node.type)) return false;
      if (!/^(String|Template)Literal$/.test(node.type) || !isAlone(node)) return undefined;
      const isAmongOthers = around.some(({ type }) => type === "ArrayExpression");
      if (!isAmongOthers) found.push(`${source.textsOf(node).join(" or ")} in ${file}`);
      return undefined;
    });
    return found;
  });
}

interface GuessedPattern {
  /** The constant that holds it, or that holds what it stands in; empty where it is asked where it stands. */
  readonly constant: string;
  /** What it is asked by where it stands, as in `test`. */
  readonly call: string;
  readonly phrases: readonly string[];
}

/** The patterns of a page script that have a guess in them. */
function guessedPatterns(file: string, rows: readonly KeyRow[]): GuessedPattern[] {
  const found: GuessedPattern[] = [];
  walk(new SourceText(file).program, (node, around) => {
    if (node.type !== "RegExpLiteral") return;
    const phrases = patternAtoms(file, node, around)
      .filter((atom) => atom.kind !== "path" && isGuess(rows, atom))
      .map(({ value }) => value);
    if (phrases.length === 0) return;
    const holder = around.find(({ type }) => type === "VariableDeclarator");
    found.push({
      constant: nameOf(holder && nodeAt(holder, "id")),
      call: callOn(around[0]),
      phrases,
    });
  });
  return found;
}

/** The method that is called where this node is the member that names it. */
function callOn(node: SourceNode | undefined): string {
  return node?.type === "MemberExpression" ? nameOf(node) : "";
}

/** Ways of patterns of the page scripts of a table's driver that are guesses, by the folder of the scripts. */
export const guessedPhrases = (places: TablePlaces): Map<string, string[]> =>
  byBundle(places, (file, rows) => guessedPatterns(file, rows).flatMap(({ phrases }) => phrases));

/** The names of patterns that stand alone in a file. */
function constantsOf(program: SourceNode): string[] {
  const names: string[] = [];
  walk(program, (node) => {
    const isPattern = nodeAt(node, "init")?.type === "RegExpLiteral";
    if (node.type === "VariableDeclarator" && isPattern) names.push(nameOf(nodeAt(node, "id")));
  });
  return names;
}

/** Calls of page scripts that ask a pattern with a guess in it without counting what it fits. */
export function uncountedPhrases(places: TablePlaces): string[] {
  const { rows } = tableOf(places);
  return pageScripts(places).flatMap(({ file }) => {
    const patterns = guessedPatterns(file, rows);
    if (patterns.length === 0) return [];
    const source = new SourceText(file);
    const counted = new Set(patterns.map(({ constant }) => constant));
    const others = new Set(constantsOf(source.program).filter((name) => !counted.has(name)));
    const asked = patterns
      .filter(({ call }) => call !== "")
      .map(({ phrases }) => phrases.join("|"));
    walk(source.program, (node) => {
      const owner = node.type === "MemberExpression" ? nodeAt(node, "object") : undefined;
      const isAsked = /^(test|exec)$/.test(nameOf(node)) && owner?.type === "Identifier";
      // What a function is given may be any pattern of the file.
      if (isAsked && !others.has(nameOf(owner))) asked.push(nameOf(owner));
    });
    return asked.map((pattern) => `${pattern} in ${file}`);
  });
}
