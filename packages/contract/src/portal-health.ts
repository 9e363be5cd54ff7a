import { z } from "zod";
import { defineRoutes, refusals } from "./route.ts";

/** Why a platform is paused for everyone: what workers saw there, or that an operator decided so. */
export const PauseReason = z.enum(["page_changed", "unreachable", "by_hand"]);
export type PauseReason = z.infer<typeof PauseReason>;

/** A time in which nobody applies on a platform, because its pages changed or it is away. Shown in words by the web. */
export const PlatformPause = z.object({
  platform_id: z.number(),
  platform_name: z.string(),
  /** Whose pages are paused: the platform's own name, or for a company's board that of its maker ("Greenhouse"). */
  portal_name: z.string(),
  reason: PauseReason,
  since: z.string(),
  /** Null while it lasts. */
  ended_at: z.string().nullable(),
  /** When one account tries it again; null once it is over, and while an operator is at it. */
  next_try_at: z.string().nullable(),
});
export type PlatformPause = z.infer<typeof PlatformPause>;

export const portalHealthRoutes = defineRoutes({
  listPauses: {
    method: "GET",
    path: "/v1/job/platform/pauses",
    tag: "Platforms",
    summary: "Which of the user's platforms are paused for everyone now",
    auth: "bearer",
    responses: { 200: z.array(PlatformPause), ...refusals(401, 503) },
  },
  listRunPauses: {
    method: "GET",
    path: "/v1/job/runs/:id/pauses",
    tag: "Applying",
    summary: "Pauses of its platform that fell into a run, oldest first",
    auth: "bearer",
    params: z.object({ id: z.uuid() }),
    responses: { 200: z.array(PlatformPause), ...refusals(400, 401, 503) },
  },
});
