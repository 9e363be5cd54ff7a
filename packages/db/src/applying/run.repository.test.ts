import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, INDEED, LINKEDIN, newJob, openBooks } from "../testing/books.fixture.ts";
import { recoverApplications, requeueApplication } from "./application.repository.ts";
import { addCandidates } from "./candidate.repository.ts";
import { disconnectLane, type LaneKey, releaseLane, setLaneState } from "./lane.repository.ts";
import { endRun, endRunOfLane, endUnservedRuns } from "./end-run.repository.ts";
import {
  createRun,
  findOpenRun,
  listOpenRunIds,
  markSearchExhausted,
  requestRunStop,
  watchRun,
} from "./run.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const start = (key: LaneKey) => books.db.transaction().execute((trx) => createRun(trx, key, 5));
const runOf = (id: string) =>
  books.db.selectFrom("run").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("of eight starts at once on one account one opens a run and the others hear of it", async () => {
  const key = await books.createLane();
  const started = await Promise.all(Array.from({ length: 8 }, () => start(key)));
  expect(started.map((each) => each.kind).toSorted()).toEqual([
    "created",
    ...Array.from({ length: 7 }, () => "under_way"),
  ]);
});

test("runs are numbered for each user without a gap, also when two platforms start at once", async () => {
  const user = await books.createUser();
  const lanes = [await books.createLane(user.id), await books.createLane(user.id, INDEED)];
  for (let round = 0; round < 5; round += 1) {
    const started = await Promise.all(lanes.map(start));
    expect(started.map((each) => each.kind)).toEqual(["created", "created"]);
    for (const lane of lanes) await endRunOfLane(books.db, lane, "stopped", "");
  }
  await books.openRun(await books.createLane());
  const rows = await books.db
    .selectFrom("run")
    .select("number")
    .where("user_id", "=", user.id)
    .orderBy("number")
    .execute();
  expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test.each(["signed_out", "needs_user", "code_required"])(
  "no run is opened on an account that is %s",
  async (state) => {
    const key = await books.createLane();
    await books.db.updateTable("lane").set({ state }).where("user_id", "=", key.userId).execute();
    expect(await start(key)).toEqual({ kind: "not_connected" });
    expect(await start({ userId: createId(), platformId: LINKEDIN })).toEqual({
      kind: "not_connected",
    });
  },
);

test("a start and a disconnect at once leave no open run behind", async () => {
  for (let round = 0; round < 10; round += 1) {
    const key = await books.createLane();
    await Promise.all([
      start(key),
      books.db.transaction().execute(async (trx) => {
        await disconnectLane(trx, key);
        await endRunOfLane(trx, key, "stopped", "");
      }),
    ]);
    expect(await findOpenRun(books.db, key)).toBeUndefined();
  }
});

test("a run ends only by the hand that holds its lane, and only once", async () => {
  const key = await books.createLane();
  const runId = await books.openRun(key);
  const old = await books.holdLane(key);
  await books.expireLane(key);
  const current = await books.holdLane(key);
  await endRun(books.db, old, runId, "failed", "stale");
  expect(await runOf(runId)).toMatchObject({ state: "queued", end_reason: null });
  await endRun(books.db, current, runId, "goal_reached", "done");
  await endRun(books.db, current, runId, "failed", "again");
  expect(await runOf(runId)).toMatchObject({
    state: "ended",
    end_reason: "goal_reached",
    end_note: "done",
  });
});

test("a lane cannot end the run of another lane", async () => {
  const mine = await books.holdLane(await books.createLane());
  const theirs = await books.openRun(await books.createLane());
  await endRun(books.db, mine, theirs, "failed", "");
  expect(await runOf(theirs)).toMatchObject({ state: "queued" });
});

test("what a run found and never opened is forgotten at its end; what it tried stays as skipped", async () => {
  const { lane, runId, lease: tried } = await books.apply();
  await addCandidates(books.db, lane, runId, [newJob({ portalJobId: "untried" })]);
  await requeueApplication(books.db, tried, { delaySeconds: 0, keepsAttempt: false, note: "" });
  await endRun(books.db, lane, runId, "stopped", "");
  const rows = await books.db
    .selectFrom("application")
    .select(["id", "status", "reason_code"])
    .where("run_id", "=", runId)
    .execute();
  expect(rows).toEqual([{ id: tried.id, status: "SKIPPED", reason_code: "run_ended" }]);
});

test("a disconnect in the middle of a form leaves nothing open, and a later run may try the job anew", async () => {
  const { lane, runId, lease } = await books.apply();
  await books.db.transaction().execute(async (trx) => {
    await disconnectLane(trx, lane);
    await endRunOfLane(trx, lane, "stopped", "");
  });
  // The worker finds out and puts it back: there is no run any more that it could go back to.
  await requeueApplication(books.db, lease, { delaySeconds: 0, keepsAttempt: false, note: "" });
  expect(await books.statusOf(lease.id)).toBe("SKIPPED");
  expect(await runOf(runId)).toMatchObject({ state: "ended", end_reason: "stopped" });
  await books.db.updateTable("lane").set({ state: "connected" }).execute();
  const again = await books.holdLane(lane);
  const nextRun = await books.openRun(lane);
  expect(await addCandidates(books.db, again, nextRun, [lease])).toBe(1);
});

test("what a dead worker left in a run that has ended fails instead of staying open for ever", async () => {
  const { lane, runId, lease } = await books.apply();
  await books.db
    .updateTable("run")
    .set({ state: "ended", end_reason: "stopped", ended_at: new Date() })
    .where("id", "=", runId)
    .execute();
  await books.expireLane(lane);
  await recoverApplications(books.db, await books.holdLane(lane));
  expect(await books.statusOf(lease.id)).toBe("FAILED");
});

test("a run on an account that nobody can serve is ended, with the account's note", async () => {
  const key = await books.createLane();
  const runId = await books.openRun(key);
  const served = await books.createLane();
  const servedRun = await books.openRun(served);
  const lease = await books.holdLane(key);
  await setLaneState(books.db, lease, "needs_user", "Connect it again.");
  await endUnservedRuns(books.db);
  expect(await runOf(runId)).toMatchObject({ state: "queued" });
  await books.expireLane(key);
  await endUnservedRuns(books.db);
  expect(await runOf(runId)).toMatchObject({
    state: "ended",
    end_reason: "needs_user",
    end_note: "Connect it again.",
  });
  expect(await runOf(servedRun)).toMatchObject({ state: "queued" });
});

test("a run that is to stop ends while its account rests, and the rest goes on", async () => {
  const { lane, runId, lease } = await books.apply();
  await requeueApplication(books.db, lease, { delaySeconds: 0, keepsAttempt: true, note: "" });
  const going = await books.openRun(await books.createLane());
  await requestRunStop(books.db, lane.userId, runId);
  await endUnservedRuns(books.db);
  // Its worker is at it and will see.
  expect(await runOf(runId)).toMatchObject({ state: "queued" });
  await releaseLane(books.db, lane, 1200);
  await endUnservedRuns(books.db);
  expect(await runOf(runId)).toMatchObject({ state: "ended", end_reason: "stopped" });
  expect(await books.statusOf(lease.id)).toBe("SKIPPED");
  expect(await runOf(going)).toMatchObject({ state: "queued" });
  const rest = await books.db
    .selectFrom("lane")
    .select(sql<boolean>`not_before > now() + interval '1000 seconds'`.as("is_resting"))
    .select("state")
    .where("user_id", "=", lane.userId)
    .executeTakeFirst();
  expect(rest).toEqual({ is_resting: true, state: "connected" });
});

test("of several ids those of open runs are told, whatever the others are", async () => {
  const key = await books.createLane();
  const open = await books.openRun(key);
  const other = await books.createLane();
  const ended = await books.openRun(other);
  await endRunOfLane(books.db, other, "stopped", "");
  const ids = [open, ended, createId(), "no id at all"];
  expect(await listOpenRunIds(books.db, ids)).toEqual(new Set([open]));
  expect(await listOpenRunIds(books.db, [])).toEqual(new Set());
});

test("only the owner can ask a run to stop, and only while it is open", async () => {
  const key = await books.createLane();
  const runId = await books.openRun(key);
  expect(await requestRunStop(books.db, createId(), runId)).toBe(false);
  expect(await findOpenRun(books.db, key)).toMatchObject({ isStopRequested: false });
  expect(await requestRunStop(books.db, key.userId, runId)).toBe(true);
  expect(await findOpenRun(books.db, key)).toMatchObject({ isStopRequested: true });
  await endRunOfLane(books.db, key, "stopped", "");
  expect(await requestRunStop(books.db, key.userId, runId)).toBe(false);
});

test("an open run says whether it is watched and whether its search is over", async () => {
  const lane = await books.holdLane(await books.createLane());
  const runId = await books.openRun(lane);
  expect(await findOpenRun(books.db, lane)).toMatchObject({
    isWatched: false,
    isSearchExhausted: false,
  });
  await watchRun(books.db, runId, 30);
  await markSearchExhausted(books.db, lane, runId);
  expect(await findOpenRun(books.db, lane)).toMatchObject({
    isWatched: true,
    isSearchExhausted: true,
  });
  await watchRun(books.db, runId, -1);
  expect(await findOpenRun(books.db, lane)).toMatchObject({ isWatched: false });
});

test("an account has an open run or it has not", async () => {
  const key = await books.createLane();
  expect(await findOpenRun(books.db, key)).toBeUndefined();
  const runId = await books.openRun(key);
  expect(await findOpenRun(books.db, key)).toMatchObject({ id: runId });
  expect(await findOpenRun(books.db, { ...key, platformId: INDEED })).toBeUndefined();
});
