import { companyKey } from "./job-fingerprint.ts";
import { foldLine } from "./fold-words.ts";
import type { JobChoices } from "./job-choices.ts";
import {
  type JobText,
  type JudgedScore,
  type MatchScore,
  scoreJob,
  type Seeker,
} from "./match-score.ts";
import { matchWords } from "./match-words.ts";
import { findScam, scamReason, type ScamSign } from "./scam.ts";

/** Why a job is left alone; kept as the application's reason code. */
export const CHOICE_SKIPS = [
  "excluded_company",
  "excluded_title",
  "excluded_description",
  "same_company",
  "scam",
  "other_title",
  "low_score",
] as const;
export type ChoiceSkip = (typeof CHOICE_SKIPS)[number];

export type JobVerdict =
  | { readonly kind: "take"; readonly match: MatchScore }
  | {
      readonly kind: "skip";
      readonly match: MatchScore;
      readonly reasonCode: ChoiceSkip;
      /** A sentence for the user. */
      readonly reason: string;
    };

/**
 * Whether a job is one to apply to, by the user's choices, its title, its score and by what makes a fraud (DECISIONS D14). A job
 * without a description is judged by its line in the list: it is skipped for its score only when half of what weighs is known and
 * no description could lift it over the minimum; else its posting is to be opened and judged anew. `findSign` gives the sign of a
 * fraud where it is known already: a posting that is judged for many is searched for it once.
 */
export function judgeJob(
  job: JobText,
  seeker: Seeker,
  choices: JobChoices,
  findSign: () => ScamSign | undefined = () => findScam(job),
): JobVerdict {
  const judged = scoreJob(job, seeker);
  const match = { score: judged.score, reasons: judged.reasons };
  const skip =
    excludedCompany(job, choices) ??
    excludedTitle(job, choices) ??
    scam(findSign()) ??
    excludedDescription(job, choices) ??
    otherTitle(job, judged) ??
    lowScore(job, judged, choices);
  return skip === undefined ? { kind: "take", match } : { kind: "skip", match, ...skip };
}

/** A job that was judged before, as it is kept. */
export interface JudgedJob extends Pick<JobText, "title" | "company"> {
  /** Empty where its posting was not read. */
  readonly description: string;
  readonly score: number;
  /** Why it was left alone; undefined where it was not. */
  readonly reasonCode: string | undefined;
}

/** Whatever the choices are, these are left alone. */
const NEVER_SENT: readonly (string | undefined)[] = ["scam", "other_title", "external"];

/**
 * Whether other choices would let a job through that was judged before, by its score and its words: what only the portal's search
 * knows of it (how new it is, its kind, its level) counts for nothing.
 */
export function passesChoices(job: JudgedJob, choices: JobChoices): boolean {
  if (NEVER_SENT.includes(job.reasonCode)) return false;
  const text = { ...job, location: "" };
  const excluded =
    excludedCompany(text, choices) ??
    excludedTitle(text, choices) ??
    excludedDescription(text, choices);
  return excluded === undefined && job.score >= choices.minimumScore;
}

interface Skip {
  readonly reasonCode: ChoiceSkip;
  readonly reason: string;
}

/** "Acme" is Acme Ltd and "Acme Technologies", not "Acmeworks". */
function excludedCompany(job: JobText, choices: JobChoices): Skip | undefined {
  const company = ` ${companyKey(job.company)} `;
  const name = choices.excludedCompanies.find((excluded) => {
    const key = companyKey(excluded);
    return key !== "" && company.startsWith(` ${key} `);
  });
  if (name === undefined) return undefined;
  return { reasonCode: "excluded_company", reason: `Your filters exclude the company ${name}.` };
}

function excludedTitle(job: JobText, choices: JobChoices): Skip | undefined {
  const word = wordIn(job.title, choices.excludedTitleWords);
  if (word === undefined) return undefined;
  return { reasonCode: "excluded_title", reason: `Your filters exclude titles with “${word}”.` };
}

function excludedDescription(job: JobText, choices: JobChoices): Skip | undefined {
  const word = wordIn(job.description ?? "", choices.excludedDescriptionWords);
  if (word === undefined) return undefined;
  const reason = `Your filters exclude descriptions with “${word}”.`;
  return { reasonCode: "excluded_description", reason };
}

function wordIn(text: string, words: readonly string[]): string | undefined {
  const line = foldLine(text);
  return words.find((word) => foldLine(word).trim() !== "" && line.includes(foldLine(word)));
}

function scam(sign: ScamSign | undefined): Skip | undefined {
  return sign === undefined ? undefined : { reasonCode: "scam", reason: scamReason(sign) };
}

function otherTitle(job: JobText, { title }: JudgedScore): Skip | undefined {
  if (title !== "none") return undefined;
  return { reasonCode: "other_title", reason: `“${job.title.trim()}” is none of your roles.` };
}

function lowScore(job: JobText, judged: JudgedScore, choices: JobChoices): Skip | undefined {
  const { minimumScore: minimum } = choices;
  const isUnread = job.description === undefined;
  if (judged.atMost >= minimum || (isUnread && judged.isThin)) return undefined;
  const score = isUnread ? `at most ${judged.atMost}%` : matchWords(judged);
  return {
    reasonCode: "low_score",
    reason: `Its match is ${score}; your minimum is ${minimum}%.`,
  };
}
