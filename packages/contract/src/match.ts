import { z } from "zod";

/** One part of a match score: how many of its points a job has, and why, in a sentence. */
export const MatchReason = z.object({
  part: z.enum(["title", "skills", "place", "seniority", "salary"]),
  points: z.number().int().min(0),
  of: z.number().int().positive(),
  text: z.string(),
});
export type MatchReason = z.infer<typeof MatchReason>;
