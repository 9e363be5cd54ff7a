import { z } from "zod";
import { MatchReason } from "./match.ts";
import { PlatformId } from "./platform.ts";
import { defineRoutes, refusals } from "./route.ts";
import { LeftOutReason } from "./run-listing.ts";
import { RunEndReason, RunState } from "./run.ts";
import { Translated } from "./translated.ts";

/** A list that is older than this, in minutes since its preview ended, is not applied to: the portal has moved on. */
export const PREVIEW_FRESH_MINUTES = 30;

/** A job that a run would send: its posting was opened and judged. */
export const PreviewJob = z.object({
  id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  location: z.string(),
  job_url: z.string(),
  match_score: z.number(),
  /** What the score is made of; a part about which nothing is known is left out. */
  match_reasons: z.array(MatchReason),
  /** Its user does not want it: it is not sent, and never offered again. */
  is_taken_out: z.boolean(),
});
export type PreviewJob = z.infer<typeof PreviewJob>;

/** Why a listed job is not among those that fit. */
export const NotFittingReason = z.enum([
  ...LeftOutReason.options,
  /** Its user has skipped it, or taken it out of an earlier list. */
  "skipped_by_user",
  /** Its posting says that it is closed, or is gone. */
  "closed",
  /** Its posting could not be read, or its turn did not come. */
  "not_opened",
]);
export type NotFittingReason = z.infer<typeof NotFittingReason>;

/** The jobs that one reason speaks against. */
export const NotFitting = z.object({
  reason: NotFittingReason,
  count: z.number(),
  /** At most ten of them, each with what speaks against it; none where the list alone said enough. */
  jobs: z.array(z.object({ job_title: z.string(), company_name: z.string(), text: Translated })),
});
export type NotFitting = z.infer<typeof NotFitting>;

/** What a run would send, found without sending anything. */
export const Preview = z.object({
  id: z.string(),
  platform_id: z.number(),
  platform_name: z.string(),
  /** As of a run; one that has ended can be applied to. */
  state: RunState,
  /** The most that a run would send now. */
  goal: z.number(),
  /** All jobs that were listed: those that fit, those that are still to be read and those that do not fit. */
  found: z.number(),
  /** Listed jobs whose postings are still to be read; none once it has ended. */
  to_read: z.number(),
  /** Best score first. */
  jobs: z.array(PreviewJob),
  /** The most frequent reason first. */
  left_out: z.array(NotFitting),
  /** Places of the search that the platform does not offer. */
  unknown_places: z.array(z.string()),
  end_reason: RunEndReason.nullable(),
  end_note: Translated,
  is_stopping: z.boolean(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  /** Whether its list may still be applied to: until PREVIEW_FRESH_MINUTES after its end. */
  is_fresh: z.boolean(),
});
export type Preview = z.infer<typeof Preview>;

const PreviewId = z.object({ id: z.uuid() });
const PreviewJobId = z.object({ id: z.uuid(), job_id: z.uuid() });

export const previewRoutes = defineRoutes({
  startPreview: {
    method: "POST",
    path: "/v1/job/previews",
    tag: "Applying",
    summary:
      "See what a run on one platform would send now; sends nothing and uses no credit. One that is under way is answered as it is, an older one is replaced",
    auth: "bearer",
    reauthentication: "recent",
    body: z.object({
      platform_id: PlatformId,
      /** Jobs wanted; the platform's daily limit caps it. */
      goal: z.number().int().min(1).max(1000).optional(),
    }),
    responses: { 202: Preview, ...refusals(400, 401, 403, 404, 409, 503) },
  },
  findPreview: {
    method: "GET",
    path: "/v1/job/previews",
    tag: "Applying",
    summary:
      "The newest preview on one platform; null where there is none, or a run was started there since",
    auth: "bearer",
    query: z.object({ platform_id: PlatformId }),
    responses: { 200: z.object({ preview: Preview.nullable() }), ...refusals(400, 401, 503) },
  },
  stopPreview: {
    method: "POST",
    path: "/v1/job/previews/:id/stop",
    tag: "Applying",
    summary: "Look no further; what was found by then can be applied to",
    auth: "bearer",
    params: PreviewId,
    responses: { 200: Preview, ...refusals(400, 401, 404, 409, 503) },
  },
  getPreviewPosting: {
    method: "GET",
    path: "/v1/job/previews/:id/jobs/:job_id",
    tag: "Applying",
    summary: "The posting of one job of a preview, as it was read",
    auth: "bearer",
    params: PreviewJobId,
    responses: { 200: z.object({ description: z.string() }), ...refusals(400, 401, 404, 503) },
  },
  changePreviewJob: {
    method: "PUT",
    path: "/v1/job/previews/:id/jobs/:job_id",
    tag: "Applying",
    summary:
      "Take a job out of the list, so that no run offers it again, or put it back; doing it twice changes nothing more",
    auth: "bearer",
    params: PreviewJobId,
    body: z.object({ is_taken_out: z.boolean() }),
    responses: { 200: Preview, ...refusals(400, 401, 404, 409, 503) },
  },
  applyPreview: {
    method: "POST",
    path: "/v1/job/previews/:id/apply",
    tag: "Applying",
    summary:
      "Start a run that sends exactly these jobs of the list, the best first, and searches for no others",
    auth: "bearer",
    reauthentication: "recent",
    params: PreviewId,
    body: z.object({
      /** Ids of jobs of the list that are not taken out. */
      job_ids: z.array(z.uuid()).min(1).max(1000),
    }),
    responses: {
      202: z.object({ run_id: z.string(), goal: z.number() }),
      ...refusals(400, 401, 402, 403, 404, 409, 503),
    },
  },
});
