import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { tableOf } from "./compare.ts";
import type { KeyAtom } from "./key-atoms.ts";
import type { TablePlaces } from "./places.ts";
import type { KeyRow } from "./read-table.ts";

/** Shorter words stand in any file. */
const SHORTEST = 3;

/** Files of the sandbox by their names, with what stands in them; pages that several draw have one name in several folders. */
function filesByName(): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of globSync("apps/sandbox/src/**/*.{ts,js,css}")) {
    const name = basename(path);
    files.set(name, `${files.get(name) ?? ""}\n${readFileSync(path, "utf8").toLowerCase()}`);
  }
  return files;
}

/** The files that a row's column names. */
const sandboxFilesOf = ({ sandbox }: KeyRow): string[] =>
  sandbox.match(/[\w-]+(?:\.[\w-]+)*\.(?:ts|js|css)\b/g) ?? [];

/** The words that a key is made of: files put many keys together from parts while they run. */
const wordsOf = ({ kind, value }: KeyAtom): string[] =>
  `${kind.startsWith("data-") ? kind : ""} ${value}`
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST && word !== "data");

/** Rows that name a file which is not the sandbox's, or in which nothing of the key stands. */
export const wrongSandboxCells = (places: TablePlaces): string[] =>
  wrongCellsOf(tableOf(places).rows);

/** The same of rows at hand. */
export function wrongCellsOf(rows: readonly KeyRow[]): string[] {
  const files = filesByName();
  return rows.flatMap((row) => {
    const words = row.atoms.flatMap(wordsOf);
    return sandboxFilesOf(row).flatMap((name) => {
      const text = files.get(name);
      if (text === undefined) return [`${row.key}: the sandbox has no ${name}`];
      const isThere = words.length === 0 || words.some((word) => text.includes(word));
      return isThere ? [] : [`${row.key}: nothing of it stands in ${name}`];
    });
  });
}
