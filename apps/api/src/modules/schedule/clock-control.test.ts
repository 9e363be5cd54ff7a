import { getScheduledOffsetMs } from "@sendoff/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clockOffsetMs: 1000 });
});
afterAll(() => api.close());

const Shown = z.object({ now: z.iso.datetime(), offset_ms: z.number() });
const move = (payload: object) =>
  api.app.inject({ method: "POST", url: "/_control/clock", payload });
const DAY_MS = 86_400_000;

test("scheduled time is moved for every process, and what is due by it is looked for at once", async () => {
  const before = (await api.boss.findJobs("schedule.tick")).length;
  const answer = await move({ offset_ms: DAY_MS });
  expect(answer.statusCode).toBe(200);
  const { now, offset_ms: offsetMs } = Shown.parse(answer.json());
  expect(offsetMs).toBe(DAY_MS);
  expect(Math.abs(Date.parse(now) - Date.now() - DAY_MS)).toBeLessThan(60_000);
  expect((await api.boss.findJobs("schedule.tick")).length).toBe(before + 1);
  expect(await getScheduledOffsetMs(api.db, api.config)).toBe(DAY_MS);
  const shown = await api.app.inject({ method: "GET", url: "/_control/clock" });
  expect(Shown.parse(shown.json()).offset_ms).toBe(DAY_MS);
});

test("it is put to an instant, and goes on from there", async () => {
  const { now } = Shown.parse((await move({ now: "2031-03-09T09:00:00+01:00" })).json());
  expect(Math.abs(Date.parse(now) - Date.parse("2031-03-09T08:00:00Z"))).toBeLessThan(60_000);
  const back = Shown.parse((await move({ offset_ms: 0 })).json());
  expect(Math.abs(Date.parse(back.now) - Date.now())).toBeLessThan(60_000);
});

test.each([
  {},
  { now: "tomorrow" },
  { offset_ms: "5" },
  { offset_ms: 1.5 },
  { offset_ms: 1e15 },
  { now: "9999-12-31T00:00:00Z" },
  { now: "2031-03-09T08:00:00Z", offset_ms: 5 },
])("%j is refused with an example", async (body) => {
  const answer = await move(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: "invalid_input",
    message: expect.stringMatching(/offset_ms/),
  });
});

test("in live mode there is nothing at this address", async () => {
  const live = await createTestApi({ mode: "live" });
  try {
    for (const method of ["GET", "POST"] as const) {
      const payload = method === "POST" ? { payload: { offset_ms: 5 } } : {};
      const answer = await live.app.inject({ method, url: "/_control/clock", ...payload });
      expect([404, 503]).toContain(answer.statusCode);
      expect(answer.body).not.toContain("offset_ms");
    }
    const post = await live.app.inject({ method: "POST", url: "/_control/clock", payload: {} });
    expect(post.statusCode).toBe(404);
  } finally {
    await live.close();
  }
});
