import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { type Books, INTENT, newJob, openBooks } from "../testing/books.fixture.ts";
import {
  finishUnsent,
  leaseNextApplication,
  recoverApplications,
  renewApplication,
  requeueApplication,
  savePosting,
} from "./application.repository.ts";
import { addCandidates } from "./candidate.repository.ts";
import {
  claimLane,
  claimLaneForLogin,
  connectLane,
  countLanesWithWork,
  disconnectLane,
  type LaneKey,
  type LaneLease,
  releaseLane,
  renewLane,
  setLaneState,
} from "./lane.repository.ts";
import { recordPicture } from "./picture.repository.ts";
import { recordProgress } from "./run-event.repository.ts";
import { endRun } from "./end-run.repository.ts";
import { findOpenRun, parkRun, requestRunStop, startRun } from "./run.repository.ts";
import { leaseUnconfirmed } from "./unconfirmed.repository.ts";
import { recordIntent } from "./intent.repository.ts";
import { saveLaneSecret } from "./lane-secret.repository.ts";
import { settleApplied, settleNotSent, settleUnknown } from "./settle.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
// Claiming looks at every lane: none of an earlier test may be in the way.
beforeEach(async () => {
  await books.db.updateTable("lane").set({ state: "signed_out" }).execute();
});

const laneWithRun = async (): Promise<LaneKey> => {
  const key = await books.createLane();
  await books.openRun(key);
  return key;
};
const claim = (worker = "w") => claimLane(books.db, worker, 60);

test("lanes are claimed in turn, the least recently served first, new ones before all", async () => {
  const lanes = [await laneWithRun(), await laneWithRun(), await laneWithRun()];
  for (const [index, lane] of lanes.entries()) {
    await books.db
      .updateTable("lane")
      .set({ last_served_at: sql<Date>`now() - make_interval(hours => ${[1, 3, 2][index]})` })
      .where("user_id", "=", lane.userId)
      .execute();
  }
  const fresh = await laneWithRun();
  const order: (string | undefined)[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const lease = await claim();
    order.push(lease?.userId);
    if (lease !== undefined) await releaseLane(books.db, lease, 0);
  }
  const round = [fresh, lanes[1], lanes[2], lanes[0]].map((lane) => lane?.userId);
  expect(order).toEqual([...round, ...round]);
});

test("eight claimers at once get eight different lanes, and the ninth gets none", async () => {
  const lanes = await Promise.all(Array.from({ length: 8 }, laneWithRun));
  expect(await countLanesWithWork(books.db, 64)).toBe(8);
  const claimed = await Promise.all(
    Array.from({ length: 8 }, (_, index) => claim(`worker ${index}`)),
  );
  expect(new Set(claimed.map((lease) => lease?.userId))).toEqual(
    new Set(lanes.map((lane) => lane.userId)),
  );
  expect(await claim()).toBeUndefined();
  expect(await countLanesWithWork(books.db, 64)).toBe(0);
});

test("one lane is never claimed by two, however many ask", async () => {
  await laneWithRun();
  const claimed = await Promise.all(Array.from({ length: 10 }, () => claim()));
  expect(claimed.filter((lease) => lease !== undefined)).toHaveLength(1);
});

test("a lane is taken over only once its lease has run out, under a higher fence", async () => {
  const key = await laneWithRun();
  const first = await claim();
  expect(await claim()).toBeUndefined();
  expect(await claimLaneForLogin(books.db, key, LOGIN)).toBeUndefined();
  await books.expireLane(key);
  const second = await claim();
  expect(second?.fence).toBe((first?.fence ?? 0) + 1);
});
const LOGIN = { worker: "login", leaseSeconds: 60, dailyLimit: 10 };

test("after a take-over the earlier holder of the lane can change nothing", async () => {
  const { lane: old, runId, lease } = await books.apply();
  const { db } = books;
  await addCandidates(db, old, runId, [newJob()]);
  await books.expireLane(old);
  const current = await books.holdLane(old);
  await recoverApplications(db, current);
  const before = await rowsOf(old);
  expect(await renewLane(db, old, 60)).toBe(false);
  expect(await releaseLane(db, old, 60)).toBe(false);
  expect(await setLaneState(db, old, "needs_user", "stale")).toBe(false);
  await saveLaneSecret(db, old, "session", Buffer.from("stale"));
  await endRun(db, old, runId, "failed", "stale");
  await startRun(db, old, runId);
  await parkRun(db, old, runId);
  await recoverApplications(db, old);
  await addCandidates(db, old, runId, [newJob()]);
  expect(await leaseUnconfirmed(db, old)).toEqual([]);
  expect(
    await leaseNextApplication(db, old, runId, { worker: "stale", leaseSeconds: 60 }),
  ).toBeUndefined();
  expect(await renewApplication(db, lease, 60)).toBe(false);
  await savePosting(db, lease, { ...newJob({ title: "Stale" }), description: "stale" });
  expect(await finishUnsent(db, lease, { status: "FAILED" })).toBe(false);
  expect(await requeueApplication(db, lease, RETRY)).toBe(false);
  expect(await recordPicture(db, lease, PICTURE)).toBe(false);
  expect(await recordProgress(db, { ...lease, runId }, [{ type: "run" }])).toBe(false);
  expect(await recordIntent(db, old, lease, INTENT, 0)).toEqual({ kind: "lost" });
  expect(await settleApplied(db, lease, SEEN)).toBe(false);
  expect(await settleUnknown(db, lease, { note: "stale", nextVerificationSeconds: 0 })).toBe(false);
  expect(await settleNotSent(db, lease, { status: "FAILED" })).toBe(false);
  expect(await rowsOf(old)).toEqual(before);
});
const RETRY = { delaySeconds: 0, keepsAttempt: false, note: "stale" };
const PICTURE = { kind: "problem", storageKey: "stale.jpg", width: 1, height: 1 } as const;
const SEEN = { text: "Sent", proof: "confirmation_seen" } as const;

/** Everything that hangs on a lane. */
async function rowsOf(key: LaneKey) {
  const { db } = books;
  const by = { user_id: key.userId };
  const [lanes, secrets, runs, applications, pictures, events, journals] = await Promise.all([
    db.selectFrom("lane").selectAll().where("user_id", "=", by.user_id).execute(),
    db.selectFrom("lane_secret").selectAll().where("user_id", "=", by.user_id).execute(),
    db.selectFrom("run").selectAll().where("user_id", "=", by.user_id).execute(),
    db
      .selectFrom("application")
      .selectAll()
      .where("user_id", "=", by.user_id)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("application_picture as picture")
      .innerJoin("application", "application.id", "picture.application_id")
      .select("storage_key")
      .where("user_id", "=", by.user_id)
      .execute(),
    db
      .selectFrom("run_event")
      .innerJoin("run", "run.id", "run_event.run_id")
      .select("run_event.id")
      .where("user_id", "=", by.user_id)
      .execute(),
    db.selectFrom("ledger_journal").selectAll().where("user_id", "=", by.user_id).execute(),
  ]);
  return { lanes, secrets, runs, applications, pictures, events, journals };
}

test("a submit under way is not disturbed by a worker that lost the lane before", async () => {
  const { lane: old, lease } = await books.submit();
  await books.expireLane(old);
  await books.holdLane(old);
  // The stale one wakes up before the new holder has looked.
  await recoverApplications(books.db, old);
  expect(await leaseUnconfirmed(books.db, old)).toEqual([]);
  expect(await settleApplied(books.db, lease, SEEN)).toBe(true);
});

test("a renewal that was under way when a lane was given back does not hold it again", async () => {
  const key = await laneWithRun();
  const lease = await claim();
  if (lease === undefined) throw new Error("not claimed");
  await releaseLane(books.db, lease, 0);
  expect(await renewLane(books.db, lease, 60)).toBe(false);
  expect((await claim("next"))?.userId).toBe(key.userId);
});

test("a resting lane is left alone until its time", async () => {
  await laneWithRun();
  const lease = await claim();
  if (lease === undefined) throw new Error("not claimed");
  await releaseLane(books.db, lease, 60);
  expect(await claim()).toBeUndefined();
  expect(await countLanesWithWork(books.db, 1)).toBe(0);
  await books.db
    .updateTable("lane")
    .set({ not_before: sql<Date>`now()` })
    .where("user_id", "=", lease.userId)
    .execute();
  expect((await claim())?.userId).toBe(lease.userId);
});

test("whoever gives a lane back does not cut its rest short", async () => {
  const key = await laneWithRun();
  const lease = await claim();
  if (lease === undefined) throw new Error("not claimed");
  await releaseLane(books.db, lease, 60);
  // A sign-in takes a resting lane and rests no longer itself.
  await releaseLane(books.db, await books.holdLane(key), 0);
  expect(await claim()).toBeUndefined();
});

test.each(["signed_out", "needs_user", "code_required"])(
  "a lane that is %s is not served",
  async (state) => {
    const key = await laneWithRun();
    await books.db.updateTable("lane").set({ state }).where("user_id", "=", key.userId).execute();
    expect(await claim()).toBeUndefined();
    expect(await countLanesWithWork(books.db, 1)).toBe(0);
  },
);

test("a lane without a run and without unconfirmed submits is not served", async () => {
  await books.createLane();
  expect(await claim()).toBeUndefined();
});

test("a waiting run is served when a retry is due, and not before", async () => {
  const { lane, runId, lease } = await books.apply();
  await requeueApplication(books.db, lease, { ...RETRY, delaySeconds: 60 });
  await parkRun(books.db, lane, runId);
  await releaseLane(books.db, lane, 0);
  expect(await claim()).toBeUndefined();
  expect(await countLanesWithWork(books.db, 1)).toBe(0);
  await books.db
    .updateTable("application")
    .set({ not_before: sql<Date>`now()` })
    .where("id", "=", lease.id)
    .execute();
  const due = await claim();
  expect(due?.userId).toBe(lane.userId);
});

test("no browser is opened for a run that is to stop", async () => {
  const key = await books.createLane();
  const runId = await books.openRun(key);
  await requestRunStop(books.db, key.userId, runId);
  expect(await claim()).toBeUndefined();
  expect(await countLanesWithWork(books.db, 1)).toBe(0);
});

test("a waiting run with nothing to wait for is served, so that it can end", async () => {
  const { lane, runId, lease } = await books.apply();
  await finishUnsent(books.db, lease, { status: "SKIPPED" });
  await parkRun(books.db, lane, runId);
  await releaseLane(books.db, lane, 0);
  expect((await claim())?.userId).toBe(lane.userId);
});

test("an unconfirmed submit makes a lane claimable without a run, once its look is due", async () => {
  const { lane, runId, lease } = await books.submit();
  await settleUnknown(books.db, lease, { note: "?", nextVerificationSeconds: 60 });
  await endRun(books.db, lane, runId, "goal_reached", "");
  await releaseLane(books.db, lane, 0);
  expect(await findOpenRun(books.db, lane)).toBeUndefined();
  expect(await claim()).toBeUndefined();
  await books.db
    .updateTable("application")
    .set({ next_look_at: sql<Date>`now()` })
    .where("id", "=", lease.id)
    .execute();
  expect((await claim())?.userId).toBe(lane.userId);
});

test("of two users who connect one account at once one gets it, the other once it is free again", async () => {
  const account = { label: "a•••@example.test", key: Buffer.from("one account") };
  const leases = [
    await books.holdLane(await books.createLane()),
    await books.holdLane(await books.createLane()),
  ];
  await books.db.updateTable("lane").set({ state: "signed_out" }).execute();
  const connect = (lease: LaneLease) => connectLane(books.db, lease, account);
  const outcomes = await Promise.all(leases.map(connect));
  expect(outcomes.toSorted()).toEqual(["connected", "taken"]);
  const [first, second] = outcomes[0] === "connected" ? leases : leases.toReversed();
  if (first === undefined || second === undefined) throw new Error("two lanes");
  // Again by who has it: nothing in the way.
  expect(await connect(first)).toBe("connected");
  await disconnectLane(books.db, first);
  expect(await connect(second)).toBe("connected");
  expect(await connect(first)).toBe("lost");
});

test("an account that waits for its user is not in the way of another who can sign in to it", async () => {
  const account = { label: "b•••@example.test", key: Buffer.from("another account") };
  const [first, second] = [
    await books.holdLane(await books.createLane()),
    await books.holdLane(await books.createLane()),
  ];
  await connectLane(books.db, first, account);
  await setLaneState(books.db, first, "needs_user", "The password no longer holds.");
  expect(await connectLane(books.db, second, account)).toBe("connected");
  expect(await connectLane(books.db, first, account)).toBe("taken");
});
