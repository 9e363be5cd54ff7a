import { type AnswerToSave, type ReviewEdit, reviewForm } from "@sendoff/domain/review";
import { sql, type Transaction } from "kysely";
import { recordApplicationEvent } from "../applying/application-event.repository.ts";
import { APPROVED } from "../applying/queue-reasons.ts";
import { keepAnswers, type KeptAnswers, type NewAnswer } from "../needs/keep-answers.repository.ts";
import type { DB } from "../schema.ts";
import { type PreparedFormRow, readRow } from "./prepared-form.repository.ts";
import { keepBeforeApproval, UNDO_APPROVAL_SECONDS } from "./undo-approval.repository.ts";

export interface Approval {
  readonly applicationId: string;
  /** Of the form that the user saw. */
  readonly revision: number;
  readonly edits: readonly ReviewEdit[];
  /** It can be taken back by this (`undoApproval`) and is not begun before that time is over; left out: it is sent at once. */
  readonly approvalId?: string;
}

export type ApproveOutcome =
  | {
      readonly kind: "approved";
      readonly platformId: number;
      /** What the user wanted to be kept in the answer bank. */
      readonly saved: SavedAtApproval | undefined;
    }
  /** There is no such application of this user, or it was never prepared. */
  | { readonly kind: "not_found" }
  /** It waits no more: approved, rejected or expired meanwhile. */
  | { readonly kind: "not_waiting"; readonly status: string }
  /** It was prepared anew since the user looked. */
  | { readonly kind: "outdated" }
  /** A change that the form does not take. */
  | { readonly kind: "misfit"; readonly key: string; readonly message: string };

/** What the answer bank was given with an approval, and what it set going. */
export interface SavedAtApproval extends KeptAnswers {
  readonly answers: number;
}

/**
 * Approves the form that the user saw, with their changes, and queues it. One of two approvals at once wins: the row is locked
 * and leaves NEEDS_APPROVAL with the first. Nothing was sent before, and no credit is held until the intent (RELIABILITY 1.3).
 * Changes that are to be used next time join the answer bank as an answer of the inbox does (`keepAnswers`): the caller has
 * `lockAnswers`.
 */
export async function approvePrepared(
  trx: Transaction<DB>,
  userId: string,
  approval: Approval,
): Promise<ApproveOutcome> {
  const found = await lockPrepared(trx, userId, approval.applicationId);
  if (found === undefined) return { kind: "not_found" };
  const { status, runId, platformId, form } = found;
  if (status !== "NEEDS_APPROVAL") return { kind: "not_waiting", status };
  if (form.revision !== approval.revision) return { kind: "outdated" };
  const reviewed = reviewForm(form.questions, approval.edits);
  if (reviewed.kind === "misfit") return reviewed;
  const { approvalId } = approval;
  if (approvalId !== undefined) await keepBeforeApproval(trx, approval.applicationId, approvalId);
  const waitSeconds = approvalId === undefined ? 0 : UNDO_APPROVAL_SECONDS;
  await trx
    .updateTable("prepared_form")
    .set({
      questions: JSON.stringify(reviewed.questions),
      approved_at: sql<Date>`clock_timestamp()`,
      next_check_at: null,
    })
    .where("application_id", "=", approval.applicationId)
    .execute();
  await trx
    .updateTable("application")
    .set((set) => ({
      status: "QUEUED",
      reason_code: APPROVED,
      reason: "",
      // Not 0: a list takes a queued row at 0 for one that was found and never opened. It has one try fewer for it.
      attempts: 1,
      not_before: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
      fence: set("fence", "+", 1),
      updated_at: sql<Date>`now()`,
    }))
    .where("id", "=", approval.applicationId)
    .execute();
  // Rows before the first is told of, here too.
  const saved = await saveAnswers(trx, userId, reviewed.toSave);
  await recordApplicationEvent(trx, approval.applicationId, runId, "QUEUED", "You approved it");
  return { kind: "approved", platformId, saved };
}

async function saveAnswers(
  trx: Transaction<DB>,
  userId: string,
  toSave: readonly AnswerToSave[],
): Promise<SavedAtApproval | undefined> {
  if (toSave.length === 0) return undefined;
  const answers = toSave.map(({ question, savedAs, answer }): NewAnswer => {
    const { question: text, kind, options } = question;
    return { question: { ...savedAs, question: text, kind, options }, answer };
  });
  return { answers: answers.length, ...(await keepAnswers(trx, userId, answers)) };
}

export type RejectOutcome =
  | { readonly kind: "rejected" }
  | { readonly kind: "not_found" }
  | { readonly kind: "not_waiting"; readonly status: string };

/** Rejects what waits for approval, for good: no run takes the job up again. `reason` is the sentence that is kept. */
export async function rejectPrepared(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly applicationId: string },
  reason: string,
): Promise<RejectOutcome> {
  const found = await lockPrepared(trx, key.userId, key.applicationId);
  if (found === undefined) return { kind: "not_found" };
  if (found.status !== "NEEDS_APPROVAL") return { kind: "not_waiting", status: found.status };
  await endPrepared(trx, { id: key.applicationId, runId: found.runId }, "rejected", reason);
  return { kind: "rejected" };
}

/** Takes an application out of the list of what waits. The caller has locked it in NEEDS_APPROVAL. */
export async function endPrepared(
  trx: Transaction<DB>,
  application: { readonly id: string; readonly runId: string | null },
  reasonCode: "rejected" | "expired",
  reason: string,
): Promise<void> {
  await trx
    .updateTable("application")
    .set((set) => ({
      status: "SKIPPED",
      reason_code: reasonCode,
      reason,
      fence: set("fence", "+", 1),
      updated_at: sql<Date>`now()`,
    }))
    .where("id", "=", application.id)
    .execute();
  await trx
    .updateTable("prepared_form")
    .set({ next_check_at: null })
    .where("application_id", "=", application.id)
    .execute();
  await recordApplicationEvent(trx, application.id, application.runId, "SKIPPED", reason);
}

/** The application before the form: whoever changes both takes them in that order. */
async function lockPrepared(
  trx: Transaction<DB>,
  userId: string,
  applicationId: string,
): Promise<
  { status: string; runId: string | null; platformId: number; form: PreparedFormRow } | undefined
> {
  const application = await trx
    .selectFrom("application")
    .select(["status", "run_id", "platform_id"])
    .where("id", "=", applicationId)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (application === undefined) return undefined;
  const form = await trx
    .selectFrom("prepared_form")
    .selectAll()
    .where("application_id", "=", applicationId)
    .executeTakeFirst();
  if (form === undefined) return undefined;
  const { status, run_id: runId, platform_id: platformId } = application;
  return { status, runId, platformId, form: readRow(form) };
}

/** Lets one rejection at a time change a user's filters: each adds to what is there. */
export async function lockFilterChanges(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 14))`.execute(trx);
}
