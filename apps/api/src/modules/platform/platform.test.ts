import { PlatformTemplate, UserPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { createRun, findLaneSecret, findOpenRun, saveLaneSecret } from "@sendoff/db/applying";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, holdLane, LINKEDIN, openForm } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

// SPEC 1.2, 3.34, 7.23
test("templates list what can be connected with its filters, and mark what is to come", async () => {
  const user = await api.createUser();
  const answer = await api.call(routes.getPlatformTemplates, { user });
  const templates = z.array(PlatformTemplate).parse(answer.body);
  const linkedIn = templates.find((template) => template.id === LINKEDIN);
  expect(linkedIn).toMatchObject({ platform_name: "LinkedIn", is_active: true });
  expect(linkedIn?.filters.length).toBeGreaterThan(0);
  expect(templates.some((template) => !template.is_active)).toBe(true);
  expect(templates.find(({ id }) => id === 2)).toMatchObject({
    platform_name: "Naukri",
    is_active: true,
  });
  // IIMJobs has a name only (DECISIONS D12).
  expect(templates.map((template) => template.id)).not.toContain(3);
});

// SPEC 3.41, 3.42, 7.24, 9.31
test("connections are an empty list without any, and never another user's", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  await connect(api.db, other.id);
  expect(await api.call(routes.getPlatforms, { user })).toMatchObject({ status: 200, body: [] });
  const { body } = await api.call(routes.getPlatforms, { user: other });
  expect(z.array(UserPlatform).parse(body)).toMatchObject([
    {
      platform_id: LINKEDIN,
      status: "success",
      state: "connected",
      account: "a•••@example.test",
      applied_today: 0,
      left_today: 10,
      daily_limit: 10,
      daily_cap: 50,
      jobsAvailable: 0,
    },
  ]);
});

// SPEC 3.40
test("a connection that needs its user says so in its own word, and why", async () => {
  const user = await api.createUser();
  await connect(api.db, user.id);
  await api.db
    .updateTable("lane")
    .set({ state: "needs_user", state_note: "LinkedIn wants to check that it is you." })
    .where("user_id", "=", user.id)
    .execute();
  expect((await api.call(routes.getPlatforms, { user })).body).toMatchObject([
    {
      status: "needs_user",
      state: "needs_user",
      note: "LinkedIn wants to check that it is you.",
    },
  ]);
});

// SPEC 4.50, 7.28
test("disconnecting deletes the secrets, ends the run and stops the worker, and only for this user", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  const lanes = [];
  for (const each of [user, other]) {
    await connect(api.db, each.id);
    const lane = await holdLane(api.db, each.id);
    await saveLaneSecret(api.db, lane, "credentials", Buffer.from("sealed"));
    await saveLaneSecret(api.db, lane, "session", Buffer.from("sealed"));
    lanes.push(lane);
  }
  const [lane, others] = lanes;
  if (lane === undefined || others === undefined) throw new Error("no lanes");
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const form = await openForm(api.db, lane, run.runId);
  const disconnect = () =>
    api.call(routes.disconnectPlatform, { user, body: { platform_id: String(LINKEDIN) } });
  expect(await disconnect()).toMatchObject({ status: 200, body: { success: true } });
  for (const kind of ["credentials", "session"] as const) {
    expect(await findLaneSecret(api.db, lane, kind)).toBeUndefined();
    expect(await findLaneSecret(api.db, others, kind)).toBeDefined();
  }
  expect(await saveLaneSecret(api.db, lane, "session", Buffer.from("late"))).toBe(false);
  expect(await findOpenRun(api.db, lane)).toBeUndefined();
  const row = await api.db
    .selectFrom("application")
    .select("status")
    .where("id", "=", form.id)
    .executeTakeFirst();
  expect(row).toEqual({ status: "SKIPPED" });
  expect((await api.call(routes.getPlatforms, { user })).body).toEqual([]);
  expect(await disconnect()).toMatchObject({ status: 404 });
});

// SPEC 7.28
test("what is not connected cannot be disconnected", async () => {
  const user = await api.createUser();
  for (const platformId of [LINKEDIN, 999_999]) {
    const answer = await api.call(routes.disconnectPlatform, {
      user,
      body: { platform_id: platformId },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
});

// SPEC 3.42
test("the daily limit is the user's own to set, up to the platform's cap", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  for (const each of [user, other]) await connect(api.db, each.id);
  const set = (limit: unknown) =>
    api.call(routes.setDailyLimit, { user, body: { platform_id: LINKEDIN, daily_limit: limit } });
  expect(await set(25)).toMatchObject({ status: 200, body: { daily_limit: 25, daily_cap: 50 } });
  expect(await set(50)).toMatchObject({ status: 200, body: { daily_limit: 50 } });
  expect(await set(51)).toMatchObject({
    status: 400,
    body: { code: "invalid_input", message: expect.stringContaining("at most 50 a day") },
  });
  for (const limit of [0, -1, 2.5, "20", null]) {
    expect(await set(limit)).toMatchObject({ status: 400 });
  }
  expect(await api.call(routes.getPlatforms, { user })).toMatchObject({
    body: [{ daily_limit: 50 }],
  });
  expect(await api.call(routes.getPlatforms, { user: other })).toMatchObject({
    body: [{ daily_limit: 10 }],
  });
});

test("without a connection there is no daily limit to set", async () => {
  const user = await api.createUser();
  const body = { platform_id: LINKEDIN, daily_limit: 20 };
  expect(await api.call(routes.setDailyLimit, { user, body })).toMatchObject({
    status: 404,
    body: { code: "not_found", message: expect.stringContaining("Connect it first") },
  });
});
