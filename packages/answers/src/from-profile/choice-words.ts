import { wordingOf } from "../languages/lexicon.ts";
import type { Token } from "../reading/tokens.ts";

const setOf = (names: string): ReadonlySet<string> =>
  new Set(names.split(",").map((name) => name.trim()));

/** Meanings beside which choices of a kind ask for what such choices always ask for. */
export const BESIDE = {
  gender: setOf("gender, male, female, legal, passport"),
  languages: setOf(
    "language, speak, alternate, other, which, customer contact, country, more than, level",
  ),
  level: setOf("level, speak, language, well, fluent, rate, yes"),
  degree: setOf(
    "education, degree, level, highest, completed, school, recent, graduate, certificate, full, field of study, end, university degree, bachelor, country",
  ),
  start: setOf(
    "available, start, when, notice, earliest, date, can, immediately, since when, cv, need, how long, give",
  ),
  pay: setOf(
    "pay, range, current, yearly, monthly, gross, expected, currency, current pay, rate, recent",
  ),
  extent: setOf(
    "current, contract, position, workload, work, employed, hour, status, employment status, company, time, recent",
  ),
} as const;

/** Whether the telling words of a question are of these meanings, but for a few that no lexicon has. */
export function isOnly(
  asked: readonly Token[],
  meanings: ReadonlySet<string>,
  unknownMost: number,
): boolean {
  const telling = asked.filter(({ weight }) => weight === "plain" || weight === "heavy");
  const foreign = telling.filter(({ means }) => means === undefined || !meanings.has(means));
  return (
    foreign.length <= unknownMost &&
    foreign.every(({ means, word }) => means === undefined && !/\d/.test(word))
  );
}

/** The meanings of the words of a text. */
export const meansIn = (text: string): (string | undefined)[] =>
  wordingOf(text).terms.map(({ means }) => means);

/** Whether a question is for what one would like or is yet to learn. */
export const isOfWish = (asked: readonly Token[]): boolean =>
  asked.some(
    ({ means, word }) =>
      /^(?:preferred|expected|willing|applied position)$/.test(means ?? "") ||
      /^(?:learn\w*|want|interest\w*|wish|seeking|interview|interviewed|correspondence|website)$/.test(
        word,
      ),
  );
