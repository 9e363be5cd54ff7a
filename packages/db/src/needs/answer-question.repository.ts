import type { FieldValue } from "@sendoff/contract";
import { checkAnswer, skillYearsOf } from "@sendoff/domain";
import { createId } from "@sendoff/kit";
import { sql, type Transaction } from "kysely";
import { recordApplicationEvent } from "../applying/application-event.repository.ts";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import type { ReadQuestion } from "./open-question.ts";
import { addSkill } from "./add-skill.repository.ts";
import { listWaiting, type WaitingApplication } from "./open-question.repository.ts";
import { listSavedAnswers } from "./saved-answer.repository.ts";

/** What marks a queued application as one whose user has answered: it stays queued when a run ends without it. */
export const ANSWERED = "answered";

/** A platform on which answered applications wait for their turn. */
export interface AnsweredPlatform {
  readonly id: number;
  readonly name: string;
  readonly hasOpenRun: boolean;
}

export type AnswerOutcome =
  | {
      readonly kind: "answered";
      readonly released: number;
      readonly stillWaiting: number;
      readonly platforms: readonly AnsweredPlatform[];
      /** The skill that was written into the profile. */
      readonly addedSkill: string | undefined;
    }
  /** Nothing waits for this question, or not any more. */
  | { readonly kind: "not_open" }
  /** The answer is none that the form takes; `message` says what to give instead. */
  | { readonly kind: "misfit"; readonly message: string };

/**
 * Keeps the answer in the bank and queues every application that waited for it alone; the rest waits for its other answers.
 * One at a time for a user, so that two answers to one form's two questions cannot each leave it to the other. Only from
 * NEEDS_ANSWER, of which nothing was sent: what is queued goes through all checks of a first try (RELIABILITY 1).
 */
export async function answerQuestion(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly questionId: string },
  answer: FieldValue,
  options: { readonly addSkill?: boolean } = {},
): Promise<AnswerOutcome> {
  const waiting = await lockWaiting(trx, key);
  const question = waiting[0]?.open.find(({ id }) => id === key.questionId);
  if (question === undefined) return { kind: "not_open" };
  const message = checkAnswer(question, answer);
  if (message !== undefined) return { kind: "misfit", message };
  await saveAnswer(trx, key.userId, question, answer);
  const years = options.addSkill === true ? skillYearsOf(answer) : undefined;
  const addedSkill = years === undefined || question.skill === "" ? undefined : question.skill;
  if (addedSkill !== undefined && years !== undefined)
    await addSkill(trx, key.userId, { name: addedSkill, years });
  const ready = waiting.filter(({ open }) => open.length === 1);
  const released = await move(trx, ready, {
    status: "QUEUED",
    reason_code: ANSWERED,
    reason: "",
    // A first try: one is left on it, since lists show what was opened.
    attempts: 1,
    not_before: sql<Date>`now()`,
    note: "You answered; it goes on with the next run",
  });
  const platforms = await platformsOf(
    trx,
    key.userId,
    ready.filter(({ id }) => released.has(id)),
  );
  return {
    kind: "answered",
    released: released.size,
    stillWaiting: waiting.length - ready.length,
    platforms,
    addedSkill,
  };
}

/** Skips every application that waits for this question, for good. Answers how many; none is open when it is 0. */
export async function skipQuestion(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly questionId: string },
): Promise<number> {
  const waiting = await lockWaiting(trx, key);
  const skipped = await move(trx, waiting, {
    status: "SKIPPED",
    reason_code: "skipped_by_user",
    reason: "You skipped it rather than answer its question. Nothing was sent.",
    note: "You skipped it",
  });
  return skipped.size;
}

async function lockWaiting(
  trx: Transaction<DB>,
  { userId, questionId }: { readonly userId: string; readonly questionId: string },
): Promise<WaitingApplication[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 9))`.execute(trx);
  const waiting = await listWaiting(trx, userId, await listSavedAnswers(trx, userId));
  return waiting.filter(({ open }) => open.some(({ id }) => id === questionId));
}

async function saveAnswer(
  trx: Db,
  userId: string,
  { key, country, company, location, ...question }: ReadQuestion,
  answer: FieldValue,
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
async function move(
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

async function platformsOf(
  trx: Db,
  userId: string,
  applications: readonly WaitingApplication[],
): Promise<AnsweredPlatform[]> {
  const names = new Map(applications.map((one) => [one.platformId, one.platformName]));
  if (names.size === 0) return [];
  const runs = await trx
    .selectFrom("run")
    .select("platform_id")
    .where("user_id", "=", userId)
    .where("platform_id", "in", [...names.keys()])
    .where("state", "<>", "ended")
    .execute();
  const open = new Set(runs.map((run) => run.platform_id));
  return [...names].map(([id, name]) => ({ id, name, hasOpenRun: open.has(id) }));
}
