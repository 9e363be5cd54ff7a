import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Books, INDEED, INTENT, newJob, openBooks } from "../testing/books.fixture.ts";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { holdCredit, lockWallet } from "../ledger/ledger.repository.ts";
import { leaseNextApplication } from "./application.repository.ts";
import { addCandidates } from "./candidate.repository.ts";
import { recordIntent } from "./intent.repository.ts";
import { settleNotSent } from "./settle.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
// Whatever a test did, the books balance and every hold has its application.
afterEach(() => expectSound());
async function expectSound(): Promise<void> {
  expect(await proveLedger(books.db)).toMatchObject({ isSound: true });
}

/** No credit moved, and the form is still the application's state. */
async function expectNothingHappened(id: string, userId: string): Promise<void> {
  expect(await books.statusOf(id)).toBe("APPLYING");
  expect(await books.holdOf(id)).toBeUndefined();
  expect((await books.creditsOf(userId)).held).toBe(0);
}

test("an intent holds one credit and keeps the evidence, in one step", async () => {
  const { lane, lease } = await books.apply();
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toMatchObject({ kind: "recorded" });
  expect(await books.statusOf(lease.id)).toBe("SUBMITTING");
  expect(await books.creditsOf(lane.userId)).toEqual({ available: 4, held: 1 });
  const row = await books.db
    .selectFrom("application")
    .select(["applicant", "applicant_email", "intent_at", "next_look_at"])
    .where("id", "=", lease.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ applicant: "Asha Raman", applicant_email: "asha@example.test" });
  expect(row.intent_at).not.toBeNull();
  // Nobody looks while this worker may still click.
  expect(Number(row.next_look_at)).toBeGreaterThan(Number(row.intent_at) + 50_000);
});

test("an intent is recorded once, however often it is tried", async () => {
  const { lane, lease } = await books.apply();
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => recordIntent(books.db, lane, lease, INTENT, 0)),
  );
  expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual([
    "lost",
    "lost",
    "lost",
    "lost",
    "recorded",
  ]);
  expect(await books.countJournals("hold", lease.id)).toBe(1);
});

test("without a credit there is no intent", async () => {
  const { lane, lease } = await books.apply();
  await books.db
    .updateTable("credit_lot")
    .set({ expires_at: sql<Date>`now()` })
    .where("user_id", "=", lane.userId)
    .execute();
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "no_credits" });
  await expectNothingHappened(lease.id, lane.userId);
});

test("of two submits at once with one credit left, one is recorded", async () => {
  const first = await books.apply();
  const other = await books.holdLane(await books.createLane(first.lane.userId, INDEED));
  const second = await books.apply({ lane: other });
  for (let spent = 0; spent < 4; spent += 1) {
    await books.submit({ lane: first.lane, runId: first.runId });
  }
  const outcomes = await Promise.all(
    [first, second].map(({ lane, lease }) => recordIntent(books.db, lane, lease, INTENT, 0)),
  );
  expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(["no_credits", "recorded"]);
  expect(await books.creditsOf(first.lane.userId)).toEqual({ available: 0, held: 5 });
});

test.each([
  ["under another id", 1],
  ["on another platform", INDEED],
])(
  "the same job %s is not sent again, also when both reach the button at once",
  async (_name, platformId) => {
    const job = newJob();
    const first = await books.apply({ job });
    const lane =
      platformId === 1
        ? first.lane
        : await books.holdLane(await books.createLane(first.lane.userId, platformId));
    const duplicate = {
      ...newJob(),
      title: job.title.toUpperCase(),
      company: `${job.company} Pvt. Ltd.`,
    };
    const second = await books.apply({
      lane,
      job: duplicate,
      ...(platformId === 1 ? { runId: first.runId } : {}),
    });
    const outcomes = await Promise.all(
      [first, second].map((each) => recordIntent(books.db, each.lane, each.lease, INTENT, 0)),
    );
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual(["recorded", "same_job"]);
    expect(await books.creditsOf(first.lane.userId)).toEqual({ available: 4, held: 1 });
  },
);

test("the same job may be sent once the first turned out not to have been", async () => {
  const job = newJob();
  const first = await books.submit({ job });
  await settleNotSent(books.db, first.lease, { status: "FAILED" });
  const second = await books.apply({
    lane: first.lane,
    runId: first.runId,
    job: { ...job, portalJobId: "b" },
  });
  expect(await recordIntent(books.db, second.lane, second.lease, INTENT, 0)).toMatchObject({
    kind: "recorded",
  });
});

test("another user may send the same job", async () => {
  const job = newJob();
  const both = [await books.submit({ job }), await books.submit({ job })];
  for (const { lease } of both) expect(await books.statusOf(lease.id)).toBe("SUBMITTING");
});

test("a worker whose lane or whose application is another's records no intent", async () => {
  const lostLane = await books.apply();
  await books.expireLane(lostLane.lane);
  await books.holdLane(lostLane.lane);
  expect(await recordIntent(books.db, lostLane.lane, lostLane.lease, INTENT, 0)).toEqual({
    kind: "lost",
  });
  await expectNothingHappened(lostLane.lease.id, lostLane.lane.userId);
  const stale = await books.apply();
  const older = { ...stale.lease, fence: stale.lease.fence - 1 };
  expect(await recordIntent(books.db, stale.lane, older, INTENT, 0)).toEqual({ kind: "lost" });
  await expectNothingHappened(stale.lease.id, stale.lane.userId);
});

test("a worker whose lease has run out records no intent, even if nobody has taken over", async () => {
  const { lane, lease } = await books.apply({ leaseSeconds: -1 });
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "lost" });
  await expectNothingHappened(lease.id, lane.userId);
});

test("a transaction that breaks off after the hold leaves no hold behind", async () => {
  const { lane, lease } = await books.apply();
  await expect(
    books.db.transaction().execute(async (trx) => {
      await lockWallet(trx, lane.userId);
      await holdCredit(trx, { userId: lane.userId, applicationId: lease.id });
      throw new Error("the connection broke");
    }),
  ).rejects.toThrow("the connection broke");
  await expectNothingHappened(lease.id, lane.userId);
});

test("a queued job of a run can be taken after an earlier one was sent", async () => {
  const { lane, runId } = await books.submit();
  await addCandidates(books.db, lane, runId, [newJob()]);
  expect(
    await leaseNextApplication(books.db, lane, runId, { worker: "w", leaseSeconds: 60 }),
  ).toBeDefined();
});
