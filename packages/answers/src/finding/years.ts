import type { Experience } from "@sendoff/contract/profile";
import type { Claim, Finding } from "../facts/claim.ts";

import type { Facts } from "../facts/facts.ts";
import { monthsCovered, spanOf } from "../facts/timeline.ts";

/** A number of years with where it came from. */
export interface Years {
  exact: number;
  source: "profile" | "derived" | "answer_bank";
  why: string;
  confidence: number;
  /** There may be more: the time of jobs that name a skill, when others may have used it unsaid. */
  isAtLeast?: true;
  /** The time in a trade to which other jobs may belong as well: it shows that there are enough years, never how many. */
  isTrade?: true;
}

/** Looks up a number of years that the user answered to a question of this meaning. */
export type SaidYears = (
  topic: "total_years" | "skill_years",
  subject: string | undefined,
) => number | undefined;

export function asFinding({ exact, source, why, confidence }: Years): Finding {
  const claim: Claim = { kind: "years", floor: Math.floor(exact + 1e-6), exact };
  return { claim, source, why, confidence };
}

export const atLeast = (years: Years): Years => ({ ...years, isAtLeast: true });

export function fromJobs(
  jobs: readonly Experience[],
  facts: Facts,
  what: string,
  confidence: number,
): Years | undefined {
  const months = monthsOf(jobs, facts);
  if (months === undefined) return undefined;
  return {
    exact: months / 12,
    source: "derived",
    why: `${count(jobs.length, "job")} ${what}${byDates(jobs)}`,
    confidence,
  };
}

export function monthsOf(jobs: readonly Experience[], facts: Facts): number | undefined {
  if (jobs.length === 0 || facts.today === "") return undefined;
  const spans = jobs.map((job) => spanOf(job, facts.profile.experience, facts.today));
  const known = spans.filter((span) => span !== undefined);
  return known.length === spans.length ? monthsCovered(known) : undefined;
}

export const byDates = ({ length }: readonly Experience[]): string =>
  length === 1 ? ", by its dates" : ", by their dates, overlaps counted once";

export const count = (number: number, noun: string): string =>
  `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
