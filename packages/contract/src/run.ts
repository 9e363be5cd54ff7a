import { z } from "zod";
import { GivenAnswer } from "./form.ts";
import { MatchReason } from "./match.ts";
import { PlatformId } from "./platform.ts";
import { Arrival, NextTry, ProofGrade, UserAction } from "./proof.ts";
import { ApplicationResponse, ResponseStatus, SetResponse } from "./response.ts";
import { defineRoutes, refusals } from "./route.ts";
import { RunListing } from "./run-listing.ts";
import { Translated } from "./translated.ts";

/**
 * DECISIONS D8, with `UNKNOWN` for "we clicked and cannot yet tell" and `NEEDS_REVIEW` for "nobody can tell".
 * `NEEDS_APPROVAL`: review mode, prepared and not sent.
 */
export const ApplicationStatus = z.enum([
  "QUEUED",
  "APPLYING",
  "SUBMITTING",
  "UNKNOWN",
  "APPLIED",
  "FAILED",
  "SKIPPED",
  "NEEDS_ANSWER",
  "NEEDS_USER",
  "NEEDS_REVIEW",
  "NEEDS_APPROVAL",
]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** `waiting`: parked until the account's pace, another lane or a retry allows it. */
export const RunState = z.enum(["queued", "running", "waiting", "ended"]);
export type RunState = z.infer<typeof RunState>;

/** Why a run ended; shown in words by the web (DECISIONS D7). */
export const RunEndReason = z.enum([
  "goal_reached",
  "daily_limit",
  "portal_limit",
  "no_credits",
  "search_exhausted",
  "needs_user",
  "platform_paused",
  "stopped",
  "failed",
]);
export type RunEndReason = z.infer<typeof RunEndReason>;

/** Steps of one application in the order they are shown. Form pages appear between `form` and `review` under their own titles. */
export const StepName = z.enum(["open", "check", "form", "review", "submit", "confirm"]);
export type StepName = z.infer<typeof StepName>;

export const ApplicationStep = z.object({
  name: StepName,
  /** "Contact info", "Additional Questions": the form page's own title for `form`, else our word. */
  title: Translated,
  /** "5 answers from your profile". */
  detail: Translated,
  started_at: z.string(),
  ended_at: z.string().nullable(),
});
export type ApplicationStep = z.infer<typeof ApplicationStep>;

export const ApplicationSummary = z.object({
  id: z.string(),
  receipt_no: z.string(),
  run_id: z.string().nullable(),
  platform_id: z.number(),
  platform_name: z.string(),
  portal_job_id: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  location: z.string(),
  job_url: z.string(),
  status: ApplicationStatus,
  /** Why it failed, was skipped or waits, in a sentence; empty otherwise. */
  reason: Translated,
  /** What the form asks and nothing of the user's answers, in the form's own words; empty unless it waits for that. */
  open_question_texts: z.array(z.string()),
  started_at: z.string().nullable(),
  updated_at: z.string(),
  applied_at: z.string().nullable(),
  seconds: z.number().nullable(),
  answers_given: z.number(),
  credits: z.number(),
  /** The grade of proof; `none` for everything that is not APPLIED. */
  proof: ProofGrade,
  has_pictures: z.boolean(),
  /** How well the job matches, 0 to 100; null for one found before scores were. */
  match_score: z.number().nullable(),
  /** What the employer's side has answered, as the user wrote it down; only ever of one that was sent. */
  response: ApplicationResponse.nullable(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

/** When in an application its picture was taken. The database allows these and no others. */
export const PictureKind = z.enum(["before_submit", "after_confirmation", "problem"]);
export type PictureKind = z.infer<typeof PictureKind>;

export const ApplicationPicture = z.object({
  kind: PictureKind,
  taken_at: z.string(),
  /** Signed address that an `<img>` can load; it expires (DECISIONS D6). */
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

export const ApplicationDetail = z.object({
  application: ApplicationSummary,
  /** When the user deleted description, answers, pictures and CV of it; null while they are kept. */
  evidence_deleted_at: z.string().nullable(),
  applicant: z.string(),
  applicant_email: z.string(),
  description: z.string(),
  /** What the match score is made of. */
  match_reasons: z.array(MatchReason),
  answers: z.array(GivenAnswer),
  /** Questions that stopped it, with why none of the user's facts answers them. */
  open_questions: z.array(
    z.object({ question: z.string(), options: z.array(z.string()), reason: Translated }),
  ),
  cv: z.object({ file_name: z.string(), version: z.number(), sha256: z.string() }).nullable(),
  pictures: z.array(ApplicationPicture),
  /** Pictures that were taken and are kept no longer (PICTURE_DAYS, FAILURE_PICTURE_DAYS). */
  expired_pictures: z.array(
    z.object({ kind: PictureKind, taken_at: z.string(), expired_at: z.string() }),
  ),
  steps: z.array(ApplicationStep),
  /** Its states in order, and the responses that the user wrote down; one that was taken back leaves APPLIED. */
  timeline: z.array(
    z.object({
      status: z.union([ApplicationStatus, ResponseStatus]),
      at: z.string(),
      note: Translated,
    }),
  ),
  /** What the portal showed as confirmation, in its own words. */
  confirmation: z.string(),
  proof: ProofGrade,
  /** Whether the user has said that it arrived; null for one that was never unconfirmed. */
  arrival: Arrival.nullable(),
  /** What the user may do about it themselves. */
  own_acts: z.array(UserAction),
  /** Whether it is tried again by itself; null for what was sent, is under way or waits for its user. */
  next_try: NextTry.nullable(),
  cost: z.object({
    credits: z.number(),
    amount: z.number(),
    /** Rupees to the dollar when the credit was bought; null for a free one, and where none was spent. */
    usd_inr_rate: z.number().nullable().default(null),
    state: z.enum(["none", "held", "captured", "released"]),
  }),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;

export const RunSummary = z.object({
  id: z.string(),
  number: z.number(),
  platform_id: z.number(),
  platform_name: z.string(),
  state: RunState,
  goal: z.number(),
  /** The most that it can still come to: its goal, or less where the credits do not reach it; its goal once it has ended, and without it. */
  reach: z.number().optional(),
  applied: z.number(),
  failed: z.number(),
  skipped: z.number(),
  waiting_for_user: z.number(),
  opened: z.number(),
  /** Found nothing: also in runs that ended before this was counted. */
  listing: RunListing,
  credits_used: z.number(),
  credits_held: z.number(),
  average_seconds: z.number().nullable(),
  end_reason: RunEndReason.nullable(),
  end_note: Translated,
  is_stopping: z.boolean(),
  /** Its user has chosen its jobs from a preview; it searches for no others. */
  is_chosen: z.boolean().default(false),
  created_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type RunSummary = z.infer<typeof RunSummary>;

/** The application a run is busy with, as far as it has come. */
export const CurrentApplication = z.object({
  application: ApplicationSummary,
  steps: z.array(ApplicationStep),
  answers: z.array(GivenAnswer),
  /** Latest picture of the portal's page as a signed address; never one with a password field. */
  picture: z.object({ url: z.string(), taken_at: z.string(), address: z.string() }).nullable(),
});

export type CurrentApplication = z.infer<typeof CurrentApplication>;

export const RunDetail = z.object({
  run: RunSummary,
  current: CurrentApplication.nullable(),
  /** Newest first. */
  applications: z.array(ApplicationSummary),
});
export type RunDetail = z.infer<typeof RunDetail>;

/**
 * One server-sent event of a run. `id` grows within a run and is the SSE id: a client that lost its connection sends it
 * as Last-Event-ID (header or `after` in the query) and misses nothing.
 */
export const RunEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("run"), run: RunSummary }),
  z.object({ type: z.literal("application"), application: ApplicationSummary }),
  z.object({ type: z.literal("step"), application_id: z.string(), step: ApplicationStep }),
  z.object({
    type: z.literal("answers"),
    application_id: z.string(),
    answers: z.array(GivenAnswer),
  }),
  z.object({
    type: z.literal("picture"),
    application_id: z.string(),
    url: z.string(),
    taken_at: z.string(),
    address: z.string(),
  }),
  /** Of a preview: something in it has changed. The reader asks for it anew. */
  z.object({ type: z.literal("preview"), preview_id: z.string() }),
]);
export type RunEvent = z.infer<typeof RunEvent>;

const RunId = z.object({ id: z.uuid() });

export const runRoutes = defineRoutes({
  applyJobs: {
    method: "POST",
    path: "/v1/job/apply/apply-jobs",
    tag: "Applying",
    summary: "Start a run on one platform",
    auth: "bearer",
    reauthentication: "recent",
    body: z.object({
      platform_id: PlatformId,
      /** Applications wanted; the platform's daily limit and the credits cap it. */
      goal: z.number().int().min(1).max(1000).optional(),
    }),
    responses: {
      202: z.object({ run_id: z.string(), goal: z.number() }),
      ...refusals(400, 401, 402, 403, 404, 409, 503),
    },
  },
  listRuns: {
    method: "GET",
    path: "/v1/job/runs",
    tag: "Applying",
    summary: "The user's runs, newest first",
    auth: "bearer",
    query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
    responses: { 200: z.array(RunSummary), ...refusals(400, 401, 503) },
  },
  getRun: {
    method: "GET",
    path: "/v1/job/runs/:id",
    tag: "Applying",
    summary: "One run with its applications",
    auth: "bearer",
    params: RunId,
    responses: { 200: RunDetail, ...refusals(400, 401, 404, 503) },
  },
  stopRun: {
    method: "POST",
    path: "/v1/job/runs/:id/stop",
    tag: "Applying",
    summary: "End the run after the application that is under way",
    auth: "bearer",
    params: RunId,
    responses: { 200: RunSummary, ...refusals(400, 401, 404, 409, 503) },
  },
  streamRun: {
    method: "GET",
    path: "/v1/job/runs/:id/events",
    tag: "Applying",
    summary:
      "Server-sent events of a run, or of a preview: `event: run|application|step|answers|picture|preview`, data as RunEvent",
    auth: "bearer",
    params: RunId,
    query: z.object({ after: z.coerce.number().int().min(0).optional() }),
    produces: "event-stream",
    responses: { 200: z.string(), ...refusals(400, 401, 404, 503) },
  },
  getApplication: {
    method: "GET",
    path: "/v1/job/applications/:id",
    tag: "Applying",
    summary: "One application with its evidence",
    auth: "bearer",
    params: RunId,
    responses: { 200: ApplicationDetail, ...refusals(400, 401, 404, 503) },
  },
  downloadReceipt: {
    method: "GET",
    path: "/v1/job/applications/:id/receipt.pdf",
    tag: "Applying",
    summary: "The receipt of one application as a PDF, with its pictures",
    auth: "bearer",
    params: RunId,
    produces: "file",
    responses: { 200: z.unknown(), ...refusals(400, 401, 404, 503) },
  },
  deleteEvidence: {
    method: "DELETE",
    path: "/v1/job/applications/:id/evidence",
    tag: "Applying",
    summary:
      "Delete description, answers, pictures and CV of a finished application; that the job was applied to stays",
    auth: "bearer",
    params: RunId,
    responses: { 200: ApplicationDetail, ...refusals(400, 401, 404, 409, 503) },
  },
  setResponse: {
    method: "PUT",
    path: "/v1/job/applications/:id/response",
    tag: "Applying",
    summary: "Write down what the employer's side has answered to an application that was sent",
    auth: "bearer",
    params: RunId,
    body: SetResponse,
    responses: { 200: ApplicationDetail, ...refusals(400, 401, 404, 409, 503) },
  },
  clearResponse: {
    method: "DELETE",
    path: "/v1/job/applications/:id/response",
    tag: "Applying",
    summary: "Take back what was written down; taking back nothing changes nothing",
    auth: "bearer",
    params: RunId,
    responses: { 200: ApplicationDetail, ...refusals(400, 401, 404, 503) },
  },
});
