import { LeftOutReason, type RunListing } from "@sendoff/contract/run-listing";
import { TAKEN } from "@sendoff/db/applying";
import type { ChoiceSkip } from "@sendoff/domain/choosing";
import { z } from "zod";

const Counts = z.record(z.string(), z.number());

/** The reason codes of a run's counts, as the wire tells them; those that are left out here have the same name there. */
const NAMES: Readonly<Record<ChoiceSkip, LeftOutReason> & Record<string, LeftOutReason>> = {
  excluded_company: "excluded_company",
  excluded_title: "excluded_words",
  excluded_description: "excluded_words",
  same_company: "same_company",
  scam: "scam",
  low_score: "low_score",
  other_title: "other_title",
  external: "not_easy_apply",
  // Of a company's board, whose list cannot be searched.
  other_role: "other_title",
};

/** The wire's name of a reason code. */
export function leftOutName(code: string): string {
  return NAMES[code] ?? code;
}

/** What a run's searches found, from its counts by reason code, and the places that its platform does not offer. Throws where a code is none that a job is left out for. */
export function presentListing(listing: unknown, unknownPlaces: readonly string[]): RunListing {
  const counts = Object.entries(Counts.parse(listing));
  const found = counts.reduce((sum, [, count]) => sum + count, 0);
  const leftOut = new Map<LeftOutReason, number>();
  for (const [code, count] of counts) {
    if (code === TAKEN) continue;
    const reason = LeftOutReason.parse(leftOutName(code));
    leftOut.set(reason, (leftOut.get(reason) ?? 0) + count);
  }
  return {
    found,
    unknown_places: [...unknownPlaces],
    left_out: Array.from(leftOut, ([reason, count]) => ({ reason, count })).toSorted(
      (one, other) => other.count - one.count || one.reason.localeCompare(other.reason),
    ),
  };
}
