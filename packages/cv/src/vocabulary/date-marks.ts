import {
  BEHIND_YEARS,
  LONG_MONTHS,
  MONTHS,
  PRESENT,
  PRESENT_BEYOND_LATIN,
  PRESENT_EAST_ASIAN,
  SEASONS,
} from "./date-words.ts";
import { inSmallLetters } from "./word-list.ts";

// Words of time become single characters of the private use area, filled up to the word's length, so that the patterns
// of dates need no lists of words (three hundred names of months in each would take 50 ms to compile) and places in the
// marked text are places in the text.
const MONTH_BASE = 0xf7_00;
const NOW_MARK = "\uf710";
const SEASON_MARK = "\uf711";
const YEAR_END_MARK = "\uf712";
const FILLER = "\uf71f";

/** Patterns of a marked text. */
export const MONTH = `[\uf701-\uf70c]${FILLER}*\\.?`;
export const NOW = `${NOW_MARK}${FILLER}*`;
export const SEASON = `${SEASON_MARK}${FILLER}*`;
/** What says that the number before it is a year (or, in East Asia, the month before it one). */
export const YEAR_END = `${YEAR_END_MARK}${FILLER}*`;

const SEASON_WORDS = new Set(SEASONS);
const NOW_WORDS = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...PRESENT].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}\\d])`,
  "gu",
);

/** Months that are counted, before their year: "tháng 4 2020", "T4/2020". */
const NUMBERED_MONTH =
  /(?<!\p{L})(?:tháng|thg\.?|t)\s?(0?[1-9]|1[0-2])(?=[\s/.,-]{1,3}(?:19|20)\d{2})/gu;

function monthMark(month: number): string {
  return String.fromCharCode(MONTH_BASE + month);
}

function markAs(mark: string, word: string): string {
  return mark + FILLER.repeat(word.length - 1);
}

/** Greek, Cyrillic, Hebrew, Arabic and East Asian letters: their rules cost other texts nothing. */
const BEYOND_LATIN = /[\u0370-\u077f\u3041-\ud7ff]/;
const HEBREW = /^[במלהו](?=[\u05d0-\u05ea]{3})/;

/** Whether words of dates in other letters than Latin ones may stand in the text. */
export function isBeyondLatin(text: string): boolean {
  return BEYOND_LATIN.test(text);
}

/** Patterns that most CVs never need are made when they are. */
const beyond = lazily(() => {
  const list = PRESENT_BEYOND_LATIN.split("|").map((word) => word.trim());
  const now = list.sort((a, b) => b.length - a.length).join("|");
  return {
    now: new RegExp(`(?<!\\p{L})(?:${now})(?!\\p{L})|(?:${PRESENT_EAST_ASIAN})`, "gu"),
    longMonth: new RegExp(Object.keys(LONG_MONTHS).join("|"), "gu"),
    yearEnd: new RegExp(
      `(?<=(?:19|20)\\d{2})\\s?(?:${BEHIND_YEARS})(?!\\p{L}(?<![至から부터起]))`,
      "gu",
    ),
  };
});

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** First years of the eras by which Japan and Taiwan count. */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2019,
  平成: 1989,
  昭和: 1926,
  民国: 1912,
  民國: 1912,
};
const ERA_YEAR =
  /(令和|平成|昭和|民国|民國)\s*(元|\d{1,3})\s*年(?:\s*(\d{1,2})\s*月(?:\s*\d{1,2}\s*日)?)?/gu;
const COUNTED = /((?:19|20)\d{2})\s*[年년]\s*(\d{1,2})\s*[月월](?:\s*\d{1,2}\s*[日일])?/gu;

/** The date with dots, as long as it was written; what is left over is marked. */
function counted(whole: string, year: number | string, month: string | undefined): string {
  const date = month === undefined ? String(year) : `${year}.${month}`;
  const rest = whole.length - date.length;
  return rest > 0 ? date + YEAR_END_MARK + FILLER.repeat(rest - 1) : date;
}

/** Dates that are counted in characters, years with a word behind them and words for "now" marked. */
function markBeyondLatin(text: string): string {
  const { now, longMonth, yearEnd } = beyond();
  return text
    .replace(ERA_YEAR, (whole: string, era: string, year: string, month: string | undefined) =>
      counted(whole, (ERAS[era] ?? 0) + (year === "元" ? 1 : Number(year)) - 1, month),
    )
    .replace(COUNTED, counted)
    .replace(yearEnd, (word) => markAs(YEAR_END_MARK, word))
    .replace(longMonth, (word) => markAs(monthMark(LONG_MONTHS[word] ?? 0), word))
    .replace(now, (word) => markAs(NOW_MARK, word));
}

/** The month that a word names; in Hebrew "in", "from" and "until" are a letter of the word. */
function monthOf(word: string): number | undefined {
  return MONTHS.get(word) ?? (word >= "\u05d0" ? MONTHS.get(word.replace(HEBREW, "")) : undefined);
}

/** The text in lower case with months, seasons and words for "now" marked; as long as the text. */
export function markTimes(text: string): string {
  const small = inSmallLetters(text);
  return (isBeyondLatin(small) ? markBeyondLatin(small) : small)
    .replace(NUMBERED_MONTH, (word: string, month: string) =>
      markAs(monthMark(Number(month)), word),
    )
    .replace(NOW_WORDS, (word) => markAs(NOW_MARK, word))
    .replace(/\p{L}+/gu, (word) => {
      const month = monthOf(word);
      if (month !== undefined) return markAs(monthMark(month), word);
      return SEASON_WORDS.has(word) ? markAs(SEASON_MARK, word) : word;
    });
}

/** The first month in a marked text, 1 to 12. */
export function markedMonth(marked: string): number | undefined {
  const character = /[\uf701-\uf70c]/.exec(marked)?.[0];
  return character === undefined ? undefined : character.charCodeAt(0) - MONTH_BASE;
}

/** Whether a marked text is nothing but a word for "now". */
export function isNow(marked: string): boolean {
  return marked.trim().startsWith(NOW_MARK);
}
