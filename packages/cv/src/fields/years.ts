import { SKILL_LEVEL } from "../vocabulary/level-words.ts";
import { inSmallLetters, onOneLine } from "../vocabulary/word-list.ts";
import {
  AT_LEAST,
  EXPERIENCE,
  LESS_THAN,
  MONTH_UNITS,
  OF,
  YEARS_COLUMN,
  YEAR_UNITS,
} from "./year-words.ts";

/** Nobody has more; a larger number counts something else. */
const MOST_YEARS = 60;
/** A longer text behind "5 years of" is a sentence, not a skill. */
const MAX_NAME_WORDS = 4;
/** A longer text is a sentence. */
const MAX_CHARACTERS = 120;

const YEAR = onOneLine(YEAR_UNITS);
const NUMBER = "\\d{1,2}(?:[.,]\\d|\\s?½)?";
const LENGTH =
  `(?:(?<less>${onOneLine(LESS_THAN)})\\s*|(?:${onOneLine(AT_LEAST)})\\s*)?(?<number>${NUMBER})\\s*\\+?` +
  `(?<range>\\s*(?:[–—-]|to|bis|à|a)\\s*${NUMBER}\\s*\\+?)?[\\s-]?` +
  `(?:(?<years>(?:${YEAR})(?![\\p{L}\\p{M}])|(?<=\\d\\+?)y(?![\\p{L}\\d]))|(?<months>(?:${onOneLine(MONTH_UNITS)})(?![\\p{L}\\p{M}])))\\.?\\s*\\+?` +
  `(?:\\s*(?:${onOneLine(OF)})?\\s*(?:work(?:ing)?\\s+|professional\\s+|hands-on\\s+)?(?:${onOneLine(EXPERIENCE)})(?![\\p{L}]))?`;
// Searched for in small letters: to compile these patterns for both cases takes a new process 20 ms.
const ALONE = new RegExp(`^\\s*${LENGTH}\\s*$`, "u");
const BEHIND = new RegExp(`^(?<name>.*?\\S)(?<by>\\s*[:,–—-]\\s*|\\s+)${LENGTH}\\s*$`, "u");
const BEFORE = new RegExp(
  `^\\s*${LENGTH}(?:\\s*[:–—-]\\s*|\\s+(?:(?:${onOneLine(OF)})\\s+)?)(?<name>\\S.*)$`,
  "u",
);
const BRACKETS = /^(?<name>.*?)\s*[([](?<inside>[^()[\]]*)[)\]]\s*$/u;
const DECIMAL_COMMA = new RegExp(
  `(?<!\\d)(\\d{1,2}),(?=\\d\\s*\\+?\\s*(?:${YEAR})(?![\\p{L}]))`,
  "gu",
);
const COLUMN = new RegExp(
  `^(?:${YEARS_COLUMN.replaceAll("YEARS", YEAR).replaceAll("OF", onOneLine(OF)).replaceAll("EXPERIENCE", onOneLine(EXPERIENCE))})$`,
  "u",
);
const UNITS: ReadonlySet<string> = new Set(
  YEAR.split("|").flatMap((unit) => [unit.replace(/.\?$/u, ""), unit.replace("?", "")]),
);
const BARE_NUMBER = new RegExp(`^${NUMBER}\\s*\\+?$`, "u");
const HAS_LENGTH = new RegExp(
  `\\d\\s*\\+?[\\s-]?(?:½\\s*)?(?:${YEAR}|${onOneLine(MONTH_UNITS)}|y)`,
  "u",
);

/** A text without the length of time that it states. */
export interface Stated {
  /** Empty where the text says nothing but the length. */
  readonly name: string;
  /** Undefined where the length is no number of years: a range, "less than a year". */
  readonly years: number | undefined;
  /** Where the length stands: behind or before a name it may be meant for a whole list, in brackets it is that name's own. */
  readonly side: "own" | "behind" | "before";
}

function yearsOf(groups: Readonly<Record<string, string | undefined>>): number | undefined {
  if (groups["less"] !== undefined || groups["range"] !== undefined) return undefined;
  const text = groups["number"] ?? "";
  const number =
    Number(text.replace(",", ".").replace(/\s?½/, "")) + (text.includes("½") ? 0.5 : 0);
  const years = groups["months"] === undefined ? number : Math.round((number / 12) * 10) / 10;
  return years > 0 && years <= MOST_YEARS ? years : undefined;
}

function inBrackets(text: string): Stated | undefined {
  const { name = "", inside = "" } = BRACKETS.exec(text)?.groups ?? {};
  const small = inSmallLetters(inside);
  if (!HAS_LENGTH.test(small)) return undefined;
  const parts = small.split(/\s*[,;/|]\s*|\s+[–—-]\s+/u);
  const found = parts.map((part) => ALONE.exec(part)?.groups).filter((g) => g !== undefined);
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  return { name: withoutLevel(name), years: yearsOf(only), side: "own" };
}

/** A level before the years is no name: "Expert, 8 years". */
function withoutLevel(name: string): string {
  return SKILL_LEVEL.test(name) ? "" : name.trim();
}

/**
 * The years that a text states beside a name: "Java (5 years)", "Python – 6+ yrs", "8 Jahre: SQL", "2,5 años de Go". Undefined where it
 * states none. Years are taken as written (months as a part of a year), never reckoned from dates.
 */
export function statedYears(text: string): Stated | undefined {
  if (text.length > MAX_CHARACTERS || !/\d/.test(text)) return undefined;
  const small = inSmallLetters(text);
  if (!HAS_LENGTH.test(small)) return undefined;
  const alone = ALONE.exec(small)?.groups;
  if (alone !== undefined) return { name: "", years: yearsOf(alone), side: "own" };
  const bracketed = inBrackets(text);
  if (bracketed !== undefined) return bracketed;
  const behind = BEHIND.exec(small)?.groups;
  if (behind?.["name"] !== undefined) {
    const name = withoutLevel(text.slice(0, behind["name"].length));
    return { name, years: yearsOf(behind), side: "behind" };
  }
  const before = BEFORE.exec(small)?.groups;
  const name = text.slice(text.length - (before?.["name"] ?? "").length);
  if (before === undefined || name.split(/\s+/).length > MAX_NAME_WORDS) return undefined;
  return { name, years: yearsOf(before), side: "before" };
}

/** Whether the text is a length of time, with or without a level, and nothing else. */
export function isLengthAlone(text: string): boolean {
  return statedYears(text.replace(/^[^\p{L}\d]*[,;|/]\s*/u, ""))?.name === "";
}

/** Whether a cell heads a column of years. */
export function isYearsColumn(text: string): boolean {
  // Looked up before it is searched for: compiling that pattern takes a new process milliseconds.
  const small = inSmallLetters(text);
  const hasUnit = (small.match(/\p{L}+/gu) ?? []).some((word) => UNITS.has(word));
  return hasUnit && COLUMN.test(small.trim());
}

/** The same text with a point for the comma in "2,5 Jahre", at which lists would be cut. */
export function withDecimalPoints(text: string): string {
  const commas = /\d,\d/.test(text) ? inSmallLetters(text).matchAll(DECIMAL_COMMA) : [];
  let out = text;
  for (const { index, 1: whole = "" } of commas) {
    const at = index + whole.length;
    out = `${out.slice(0, at)}.${out.slice(at + 1)}`;
  }
  return out;
}

/** Whether a cell is a number that could be years where the column's head says so. */
export function isBareNumber(text: string): boolean {
  return BARE_NUMBER.test(text.trim());
}
