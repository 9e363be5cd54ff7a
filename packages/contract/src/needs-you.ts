import { z } from "zod";
import { FieldKind, FieldValue } from "./form.ts";
import { RunHandoff } from "./run-handoff.ts";
import { PlatformId } from "./platform.ts";
import { defineRoutes, refusals } from "./route.ts";
import { ApplicationPicture, ApplicationSummary } from "./run.ts";
import { Translated } from "./translated.ts";

/** The longest answer that is kept, in characters; forms ask for less. */
export const SAVED_ANSWER_MAX = 5000;

/** An answer as the user gives it. What its question's field allows is checked beyond this (`checkAnswer`). */
const GivenValue = z.union([
  z.string().trim().max(SAVED_ANSWER_MAX),
  z.array(z.string().trim().max(500)).max(200),
  z.boolean(),
]);

/** A job that waits for an answer. */
export const WaitingJob = z.object({
  application_id: z.string(),
  platform_id: z.number(),
  platform_name: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  location: z.string(),
  job_url: z.string(),
  stopped_at: z.string(),
  /** How many other questions of its form are open too. */
  other_questions: z.number(),
});
export type WaitingJob = z.infer<typeof WaitingJob>;

/** One question of any number of forms, asked once. */
export const OpenQuestion = z.object({
  id: z.string(),
  question: z.string(),
  kind: FieldKind,
  /** The form's choices; one of them, or several where the kind takes several. */
  options: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  max_length: z.number().nullable(),
  /** The form page it stands on. */
  step: z.string(),
  /** Why nothing that is known of the user answers it. */
  reason: Translated,
  /** "India" where the answer holds for jobs of that country only; the same for employer and place. Else empty. */
  country: z.string(),
  company: z.string(),
  location: z.string(),
  /** The skill whose years are asked for, as the question writes it; else empty. */
  skill: z.string(),
  asked_at: z.string(),
  /** What the bank holds for it and this form would not take. */
  saved_answer: FieldValue.nullable(),
  /** The form as it was left. */
  picture: ApplicationPicture.nullable(),
  /** The latest first. */
  waiting: z.array(WaitingJob),
});
export type OpenQuestion = z.infer<typeof OpenQuestion>;

/** An account that its platform lets go on only with its owner. */
export const AccountNeed = z.object({
  platform_id: z.number(),
  platform_name: z.string(),
  state: z.enum(["code_required", "needs_user"]),
  note: Translated,
  since: z.string(),
  /** Where its owner can pass the check: the posting it stopped at, else the portal; null where there is neither. */
  portal_url: z.string().nullable(),
  /** Whether it can go on without being connected again: its sign-in is still kept, or it takes none. */
  can_resume: z.boolean(),
  /** A company's board, where nobody has an account: what it stopped at, its owner sends there themselves. */
  is_board: z.boolean(),
  /** Applications that stopped at the platform's check. */
  stopped: z.array(ApplicationSummary),
});
export type AccountNeed = z.infer<typeof AccountNeed>;

/** A portal's check that waits for its account's owner, in a page that is kept open. */
export const WaitingCheck = z.object({
  platform_id: z.number(),
  platform_name: z.string(),
  /** What the portal asks, in a sentence. */
  note: Translated,
  asked_at: z.string(),
  seconds_left: z.number(),
  /** The run that goes on once it is passed; null in a sign-in. */
  run_id: z.string().nullable(),
  /** Its run is a preview, which sends nothing. An api of the version before says nothing of it. */
  is_preview: z.boolean().default(false),
});
export type WaitingCheck = z.infer<typeof WaitingCheck>;

export const NeedsYou = z.object({
  /** Checks, questions, accounts, reviews and stopped ones together; all approvals are one thing to do. */
  count: z.number(),
  /** The one that closes first at the top. */
  checks: z.array(WaitingCheck),
  questions: z.array(OpenQuestion),
  accounts: z.array(AccountNeed),
  /** Of which nobody can tell whether they arrived, those that their user set aside left out. Their credits have been returned. */
  reviews: z.array(ApplicationSummary),
  /** Stopped by a check in the form itself, where no account waits: only the user can send or leave them. */
  stopped: z.array(ApplicationSummary),
  /** Prepared in review mode: they wait for the user's approval. */
  approvals: z.array(ApplicationSummary),
  /** Entries of the answer bank. */
  saved_answers: z.number(),
});
export type NeedsYou = z.infer<typeof NeedsYou>;

/** One entry of the answer bank. */
export const SavedAnswerEntry = z.object({
  id: z.string(),
  question: z.string(),
  answer: FieldValue,
  kind: FieldKind,
  options: z.array(z.string()),
  country: z.string(),
  company: z.string(),
  location: z.string(),
  saved_at: z.string(),
});
export type SavedAnswerEntry = z.infer<typeof SavedAnswerEntry>;

/** An entry after it was changed, with what the new answer has set going. */
export const ChangedAnswer = SavedAnswerEntry.extend({
  /** Applications that waited for nothing else and go on. */
  released: z.number(),
  /** Applications that wait for another answer still. */
  still_waiting: z.number(),
  /** Platforms of the released ones: a run is started where none is under way and the user's limits and credits allow it. */
  platforms: z.array(RunHandoff),
});
export type ChangedAnswer = z.infer<typeof ChangedAnswer>;

const QuestionId = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
const EntryId = z.object({ id: z.uuid() });

/** What an answer set going. */
export const AnswerOutcome = z.object({
  /** Applications that waited for nothing else and go on. */
  released: z.number(),
  /** Applications that wait for another answer still. */
  still_waiting: z.number(),
  /** Platforms of the released ones: a run is started where none is under way and the user's limits and credits allow it. */
  platforms: z.array(RunHandoff),
  /** The skill that was written into the profile; null when none was. */
  added_skill: z.string().nullable(),
});
export type AnswerOutcome = z.infer<typeof AnswerOutcome>;

/** More than one page of them is nobody's work of one sitting. */
export const ANSWERS_AT_ONCE_MAX = 200;

/** What many answers set going together. */
export const AnswersOutcome = AnswerOutcome.omit({ added_skill: true }).extend({
  /** Ids of the questions that are answered. */
  answered: z.array(z.string()),
  /** Ids of those that nothing waited for any more; their answers are not kept. */
  gone: z.array(z.string()),
  added_skills: z.array(z.string()),
});
export type AnswersOutcome = z.infer<typeof AnswersOutcome>;

/** What the user chose, and which model the operator has set up. */
export const NeedsSettings = z.object({
  /** Open questions may be drafted for this user. */
  draft_answers: z.boolean(),
  /** The model that would draft and where it runs; null where none is set up. */
  model: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** A mail in the morning when something waits. */
  daily_mail: z.boolean(),
});
export type NeedsSettings = z.infer<typeof NeedsSettings>;

/** File name of the exported answer bank. */
export const ANSWERS_DOWNLOAD_NAME = "sendoff-answers.csv";

export const needsYouRoutes = defineRoutes({
  getNeedsYou: {
    method: "GET",
    path: "/v1/job/needs-you",
    tag: "Needs you",
    summary: "What only the user can do: open questions, checks and unconfirmed applications",
    auth: "bearer",
    responses: { 200: NeedsYou, ...refusals(401, 503) },
  },
  answerQuestion: {
    method: "POST",
    path: "/v1/job/needs-you/questions/:id/answer",
    tag: "Needs you",
    summary:
      "Answer an open question: kept in the answer bank, and every application that waited for it alone goes on",
    auth: "bearer",
    params: QuestionId,
    /** `add_skill`: also writes the skill that is asked for into the profile, with the years of the answer. */
    body: z.object({ answer: GivenValue, add_skill: z.boolean().optional() }),
    responses: { 200: AnswerOutcome, ...refusals(400, 401, 404, 503) },
  },
  answerQuestions: {
    method: "POST",
    path: "/v1/job/needs-you/answers",
    tag: "Needs you",
    summary:
      "Answer many open questions together, all or none: what does not fit is a 400 that names each question's id in its issues",
    auth: "bearer",
    body: z.object({
      answers: z
        .array(QuestionId.extend({ answer: GivenValue, add_skill: z.boolean().optional() }))
        .min(1)
        .max(ANSWERS_AT_ONCE_MAX),
    }),
    responses: { 200: AnswersOutcome, ...refusals(400, 401, 503) },
  },
  skipQuestion: {
    method: "POST",
    path: "/v1/job/needs-you/questions/:id/skip",
    tag: "Needs you",
    summary: "Skip every job that waits for this question",
    auth: "bearer",
    params: QuestionId,
    responses: {
      200: z.object({
        skipped: z.number(),
        /** To be taken back by (`undoSkip`). */
        skip_id: z.uuid(),
      }),
      ...refusals(400, 401, 404, 503),
    },
  },
  undoSkip: {
    method: "POST",
    path: "/v1/job/needs-you/skips/:id/undo",
    tag: "Needs you",
    summary:
      "Take a skip back: what it skipped waits again just as it did, except for what has moved on since; 409 when all of it has",
    auth: "bearer",
    params: z.object({ id: z.uuid() }),
    responses: {
      200: z.object({
        restored: z.number(),
        /** Left as they are: something else has happened to them since. */
        gone: z.number(),
      }),
      ...refusals(400, 401, 409, 503),
    },
  },
  resumeAccount: {
    method: "POST",
    path: "/v1/job/needs-you/accounts/:platform_id/resume",
    tag: "Needs you",
    summary: "Go on with an account whose owner has passed the platform's check",
    auth: "bearer",
    params: z.object({ platform_id: PlatformId }),
    responses: { 200: z.object({ platform_id: z.number() }), ...refusals(400, 401, 404, 409, 503) },
  },
  getNeedsSettings: {
    method: "GET",
    path: "/v1/job/needs-you/settings",
    tag: "Needs you",
    summary:
      "Whether open questions are drafted, by which model, and whether a daily mail is wanted",
    auth: "bearer",
    responses: { 200: NeedsSettings, ...refusals(401, 503) },
  },
  changeNeedsSettings: {
    method: "PUT",
    path: "/v1/job/needs-you/settings",
    tag: "Needs you",
    summary: "Switch drafts or the daily mail on or off; only what is sent is changed",
    auth: "bearer",
    body: z.object({ draft_answers: z.boolean().optional(), daily_mail: z.boolean().optional() }),
    responses: { 200: NeedsSettings, ...refusals(400, 401, 409, 503) },
  },
  unsubscribe: {
    method: "POST",
    path: "/v1/job/mail/unsubscribe/:token",
    tag: "Needs you",
    summary: "Stop the daily mail by the link in it, also as a mailbox's one-click post (RFC 8058)",
    auth: "none",
    params: z.object({ token: z.string().max(200) }),
    responses: { 200: z.object({ daily_mail: z.boolean() }), ...refusals(400, 404, 503) },
  },
  listSavedAnswers: {
    method: "GET",
    path: "/v1/job/answers",
    tag: "Needs you",
    summary: "The answer bank, the latest first",
    auth: "bearer",
    responses: { 200: z.array(SavedAnswerEntry), ...refusals(401, 503) },
  },
  editSavedAnswer: {
    method: "PUT",
    path: "/v1/job/answers/:id",
    tag: "Needs you",
    summary: "Change what was answered; every application that waited for it alone goes on",
    auth: "bearer",
    params: EntryId,
    body: z.object({ answer: GivenValue }),
    responses: { 200: ChangedAnswer, ...refusals(400, 401, 404, 503) },
  },
  deleteSavedAnswer: {
    method: "DELETE",
    path: "/v1/job/answers/:id",
    tag: "Needs you",
    summary: "Forget an answer: the question is asked again when a form has it",
    auth: "bearer",
    params: EntryId,
    responses: { 200: z.object({ id: z.string() }), ...refusals(400, 401, 404, 503) },
  },
  downloadSavedAnswers: {
    method: "GET",
    path: "/v1/job/answers.csv",
    tag: "Needs you",
    summary: "The answer bank as CSV",
    auth: "bearer",
    produces: "csv",
    responses: { 200: z.string(), ...refusals(401, 503) },
  },
});
