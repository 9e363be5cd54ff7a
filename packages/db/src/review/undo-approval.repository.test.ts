import type { ReviewQuestion } from "@sendoff/contract/review";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockAnswers } from "../applying/answers-lock.ts";
import { leaseNextApplication } from "../applying/application.repository.ts";
import { endRun } from "../applying/end-run.repository.ts";
import { findRunFacts } from "../applying/run-facts.repository.ts";
import { limitToWaiting, takeUpApproved } from "../applying/take-up.repository.ts";
import { type Applied, type Books, openBooks } from "../testing/books.fixture.ts";
import { approvePrepared } from "./approve.repository.ts";
import { findPreparedForm, keepPrepared } from "./prepared-form.repository.ts";
import { undoApproval } from "./undo-approval.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const WORKER = { worker: "w", leaseSeconds: 60 };
const QUESTION: ReviewQuestion = {
  key: "k",
  step: "Form",
  question: "Years?",
  section: "",
  hint: "",
  kind: "integer",
  required: true,
  options: [],
  min: 0,
  max: null,
  max_length: null,
  value: "3",
  source: "profile",
  confidence: 1,
  why: "your profile",
  can_edit: true,
  saved_as: null,
};

/** An application that waits for approval; its lane is held and its run open. */
async function prepared(): Promise<Applied> {
  const applied = await books.apply();
  const form = { questions: [QUESTION], cv: null, note: "", checkSeconds: 600 };
  expect(await keepPrepared(books.db, applied.lease, form, { answers: [] })).toBe(true);
  return applied;
}

async function reasonOf({ lease }: Applied): Promise<string> {
  const row = await books.db
    .selectFrom("application")
    .select(["status", "reason_code"])
    .where("id", "=", lease.id)
    .executeTakeFirstOrThrow();
  return `${row.status} ${row.reason_code}`;
}

/** Approved so that it can be taken back by `approvalId`. */
const approveUndoably = ({ lane, lease }: Applied, approvalId: string, revision = 1) =>
  books.db.transaction().execute(async (trx) => {
    await lockAnswers(trx, lane.userId);
    const edits = [{ key: "k", value: "4" }];
    const approval = { applicationId: lease.id, revision, edits, approvalId };
    return approvePrepared(trx, lane.userId, approval);
  });
const undo = ({ lane }: Applied, approvalId: string) =>
  undoApproval(books.db, { userId: lane.userId, approvalId });
/** The seconds in which it can be taken back are over. */
const endUndo = ({ lease }: Applied) =>
  books.db
    .updateTable("application")
    .set({ not_before: sql<Date>`now()` })
    .where("id", "=", lease.id)
    .execute();

test("an approval is not begun for some seconds, and taken back it waits again with its changes", async () => {
  const one = await prepared();
  const { lane, lease, runId } = one;
  const before = await findPreparedForm(books.db, lease.id);
  const approvalId = createId();
  await approveUndoably(one, approvalId);
  expect(await leaseNextApplication(books.db, lane, runId, WORKER)).toBeUndefined();
  expect(await findRunFacts(books.db, lane)).toMatchObject({
    sentInRun: 0,
    readyCount: 0,
    laterApprovedCount: 1,
  });
  // Its run stays for it, whatever else it has reached.
  expect(await endRun(books.db, lane, runId, "goal_reached", "")).toBe(false);
  const stranger = await prepared();
  expect(await undo(stranger, approvalId)).toEqual({ restored: 0, gone: 0 });
  expect(await undo(one, approvalId)).toEqual({ restored: 1, gone: 0 });
  expect(await undo(one, approvalId)).toEqual({ restored: 0, gone: 0 });
  expect(await reasonOf(one)).toBe("NEEDS_APPROVAL prepared");
  expect(await findRunFacts(books.db, lane)).toMatchObject({ sentInRun: 1, laterApprovedCount: 0 });
  const form = await findPreparedForm(books.db, lease.id);
  expect(form).toMatchObject({ revision: 2, approvedAt: null, note: before?.note });
  expect(form?.questions).toMatchObject([{ value: "4", source: "review" }]);
  // Another window shows it as it was.
  expect(await approveUndoably(one, createId())).toEqual({ kind: "outdated" });
  expect(await approveUndoably(one, createId(), 2)).toMatchObject({ kind: "approved" });
});

test("of a worker that begins what is approved and its user who takes that back one wins, whoever is first", async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const one = await prepared();
    const approvalId = createId();
    await approveUndoably(one, approvalId);
    await endUndo(one);
    const begin = () => leaseNextApplication(books.db, one.lane, one.runId, WORKER);
    const first = round % 2 === 0 ? undo(one, approvalId) : undefined;
    const [opened, undone] = await Promise.all([begin(), first ?? undo(one, approvalId)]);
    const said = `${opened === undefined ? "left" : "begun"} ${JSON.stringify(undone)}`;
    ends.add(said);
    expect(await books.statusOf(one.lease.id)).toBe(
      opened === undefined ? "NEEDS_APPROVAL" : "APPLYING",
    );
  }
  for (const end of ends)
    expect(['left {"restored":1,"gone":0}', 'begun {"restored":0,"gone":1}']).toContain(end);
});

test("the run that was to send it gives its room back, and ends where it was opened for nothing else", async () => {
  const one = await prepared();
  const { lane } = one;
  await endRun(books.db, lane, one.runId, "stopped", "");
  const other = await books.openRun(lane, 3);
  const approvalId = createId();
  await approveUndoably(one, approvalId);
  expect(await takeUpApproved(books.db, lane, other)).toBe(1);
  expect(await findRunFacts(books.db, lane)).toMatchObject({ goal: 4 });
  expect(await undo(one, approvalId)).toEqual({ restored: 1, gone: 0 });
  expect(await findRunFacts(books.db, lane)).toMatchObject({ id: other, goal: 3, laterCount: 0 });
  await endRun(books.db, lane, other, "stopped", "");
  const again = createId();
  await approveUndoably(one, again, 2);
  const own = await books.openRun(lane, 1);
  await books.db.transaction().execute((trx) => limitToWaiting(trx, lane, own));
  expect(await undo(one, again)).toEqual({ restored: 1, gone: 0 });
  expect(await findRunFacts(books.db, lane)).toBeUndefined();
  expect(await reasonOf(one)).toBe("NEEDS_APPROVAL prepared");
});
