import { z } from "zod";
import { defineRoutes, refusals } from "./route.ts";
import { Translated } from "./translated.ts";

/** One part of a match score: how many of its points a job has, and why, in a sentence. */
export const MatchReason = z.object({
  part: z.enum(["title", "skills", "place", "seniority", "salary"]),
  points: z.number().int().min(0),
  of: z.number().int().positive(),
  text: Translated,
});
export type MatchReason = z.infer<typeof MatchReason>;

/** A share in percent, 0 to 100. */
const Percent = z.number().int().min(0).max(100);

/** What jobs have to reach to be sent to (DECISIONS D14). */
export const MatchSettings = z.object({
  /** Jobs that match less, in percent, are left alone on every platform whose own filter does not say otherwise. */
  minimum_score: Percent,
});
export type MatchSettings = z.infer<typeof MatchSettings>;

export const matchRoutes = defineRoutes({
  getMatchSettings: {
    method: "GET",
    path: "/v1/job/match/settings",
    tag: "User",
    summary: "How well a job has to match to be applied to, on all platforms",
    auth: "bearer",
    responses: { 200: MatchSettings, ...refusals(401, 503) },
  },
  changeMatchSettings: {
    method: "PUT",
    path: "/v1/job/match/settings",
    tag: "User",
    summary: "Change how well a job has to match, from the next search on",
    auth: "bearer",
    body: MatchSettings,
    responses: { 200: MatchSettings, ...refusals(400, 401, 503) },
  },
});
