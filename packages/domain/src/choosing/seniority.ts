import { foldLine } from "../fold-words.ts";

/** Years that people in a rank usually have: fewer is too few; more than `most` is more than the job is for. */
interface Rank {
  readonly pattern: RegExp;
  readonly word: string;
  readonly least: number;
  readonly most: number;
}

const RANKS: readonly Rank[] = [
  { pattern: / (intern|internship|apprentice) /, word: "an internship", least: 0, most: 1.5 },
  {
    pattern: / (junior|jr|trainee|fresher|freshers|graduate|entry level) /,
    word: "a junior position",
    least: 0,
    most: 4,
  },
  {
    pattern: / (chief|cto|ceo|cfo|coo|vp|vice president) /,
    word: "an executive position",
    least: 12,
    most: 60,
  },
  { pattern: / (director|head of) /, word: "a director's position", least: 10, most: 60 },
  { pattern: / (principal|staff) (?!nurse)/, word: "a principal position", least: 8, most: 60 },
  { pattern: / lead (?!gen|generation)/, word: "a lead position", least: 5, most: 60 },
  { pattern: / (senior|sr) /, word: "a senior position", least: 4, most: 60 },
];

/** What a job asks of experience, in years, with the words for it; undefined when it says nothing. */
export interface AskedExperience {
  readonly least: number;
  readonly most: number;
  readonly words: string;
}

const ASKED_YEARS =
  /(\d{1,2})\s*(?:\+|(?:-|–|to)\s*(\d{1,2})\s*\+?)?\s*(?:years?|yrs?)\b(?=.{0,60}\b(?:experience|exp)\b)/i;

/** Reads years of experience out of a description ("3 to 5 years of experience"), else the rank out of the title. */
export function askedExperience(job: {
  readonly title: string;
  readonly description?: string | undefined;
}): AskedExperience | undefined {
  const found = ASKED_YEARS.exec(job.description ?? "");
  const least = Number(found?.[1] ?? Number.NaN);
  if (least <= 30) {
    const upper = found?.[2];
    return {
      least,
      // More years than the range are rarely a hindrance; twice as many are.
      most: upper === undefined ? 60 : Math.max(Number(upper) * 2, least + 4),
      words: `${upper === undefined ? least : `${least} to ${upper}`} years of experience`,
    };
  }
  const line = foldLine(job.title);
  const rank = RANKS.find(({ pattern }) => pattern.test(line));
  return rank === undefined ? undefined : { least: rank.least, most: rank.most, words: rank.word };
}

/** How well somebody's years fit, from 0 to 1. */
export function experienceMatch(years: number, asked: AskedExperience): number {
  if (years > asked.most) return 0.4;
  const missing = asked.least - years;
  if (missing <= 0) return 1;
  if (missing <= 1) return 0.7;
  return missing <= 3 ? 0.35 : 0;
}
