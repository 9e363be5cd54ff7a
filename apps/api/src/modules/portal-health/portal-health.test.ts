import { PlatformPause } from "@sendoff/contract/portal-health";
import { routes } from "@sendoff/contract/routes";
import { createRun } from "@sendoff/db/applying";
import { closePlatformByHand, openPlatformByHand } from "@sendoff/db/portal-health";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, LINKEDIN, PREFERENCES } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => closePlatformByHand(api.db, LINKEDIN));

const connected = async (): Promise<TestUser> => {
  const user = await api.createUser({ filters: PREFERENCES });
  await connect(api.db, user.id);
  return user;
};
async function pausesOf(user: TestUser): Promise<PlatformPause[]> {
  const answer = await api.call(routes.listPauses, { user });
  expect(answer.status).toBe(200);
  return z.array(PlatformPause).parse(answer.body);
}
async function pausesOfRun(user: TestUser, id: string): Promise<PlatformPause[]> {
  const answer = await api.call(routes.listRunPauses, { user, params: { id } });
  expect(answer.status).toBe(200);
  return z.array(PlatformPause).parse(answer.body);
}

test("a paused platform is told to those who are connected to it, until it goes on", async () => {
  const user = await connected();
  const stranger = await api.createUser();
  expect(await pausesOf(user)).toEqual([]);
  await openPlatformByHand(api.db, LINKEDIN);
  expect(await pausesOf(user)).toMatchObject([
    {
      platform_id: LINKEDIN,
      platform_name: "LinkedIn",
      portal_name: "LinkedIn",
      reason: "by_hand",
      ended_at: null,
      next_try_at: null,
    },
  ]);
  expect(await pausesOf(stranger)).toEqual([]);
  await closePlatformByHand(api.db, LINKEDIN);
  expect(await pausesOf(user)).toEqual([]);
});

test("a run keeps the pauses that fell into it; another user's run shows none", async () => {
  const user = await connected();
  const key = { userId: user.id, platformId: LINKEDIN };
  await openPlatformByHand(api.db, LINKEDIN);
  await closePlatformByHand(api.db, LINKEDIN);
  const run = await api.db.transaction().execute((trx) => createRun(trx, key, 3));
  if (run.kind !== "created") throw new Error(run.kind);
  expect(await pausesOfRun(user, run.runId)).toEqual([]);
  await openPlatformByHand(api.db, LINKEDIN);
  await closePlatformByHand(api.db, LINKEDIN);
  const [pause, ...more] = await pausesOfRun(user, run.runId);
  expect(more).toEqual([]);
  expect(pause?.ended_at).not.toBeNull();
  expect(await pausesOfRun(await connected(), run.runId)).toEqual([]);
});

test("both calls want a signed-in user, and a run's id is a run's id", async () => {
  const id = "00000000-0000-4000-8000-000000000000";
  expect((await api.call(routes.listPauses)).status).toBe(401);
  expect((await api.call(routes.listRunPauses, { params: { id } })).status).toBe(401);
  const user = await api.createUser();
  expect((await api.call(routes.listRunPauses, { user, params: { id: "x" } })).status).toBe(400);
});
