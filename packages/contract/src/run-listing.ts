import { z } from "zod";

/** Why a job that a run's searches found was left out; shown in words by the web. */
export const LeftOutReason = z.enum([
  /** Applied to on the employer's own site. */
  "not_easy_apply",
  /** How it is applied to is not known: its list marked no job, and a few that were opened are applied to elsewhere. */
  "unmarked",
  "already_applied",
  /** On a company's board: in none of the places that are looked for. */
  "other_place",
  "low_score",
  /** Its title is none of the user's roles. */
  "other_title",
  "excluded_company",
  /** A word in its title or description that the filters exclude. */
  "excluded_words",
  /** Its company was applied to within the days that the filters leave a company alone. */
  "same_company",
  /** The same job as one that was sent under another id or on another platform. */
  "same_job",
  "scam",
  /** Done in another place than the filters ask for (home, office, partly), by the list's own mark. */
  "other_workplace",
  /** Found by an earlier run, and not tried anew. */
  "seen_before",
  /** A line of the result list that could not be read. */
  "unreadable",
]);
export type LeftOutReason = z.infer<typeof LeftOutReason>;

/** What a run's searches found. Each job counts once, however often it was listed; the rest of `found` was, or is to be, opened. */
export const RunListing = z.object({
  found: z.number(),
  /** The most frequent reason first. */
  left_out: z.array(z.object({ reason: LeftOutReason, count: z.number() })),
  /** Places of the search that the platform does not offer, as the user wrote them: nothing was looked for there. */
  unknown_places: z.array(z.string()),
});
export type RunListing = z.infer<typeof RunListing>;
