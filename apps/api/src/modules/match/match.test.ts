import { MINIMUM_SCORE } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  await api.close();
});

test("a new user's minimum is the usual one, and each user's change is their own", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  const change = { user, body: { minimum_score: 75 } };
  expect(await api.call(routes.getMatchSettings, { user })).toMatchObject({
    status: 200,
    body: { minimum_score: MINIMUM_SCORE },
  });
  expect(await api.call(routes.changeMatchSettings, change)).toMatchObject({
    status: 200,
    body: { minimum_score: 75 },
  });
  const kept = async (of: typeof user) =>
    (await api.call(routes.getMatchSettings, { user: of })).body;
  expect(await kept(user)).toEqual({ minimum_score: 75 });
  expect(await kept(other)).toEqual({ minimum_score: MINIMUM_SCORE });
});

test.each([-1, 101, 60.5, "60", null])("a minimum of %s is refused", async (score) => {
  const user = await api.createUser();
  const body = { minimum_score: score };
  expect((await api.call(routes.changeMatchSettings, { user, body })).status).toBe(400);
  expect((await api.call(routes.getMatchSettings, { user })).body).toEqual({
    minimum_score: MINIMUM_SCORE,
  });
});

test("nobody without a token sees or changes it", async () => {
  expect((await api.call(routes.getMatchSettings)).status).toBe(401);
  const body = { minimum_score: 10 };
  expect((await api.call(routes.changeMatchSettings, { body })).status).toBe(401);
});
