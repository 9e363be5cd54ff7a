import type { CvExtraction } from "@sendoff/contract/cv";
import type { Line } from "../layout/line.ts";
import { fold } from "../vocabulary/heading-words.ts";
import { isLanguageName } from "../vocabulary/language-names.ts";
import { splitList } from "./split-list.ts";

type Language = CvExtraction["languages"][number];

/** The label with which the grid of languages of a Europass CV begins. */
const MOTHER_TONGUE = new Set(
  `mother tongue|mother tongue s|mother tongues|native language|native language s|muttersprache|muttersprache n|muttersprachen|langue maternelle|langue s maternelle s|lingua madre|madrelingua|lengua materna|idioma materno|lingua materna|lingua s materna s|
  moedertaal|moedertaal moedertalen|jezyk ojczysty|modersmal|modersmal and|aidinkieli|materstina|matersky jazyk|materinsky jazyk|anyanyelv|limba materna|limba s materna e|materinski jezik|anadil|ana dil|ana dili|μητρικη γλωσσα`
    .split("|")
    .map((label) => label.trim()),
);
const LEVEL = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/gu;
/** The grid is no longer than this: a dozen languages with a line of levels each and the explanation below. */
const MAX_LINES = 60;

interface Grid {
  readonly languages: readonly Language[];
  /** The lines that are no part of it. */
  readonly rest: readonly Line[];
}

function isMotherTongue(text: string): boolean {
  return MOTHER_TONGUE.has(fold(text.replace(/:.*$/, "")));
}

function levelsIn(line: Line): string[] {
  return line.text.match(LEVEL) ?? [];
}

/** "Understanding B2, speaking B1 …": what most of the levels are. */
function usualLevel(levels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
}

function namesIn(line: Line): string[] {
  return line.cells
    .flatMap((cell) => splitList(cell.text.replace(/^.*?:/u, "")))
    .map((part) => part.replace(LEVEL, "").trim())
    .filter((name) => isLanguageName(name));
}

/** The grid in which Europass CVs set languages among the skills: mother tongue, then levels by understanding, speaking and writing. */
export function languageGridIn(lines: readonly Line[]): Grid {
  const from = lines.findIndex((line) => isMotherTongue(line.cells[0]?.text ?? ""));
  if (from < 0) return { languages: [], rest: lines };
  const rows = lines.slice(from, from + MAX_LINES);
  const last = Math.max(
    rows.findLastIndex((line) => levelsIn(line).length > 0),
    rows.findLastIndex((line) => namesIn(line).length > 0),
  );
  const grid = rows.slice(0, last + 1);
  const languages: Language[] = [];
  let isNative = true;
  for (const line of grid) {
    const levels = levelsIn(line);
    for (const name of namesIn(line))
      languages.push({ name, proficiency: isNative ? "native" : usualLevel(levels) });
    const open = languages.at(-1);
    if (open !== undefined && !isNative && open.proficiency === "" && levels.length > 0)
      languages[languages.length - 1] = { ...open, proficiency: usualLevel(levels) };
    if (languages.length > 0) isNative = false;
  }
  return { languages, rest: [...lines.slice(0, from), ...lines.slice(from + last + 1)] };
}
