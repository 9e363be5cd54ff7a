import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimLane } from "@sendoff/db/applying";
import { isCompared } from "@sendoff/db/journal";
import { createId } from "@sendoff/kit/ids";
import { openJournal, type SubmitJournal, type SubmitRecord } from "@sendoff/kit/journal";
import { createUser } from "@sendoff/testkit/test-user";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { filledIn, standingOf, submit } from "../testing/submitting.fixture.ts";
import { compareWithJournal, distrustOlderDatabase } from "./compare-with-journal.ts";
import type { WorkerContext } from "../context/worker-context.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
});
afterAll(() => own.close());

let folder: string;
let journal: SubmitJournal;
let worker: WorkerContext;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sendoff-journal-"));
  journal = await openJournal({ kind: "folder", folder }, own.worker.storage, "test");
  worker = { ...own.worker, journal };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Sends one application with this journal, as a worker does. */
async function sendOne(): Promise<SubmitRecord> {
  const filled = await filledIn(own);
  await submit({ ...own, worker }, filled, {
    kind: "prepared",
    answers: [],
    cvAttached: false,
    discard: async () => undefined,
    submit: async () => ({ kind: "confirmed", text: "Application sent" }),
  });
  const [record] = (await readAll()).filter(
    ({ applicationId }) => applicationId === filled.lease.id,
  );
  if (record === undefined) throw new Error("it was not written down");
  expect(await standingOf(own, filled)).toMatchObject({ status: "APPLIED" });
  return record;
}

async function readAll(): Promise<SubmitRecord[]> {
  const days = await journal.listDays();
  return (await Promise.all(days.map((day) => journal.readDay(day)))).flat();
}

/** One of a time that the database has lost. */
async function lost(at: string): Promise<SubmitRecord> {
  const { id: userId } = await createUser(own.world);
  const id = createId();
  const job = { id, key: id, title: "T", company: "C", location: "L", url: "https://p.test/1" };
  const record = {
    at,
    userId,
    platform: "linkedin",
    accounts: [],
    applicationId: id,
    attempt: 1,
    fence: 1,
    job,
  };
  await journal.append(record);
  return record;
}

const statusOf = async ({ applicationId }: SubmitRecord): Promise<string | undefined> =>
  (
    await own.world.db
      .selectFrom("application")
      .select("status")
      .where("id", "=", applicationId)
      .executeTakeFirst()
  )?.status;

test("a database that knows the newest submit is served as it is", async () => {
  await sendOne();
  await distrustOlderDatabase(worker);
  expect(await isCompared(worker.db)).toBe(true);
});

test("one that does not know the newest submit went back in time: nothing is served until all that was lost is unconfirmed", async () => {
  const known = await sendOne();
  const next = (days: number): string =>
    new Date(Date.parse(known.at) + days * 86_400_000).toISOString();
  const records = [await lost(next(1)), await lost(next(2))];
  await distrustOlderDatabase(worker);
  expect(await isCompared(worker.db)).toBe(false);
  expect(await claimLane(worker.db, "w", 60)).toBeUndefined();

  await compareWithJournal(worker);
  expect(await isCompared(worker.db)).toBe(true);
  expect(await Promise.all(records.map(statusOf))).toEqual(["UNKNOWN", "UNKNOWN"]);
  expect(await statusOf(known)).toBe("APPLIED");
  // The newest proof of the ledger is of what was before.
  expect(await own.world.boss.findJobs("ledger.prove")).toHaveLength(1);
  // And that is known from then on.
  await distrustOlderDatabase(worker);
  expect(await isCompared(worker.db)).toBe(true);
});

test("days before one of which all is known are not read", async () => {
  const known = await sendOne();
  await lost(new Date(Date.parse(known.at) - 86_400_000).toISOString());
  await lost(new Date(Date.parse(known.at) + 86_400_000).toISOString());
  const read: string[] = [];
  const watched: SubmitJournal = {
    ...journal,
    readDay: async (day) => {
      read.push(day);
      return journal.readDay(day);
    },
  };
  await distrustOlderDatabase(worker);
  await compareWithJournal({ ...worker, journal: watched });
  const [before] = await journal.listDays();
  expect(read).not.toContain(before);
  expect(read.length).toBeGreaterThan(0);
});

test("a journal that cannot be read leaves everything unserved, and the next try finishes", async () => {
  const record = await lost("2126-01-01T00:00:00.000Z");
  await distrustOlderDatabase(worker);
  const broken = { ...journal, listDays: () => Promise.reject(new Error("away")) };
  await expect(compareWithJournal({ ...worker, journal: broken })).rejects.toThrow("away");
  expect(await isCompared(worker.db)).toBe(false);
  await compareWithJournal(worker);
  expect(await statusOf(record)).toBe("UNKNOWN");
  expect(await isCompared(worker.db)).toBe(true);
});
