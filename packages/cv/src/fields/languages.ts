import type { CvExtraction } from "@sendoff/contract/cv";
import type { Line } from "../layout/line.ts";
import { unfoldGrids } from "../structure/grid.ts";
import { isEastAsian } from "../vocabulary/east-asian-names.ts";
import { isLanguageName } from "../vocabulary/language-names.ts";
import { PROFICIENCY_WORDS } from "../vocabulary/level-words.ts";
import { languagesApart } from "./languages-apart.ts";
import { languageListsIn, withColonsInPlace } from "./skills.ts";
import { splitList } from "./split-list.ts";

type Language = CvExtraction["languages"][number];

function nameAtStart(text: string): { name: string; rest: string } | undefined {
  const words = text.split(/\s+/);
  for (let n = Math.min(3, words.length); n > 0; n -= 1) {
    const name = words
      .slice(0, n)
      .join(" ")
      .replace(/[^\p{L})]+$/u, "")
      .replace(/^[^\p{L}]+/u, "");
    const rest = words.slice(n).join(" ");
    // "Irish (Gaeilge)" says the name twice, "Irish (fluent)" says how well it is known.
    const again = /^\((\p{Lu}\p{L}+)\)/u.exec(rest);
    if (isLanguageName(name) && again?.[1] !== undefined && isLanguageName(again[1]))
      return { name: `${name} ${again[0]}`, rest: rest.slice(again[0].length) };
    if (isLanguageName(name)) return { name, rest };
  }
  return isEastAsian(text) ? nameInOneWord(text) : undefined;
}

/** "英语六级": name and level without a space between them. */
function nameInOneWord(text: string): { name: string; rest: string } | undefined {
  for (let n = Math.min(5, text.length - 1); n > 1; n -= 1) {
    const name = text.slice(0, n);
    if (isLanguageName(name)) return { name, rest: text.slice(n) };
  }
  return undefined;
}

/** Words that name a level, not a language: "Fluency: native". */
const LEVEL_LABEL = /^(?:fluency|level|proficiency|niveau|nivel|nível|livello|poziom|nivå)$/i;

function toLevel(text: string): string {
  const level = text
    .replace(/^\W*(?:fluency|level|proficiency|niveau)\s*:\s*/i, "")
    .replace(/^[\s:,;|–—-]+|[\s:,;|–—-]+$/gu, "")
    .replace(/^[([]([^()[\]]*)[)\]]?$/u, "$1")
    .trim();
  return level.length < 60 && PROFICIENCY_WORDS.test(level) ? level : "";
}

/** "Ilokano – Fluent", "Kikuyu (native)": a name that no list knows, known as a language by the level behind it. */
function languageByLevel(text: string): Language | undefined {
  const match = /^(\p{Lu}\p{L}+(?: \p{L}+(?: \p{Lu}\p{L}+)?)?)\s*(?:[-–—:,]\s+|\()(.+)$/u.exec(
    text,
  );
  const [, name, rest] = match ?? [];
  if (name === undefined || rest === undefined) return undefined;
  if (PROFICIENCY_WORDS.test(name) || LEVEL_LABEL.test(name)) return undefined;
  const proficiency = toLevel(rest);
  const isShort = proficiency.split(/\s+/).length <= 3 && !/\d{2}/.test(rest);
  return proficiency !== "" && isShort ? { name, proficiency } : undefined;
}

/** The languages in the lines of a CV's languages section: read line by line, or box by box where that finds more levels. */
export function languagesOf(lines: readonly Line[]): Language[] {
  const [across, boxes] = [readLines(lines), readLines(unfoldGrids(lines))];
  return weight(boxes) > weight(across) ? boxes : across;
}

function weight(languages: readonly Language[]): number {
  return languages.length * 10 + languages.filter((l) => l.proficiency !== "").length;
}

/** The languages that stand among the skills or the personal details: "Languages known: English, Hindi". */
export function languagesAmong(lines: readonly Line[]): Language[] {
  return languageListsIn(withColonsInPlace(lines)).flatMap(readTexts);
}

/** "English, Irish (Gaeilge), French" among the personal details, without a word of what it is: most of its names are known. */
export function bareLanguagesIn(lines: readonly Line[]): Language[] {
  const isList = (text: string): boolean => {
    const parts = splitList(text);
    const known = parts.filter((part) => nameAtStart(part)?.rest === "");
    return known.length >= 2 && 3 * known.length >= 2 * parts.length && parts.every(isOneName);
  };
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text)).filter(isList);
  return texts.flatMap(splitList).map((name) => ({ name, proficiency: "" }));
}

function isOneName(part: string): boolean {
  return /^\p{L}+(?: \p{Lu}\p{L}+)?(?: \(\p{L}+\))?$/u.test(part);
}

/** A level stands behind the name or on the line below. */
function readLines(lines: readonly Line[]): Language[] {
  return readTexts(lines.flatMap((l) => l.cells.map((c) => c.text)));
}

/** "Kamba" with "Native" below it, like the languages around it: a name that no list knows, with nothing but a level behind it. */
function languageByNextLine(part: string, next: string | undefined): Language | undefined {
  if (next === undefined || !/^\p{Lu}\p{L}+(?:[ -]\p{L}+(?: \p{Lu}\p{L}+)?)?$/u.test(part))
    return undefined;
  if (PROFICIENCY_WORDS.test(part) || LEVEL_LABEL.test(part)) return undefined;
  const proficiency = nameAtStart(next) === undefined ? toLevel(next) : "";
  return proficiency !== "" && proficiency.split(/\s+/).length <= 3
    ? { name: part, proficiency: "" }
    : undefined;
}

function readTexts(texts: readonly string[] | string): Language[] {
  const found: Language[] = [];
  const parts = [texts]
    .flat()
    .flatMap((text) =>
      text.split(/\.\s+(?=\p{Lu})/u).flatMap((each) => languagesApart(each, splitList)),
    );
  const isKnown = parts.some((part) => nameAtStart(part) !== undefined);
  for (const [i, part] of parts.entries()) {
    const start = nameAtStart(part);
    const last = found.at(-1);
    const unlisted =
      start === undefined
        ? (languageByLevel(part) ??
          (isKnown && last?.proficiency !== ""
            ? languageByNextLine(part, parts[i + 1])
            : undefined))
        : undefined;
    if (unlisted !== undefined) found.push(unlisted);
    else if (start !== undefined) {
      const level = toLevel(start.rest);
      if (!found.some((l) => l.name.toLowerCase() === start.name.toLowerCase()))
        found.push({ name: start.name, proficiency: level });
    } else if (last !== undefined && last.proficiency === "") {
      found[found.length - 1] = { ...last, proficiency: toLevel(part) };
    } else if (last === undefined || !PROFICIENCY_WORDS.test(part)) {
      const inner = part.split(/\s+/).flatMap((w) => nameAtStart(w)?.name ?? []);
      for (const name of inner) found.push({ name, proficiency: toLevel(part.replace(name, "")) });
    }
  }
  return found;
}
