import { tableOf } from "./compare.ts";
import { pageScripts } from "./guessed-selectors.ts";
import { isGuess } from "./guesses.ts";
import { isSelector, selectorAtoms, selectorWays } from "./key-atoms.ts";
import type { TablePlaces } from "./places.ts";
import type { KeyRow } from "./read-table.ts";
import { nameOf, nodeAt, nodesAt, SourceText, UNKNOWN, walk } from "./source-text.ts";
import type { SourceNode } from "./source-text.ts";

/** What asks for a selector and counts nothing. */
const PLAIN_CALLS = /^(matches|closest|querySelector|querySelectorAll)$/;
/** Where the counted calls are made of those. */
const COUNTING = /in-page\/(dom|held-guesses)\.ts$/;

/** The texts of the constants that a script has at its top, by name. Scripts of a folder share one scope. */
function constantTexts(files: readonly string[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const file of files) {
    const source = new SourceText(file);
    walk(source.program, (node) => {
      if (/Function|Arrow/.test(node.type)) return false;
      const init = node.type === "VariableDeclarator" ? nodeAt(node, "init") : undefined;
      if (init !== undefined) found.set(nameOf(nodeAt(node, "id")), source.textsOf(init));
      return undefined;
    });
  }
  return found;
}

interface Script {
  readonly source: SourceText;
  readonly constants: ReadonlyMap<string, readonly string[]>;
  readonly rows: readonly KeyRow[];
}

/** The guesses among the ways of some selector lists. */
function guessesAmong(texts: readonly string[], rows: readonly KeyRow[]): string[] {
  const ways = texts.filter(isSelector).flatMap(selectorWays);
  return ways.filter((way) => selectorAtoms(way).some((atom) => isGuess(rows, atom)));
}

/** All texts that are written in a part of a script. */
function textsIn(part: SourceNode, source: SourceText): string[] {
  const found: string[] = [];
  walk(part, (node) => {
    if (/^(Import|Ts\w*Type|TsLiteral)/.test(node.type)) return false;
    if (/^(String|Template)Literal$/.test(node.type)) found.push(...source.textsOf(node));
    return undefined;
  });
  return found;
}

/** The function of this name in the script, else all of it. */
function functionOf(name: string, { program }: SourceText): SourceNode {
  let found = program;
  walk(program, (node) => {
    const isIt = node.type === "FunctionDeclaration" && nameOf(nodeAt(node, "identifier")) === name;
    if (isIt) found = node;
  });
  return found;
}

/** The guesses that what a plain call is given may have in it: all of its script where it is not written down what it is. */
function guessesIn(argument: SourceNode, { source, constants, rows }: Script): string[] {
  const given = source.textsOf(argument);
  walk(argument, (node) => {
    if (node.type === "CallExpression" || node.type === "MemberExpression") {
      const callee = nodeAt(node, "callee");
      const name = callee?.type === "Identifier" ? nameOf(callee) : "";
      given.push(...textsIn(functionOf(name, source), source));
      return false;
    }
    if (node.type !== "Identifier") return undefined;
    const texts = constants.get(nameOf(node)) ?? source.textsOf(node);
    given.push(...(texts.includes(UNKNOWN) ? textsIn(source.program, source) : texts));
    return undefined;
  });
  return guessesAmong(given, rows);
}

/** What is called, also where it is called only if it is there. */
function calleeOf(node: SourceNode): SourceNode | undefined {
  const callee = node.type === "CallExpression" ? nodeAt(node, "callee") : undefined;
  return callee?.type === "OptionalChainingExpression" ? nodeAt(callee, "base") : callee;
}

/** Selectors with a guess in them that page scripts ask for by a call which does not count what holds, each with its file. */
export function uncountedSelectors(places: TablePlaces): string[] {
  const scripts = pageScripts(places).map(({ file }) => file);
  const { rows } = tableOf(places);
  const constants = constantTexts(scripts);
  const found = scripts
    .filter((file) => !COUNTING.test(file))
    .flatMap((file) => {
      const script = { source: new SourceText(file), constants, rows };
      const guesses: string[] = [];
      walk(script.source.program, (node) => {
        const callee = calleeOf(node);
        const isPlain = callee?.type === "MemberExpression" && PLAIN_CALLS.test(nameOf(callee));
        const [argument] = isPlain ? nodesAt(node, "arguments") : [];
        if (argument !== undefined) guesses.push(...guessesIn(argument, script));
      });
      return guesses.map((way) => `${way} in ${file}`);
    });
  return [...new Set(found)];
}
