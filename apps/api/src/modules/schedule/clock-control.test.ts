import { getScheduledNow, getScheduledOffsetMs } from "@sendoff/db/schedule";
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
const databaseNow = async (): Promise<number> => Number(await getScheduledNow(api.db, 0));

/** Moves scheduled time and returns what is shown, with the database's time just before and just after. */
async function moved(payload: object) {
  const before = await databaseNow();
  const shown = Shown.parse((await move(payload)).json());
  return { before, now: Date.parse(shown.now), after: await databaseNow() };
}

test("scheduled time is moved for every process, and what is due by it is looked for at once", async () => {
  const ticks = (await api.boss.findJobs("schedule.tick")).length;
  const { before, now, after } = await moved({ offset_ms: DAY_MS });
  expect(now).toBeGreaterThanOrEqual(before + DAY_MS);
  expect(now).toBeLessThanOrEqual(after + DAY_MS);
  expect((await api.boss.findJobs("schedule.tick")).length).toBe(ticks + 1);
  expect(await getScheduledOffsetMs(api.db, api.config)).toBe(DAY_MS);
  const shown = await api.app.inject({ method: "GET", url: "/_control/clock" });
  expect(Shown.parse(shown.json()).offset_ms).toBe(DAY_MS);
});

test("it is put to an instant, and goes on from there", async () => {
  const { before, now, after } = await moved({ now: "2031-03-09T09:00:00+01:00" });
  // Its own time is read in between, in whole milliseconds.
  const asked = Date.parse("2031-03-09T08:00:00Z");
  expect(now).toBeGreaterThanOrEqual(asked - 1);
  expect(now).toBeLessThanOrEqual(asked + after - before + 1);
  const back = await moved({ offset_ms: 0 });
  expect(back.now).toBeGreaterThanOrEqual(back.before);
  expect(back.now).toBeLessThanOrEqual(back.after);
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
