import type { FieldKind, FieldValue } from "@sendoff/contract/form";
import { createId } from "@sendoff/kit/ids";
import { sql, type Transaction } from "kysely";
import { recordApplicationEvent } from "../applying/application-event.repository.ts";
import { ANSWERED } from "../applying/queue-reasons.ts";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { type QuestionIdentity, questionId } from "./open-question.ts";
import { type AskingApplication, eachWaiting } from "./open-question.repository.ts";
import { listSavedAnswers } from "./saved-answer.repository.ts";

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
  readonly released: readonly LeavingApplication[];
  /** Those that wait for another answer still. */
  readonly stillWaiting: number;
}

/** What is kept of an application while it is taken out of NEEDS_ANSWER: there may be many. */
export type LeavingApplication = Pick<
  AskingApplication,
  "id" | "runId" | "platformId" | "platformName"
>;

/**
 * Keeps answers in the user's bank, in place of earlier ones to the same questions, and queues every application all of whose
 * questions are answered with them, however many there are; the rest waits for its other answers. An answer counts for an
 * application when it was given since that one stopped: an older one its form would not take. Only from NEEDS_ANSWER, of which
 * nothing was sent: what is queued goes through all checks of a first try (RELIABILITY 1). The caller has `lockAnswers`.
 */
export async function keepAnswers(
  trx: Transaction<DB>,
  userId: string,
  answers: readonly NewAnswer[],
): Promise<KeptAnswers> {
  const ids = new Set(answers.map(({ question }) => questionId(question)));
  // As it was before: what these answer is counted by their ids.
  const saved = await listSavedAnswers(trx, userId);
  for (const answer of answers) await saveAnswer(trx, userId, answer);
  const ready: LeavingApplication[] = [];
  let stillWaiting = 0;
  for await (const { id, runId, platformId, platformName, open } of eachWaiting(
    trx,
    userId,
    saved,
  )) {
    if (open.every((question) => ids.has(question.id)))
      ready.push({ id, runId, platformId, platformName });
    else if (open.some((question) => ids.has(question.id))) stillWaiting += 1;
  }
  const released = await leaveWaiting(trx, ready, {
    status: "QUEUED",
    reason_code: ANSWERED,
    reason: "",
    // Not 0: a list takes a queued row at 0 for one that was found and never opened. It has one try fewer for it.
    attempts: 1,
    not_before: sql<Date>`now()`,
    note: "You answered; it goes on with the run under way or the next one",
  });
  return { released: ready.filter(({ id }) => released.has(id)), stillWaiting };
}

async function saveAnswer(
  trx: Db,
  userId: string,
  { question: { key, country, company, location, ...question }, answer }: NewAnswer,
): Promise<void> {
  const values = {
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
      ...values,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "question_key", "country", "company", "location"])
        .doUpdateSet(values),
    )
    .execute();
}

// A statement takes 65535 parameters.
const MOST_AT_ONCE = 1000;

/** Out of NEEDS_ANSWER, all before the first is told of; returns which moved: the user may have done something else about one. */
export async function leaveWaiting(
  trx: Db,
  applications: readonly Pick<LeavingApplication, "id">[],
  { note, ...change }: { readonly status: string; readonly note: string } & Record<string, unknown>,
): Promise<Set<string>> {
  const runOf = new Map<string, string | null>();
  for (let from = 0; from < applications.length; from += MOST_AT_ONCE) {
    const ids = applications.slice(from, from + MOST_AT_ONCE).map(({ id }) => id);
    const rows = await trx
      .updateTable("application")
      .set((set) => ({ ...change, fence: set("fence", "+", 1), updated_at: sql<Date>`now()` }))
      .where("id", "in", ids)
      .where("status", "=", "NEEDS_ANSWER")
      .returning(["id", "run_id"])
      .execute();
    for (const row of rows) runOf.set(row.id, row.run_id);
  }
  for (const [id, runId] of runOf) {
    await recordApplicationEvent(trx, id, runId, change.status, note);
  }
  return new Set(runOf.keys());
}
