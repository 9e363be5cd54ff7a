import { MINIMUM_SCORE } from "@sendoff/contract/constants";
import { readScore } from "./read-score.ts";

/** What a user chose of one platform's filters (DECISIONS D8). Empty and undefined mean that nothing is ruled out. */
export interface JobChoices {
  readonly postedWithinDays: number | undefined;
  readonly experienceLevels: readonly string[];
  readonly jobTypes: readonly string[];
  /** Ranges of pay in the platform's own words. */
  readonly payRanges: readonly string[];
  readonly workplace: readonly ("on_site" | "remote" | "hybrid")[];
  /** False: jobs that are applied to elsewhere are listed too, as skipped. */
  readonly easyApplyOnly: boolean;
  readonly excludedCompanies: readonly string[];
  readonly excludedTitleWords: readonly string[];
  readonly excludedDescriptionWords: readonly string[];
  /** Jobs that match less, in percent, are left alone: this platform's own minimum, else the one for all platforms. */
  readonly minimumScore: number;
  /** A company that was applied to is left alone for so many days. */
  readonly companyRestDays: number | undefined;
}

/** A saved answer with the name of the filter it answers. */
export interface NamedAnswer {
  readonly field_name: string;
  readonly answer: unknown;
}

/** Nothing ruled out. */
export const NO_CHOICES: JobChoices = {
  postedWithinDays: undefined,
  experienceLevels: [],
  jobTypes: [],
  payRanges: [],
  workplace: [],
  easyApplyOnly: true,
  excludedCompanies: [],
  excludedTitleWords: [],
  excludedDescriptionWords: [],
  minimumScore: MINIMUM_SCORE,
  companyRestDays: undefined,
};

const WORKPLACES: Readonly<Record<string, "on_site" | "remote" | "hybrid">> = {
  "on-site": "on_site",
  onsite: "on_site",
  remote: "remote",
  hybrid: "hybrid",
};

/**
 * Reads the answers to a platform's filters by the filters' names. Never throws: an unknown name or an answer that does not
 * fit rules nothing out. `minimumScore` is the user's own for all platforms, which a platform's filter replaces.
 */
export function choicesFromFilters(
  answers: readonly NamedAnswer[],
  minimumScore: number,
): JobChoices {
  const given = new Map(answers.map(({ field_name, answer }) => [foldName(field_name), answer]));
  const list = (...names: string[]): string[] => names.flatMap((name) => texts(given.get(name)));
  const one = (name: string): string => list(name)[0] ?? "";
  const words = (...names: string[]): string[] => list(...names).flatMap(splitWords);
  return {
    postedWithinDays: readDays(one("date posted")),
    experienceLevels: list("experience level"),
    jobTypes: list("job type"),
    payRanges: list("salary"),
    workplace: list("remote", "workplace").flatMap((way) => {
      const known = WORKPLACES[way.toLowerCase()];
      return known === undefined ? [] : [known];
    }),
    easyApplyOnly: given.get("easy apply only") !== false,
    excludedCompanies: words("excluded companies"),
    excludedTitleWords: words("excluded words", "excluded title words"),
    excludedDescriptionWords: words("excluded description words"),
    minimumScore: readScore(one("minimum match score")) ?? minimumScore,
    companyRestDays: readDays(one("same company again")),
  };
}

const foldName = (name: string): string => name.trim().toLowerCase();

function texts(answer: unknown): string[] {
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return values.flatMap((value) => {
    if (typeof value === "number") return [String(value)];
    return typeof value === "string" && value.trim() !== "" ? [value.trim()] : [];
  });
}

/** "Acme, Globex; Initech" is three names. */
function splitWords(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const DAYS = { hour: 1 / 24, day: 1, week: 7, month: 30 } as const;

/** "Past 24 hours" is 1, "Past week" 7, "After 30 days" 30; undefined where no time is named. */
function readDays(text: string): number | undefined {
  const found = /(\d+)?\s*(hour|day|week|month)s?\b/i.exec(text);
  const unit = found?.[2]?.toLowerCase();
  if (unit !== "hour" && unit !== "day" && unit !== "week" && unit !== "month") return undefined;
  return Math.max(1, Math.ceil(Number(found?.[1] ?? 1) * DAYS[unit]));
}
