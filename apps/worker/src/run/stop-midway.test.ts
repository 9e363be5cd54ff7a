import { claimLane } from "@sendoff/db/applying";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnectedRun } from "../testing/connected-run.fixture.ts";
import { openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { filledIn } from "../testing/submitting.fixture.ts";
import { retryOrFail } from "../application/apply-one.ts";
import { serveLane } from "./serve-lane.ts";

let own: TestWorker;
beforeAll(async () => {
  // No page is opened here.
  own = await openTestWorker("http://127.0.0.1:1");
});
afterAll(() => own.close());

test("an account whose turn breaks off because its worker stops is another's at once, with no fault counted", async () => {
  const { world, worker } = own;
  await openConnectedRun(own, "stopped@example.com", 1, { hasSession: false });
  const lease = await claimLane(world.db, "stopping", 60);
  if (lease === undefined) throw new Error("the lane is held");
  const stop = new AbortController();
  const openContext = async () => {
    // As when the browser is closed under a form.
    stop.abort();
    throw new Error("Target page, context or browser has been closed");
  };
  const stopping = { ...worker, stopping: stop.signal, pool: { ...worker.pool, openContext } };
  await serveLane(stopping, lease, worker.clock.monotonicMs(), (wait) => wait());
  expect(await claimLane(world.db, "next", 60)).toEqual({ ...lease, fence: lease.fence + 1 });
});

test("an application that breaks off because its worker stops goes back at once and loses no try", async () => {
  const { world, worker } = own;
  const { lease } = await filledIn(own);
  const stopping = AbortSignal.abort();
  await retryOrFail({ ...worker, stopping }, lease, new Error("closed"));
  const row = await world.db
    .selectFrom("application")
    .select(({ ref }) => ["status", "attempts", ref("not_before").as("from")])
    .where("id", "=", lease.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: "QUEUED", attempts: 0 });
  expect(row.from.getTime()).toBeLessThanOrEqual(Date.now());
});
