import { type PauseState } from "@sendoff/contract/pause";
import { routes } from "@sendoff/contract/routes";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  connect,
  LINKEDIN,
  PREFERENCES,
  startRunner,
  submit,
} from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const state = async (user: TestUser) => (await api.call(routes.getPause, { user })).body;
const pause = (user: TestUser) => api.call(routes.pauseAll, { user });
const resume = (user: TestUser) => api.call(routes.resumeAll, { user });
const countWakeUps = async (): Promise<number> => {
  const { rows } = await api.database.pool.query(
    "select 1 from pgboss.job where name = 'lane.serve'",
  );
  return rows.length;
};

/** May start a run. */
async function ready(): Promise<{ user: TestUser }> {
  const user = await api.createUser({ filters: PREFERENCES });
  await connect(api.db, user.id);
  return { user };
}

test("pausing all says what waits and what is finished still; resuming wakes a worker for each run", async () => {
  const { user, lane, runId } = await startRunner(api);
  await submit(api.db, lane, runId);
  const counts = { runs: 1, finishing: 1, planned: 0 } satisfies Partial<PauseState>;
  expect(await state(user)).toEqual({ paused_at: null, ...counts });
  const paused = await pause(user);
  expect(paused).toMatchObject({ status: 200, body: { ...counts, paused_at: expect.any(String) } });
  // The first time stays.
  expect((await pause(user)).body).toEqual(paused.body);
  const before = await countWakeUps();
  expect(await resume(user)).toMatchObject({ status: 200, body: { ...counts, paused_at: null } });
  expect(await countWakeUps()).toBe(before + 1);
  expect((await resume(user)).status).toBe(200);
  expect(await countWakeUps()).toBe(before + 1);
});

test("no run starts while everything is paused, and nobody else is paused by it", async () => {
  const { user } = await ready();
  await pause(user);
  const other = await ready();
  expect(await state(other.user)).toMatchObject({ paused_at: null });
  const body = { platform_id: LINKEDIN };
  expect(await api.call(routes.applyJobs, { user: other.user, body })).toMatchObject({
    status: 202,
  });
  expect(await api.call(routes.applyJobs, { user, body })).toMatchObject({
    status: 409,
    body: { message: "You have paused everything. Press Resume all to start again." },
  });
});

test("nobody pauses or resumes anything without a token", async () => {
  for (const route of [routes.getPause, routes.pauseAll, routes.resumeAll]) {
    expect((await api.call(route)).status).toBe(401);
  }
});
