import {
  addCandidates,
  claimLaneForLogin,
  createRun,
  leaseNextApplication,
  recoverApplications,
  setLaneState,
} from "@sendoff/db/applying";
import { createUser } from "@sendoff/testkit/test-user";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleHousekeeping } from "../jobs/housekeeping/housekeeping.handler.ts";
import { keyOf, openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";

let own: TestWorker;
let page: Page;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
  const context = await own.worker.pool.openContext({ hosts: ["127.0.0.1"] });
  page = await context.newPage();
});
afterAll(() => own.close());

async function application() {
  const { db } = own.world;
  const key = keyOf(await createUser(own.world));
  const lane = await claimLaneForLogin(db, key, { worker: "w", leaseSeconds: 60, dailyLimit: 5 });
  if (lane === undefined) throw new Error("the lane is held");
  await setLaneState(db, lane, "connected", "");
  const run = await db.transaction().execute((trx) => createRun(trx, key, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const job = {
    portalJobId: "1",
    title: "T",
    company: "C",
    location: "L",
    url: "https://p.test/1",
  };
  await addCandidates(db, lane, run.runId, [job]);
  const lease = await leaseNextApplication(db, lane, run.runId, { worker: "w", leaseSeconds: 60 });
  if (lease === undefined) throw new Error("nothing was queued");
  return { lane, lease, runId: run.runId };
}
const listPictures = (applicationId: string) =>
  own.world.storage.listBelow(`pictures/${applicationId}`);
const listLive = (runId: string) => own.world.storage.listBelow(`live/${runId}`);

test("a picture of an application is kept, and one that comes too late leaves no file behind", async () => {
  const { photographer } = own.worker;
  const { lane, lease } = await application();
  const first = await photographer.take(page, lease, "before_submit");
  expect(await first.stored).toBe("stored");
  const kept = await listPictures(lease.id);
  expect(kept).toHaveLength(1);
  await recoverApplications(own.world.db, lane);
  const late = await photographer.take(page, lease, "problem");
  expect(await late.stored).toBe("lost");
  expect(await listPictures(lease.id)).toEqual(kept);
});

test("of a run that goes on the last two live pictures are kept, of one that is over none", async () => {
  const { photographer } = own.worker;
  const { runId } = await application();
  for (let taken = 0; taken < 4; taken += 1) await photographer.takeLive(page, runId);
  expect(await listLive(runId)).toHaveLength(2);
  await photographer.removeLive(runId);
  expect(await listLive(runId)).toEqual([]);
});

test("live pictures that a dead worker left are removed once their run is over, and no others", async () => {
  const { photographer } = own.worker;
  const { db, storage } = own.world;
  const [over, going] = [await application(), await application()];
  for (const { runId } of [over, going]) {
    await photographer.takeLive(page, runId);
    photographer.leaveLive(runId);
  }
  await db
    .updateTable("run")
    .set({ state: "ended", end_reason: "stopped", ended_at: new Date() })
    .where("id", "=", over.runId)
    .execute();
  await storage.put("live/gone/1.jpg", Buffer.from("of an account that was deleted"));
  await handleHousekeeping(own.worker);
  expect(await listLive(over.runId)).toEqual([]);
  expect(await storage.listBelow("live")).toContain(going.runId);
  expect(await storage.listBelow("live")).not.toContain("gone");
});
