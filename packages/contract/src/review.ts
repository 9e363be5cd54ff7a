import { z } from "zod";
import { AnswerSource, FieldKind, FieldValue } from "./form.ts";
import { MatchReason } from "./match.ts";
import { RunHandoff } from "./run-handoff.ts";
import { PlatformId } from "./platform.ts";
import { defineRoutes, refusals } from "./route.ts";
import { ApplicationPicture, ApplicationSummary } from "./run.ts";
import { Translated } from "./translated.ts";

/** The longest answer and the longest note that are taken, in characters. */
export const REVIEW_ANSWER_MAX = 5000;
export const REJECT_NOTE_MAX = 500;
/** Most applications that are approved with one call. */
export const APPROVE_AT_ONCE = 100;

/** Under what the answer bank keeps an answer: the normalised question, and the parts of the job that it depends on, else empty. */
export const SavedAs = z.object({
  key: z.string(),
  /** "India" where the answer holds for jobs of that country only; the same for employer and place. */
  country: z.string(),
  company: z.string(),
  location: z.string(),
});
export type SavedAs = z.infer<typeof SavedAs>;

/** One question of a prepared form, also one that is left empty, with the answer that is to be sent. Stored and shown alike. */
export const ReviewQuestion = z.object({
  /** Its place in the form: the same for the same question when the form is opened again. */
  key: z.string(),
  step: z.string(),
  question: z.string(),
  section: z.string(),
  hint: z.string(),
  kind: FieldKind,
  required: z.boolean(),
  /** The form's choices; empty where it takes any text. */
  options: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  max_length: z.number().nullable(),
  /** Null: left empty. */
  value: FieldValue.nullable(),
  /** Null where nothing is answered. */
  source: AnswerSource.nullable(),
  confidence: z.number(),
  why: Translated,
  /** False: a file, or a box that the platform's own rule leaves alone. */
  can_edit: z.boolean(),
  /**
   * Null: an answer is for this form alone (a file, a letter, one of several jobs), or the form was prepared before answers could
   * be kept from it.
   */
  saved_as: SavedAs.nullable().default(null),
});
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;

/** A prepared application as the list of what waits for approval shows it. */
export const PreparedSummary = z.object({
  application: ApplicationSummary,
  /** Grows when the form is prepared anew: what was seen is what is approved. */
  revision: z.number(),
  prepared_at: z.string(),
  /** Why it waits again, or what to know before it is approved; empty the first time. */
  note: Translated,
  /** Answers that are to be sent. */
  answers: z.number(),
  /** Those of them worth a look: found in a way that was wrong now and then, or held by the form already, unchecked. */
  worth_a_look: z.number(),
  /** Questions that the user has answered otherwise since it was prepared (`newer_answers`). */
  answered_since: z.number(),
});
export type PreparedSummary = z.infer<typeof PreparedSummary>;

export const RejectReason = z.enum([
  "this_company",
  "this_title",
  "low_pay",
  "wrong_place",
  "weak_match",
  "wrong_answers",
  "other",
]);
export type RejectReason = z.infer<typeof RejectReason>;

/** The change of the platform's filters that a reason suggests. */
export const ExclusionOffer = z.object({
  reason: RejectReason,
  /** The filter, by its name: "Excluded companies". */
  filter: z.string(),
  /** What is added to a filter of words, or what is chosen instead. */
  value: z.string(),
  /** Whether the user may write another one: words yes, a choice no. */
  is_text: z.boolean(),
  /** What it does, in a sentence. */
  text: Translated,
});
export type ExclusionOffer = z.infer<typeof ExclusionOffer>;

export const PreparedDetail = PreparedSummary.extend({
  description: z.string(),
  match_reasons: z.array(MatchReason),
  cv: z.object({ file_name: z.string(), version: z.number(), sha256: z.string() }).nullable(),
  pictures: z.array(ApplicationPicture),
  questions: z.array(ReviewQuestion),
  /** What the user has answered otherwise since it was prepared, by question, where this form would take it. */
  newer_answers: z.array(z.object({ key: z.string(), answer: FieldValue })),
  exclusions: z.array(ExclusionOffer),
});
export type PreparedDetail = z.infer<typeof PreparedDetail>;

const ReviewedId = z.object({ id: z.uuid() });
const Revision = z.number().int().min(1);

const EditedAnswer = z.object({
  key: z.string().max(2000),
  /** Null leaves it empty. */
  value: z
    .union([
      z.string().trim().max(REVIEW_ANSWER_MAX),
      z.array(z.string().trim().max(500)).max(200),
      z.boolean(),
    ])
    .nullable(),
  /** Also kept in the answer bank, where its question has a `saved_as`. */
  save: z.boolean().default(false),
});

/** What an approval set going. */
export const ApprovalOutcome = z.object({
  /** Applications that are sent now or with the platform's next run. */
  approved: z.array(z.string()),
  /** To be taken back by (`undoApproval`) while nothing of it is begun; null where nothing was approved. */
  approval_id: z.uuid().nullable(),
  /** Those that were left as they are, each with the reason. */
  left: z.array(z.object({ id: z.string(), reason: z.string() })),
  /** For each platform with approved ones whether they go out now, and if not, why. */
  platforms: z.array(RunHandoff),
  /** What was kept in the answer bank with it; null when nothing was. */
  saved: z
    .object({
      answers: z.number(),
      /** Applications that waited for one of these answers and go on; those that wait for another answer still. */
      released: z.number(),
      still_waiting: z.number(),
      /** How the released ones go on, by platform. */
      platforms: z.array(RunHandoff),
    })
    .nullable(),
});
export type ApprovalOutcome = z.infer<typeof ApprovalOutcome>;

export const ReviewMode = z.object({ platform_id: z.number(), is_on: z.boolean() });
export type ReviewMode = z.infer<typeof ReviewMode>;

export const reviewRoutes = defineRoutes({
  listPrepared: {
    method: "GET",
    path: "/v1/job/review",
    tag: "Review",
    summary:
      "Prepared applications that wait for the user's approval, the one with the least sure answer first",
    auth: "bearer",
    responses: { 200: z.array(PreparedSummary), ...refusals(401, 503) },
  },
  getPrepared: {
    method: "GET",
    path: "/v1/job/review/:id",
    tag: "Review",
    summary:
      "One prepared application with every question, its answer, where that came from and how sure it is",
    auth: "bearer",
    params: ReviewedId,
    responses: { 200: PreparedDetail, ...refusals(400, 401, 404, 503) },
  },
  approvePrepared: {
    method: "POST",
    path: "/v1/job/review/:id/approve",
    tag: "Review",
    summary:
      "Approve one prepared application, with what was changed in it; a change may also be kept in the answer bank",
    auth: "bearer",
    params: ReviewedId,
    body: z.object({ revision: Revision, answers: z.array(EditedAnswer).max(500).default([]) }),
    responses: { 200: ApprovalOutcome, ...refusals(400, 401, 402, 404, 409, 503) },
  },
  approveMany: {
    method: "POST",
    path: "/v1/job/review/approve",
    tag: "Review",
    summary: "Approve several prepared applications as they were shown",
    auth: "bearer",
    body: z.object({
      applications: z
        .array(z.object({ id: z.uuid(), revision: Revision }))
        .min(1, "Choose at least one application")
        .max(APPROVE_AT_ONCE, `Choose at most ${APPROVE_AT_ONCE} at once`),
    }),
    responses: { 200: ApprovalOutcome, ...refusals(400, 401, 402, 503) },
  },
  undoApproval: {
    method: "POST",
    path: "/v1/job/review/approvals/:id/undo",
    tag: "Review",
    summary:
      "Take an approval back: what no run has begun waits for approval again; 409 when all of it is begun, sent or taken back already",
    auth: "bearer",
    params: z.object({ id: z.uuid() }),
    responses: {
      200: z.object({
        restored: z.number(),
        /** Left as they are: begun, sent, or changed otherwise since. */
        gone: z.number(),
      }),
      ...refusals(400, 401, 409, 503),
    },
  },
  rejectPrepared: {
    method: "POST",
    path: "/v1/job/review/:id/reject",
    tag: "Review",
    summary: "Reject a prepared application; its reason may change the platform's filters",
    auth: "bearer",
    params: ReviewedId,
    body: z.object({
      reason: z.enum(RejectReason.options, `Choose from ${RejectReason.options.join(", ")}`),
      note: z
        .string()
        .trim()
        .max(REJECT_NOTE_MAX, `A note has at most ${REJECT_NOTE_MAX} characters`)
        .default(""),
      /** What to add to the filter that the reason suggests; left out: the filters stay as they are. */
      exclude: z.string().trim().min(1, "Write what to exclude").max(200).optional(),
    }),
    responses: {
      200: z.object({ id: z.string(), filter: z.string(), value: z.string() }),
      ...refusals(400, 401, 404, 409, 503),
    },
  },
  listReviewModes: {
    method: "GET",
    path: "/v1/job/review-modes",
    tag: "Review",
    summary: "The platforms on which prepared applications wait for approval",
    auth: "bearer",
    responses: { 200: z.array(ReviewMode), ...refusals(401, 503) },
  },
  setReviewMode: {
    method: "PUT",
    path: "/v1/job/review-modes",
    tag: "Review",
    summary: "Switch review mode on or off for one platform; what waits already goes on waiting",
    auth: "bearer",
    body: z.object({ platform_id: PlatformId, is_on: z.boolean("On is true, off is false") }),
    responses: { 200: ReviewMode, ...refusals(400, 401, 404, 503) },
  },
});
