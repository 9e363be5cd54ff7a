import type { FieldKind, FieldValue } from "@sendoff/contract";
import { createId } from "@sendoff/kit";
import { sql, type Transaction } from "kysely";
import { recordApplicationEvent } from "../applying/application-event.repository.ts";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { type QuestionIdentity, questionId } from "./open-question.ts";
import { listWaiting, type WaitingApplication } from "./open-question.repository.ts";
import { listSavedAnswers } from "./saved-answer.repository.ts";

/** What marks a queued application as one whose user has answered: it stays queued when a run ends without it. */
export const ANSWERED = "answered";

/** An answer for the bank, with the question as the form asked it. */
export interface NewAnswer {
  readonly question: QuestionIdentity & {
    readonly question: string;
    readonly kind: FieldKind;
    readonly options: readonly string[];
  };
  readonly answer: FieldValue;
}

/** What answers have set going. */
export interface KeptAnswers {
  /** Applications that waited for nothing else and are queued. */
  readonly released: readonly WaitingApplication[];
  /** Those that wait for another answer still. */
  readonly stillWaiting: number;
}

/**
 * Lets one at a time answer or approve for a user, so that two answers to one form's two questions cannot each leave it to the other.
 * Call it before anything else of the transaction is locked.
 */
export async function lockAnswers(trx: Transaction<DB>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 9))`.execute(trx);
}

/**
 * Keeps answers in the user's bank, in place of earlier ones to the same questions, and queues every application that waited for
 * these alone; the rest waits for its other answers. Only from NEEDS_ANSWER, of which nothing was sent: what is queued goes through
 * all checks of a first try (RELIABILITY 1). The caller has `lockAnswers`.
 */
export async function keepAnswers(
  trx: Transaction<DB>,
  userId: string,
  answers: readonly NewAnswer[],
): Promise<KeptAnswers> {
  const ids = new Set(answers.map(({ question }) => questionId(question)));
  const waiting = await listWaiting(trx, userId, await listSavedAnswers(trx, userId));
  for (const answer of answers) await saveAnswer(trx, userId, answer);
  const asking = waiting.filter(({ open }) => open.some(({ id }) => ids.has(id)));
  const ready = asking.filter(({ open }) => open.every(({ id }) => ids.has(id)));
  const released = await leaveWaiting(trx, ready, {
    status: "QUEUED",
    reason_code: ANSWERED,
    reason: "",
    // A first try: one is left on it, since lists show what was opened.
    attempts: 1,
    not_before: sql<Date>`now()`,
    note: "You answered; it goes on with the next run",
  });
  return {
    released: ready.filter(({ id }) => released.has(id)),
    stillWaiting: asking.length - ready.length,
  };
}

async function saveAnswer(
  trx: Db,
  userId: string,
  { question: { key, country, company, location, ...question }, answer }: NewAnswer,
): Promise<void> {
  const said = {
    question: question.question,
    answer: JSON.stringify(answer),
    kind: question.kind,
    options: JSON.stringify(question.options),
    // The statement's own time: what stopped while this transaction waited for its lock was stopped before the answer.
    saved_at: sql<Date>`clock_timestamp()`,
  };
  await trx
    .insertInto("saved_answer")
    .values({
      id: createId(),
      user_id: userId,
      question_key: key,
      country,
      company,
      location,
      ...said,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "question_key", "country", "company", "location"])
        .doUpdateSet(said),
    )
    .execute();
}

/** Out of NEEDS_ANSWER, all before the first is told of; answers which moved: a run may have taken one up meanwhile. */
export async function leaveWaiting(
  trx: Db,
  applications: readonly WaitingApplication[],
  { note, ...change }: { readonly status: string; readonly note: string } & Record<string, unknown>,
): Promise<Set<string>> {
  if (applications.length === 0) return new Set();
  const rows = await trx
    .updateTable("application")
    .set((set) => ({ ...change, fence: set("fence", "+", 1), updated_at: sql<Date>`now()` }))
    .where(
      "id",
      "in",
      applications.map(({ id }) => id),
    )
    .where("status", "=", "NEEDS_ANSWER")
    .returning(["id", "run_id"])
    .execute();
  for (const row of rows) {
    await recordApplicationEvent(trx, row.id, row.run_id, change.status, note);
  }
  return new Set(rows.map(({ id }) => id));
}
