import {
  claimLaneForLogin,
  createRun,
  type LaneKey,
  releaseLane,
  requestRunStop,
  setLaneState,
} from "@sendoff/db/applying";
import { createUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyOf, openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleLaneSweep } from "./lane-sweep.handler.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
});
afterAll(() => own.close());

/** A run on an account that rests for a while. */
async function restingRun(restSeconds: number): Promise<{ key: LaneKey; runId: string }> {
  const { db } = own.world;
  const key = keyOf(await createUser(own.world));
  const lane = await claimLaneForLogin(db, key, { worker: "w", leaseSeconds: 60, dailyLimit: 5 });
  if (lane === undefined) throw new Error("the lane is held");
  await setLaneState(db, lane, "connected", "");
  const run = await db.transaction().execute((trx) => createRun(trx, key, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  await releaseLane(db, lane, restSeconds);
  return { key, runId: run.runId };
}

test("a stop is served by the next sweep, however long the account is to rest", async () => {
  const { key, runId } = await restingRun(1200);
  await requestRunStop(own.world.db, key.userId, runId);
  await handleLaneSweep(own.worker);
  const run = await own.world.db
    .selectFrom("run")
    .select(["state", "end_reason"])
    .where("id", "=", runId)
    .executeTakeFirst();
  expect(run).toEqual({ state: "ended", end_reason: "stopped" });
});

test("sweeping again and again piles nothing up, however many lanes wait", async () => {
  for (let lanes = 0; lanes < 5; lanes += 1) await restingRun(0);
  for (let sweeps = 0; sweeps < 4; sweeps += 1) await handleLaneSweep(own.worker);
  expect(await own.world.boss.findJobs("lane.serve")).toEqual([]);
});
