import { routes } from "@sendoff/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthToken } from "@sendoff/db/auth";
import { UserError } from "@sendoff/kit/errors";
import { createToken } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import { createFairShare } from "./fair-share.ts";
import { createTestApi, type TestApi } from "../testing/test-api.ts";
import { hashToken } from "./auth.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ rateLimitPerMinute: 40 });
});
afterAll(() => api.close());

const NO_CALLS = { count: () => ({ current: 0, ttl: 0 }) };

/** Calls from a new network each time until that is one too many. Returns the number of calls (the share of a minute, or of two) and the refusal. */
async function callUntilRefused(user: TestUser) {
  for (let calls = 1; calls <= 82; calls += 1) {
    const from = `198.51.100.${calls}`;
    const answer = await api.call(routes.getUserDetails, { user, from });
    if (answer.status === 429) return { calls, refused: answer };
  }
  throw new Error("nothing was refused");
}

test("one user's calls from many networks have one share, and others theirs", async () => {
  const [greedy, other] = [await api.createUser(), await api.createUser()];
  // A further call might fall into the next minute, which has a share of its own.
  const { calls, refused } = await callUntilRefused(greedy);
  expect(calls).toBeGreaterThan(40);
  expect(refused.body).toMatchObject({ code: "rate_limited" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await api.call(routes.getUserDetails, { user: other })).status).toBe(200);
});

test("a stolen token that uses up its share keeps nobody from signing in and logging it out", async () => {
  const thief = await api.createUser();
  await api.database.pool.query(
    "update auth_token set code_typed_at = now() - interval '16 minutes' where user_id = $1",
    [thief.id],
  );
  const token = createToken();
  await createAuthToken(api.db, thief.id, hashToken(token));
  const owner = { ...thief, headers: { authorization: `Bearer ${token}` } };
  await callUntilRefused(thief);
  const out = await api.call(routes.logOutEverywhere, { user: owner, from: "192.0.2.1" });
  expect(out).toMatchObject({ status: 200 });
});

test("what has been sent is made good by the seconds since, not at the end of a minute", () => {
  let at = 0;
  const share = createFairShare(NO_CALLS, 100, () => at);
  const request = { user: { id: "one" }, isOverShare: false };
  const send = () => {
    try {
      share.countBody(request as never, 200_000);
      return "taken";
    } catch (error) {
      return error instanceof UserError ? error.retryAfterSeconds : error;
    }
  };
  expect(Array.from({ length: 7 }, send)).toEqual([...Array<string>(6).fill("taken"), 3]);
  at = 2000;
  expect(send()).toBe(1);
  at = 3000;
  expect(send()).toBe("taken");
  expect(send()).toBe(3);
});

test("past a megabyte of bodies at once nothing of one user is read, and nothing is lost", async () => {
  const user = await api.createUser();
  const save = (note: string, from: string) =>
    api.call(routes.updateUserDetails, { user, from, body: { filters: { note } } });
  const large = "x".repeat(200_000);
  const answers: number[] = [];
  // Faster than seventy kilobytes a second: sooner or later one is refused.
  while (!answers.includes(429) && answers.length < 200) {
    answers.push((await save(large, `203.0.113.${answers.length}`)).status);
  }
  expect(answers.at(-1)).toBe(429);
  expect(answers.length).toBeGreaterThan(6);
  // Broken JSON would be a 400, had anybody looked at it.
  const raw = "{".repeat(1000);
  const headers = { "content-type": "application/json" };
  const unread = await api.call(routes.updateUserDetails, {
    user,
    raw,
    headers,
    from: "203.0.113.200",
  });
  expect(unread).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(
    (await api.call(routes.getUserDetails, { user, from: "203.0.113.201" })).body,
  ).toMatchObject({
    filters: { note: large },
  });
});
