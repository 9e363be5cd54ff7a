import { z } from "zod";
import { defineRoutes, refusals } from "./route.ts";

/** Whether the user has paused everything, and what that holds back. */
export const PauseState = z.object({
  /** Null while nothing is paused. */
  paused_at: z.string().nullable(),
  /** Runs that have not ended; while everything is paused they wait. */
  runs: z.number(),
  /** Applications whose submit is under way: a pause lets them come to their end. */
  finishing: z.number(),
  /** Schedules with a next start; while everything is paused their starts are left out. */
  planned: z.number(),
});
export type PauseState = z.infer<typeof PauseState>;

export const pauseRoutes = defineRoutes({
  getPause: {
    method: "GET",
    path: "/v1/job/pause",
    tag: "Applying",
    summary: "Whether the user has paused everything, and what that holds back",
    auth: "bearer",
    responses: { 200: PauseState, ...refusals(401, 503) },
  },
  pauseAll: {
    method: "POST",
    path: "/v1/job/pause",
    tag: "Applying",
    summary:
      "Pause all runs and planned starts: nothing new is sent, what is past its click is finished; pausing twice changes nothing more",
    auth: "bearer",
    responses: { 200: PauseState, ...refusals(401, 503) },
  },
  resumeAll: {
    method: "DELETE",
    path: "/v1/job/pause",
    tag: "Applying",
    summary: "Let paused runs go on and planned starts begin again, each under its own limits",
    auth: "bearer",
    reauthentication: "recent",
    responses: { 200: PauseState, ...refusals(401, 403, 503) },
  },
});
