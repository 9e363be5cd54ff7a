import { MAX_ATTEMPTS } from "@sendoff/domain/applying";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, INDEED, INTENT, newJob, openBooks } from "../testing/books.fixture.ts";
import {
  finishUnsent,
  leaseNextApplication,
  recoverApplications,
  renewApplication,
  requeueApplication,
  savePosting,
} from "./application.repository.ts";
import { addCandidates, listKnownJobs } from "./candidate.repository.ts";
import { recordIntent } from "./intent.repository.ts";
import { endRun } from "./end-run.repository.ts";
import { settleApplied, settleNotSent, settleUnknown } from "./settle.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const WORKER = { worker: "w", leaseSeconds: 60 };
const NOW = { delaySeconds: 0, keepsAttempt: false, note: "" };

/** Ends the run and opens the next one on the same lane. */
async function nextRun(applied: Awaited<ReturnType<Books["apply"]>>): Promise<string> {
  await endRun(books.db, applied.lane, applied.runId, "stopped", "");
  return books.openRun(applied.lane);
}

test("a job is one row for one user and platform, in every run, also when a list shows it twice", async () => {
  const lane = await books.holdLane(await books.createLane());
  const job = newJob();
  const runId = await books.openRun(lane);
  expect(await addCandidates(books.db, lane, runId, [job, { ...job, title: "Again" }])).toBe(1);
  expect(await addCandidates(books.db, lane, runId, [job])).toBe(0);
  const others = [
    await books.holdLane(await books.createLane(lane.userId, INDEED)),
    await books.holdLane(await books.createLane()),
  ];
  for (const other of others) {
    expect(await addCandidates(books.db, other, await books.openRun(other), [job])).toBe(1);
  }
  expect(await listKnownJobs(books.db, lane, [job.portalJobId, "another"])).toEqual(
    new Set([job.portalJobId]),
  );
});

test.each(["run_ended", "interrupted", "portal_error", "page_changed", "session_lost"])(
  "a job that failed with %s, before anything was sent, is tried anew by a later run only",
  async (reasonCode) => {
    const applied = await books.apply();
    await finishUnsent(books.db, applied.lease, { status: "FAILED", reasonCode });
    expect(await addCandidates(books.db, applied.lane, applied.runId, [applied.lease])).toBe(0);
    const runId = await nextRun(applied);
    expect(await addCandidates(books.db, applied.lane, runId, [applied.lease])).toBe(1);
    const again = await leaseNextApplication(books.db, applied.lane, runId, WORKER);
    expect(again).toMatchObject({ id: applied.lease.id, attempts: 1 });
    expect(again?.fence).toBeGreaterThan(applied.lease.fence);
  },
);

test("a job that was skipped for want of a credit is tried anew once a later run finds it", async () => {
  const applied = await books.apply();
  await finishUnsent(books.db, applied.lease, { status: "SKIPPED", reasonCode: "no_credits" });
  expect(await addCandidates(books.db, applied.lane, await nextRun(applied), [applied.lease])).toBe(
    1,
  );
});

test.each(["same_job", "closed", "external", "already_applied", "not_found"])(
  "a job that was skipped as %s is never queued again",
  async (reasonCode) => {
    const applied = await books.apply();
    await finishUnsent(books.db, applied.lease, { status: "SKIPPED", reasonCode });
    expect(
      await addCandidates(books.db, applied.lane, await nextRun(applied), [applied.lease]),
    ).toBe(0);
  },
);

test("what was sent, may have been sent or was not seen is never queued again", async () => {
  const { db } = books;
  const ends = {
    SUBMITTING: async () => true,
    UNKNOWN: (lease: Lease) => settleUnknown(db, lease, { note: "", nextVerificationSeconds: 60 }),
    APPLIED: (lease: Lease) => settleApplied(db, lease, { text: "", proof: "confirmation_seen" }),
    not_seen: (lease: Lease) =>
      settleNotSent(db, lease, { status: "FAILED", reasonCode: "not_seen" }),
    rejected: (lease: Lease) =>
      settleNotSent(db, lease, { status: "FAILED", reasonCode: "rejected" }),
    NEEDS_REVIEW: (lease: Lease) =>
      settleNotSent(db, lease, { status: "NEEDS_REVIEW", reasonCode: "cannot_tell" }),
  };
  for (const [name, settle] of Object.entries(ends)) {
    const submitted = await books.submit();
    expect({ name, isSettled: await settle(submitted.lease) }).toEqual({ name, isSettled: true });
    const before = await books.statusOf(submitted.lease.id);
    const runId = await nextRun(submitted);
    const queued = await addCandidates(db, submitted.lane, runId, [submitted.lease]);
    const after = { name, queued, status: await books.statusOf(submitted.lease.id) };
    expect(after).toEqual({ name, queued: 0, status: before });
  }
});
type Lease = Awaited<ReturnType<Books["submit"]>>["lease"];

test("a job that waited for an answer is tried anew only after its user changed something", async () => {
  const applied = await books.apply();
  await finishUnsent(books.db, applied.lease, { status: "NEEDS_ANSWER" });
  const runId = await nextRun(applied);
  expect(await addCandidates(books.db, applied.lane, runId, [applied.lease])).toBe(0);
  await books.db
    .updateTable("app_user")
    .set({ updated_at: sql<Date>`now()` })
    .where("id", "=", applied.lane.userId)
    .execute();
  expect(await addCandidates(books.db, applied.lane, runId, [applied.lease])).toBe(1);
});

test("what is approved is taken first, then the best match, then what was found first; what has no score last", async () => {
  const lane = await books.holdLane(await books.createLane());
  const runId = await books.openRun(lane);
  const scores = [undefined, 40, 90, 70, 90, 0, undefined];
  const jobs = scores.map((score) =>
    newJob({ match: score === undefined ? undefined : { score, reasons: [] } }),
  );
  await addCandidates(books.db, lane, runId, jobs);
  const idOf = (at: number): string => jobs[at]?.portalJobId ?? "";
  await books.db
    .updateTable("application")
    .set({ reason_code: "approved" })
    .where("user_id", "=", lane.userId)
    .where("portal_job_id", "in", [idOf(0), idOf(1)])
    .execute();
  const taken: (string | undefined)[] = [];
  for (const _ of jobs) {
    taken.push((await leaseNextApplication(books.db, lane, runId, WORKER))?.portalJobId);
  }
  expect(taken).toEqual([1, 0, 2, 4, 3, 5, 6].map(idOf));
});

test("applications of one score are taken in the order they were found, each by one, when they are due", async () => {
  const lane = await books.holdLane(await books.createLane());
  const runId = await books.openRun(lane);
  const jobs = [newJob(), newJob(), newJob()];
  for (const job of jobs) await addCandidates(books.db, lane, runId, [job]);
  const first = await leaseNextApplication(books.db, lane, runId, WORKER);
  if (first === undefined) throw new Error("nothing was queued");
  await requeueApplication(books.db, first, { ...NOW, delaySeconds: 60 });
  const others = await Promise.all(
    [1, 2, 3, 4].map(() => leaseNextApplication(books.db, lane, runId, WORKER)),
  );
  const taken = others.flatMap((each) => (each === undefined ? [] : [each.portalJobId]));
  expect([first.portalJobId, ...taken.toSorted()]).toEqual(jobs.map((job) => job.portalJobId));
});

test("a try that was not its fault does not count, another does", async () => {
  const { lane, runId, lease } = await books.apply();
  await requeueApplication(books.db, lease, { ...NOW, keepsAttempt: true });
  const second = await leaseNextApplication(books.db, lane, runId, WORKER);
  if (second === undefined) throw new Error("nothing was queued");
  expect(second.attempts).toBe(1);
  await requeueApplication(books.db, second, NOW);
  expect(await leaseNextApplication(books.db, lane, runId, WORKER)).toMatchObject({ attempts: 2 });
});

test("what a dead worker was filling in goes back to the queue twice and fails the third time", async () => {
  const { lane, runId, lease } = await books.apply();
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    await recoverApplications(books.db, lane);
    expect(await books.statusOf(lease.id)).toBe("QUEUED");
    expect(await leaseNextApplication(books.db, lane, runId, WORKER)).toMatchObject({
      attempts: attempt + 1,
    });
  }
  await recoverApplications(books.db, lane);
  expect(await books.statusOf(lease.id)).toBe("FAILED");
  expect(await books.countJournals("hold", lease.id)).toBe(0);
  const events = await books.db
    .selectFrom("application_event")
    .select(["status", "note"])
    .where("application_id", "=", lease.id)
    .where("status", "in", ["QUEUED", "FAILED"])
    .orderBy("id")
    .execute();
  const again = { status: "QUEUED", note: "Taken up again after an interruption" };
  const over = "We were interrupted while filling it in. Nothing was sent.";
  expect(events).toEqual([again, again, { status: "FAILED", note: over }]);
});

test("what a dead worker was submitting is unconfirmed, never in the queue, and keeps its credit held", async () => {
  const { lane, runId, lease } = await books.submit();
  const other = await books.submit();
  await recoverApplications(books.db, lane);
  expect(await books.statusOf(lease.id)).toBe("UNKNOWN");
  expect(await books.holdOf(lease.id)).toMatchObject({ state: "held" });
  expect(await renewApplication(books.db, lease, 60)).toBe(false);
  expect(await leaseNextApplication(books.db, lane, runId, WORKER)).toBeUndefined();
  // Another lane's submit is not its business.
  expect(await books.statusOf(other.lease.id)).toBe("SUBMITTING");
});

test("the same job elsewhere is found while it is sent or unconfirmed, and only among the user's own", async () => {
  const job = newJob();
  const sent = await books.submit({ job });
  const duplicate = { ...newJob(), title: job.title, company: job.company };
  const elsewhere = await books.apply({
    lane: await books.holdLane(await books.createLane(sent.lane.userId, INDEED)),
  });
  const stranger = await books.apply();
  const save = (lease: Lease) => savePosting(books.db, lease, { ...duplicate, description: "" });
  expect(await save(elsewhere.lease)).toBe("same_job");
  expect(await save(stranger.lease)).toBe("saved");
  await settleNotSent(books.db, sent.lease, { status: "FAILED" });
  expect(await save(elsewhere.lease)).toBe("saved");
  await recoverApplications(books.db, elsewhere.lane);
  expect(await save(elsewhere.lease)).toBe("lost");
});

test("a job from home is the same elsewhere, also where only the list says so", async () => {
  const job = newJob({ location: "India (Remote)" });
  const first = await books.apply({ job });
  const shown = { ...job, location: "India", description: "" };
  expect(await savePosting(books.db, first.lease, shown)).toBe("saved");
  expect(await recordIntent(books.db, first.lane, first.lease, INTENT, 0)).toMatchObject({
    kind: "recorded",
  });
  const elsewhere = await books.apply({
    lane: await books.holdLane(await books.createLane(first.lane.userId, INDEED)),
  });
  const duplicate = { ...newJob(), title: job.title, location: "Remote in Pune", description: "" };
  expect(await savePosting(books.db, elsewhere.lease, duplicate)).toBe("same_job");
});

test("every change stands in the application's timeline", async () => {
  const { lane, lease } = await books.apply();
  await finishUnsent(books.db, lease, { status: "SKIPPED", reason: "closed" });
  const rows = await books.db
    .selectFrom("application_event")
    .select(["status", "note"])
    .where("application_id", "=", lease.id)
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { status: "APPLYING", note: "" },
    { status: "SKIPPED", note: "closed" },
  ]);
  expect(lane.userId).toBe(lease.userId);
});
