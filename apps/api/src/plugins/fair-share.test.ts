import { routes } from "@sendoff/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ rateLimitPerMinute: 40 });
});
afterAll(() => api.close());

test("one user's calls from many networks have one share, and others theirs", async () => {
  const [greedy, other] = [await api.createUser(), await api.createUser()];
  const answers: number[] = [];
  for (let call = 0; call < 41; call += 1) {
    const from = `198.51.100.${call}`;
    answers.push((await api.call(routes.getUserDetails, { user: greedy, from })).status);
  }
  expect(answers.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 200));
  const refused = await api.call(routes.getUserDetails, { user: greedy, from: "198.51.100.99" });
  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await api.call(routes.getUserDetails, { user: other })).status).toBe(200);
});

test("past four megabytes of bodies in a minute nothing of one user is read, and nothing is lost", async () => {
  const user = await api.createUser();
  const save = (note: string, from: string) =>
    api.call(routes.updateUserDetails, { user, from, body: { filters: { note } } });
  const large = "x".repeat(200_000);
  const answers: number[] = [];
  for (let call = 0; call < 22; call += 1) {
    answers.push((await save(large, `203.0.113.${call}`)).status);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
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
