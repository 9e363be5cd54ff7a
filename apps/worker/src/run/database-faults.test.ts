import { listRunViews } from "@sendoff/db/views";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { openConnectedRun } from "../testing/connected-run.fixture.ts";
import { openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";

let own: TestWorker;
beforeAll(async () => {
  // No page is opened here.
  own = await openTestWorker("http://127.0.0.1:1");
});
afterAll(() => own.close());

test("a database that is away again and again ends no run and is no fault of the account", async () => {
  const { world, worker } = own;
  const { user, key, runId } = await openConnectedRun(own, "away@example.com", 1, {
    hasSession: false,
  });
  // As PostgreSQL says it while it shuts down, at the first statement of each turn.
  await world.database.pool.query(`
    create function away() returns trigger language plpgsql as
      $$ begin raise exception 'terminating connection' using errcode = '57P01'; end $$;
    create trigger away before update on application for each statement execute function away()`);
  for (let turn = 0; turn < 8; turn += 1) {
    await handleLaneServe(worker);
    await world.db
      .updateTable("lane")
      .set({ not_before: new Date(0) })
      .where("user_id", "=", key.userId)
      .execute();
  }
  const turns = world.logLines().filter((line) => line.includes("no database"));
  expect(turns).toHaveLength(8);
  expect(await listRunViews(world.db, { userId: user.id, id: runId, limit: 1 })).toMatchObject([
    { endReason: null },
  ]);
  const lane = await world.db
    .selectFrom("lane")
    .select("faults")
    .where("user_id", "=", key.userId)
    .executeTakeFirstOrThrow();
  expect(lane.faults).toBe(0);
});
