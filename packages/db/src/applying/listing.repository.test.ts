import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, INTENT, newJob, openBooks } from "../testing/books.fixture.ts";
import { listRunViews } from "../views/run-view.repository.ts";
import { finishUnsent, leaseNextApplication } from "./application.repository.ts";
import type { Candidate } from "./candidate.repository.ts";
import { recordIntent } from "./intent.repository.ts";
import type { LaneLease } from "./lane.repository.ts";
import {
  type ListedJobs,
  recordListed,
  recordUnknownPlaces,
  recordUnreadable,
} from "./listing.repository.ts";
import { listRunEvents } from "./run-event.repository.ts";
import { endRun, endRunOfLane } from "./end-run.repository.ts";
import { settleApplied } from "./settle.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

async function openLaneAndRun(): Promise<{ lane: LaneLease; runId: string }> {
  const lane = await books.holdLane(await books.createLane());
  return { lane, runId: await books.openRun(lane) };
}

async function listingOf(lane: LaneLease, runId: string): Promise<unknown> {
  const [view] = await listRunViews(books.db, { userId: lane.userId, id: runId, limit: 1 });
  return view?.listing;
}

const lowScore = (job: Candidate) => ({
  job,
  reasonCode: "low_score",
  reason: "Its match is low.",
});

/** A page of a list: two to try, one below the score, one that is applied to elsewhere. */
function page(): ListedJobs {
  const elsewhere = { portalJobId: newJob().portalJobId, reasonCode: "external" };
  return { taken: [newJob(), newJob()], skipped: [lowScore(newJob())], dropped: [elsewhere] };
}

const PAGE = { taken: 2, low_score: 1, external: 1 };

test("a run counts each listed job once by what became of it, however often its list is read", async () => {
  const { lane, runId } = await openLaneAndRun();
  const listed = page();
  expect(await listingOf(lane, runId)).toEqual({});
  expect(await recordListed(books.db, lane, runId, listed)).toBe(2);
  expect(await listingOf(lane, runId)).toEqual(PAGE);
  const events = await listRunEvents(books.db, runId, 0);
  expect(events.at(-1)?.event).toEqual({ type: "run" });
  expect(await recordListed(books.db, lane, runId, listed)).toBe(0);
  expect(await listingOf(lane, runId)).toEqual(PAGE);
  expect(await listRunEvents(books.db, runId, 0)).toEqual(events);
});

test("what an earlier run found and this one does not try anew was seen before", async () => {
  const { lane, runId } = await openLaneAndRun();
  const listed = page();
  await recordListed(books.db, lane, runId, listed);
  const options = { worker: "w", leaseSeconds: 60 };
  const sent = await leaseNextApplication(books.db, lane, runId, options);
  if (sent === undefined) throw new Error("nothing was queued");
  await recordIntent(books.db, lane, sent, INTENT, 0);
  await settleApplied(books.db, sent, { text: "Sent", proof: "confirmation_seen" });
  // Read anew by the very run that sent it: it stays what the run took up.
  await recordListed(books.db, lane, runId, listed);
  expect(await listingOf(lane, runId)).toEqual(PAGE);
  await endRun(books.db, lane, runId, "stopped", "");
  const next = await books.openRun(lane);
  await recordListed(books.db, lane, next, listed);
  expect(await listingOf(lane, next)).toEqual({ ...PAGE, taken: 1, seen_before: 1 });
});

test("a posting that is left alone by choice once it is open counts under its reason, and one that fails does not", async () => {
  const { lane, runId } = await openLaneAndRun();
  await recordListed(books.db, lane, runId, {
    taken: [newJob(), newJob(), newJob()],
    skipped: [],
    dropped: [],
  });
  for (const outcome of [
    { status: "SKIPPED", reasonCode: "low_score" },
    { status: "FAILED", reasonCode: "stuck" },
    { status: "SKIPPED", reasonCode: "closed" },
  ] as const) {
    const lease = await leaseNextApplication(books.db, lane, runId, {
      worker: "w",
      leaseSeconds: 60,
    });
    if (lease === undefined) throw new Error("nothing was queued");
    await finishUnsent(books.db, lease, outcome);
  }
  expect(await listingOf(lane, runId)).toEqual({ taken: 2, low_score: 1 });
});

test("a job that was left out and is taken after all counts as taken, and stays so", async () => {
  const { lane, runId } = await openLaneAndRun();
  const job = newJob();
  const dropped = [{ portalJobId: job.portalJobId, reasonCode: "external" }];
  await recordListed(books.db, lane, runId, { taken: [], skipped: [], dropped });
  expect(await listingOf(lane, runId)).toEqual({ external: 1 });
  await recordListed(books.db, lane, runId, { taken: [job], skipped: [], dropped: [] });
  await recordListed(books.db, lane, runId, { taken: [], skipped: [], dropped });
  expect(await listingOf(lane, runId)).toEqual({ taken: 1 });
});

test("lines that cannot be read count as the most that one search met", async () => {
  const { lane, runId } = await openLaneAndRun();
  for (const count of [2, 5, 0, 3]) await recordUnreadable(books.db, lane, runId, count);
  expect(await listingOf(lane, runId)).toEqual({ unreadable: 5 });
});

test("a place that is not offered is noted once, however often it is searched", async () => {
  const { lane, runId } = await openLaneAndRun();
  const noted = async (): Promise<unknown> => {
    const [view] = await listRunViews(books.db, { userId: lane.userId, id: runId, limit: 1 });
    return view?.unknownPlaces;
  };
  expect(await noted()).toEqual([]);
  for (const places of [["Zzyzx"], ["Zzyzx"], ["Nowhere", "Zzyzx"]]) {
    await recordUnknownPlaces(books.db, lane, runId, places);
  }
  expect(await noted()).toEqual(["Zzyzx", "Nowhere"]);
  expect((await listRunEvents(books.db, runId, 0)).map(({ event }) => event.type)).toEqual([
    "run",
    "run",
  ]);
});

test.each(["its worker", "a disconnect"])(
  "a run that is ended by %s keeps its counts, and the rows they were counted from go",
  async (by) => {
    const { lane, runId } = await openLaneAndRun();
    await recordListed(books.db, lane, runId, page());
    await recordUnreadable(books.db, lane, runId, 1);
    if (by === "its worker") await endRun(books.db, lane, runId, "stopped", "");
    else await endRunOfLane(books.db, lane, "needs_user", "");
    expect(await listingOf(lane, runId)).toEqual({ ...PAGE, unreadable: 1 });
    const rows = books.db.selectFrom("run_listing").selectAll().where("run_id", "=", runId);
    expect(await rows.execute()).toEqual([]);
  },
);

test("a worker that lost its lane counts and queues nothing", async () => {
  const { lane, runId } = await openLaneAndRun();
  await books.expireLane(lane);
  await books.holdLane(lane);
  expect(await recordListed(books.db, lane, runId, page())).toBe(0);
  await recordUnreadable(books.db, lane, runId, 4);
  expect(await listingOf(lane, runId)).toEqual({});
});

test("of two workers that write the same page at once each job is counted once", async () => {
  const { lane, runId } = await openLaneAndRun();
  const listed = page();
  await Promise.all(Array.from({ length: 6 }, () => recordListed(books.db, lane, runId, listed)));
  expect(await listingOf(lane, runId)).toEqual(PAGE);
});
