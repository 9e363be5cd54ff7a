import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  type ApplicationLease,
  finishUnsent,
  type OpenQuestionRow,
} from "../applying/application.repository.ts";
import { addCandidates } from "../applying/candidate.repository.ts";
import { endRun } from "../applying/end-run.repository.ts";
import { type Applied, type Books, openBooks } from "../testing/books.fixture.ts";
import { answerQuestions, skipQuestion } from "./answer-question.repository.ts";
import { editSavedAnswer } from "./edit-answer.repository.ts";
import { questionId } from "./open-question.ts";
import { listOpenQuestions } from "./open-question.repository.ts";
import { listSavedAnswers } from "./saved-answer.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const KAFKA = {
  question: "Years with Kafka?",
  kind: "integer",
  options: [],
  reason: "Not among your skills",
  key: "years with kafka",
} satisfies OpenQuestionRow;
const PASSPORT = {
  question: "Do you hold a passport?",
  kind: "radio",
  options: ["Yes", "No"],
  reason: "You have not said",
  key: "do you hold a passport",
} satisfies OpenQuestionRow;
const EVERYWHERE = { country: "", company: "", location: "" };
const KAFKA_ID = questionId({ ...KAFKA, ...EVERYWHERE });
const PASSPORT_ID = questionId({ ...PASSPORT, ...EVERYWHERE });

const stopAt = (
  lease: ApplicationLease,
  openQuestions: readonly OpenQuestionRow[],
  db: Books["db"] = books.db,
) =>
  finishUnsent(db, lease, {
    status: "NEEDS_ANSWER",
    reasonCode: "needs_answer",
    openQuestions,
  });
async function stopped(questions: readonly OpenQuestionRow[], on?: Applied): Promise<Applied> {
  const applied = await books.apply(on);
  await stopAt(applied.lease, questions);
  return applied;
}

const answer = (userId: string, questionId: string, value: string) =>
  books.db
    .transaction()
    .execute((trx) => answerQuestions(trx, userId, [{ questionId, answer: value }]));
const openOf = async (userId: string) =>
  (await listOpenQuestions(books.db, userId)).map(({ question }) => question.question);

async function edit(userId: string, question: OpenQuestionRow, value: string) {
  const bank = await listSavedAnswers(books.db, userId);
  const entry = bank.find((each) => each.question === question.question);
  const key = { userId, id: entry?.id ?? "" };
  return books.db.transaction().execute((trx) => editSavedAnswer(trx, key, value));
}

/** As many more as one look at the inbox shows, all later than this one. */
async function crowd({ lane, lease }: Applied): Promise<void> {
  await sql`insert into application (id, user_id, platform_id, portal_job_id, run_id, job_title, company,
      location, url, job_fingerprint, status, attempts, open_questions, updated_at)
    select gen_random_uuid(), ${lane.userId}, platform_id, 'crowd-' || n, run_id, job_title, company,
      location, url, job_fingerprint || n, status, attempts, open_questions, updated_at + interval '1 microsecond'
    from application, generate_series(1, 500) n where id = ${lease.id}`.execute(books.db);
}

async function countIn(userId: string, status: string): Promise<number> {
  const rows = await books.db
    .selectFrom("application")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "=", status)
    .execute();
  return rows.length;
}

test("an answer that is edited in the bank queues what waits for it, and nothing that waits for another still", async () => {
  const first = await stopped([KAFKA]);
  const { userId } = first.lane;
  await answer(userId, KAFKA_ID, "3");
  const alone = await stopped([KAFKA], first);
  const both = await stopped([KAFKA, PASSPORT], first);
  expect(await edit(userId, KAFKA, "3")).toMatchObject({ kind: "edited" });
  expect(await books.statusOf(alone.lease.id)).toBe("NEEDS_ANSWER");
  expect(await edit(userId, KAFKA, "4")).toMatchObject({ kind: "edited", entry: { answer: "4" } });
  expect(await books.statusOf(alone.lease.id)).toBe("QUEUED");
  expect(await books.statusOf(both.lease.id)).toBe("NEEDS_ANSWER");
  expect(await openOf(userId)).toEqual([PASSPORT.question]);
});

test("one answer queues all that waited for it, also what the inbox had no room for", async () => {
  const first = await stopped([KAFKA]);
  await crowd(first);
  expect(await answer(first.lane.userId, KAFKA_ID, "3")).toMatchObject({ released: 501 });
  expect(await countIn(first.lane.userId, "QUEUED")).toBe(501);
  expect(await books.statusOf(first.lease.id)).toBe("QUEUED");
});

test("a skipped question skips all that waited for it, also what the inbox had no room for", async () => {
  const first = await stopped([KAFKA]);
  await crowd(first);
  const key = { userId: first.lane.userId, questionId: KAFKA_ID };
  const { skipped } = await books.db.transaction().execute((trx) => skipQuestion(trx, key));
  expect(skipped).toBe(501);
  expect(await books.statusOf(first.lease.id)).toBe("SKIPPED");
});

test("what stops at its questions in the moment they are answered is shown, and goes on with one of these answers", async () => {
  const first = await stopped([KAFKA, PASSPORT]);
  const { userId } = first.lane;
  const late = await books.apply(first);
  await books.db.transaction().execute(async (trx) => {
    // It stops at the time at which its transaction began: these do not see it yet, and it has not seen them.
    await sql`select now()`.execute(trx);
    await answer(userId, KAFKA_ID, "3");
    await answer(userId, PASSPORT_ID, "Yes");
    await stopAt(late.lease, [KAFKA, PASSPORT], trx);
  });
  expect(await books.statusOf(first.lease.id)).toBe("QUEUED");
  expect(await openOf(userId)).toEqual([KAFKA.question, PASSPORT.question]);
  expect(await answer(userId, KAFKA_ID, "3")).toMatchObject({ released: 1, stillWaiting: 0 });
  expect(await books.statusOf(late.lease.id)).toBe("QUEUED");
  expect(await openOf(userId)).toEqual([]);
});

test("an answer and a search that finds its jobs again in the same instant wait for each other, and never both", async () => {
  const first = await stopped([KAFKA]);
  const second = await stopped([KAFKA], first);
  const { userId } = first.lane;
  await endRun(books.db, first.lane, first.runId, "stopped", "");
  const runId = await books.openRun(first.lane);
  const again = [second.lease, first.lease];
  let both: Promise<unknown> = Promise.resolve();
  await books.db.transaction().execute(async (holder) => {
    // Both come to the first of the two jobs and wait there, the search with the second one in its hands if it can.
    await sql`select from application where id = ${first.lease.id} for update`.execute(holder);
    const answered = answer(userId, KAFKA_ID, "3");
    await waitingBackends(1);
    both = Promise.all([answered, addCandidates(books.db, first.lane, runId, again)]);
    await waitingBackends(2);
  });
  await both;
  expect(await books.statusOf(first.lease.id)).toBe("QUEUED");
  expect(await books.statusOf(second.lease.id)).toBe("QUEUED");
});

/** Returns once so many sessions of this database wait for a lock. */
const waitingBackends = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(books.db);
    expect(rows).toHaveLength(count);
  }, 30_000);
