import { MONTHS, PRESENT, SEASONS } from "./date-words.ts";
import { inSmallLetters } from "./words.ts";

// Words of time become single characters of the private use area, filled up to the word's length, so that the patterns
// of dates need no lists of words (three hundred names of months in each would take 50 ms to compile) and places in the
// marked text are places in the text.
const MONTH_BASE = 0xf7_00;
const NOW_MARK = "\uf710";
const SEASON_MARK = "\uf711";
const FILLER = "\uf71f";

/** Patterns of a marked text. */
export const MONTH = `[\uf701-\uf70c]${FILLER}*\\.?`;
export const NOW = `${NOW_MARK}${FILLER}*`;
export const SEASON = `${SEASON_MARK}${FILLER}*`;

const MONTH_OF = new Map(Object.entries(MONTHS));
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

/** The text in lower case with months, seasons and words for "now" marked; as long as the text. */
export function markTimes(text: string): string {
  return inSmallLetters(text)
    .replace(NUMBERED_MONTH, (word: string, month: string) =>
      markAs(monthMark(Number(month)), word),
    )
    .replace(NOW_WORDS, (word) => markAs(NOW_MARK, word))
    .replace(/\p{L}+/gu, (word) => {
      const month = MONTH_OF.get(word);
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
