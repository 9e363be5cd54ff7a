import { createId } from "@sendoff/kit/ids";
import type { SubmitRecord } from "@sendoff/kit/journal";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { recordIntent } from "../applying/intent.repository.ts";
import { claimLane, type LaneKey } from "../applying/lane.repository.ts";
import { settleNotSent } from "../applying/settle.repository.ts";
import { leaseUnconfirmed } from "../applying/unconfirmed.repository.ts";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { type Applied, type Books, INTENT, openBooks } from "../testing/books.fixture.ts";
import {
  distrustDatabase,
  findHistory,
  finishComparison,
  isCompared,
  listUnknownSubmits,
} from "./comparison.repository.ts";
import { noteLostSubmit } from "./lost-submit.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
// Whatever was lost, the books balance and every unconfirmed application has its credit.
afterEach(() => expectSound());
async function expectSound(): Promise<void> {
  expect(await proveLedger(books.db)).toMatchObject({ isSound: true });
}

const ACCOUNTS = ["hash-of-asha"];
async function intend({ lane, lease }: Applied): Promise<SubmitRecord> {
  const intent = await recordIntent(books.db, lane, lease, { ...INTENT, accounts: ACCOUNTS }, 0);
  if (intent.kind !== "recorded") throw new Error(intent.kind);
  return intent.record;
}

/** A record of a submit that this database has never heard of. */
function unheard(key: LaneKey, changes: Partial<SubmitRecord> = {}): SubmitRecord {
  const id = createId();
  return {
    at: "2026-11-27T10:00:00.000Z",
    userId: key.userId,
    platform: `portal-${key.platformId}`,
    accounts: ACCOUNTS,
    applicationId: id,
    attempt: 1,
    fence: 3,
    job: { id, key: `key ${id}`, title: "T", company: "C", location: "L", url: "https://p.test/1" },
    ...changes,
  };
}

async function rowOf(id: string) {
  return books.db
    .selectFrom("application")
    .select(["status", "reason_code", "reason", "fence", "intent_fence", "job_fingerprint"])
    .where("id", "=", id)
    .executeTakeFirst();
}

test("an intent gives the journal who, where and what, and the database knows it from then on", async () => {
  const applied = await books.apply();
  const record = await intend(applied);
  const { lane, lease } = applied;
  expect(record).toMatchObject({
    userId: lane.userId,
    platform: `portal-${lane.platformId}`,
    accounts: ACCOUNTS,
    applicationId: lease.id,
    attempt: 1,
    fence: lease.fence,
    job: { id: lease.portalJobId, title: lease.title, url: lease.url },
  });
  expect(await listUnknownSubmits(books.db, [record])).toEqual([]);
  const next = { ...record, fence: record.fence + 1 };
  const elsewhere = { ...record, platform: "https://another.test" };
  expect(await listUnknownSubmits(books.db, [record, next, elsewhere])).toEqual([next, elsewhere]);
});

test("a submit of which nothing is left comes back unconfirmed, with its credit held, and is looked for", async () => {
  const key = await books.createLane();
  const record = unheard(key);
  expect(await listUnknownSubmits(books.db, [record])).toEqual([record]);
  await noteLostSubmit(books.db, record);
  await noteLostSubmit(books.db, record);
  expect(await rowOf(record.applicationId)).toMatchObject({
    status: "UNKNOWN",
    reason_code: "restored",
    reason: expect.stringContaining("never sent twice"),
    intent_fence: 3,
  });
  expect(await books.creditsOf(key.userId)).toEqual({ available: 4, held: 1 });
  expect(await listUnknownSubmits(books.db, [record])).toEqual([]);
  const lane = await books.holdLane(key);
  const [unconfirmed] = await leaseUnconfirmed(books.db, lane);
  expect(unconfirmed).toMatchObject({
    id: record.applicationId,
    portalJobId: record.job.id,
    looks: 0,
  });
  const events = await books.db
    .selectFrom("application_event")
    .select(["status", "at"])
    .where("application_id", "=", record.applicationId)
    .orderBy("id")
    .execute();
  expect(events).toMatchObject([
    { status: "SUBMITTING", at: new Date(record.at) },
    { status: "UNKNOWN" },
  ]);
});

test("a job that stands there as not yet sent, or as failed before, is unconfirmed from then on, whoever works on it", async () => {
  const waiting = await books.apply();
  const failed = await books.submit();
  await settleNotSent(books.db, failed.lease, { status: "FAILED", reasonCode: "throttled" });
  for (const { lane, lease } of [waiting, failed]) {
    const job = { ...unheard(lane).job, id: lease.portalJobId };
    // The second try, of which this database knows nothing.
    const record = unheard(lane, { applicationId: lease.id, job, fence: lease.fence + 1 });
    await noteLostSubmit(books.db, record);
    expect(await rowOf(lease.id)).toMatchObject({ status: "UNKNOWN", fence: lease.fence + 2 });
    expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "lost" });
  }
});

test("what counts as sent already stays as it is", async () => {
  const { lane, lease } = await books.submit();
  const job = { ...unheard(lane).job, id: lease.portalJobId };
  await noteLostSubmit(books.db, unheard(lane, { job, fence: lease.fence + 5 }));
  expect(await rowOf(lease.id)).toMatchObject({
    status: "SUBMITTING",
    intent_fence: lease.fence + 5,
  });
  expect(await books.creditsOf(lane.userId)).toEqual({ available: 4, held: 1 });
});

test("without a credit to hold it waits for its user, uncharged", async () => {
  const key = await books.createLane();
  const records = Array.from({ length: 6 }, () => unheard(key));
  for (const record of records) await noteLostSubmit(books.db, record);
  const last = await rowOf(records.at(-1)?.applicationId ?? "");
  expect(last).toMatchObject({ status: "NEEDS_REVIEW", reason_code: "restored" });
  expect(await books.creditsOf(key.userId)).toEqual({ available: 0, held: 5 });
});

test("the same job under two ids: both are looked for, and the second stands behind the first", async () => {
  const key = await books.createLane();
  const [one, other] = [unheard(key), unheard(key)];
  const duplicate = { ...other, job: { ...other.job, key: one.job.key } };
  for (const record of [one, duplicate]) await noteLostSubmit(books.db, record);
  expect(await rowOf(one.applicationId)).toMatchObject({ job_fingerprint: one.job.key });
  expect(await rowOf(duplicate.applicationId)).toMatchObject({
    status: "UNKNOWN",
    job_fingerprint: `${one.job.key}|${duplicate.applicationId}`,
  });
});

test("a submit of a user who is gone stops whoever comes back with the same account, for that job alone", async () => {
  const back = await books.apply();
  const other = await books.apply({ lane: back.lane, runId: back.runId });
  const gone = unheard({ userId: createId(), platformId: back.lane.platformId });
  await noteLostSubmit(books.db, { ...gone, job: { ...gone.job, id: back.lease.portalJobId } });
  expect(await listUnknownSubmits(books.db, [gone])).toEqual([]);
  const intend = ({ lane, lease }: Applied, accounts: string[]) =>
    recordIntent(books.db, lane, lease, { ...INTENT, accounts }, 0);
  expect(await intend(back, ACCOUNTS)).toEqual({ kind: "same_job" });
  expect(await intend(other, ACCOUNTS)).toMatchObject({ kind: "recorded" });
  expect(await intend(back, ["somebody else"])).toMatchObject({ kind: "recorded" });
});

test("in another line of history no account is served and no intent recorded until all is compared; then earlier workers have lost", async () => {
  const applied = await books.apply();
  const waiting = await books.createLane();
  await books.openRun(waiting);
  await distrustDatabase(books.db);
  expect(await isCompared(books.db)).toBe(false);
  expect(await claimLane(books.db, "w", 60)).toBeUndefined();
  const { lane, lease } = applied;
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "uncompared" });
  expect(await books.statusOf(lease.id)).toBe("APPLYING");

  await finishComparison(books.db, await findHistory(books.db));
  expect(await isCompared(books.db)).toBe(true);
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "lost" });
  expect(await claimLane(books.db, "w", 60)).toBeDefined();
});

test("what went with a deleted account is no sign that the database went back in time", async () => {
  const applied = await books.apply();
  const record = await intend(applied);
  await settleNotSent(books.db, applied.lease, { status: "FAILED" });
  await books.db.deleteFrom("application").where("id", "=", applied.lease.id).execute();
  expect(await listUnknownSubmits(books.db, [record])).toEqual([record]);
  await books.db.insertInto("closed_account").values({ user_id: applied.lease.userId }).execute();
  expect(await listUnknownSubmits(books.db, [record])).toEqual([]);
});
