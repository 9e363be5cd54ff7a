import { isOfTable, tableOf } from "./compare.ts";
import { isGuess } from "./guesses.ts";
import { isSelector, selectorAtoms, selectorWays } from "./key-atoms.ts";
import type { TablePlaces } from "./places.ts";
import { SourceText, walk } from "./source-text.ts";

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

/** Selectors of the page scripts of a table's driver that can only match if a guess is right, by the folder of the scripts. */
export function guessedSelectors(places: TablePlaces): Map<string, string[]> {
  const { rows } = tableOf(places);
  const byFolder = new Map<string, Set<string>>();
  for (const file of places.driver) {
    const folder = /(?:^|\/)([\w-]+)\/in-page\//.exec(file)?.[1];
    if (folder === undefined || !isOfTable(places, "")) continue;
    const guesses = selectorsOf(file).filter((way) =>
      selectorAtoms(way).some((atom) => isGuess(rows, atom)),
    );
    const known = byFolder.get(folder) ?? new Set();
    byFolder.set(folder, new Set([...known, ...guesses]));
  }
  return new Map(
    [...byFolder].map(([folder, ways]) => [
      folder === "src" ? "common" : folder,
      [...ways].toSorted(),
    ]),
  );
}
