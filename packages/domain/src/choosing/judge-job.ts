import { companyKey } from "../job-fingerprint.ts";
import { foldLine } from "../fold-words.ts";
import type { JobChoices } from "./job-choices.ts";
import { type JobText, type MatchScore, scoreJob, type Seeker } from "./match-score.ts";
import { findScam, scamReason } from "./scam.ts";

/** Why a job is left alone; kept as the application's reason code. */
export const CHOICE_SKIPS = [
  "excluded_company",
  "excluded_title",
  "excluded_description",
  "same_company",
  "scam",
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
 * Whether a job is one to apply to, by the user's choices and by what makes a fraud. A job without a description is judged by
 * its line in the list: it is skipped for its score only when no description could lift it over the minimum.
 */
export function judgeJob(job: JobText, seeker: Seeker, choices: JobChoices): JobVerdict {
  const { atMost, ...match } = scoreJob(job, seeker);
  const skip =
    excludedCompany(job, choices) ??
    excludedTitle(job, choices) ??
    scam(job) ??
    excludedDescription(job, choices) ??
    lowScore(job, atMost, choices);
  return skip === undefined ? { kind: "take", match } : { kind: "skip", match, ...skip };
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

function scam(job: JobText): Skip | undefined {
  const sign = findScam(job);
  return sign === undefined ? undefined : { reasonCode: "scam", reason: scamReason(sign) };
}

function lowScore(job: JobText, atMost: number, { minimumScore }: JobChoices): Skip | undefined {
  if (minimumScore === undefined || atMost >= minimumScore) return undefined;
  const score = `${job.description === undefined ? "at most " : ""}${atMost} of 100`;
  const reason = `Its match is ${score}; your filters ask for ${minimumScore} or more.`;
  return { reasonCode: "low_score", reason };
}
