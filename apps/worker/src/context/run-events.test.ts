import {
  addCandidates,
  claimLaneForLogin,
  createRun,
  leaseNextApplication,
  listRunEvents,
  recoverApplications,
  setLaneState,
  type StoredRunEvent,
} from "@sendoff/db/applying";
import { createUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyOf, openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { createRunEvents } from "./run-events.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
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
  const { runId } = run;
  const job = {
    portalJobId: "1",
    title: "T",
    company: "C",
    location: "L",
    url: "https://p.test/1",
  };
  await addCandidates(db, lane, runId, [job]);
  const lease = await leaseNextApplication(db, lane, runId, { worker: "w", leaseSeconds: 60 });
  if (lease === undefined) throw new Error("nothing was queued");
  return { lane, lease: { ...lease, runId } };
}
const step = (title: string): StoredRunEvent => ({
  type: "step",
  applicationId: "1",
  step: { name: "open", title, detail: "", started_at: "2026-01-01T00:00:00Z", ended_at: null },
});

const lastEventId = async (runId: string) =>
  (await listRunEvents(own.world.db, runId, 0)).at(-1)?.id ?? 0;

test("progress is written in the order it was published, also while an earlier write goes on", async () => {
  const { lease } = await application();
  const before = await lastEventId(lease.runId);
  const events = createRunEvents(own.world.db, lease, own.world.logger, () => undefined);
  events.publish(step("a"));
  events.publish(step("b"));
  await Promise.resolve();
  events.publish(step("c"));
  await events.flushed();
  const rows = await listRunEvents(own.world.db, lease.runId, before);
  expect(rows.map((row) => row.event)).toEqual([step("a"), step("b"), step("c")]);
});

test("a worker whose application another has taken up hears of it once and tells nothing more", async () => {
  const { lane, lease } = await application();
  await recoverApplications(own.world.db, lane);
  const before = await lastEventId(lease.runId);
  let losses = 0;
  const events = createRunEvents(own.world.db, lease, own.world.logger, () => (losses += 1));
  events.publish(step("late"));
  await events.flushed();
  events.publish(step("later"));
  await events.flushed();
  expect(losses).toBe(1);
  expect(await listRunEvents(own.world.db, lease.runId, before)).toEqual([]);
});
