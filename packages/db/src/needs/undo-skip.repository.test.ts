import { afterAll, beforeAll, expect, test } from "vitest";
import { countStopsForUser } from "../applying/application-event.repository.ts";
import { finishUnsent, type Outcome } from "../applying/application.repository.ts";
import { keepPrepared } from "../review/prepared-form.repository.ts";
import { type Applied, type Books, openBooks } from "../testing/books.fixture.ts";
import { skipQuestion } from "./answer-question.repository.ts";
import { listOpenQuestions } from "./open-question.repository.ts";
import { actOnApplication } from "./user-action.repository.ts";
import { undoSkip } from "./undo-skip.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const ASKING: Outcome = {
  status: "NEEDS_ANSWER",
  reasonCode: "needs_answer",
  reason: "One question is open.",
  openQuestions: [
    { question: "Years with Kafka?", options: [], reason: "Not said", key: "years with kafka" },
  ],
};

async function stopped(outcome: Outcome, on?: Applied): Promise<Applied> {
  const applied = await books.apply(on);
  await finishUnsent(books.db, applied.lease, outcome);
  return applied;
}

/** The application with all that hangs on it, but for the fence, which only ever grows. */
async function read({ lease: { id } }: Applied): Promise<object> {
  const { fence: _, ...row } = await books.db
    .selectFrom("application as a")
    .leftJoin("prepared_form as f", "f.application_id", "a.id")
    .selectAll("a")
    .select(["f.next_check_at", "f.revision"])
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
  return row;
}

const act = ({ lease }: Applied, what: "skip" | "sent") =>
  actOnApplication(books.db, { userId: lease.userId, id: lease.id }, what);
const undo = (userId: string, skipId: string) => undoSkip(books.db, { userId, skipId });

async function skip(job: Applied): Promise<string> {
  const outcome = await act(job, "skip");
  if (outcome.kind !== "done" || outcome.skipId === null) throw new Error(outcome.kind);
  return outcome.skipId;
}

test("a skipped question that is taken back is asked again just as before, at its place", async () => {
  const first = await stopped(ASKING);
  const second = await stopped(ASKING, first);
  const { userId } = first.lane;
  const before = await listOpenQuestions(books.db, userId);
  const rows = [await read(first), await read(second)];
  const questionId = before[0]?.question.id ?? "";
  const { skipped, skipId } = await books.db
    .transaction()
    .execute((trx) => skipQuestion(trx, { userId, questionId }));
  expect(skipped).toBe(2);
  expect(await listOpenQuestions(books.db, userId)).toEqual([]);
  const stranger = await books.createUser();
  expect(await undo(stranger.id, skipId)).toEqual({ restored: 0, gone: 0 });
  expect(await undo(userId, skipId)).toEqual({ restored: 2, gone: 0 });
  expect(await listOpenQuestions(books.db, userId)).toEqual(before);
  expect([await read(first), await read(second)]).toEqual(rows);
  expect(await undo(userId, skipId)).toEqual({ restored: 0, gone: 0 });
});

test("what has been changed since the skip wins, and the rest of the skip is taken back all the same", async () => {
  const first = await stopped(ASKING);
  const second = await stopped(ASKING, first);
  const { userId } = first.lane;
  const [group] = await listOpenQuestions(books.db, userId);
  const { skipId } = await books.db
    .transaction()
    .execute((trx) => skipQuestion(trx, { userId, questionId: group?.question.id ?? "" }));
  await act(first, "sent");
  expect(await undo(userId, skipId)).toEqual({ restored: 1, gone: 1 });
  expect(await books.statusOf(first.lease.id)).toBe("APPLIED");
  expect(await books.statusOf(second.lease.id)).toBe("NEEDS_ANSWER");
});

test("a form's check that waits again has not stopped the application once more", async () => {
  const job = await stopped({ status: "NEEDS_USER", reasonCode: "form_check", reason: "A check." });
  const before = await read(job);
  expect(await undo(job.lease.userId, await skip(job))).toEqual({ restored: 1, gone: 0 });
  expect(await read(job)).toEqual(before);
  expect(await countStopsForUser(books.db, job.lease.id)).toBe(1);
});

test("a prepared form that is skipped is looked at no more, and waits for approval again once that is taken back", async () => {
  const job = await books.apply();
  await keepPrepared(
    books.db,
    job.lease,
    { questions: [], cv: null, note: "", checkSeconds: 60 },
    { answers: [] },
  );
  const before = await read(job);
  const skipId = await skip(job);
  expect(await read(job)).toMatchObject({ status: "SKIPPED", next_check_at: null });
  expect(await undo(job.lease.userId, skipId)).toEqual({ restored: 1, gone: 0 });
  expect(await read(job)).toEqual(before);
});
