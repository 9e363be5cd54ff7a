import { ErrorBody } from "@sendoff/contract/errors";
import { routes } from "@sendoff/contract/routes";
import { Schedule, ScheduledRun } from "@sendoff/contract/schedule";
import { disconnectLane } from "@sendoff/db/applying";
import { runDueSchedules } from "@sendoff/db/schedule";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { connect, LINKEDIN, PREFERENCES } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

/** Scheduled time begins at noon in Kolkata, where most of the users live: no day ends while the tests run. */
const NOON = Date.parse("2026-06-15T06:30:00Z");

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clockOffsetMs: NOON - Date.now() });
});
afterAll(() => api.close());

const ready = async (timeZone = "Asia/Kolkata"): Promise<TestUser> => {
  const user = await api.createUser({ filters: PREFERENCES, time_zone: timeZone });
  await connect(api.db, user.id);
  return user;
};
const DAILY = {
  platform_id: LINKEDIN,
  frequency: "DAILY",
  application_goal: 5,
  start_time: "09:00:00",
  end_date: "2999-12-31",
};
const get = (user: TestUser) => api.call(routes.getSchedule, { user });
const post = (user: TestUser, body: unknown) => api.call(routes.updateSchedule, { user, body });
async function saved(user: TestUser, change: Record<string, unknown> = {}): Promise<Schedule> {
  const answer = await post(user, [{ ...DAILY, ...change }]);
  expect(answer).toMatchObject({ status: 200 });
  const [schedule] = z.array(Schedule).parse(answer.body);
  if (schedule === undefined) throw new Error("nothing was saved");
  return schedule;
}
/** The paths that a refusal names, once it is sure that nothing has been saved. */
async function refused(user: TestUser, body: unknown): Promise<string[]> {
  const before = await get(user);
  const answer = await post(user, body);
  expect(answer.status).toBe(400);
  expect((await get(user)).body).toEqual(before.body);
  const { code, issues, message } = ErrorBody.parse(answer.body);
  expect(code).toBe("invalid_input");
  expect(message).not.toBe("");
  return (issues ?? []).map((issue) => issue.path);
}
const today = (timeZone: string, days = 0): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone }).format(NOON + days * 86_400_000);

describe("get-schedule", () => {
  // SPEC 8.52
  test("is a 404 with the spec's text while roles or locations are unset, and so is saving", async () => {
    const user = await api.createUser({ filters: JSON.stringify({ roles: ["Chef"] }) });
    const refusal = {
      status: 404,
      body: {
        code: "job_preferences_missing",
        message:
          "Job preferences not found. Please set up your job preferences first in the profile section.",
      },
    };
    expect(await get(user)).toMatchObject(refusal);
    expect(await post(user, [DAILY])).toMatchObject(refusal);
  });

  // SPEC 7.32
  test("is an empty list when nothing is scheduled", async () => {
    expect(await get(await ready())).toMatchObject({ status: 200, body: [] });
  });

  // SPEC 3.45, 7.34
  test("answers what was saved, when it runs next in the user's own zone, and the daily limit", async () => {
    const user = await ready("America/New_York");
    const schedule = await saved(user, { start_time: "23:59:59" });
    expect((await get(user)).body).toEqual([schedule]);
    expect(schedule).toMatchObject({
      ...DAILY,
      start_time: "23:59:59",
      platform_name: "LinkedIn",
      time_zone: "America/New_York",
      is_connected: true,
      daily_limit: 10,
      is_paused: false,
      last_run: null,
    });
    const clock = new Intl.DateTimeFormat("en-GB", {
      timeZone: "America/New_York",
      timeStyle: "medium",
    });
    expect(clock.format(Date.parse(schedule.next_run_at ?? ""))).toBe("23:59:59");
  });

  test("shows a user their own schedules only", async () => {
    await saved(await ready());
    expect(await get(await ready())).toMatchObject({ body: [] });
  });

  test("says that a platform is not connected any more", async () => {
    const user = await ready();
    await saved(user);
    await disconnectLane(api.db, { userId: user.id, platformId: LINKEDIN });
    expect(await get(user)).toMatchObject({ body: [{ is_connected: false }] });
  });
});

describe("update-schedule", () => {
  // SPEC 9.27, 9.28
  test("fills in time and end date when they are left out, null or, for the date, empty", async () => {
    const user = await ready();
    for (const unset of [
      { start_time: undefined, end_date: undefined },
      { start_time: null, end_date: null },
      { end_date: "" },
    ]) {
      expect(await saved(user, unset)).toMatchObject({
        start_time: "09:00:00",
        end_date: "2026-12-31",
      });
    }
  });

  test("takes a platform's id as digits too, and drops fields it does not know", async () => {
    expect(await saved(await ready(), { platform_id: "1", id: 7, next_run_at: "x" })).toMatchObject(
      {
        platform_id: LINKEDIN,
      },
    );
  });

  test("keeps the schedules of platforms that are not named", async () => {
    const user = await ready();
    await saved(user);
    await post(user, [{ ...DAILY, application_goal: 6 }]);
    expect(await get(user)).toMatchObject({ body: [{ application_goal: 6 }] });
  });

  // SPEC 5.36
  test("an end date of today is accepted, in the user's own today", async () => {
    const user = await ready("Pacific/Kiritimati");
    const endDate = today("Pacific/Kiritimati");
    expect(await saved(user, { end_date: endDate })).toMatchObject({ end_date: endDate });
    const yesterday = today("Pacific/Kiritimati", -1);
    expect(await refused(user, [{ ...DAILY, end_date: yesterday }])).toEqual(["0.end_date"]);
  });

  // SPEC 4.55
  test("ONETIME ignores time and date, and runs at once", async () => {
    const user = await ready();
    const schedule = await saved(user, { frequency: "ONETIME", start_time: "25:99", end_date: 7 });
    expect(schedule).toMatchObject({ end_date: null, next_run_at: null, weekday: null });
    expect(schedule.last_run).toMatchObject({
      state: "queued",
      note: "",
      local_date: today("Asia/Kolkata"),
    });
    const run = await api.call(routes.getRun, {
      user,
      params: { id: schedule.last_run?.id ?? "" },
    });
    expect(run).toMatchObject({ status: 200, body: { run: { goal: 5, state: "queued" } } });
    const wakeUps = await api.boss.findJobs("lane.serve");
    expect(wakeUps.length).toBeGreaterThan(0);
  });

  test("ONETIME needs neither time nor date", async () => {
    const bare = { platform_id: LINKEDIN, frequency: "ONETIME", application_goal: 3 };
    const answer = await post(await ready(), [bare]);
    expect(answer).toMatchObject({
      status: 200,
      body: [{ frequency: "ONETIME", end_date: null, last_run: { state: "queued" } }],
    });
  });

  test("ONETIME on a platform that is not connected is saved, and says what stopped it", async () => {
    const user = await api.createUser({ filters: PREFERENCES });
    const { last_run: last } = await saved(user, { frequency: "ONETIME" });
    expect(last).toMatchObject({
      id: null,
      state: "not_started",
      not_started_reason: "platform_not_connected",
      note: "LinkedIn is not connected. Connect it first.",
    });
  });

  // SPEC 7.33
  test.each([
    [[{ ...DAILY, application_goal: 0 }], "0.application_goal"],
    [[{ ...DAILY, application_goal: 1001 }], "0.application_goal"],
    [[{ ...DAILY, application_goal: 2.5 }], "0.application_goal"],
    [[{ ...DAILY, application_goal: "5" }], "0.application_goal"],
    [[{ ...DAILY, start_time: "9:00" }], "0.start_time"],
    [[{ ...DAILY, start_time: "24:00:00" }], "0.start_time"],
    [[{ ...DAILY, start_time: "" }], "0.start_time"],
    [[{ ...DAILY, end_date: "2026-02-30" }], "0.end_date"],
    [[{ ...DAILY, end_date: "31.12.2999" }], "0.end_date"],
    [[{ ...DAILY, end_date: "2020-01-01" }], "0.end_date"],
    [[{ ...DAILY, frequency: "HOURLY" }], "0.frequency"],
    [[{ ...DAILY, frequency: "daily" }], "0.frequency"],
    [[{ ...DAILY, platform_id: 0 }], "0.platform_id"],
    [[{ ...DAILY, platform_id: 999 }], "0.platform_id"],
    [[{ ...DAILY, platform_id: 3 }], "0.platform_id"],
    [[{ ...DAILY, platform_id: 6 }], "0.platform_id"],
    [[DAILY, { ...DAILY, platform_id: "1" }], "1.platform_id"],
    [[DAILY, { ...DAILY, platform_id: 4, application_goal: -1 }], "1.application_goal"],
  ])("%j is refused by name, and nothing of it is saved", async (body, path) => {
    expect(await refused(await ready(), body)).toEqual([path]);
  });

  test.each([[[]], [{}], [DAILY], ["x"], [null], [Array.from({ length: 101 }, () => DAILY)]])(
    "%j is no list of schedules",
    async (body) => {
      expect((await post(await ready(), body)).status).toBe(400);
    },
  );

  test("a board that its user has deleted since is refused by name, another tab's row too", async () => {
    const user = await ready();
    const board = { platform_name: "Acme", platform_url: "https://boards.greenhouse.io/acme" };
    const created = await api.call(routes.createPlatform, { user, body: board });
    const { id } = created.body as { id: number };
    expect(await saved(user, { platform_id: id })).toMatchObject({ platform_id: id });
    await api.call(routes.deletePlatform, { user, body: { platform_id: id } });
    expect(await refused(user, [{ ...DAILY, platform_id: id }])).toEqual(["0.platform_id"]);
  });

  // SPEC 5.34, 9.25
  test("the largest and the smallest goal are accepted", async () => {
    const user = await ready();
    for (const goal of [1, 1000]) {
      expect(await saved(user, { application_goal: goal })).toMatchObject({
        application_goal: goal,
      });
    }
  });
});

describe("pause, resume, delete", () => {
  const body = { platform_id: LINKEDIN };

  test("a paused schedule has no next run until it is resumed", async () => {
    const user = await ready();
    const before = await saved(user);
    const paused = await api.call(routes.pauseSchedule, { user, body });
    expect(paused).toMatchObject({ status: 200, body: { is_paused: true, next_run_at: null } });
    const resumed = await api.call(routes.resumeSchedule, { user, body });
    expect(resumed).toMatchObject({ status: 200, body: before });
  });

  test("a deleted schedule is gone", async () => {
    const user = await ready();
    await saved(user);
    expect(await api.call(routes.deleteSchedule, { user, body })).toMatchObject({ status: 200 });
    expect(await get(user)).toMatchObject({ body: [] });
  });

  test("without a schedule of one's own each is a 404", async () => {
    await saved(await ready());
    const user = await ready();
    for (const route of [routes.pauseSchedule, routes.resumeSchedule, routes.deleteSchedule]) {
      expect(await api.call(route, { user, body })).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
    }
  });

  test("there is nothing to pause on a schedule that runs once", async () => {
    const user = await ready();
    await saved(user, { frequency: "ONETIME" });
    for (const route of [routes.pauseSchedule, routes.resumeSchedule]) {
      expect(await api.call(route, { user, body })).toMatchObject({ status: 409 });
    }
  });
});

test("a new time zone moves the next run to the same wall-clock time there", async () => {
  const user = await ready("Asia/Kolkata");
  const before = await saved(user, { start_time: "12:00:00" });
  await api.call(routes.updateUserDetails, { user, body: { time_zone: "America/Los_Angeles" } });
  const [after] = z.array(Schedule).parse((await get(user)).body);
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone: "America/Los_Angeles",
    timeStyle: "short",
  });
  expect(after?.next_run_at).not.toBe(before.next_run_at);
  expect(clock.format(Date.parse(after?.next_run_at ?? ""))).toMatch(/^12:0\d$/);
});

test("the user's planned starts are listed newest first, refused and skipped ones among them", async () => {
  const user = await ready();
  const { next_run_at: due } = await saved(user);
  const scan = async (hours: number) => {
    const at = Date.parse(due ?? "") + hours * 3_600_000;
    await runDueSchedules(api.db, api.boss, { clockOffsetMs: at - Date.now(), limit: 100 });
  };
  for (const hours of [1, 25, 55]) await scan(hours);
  const list = async (query = {}) =>
    z.array(ScheduledRun).parse((await api.call(routes.listScheduledRuns, { user, query })).body);
  const runs = await list();
  const [newest] = runs;
  expect(runs.map((run) => [run.state, run.not_started_reason, run.id === null])).toEqual([
    ["skipped", "missed", true],
    ["not_started", "run_under_way", true],
    ["queued", null, false],
  ]);
  expect(runs.map((run) => run.note !== "")).toEqual([true, true, false]);
  expect(runs[2]?.due_at).toBe(due);
  expect(await list({ limit: "1" })).toEqual([newest]);
  expect(await api.call(routes.listScheduledRuns, { user: await ready() })).toMatchObject({
    status: 200,
    body: [],
  });
});
