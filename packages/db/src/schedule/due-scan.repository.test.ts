import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { disconnectLane } from "../applying/lane.repository.ts";
import { pauseUser } from "../applying/user-pause.repository.ts";
import { INDEED, LINKEDIN } from "../testing/books.fixture.ts";
import { offsetOf, openScheduleBooks, type ScheduleBooks } from "../testing/schedule.fixture.ts";
import { runDueSchedules } from "./due-scan.repository.ts";
import { deleteSchedule, pauseSchedule } from "./schedule.repository.ts";

let books: ScheduleBooks;
beforeAll(async () => {
  books = await openScheduleBooks();
});
afterAll(() => books.close());

const EVENING = "2026-06-01T15:00:00Z";
// 09:10 in Kolkata: the spread is over.
const MORNING = "2026-06-02T03:40:00Z";

async function scheduled(input = {}, timeZone = "Asia/Kolkata"): Promise<string> {
  const userId = await books.createReady(timeZone);
  await books.save(userId, EVENING, input);
  return userId;
}
const runsOf = (userId: string) =>
  books.db.selectFrom("run").selectAll().where("user_id", "=", userId).orderBy("number").execute();
const countWakeUps = async (): Promise<number> => (await books.boss.findJobs("lane.serve")).length;

describe("a schedule that is due", () => {
  test("starts one run, wakes a worker, and moves to the next date, all at once", async () => {
    const userId = await scheduled();
    const before = await countWakeUps();
    await books.scan("2026-06-02T03:29:00Z");
    expect(await books.starts(userId)).toEqual([]);
    await books.scan(MORNING);
    await books.scan(MORNING);
    expect(await books.starts(userId)).toEqual(["2026-06-02 started"]);
    expect(await books.next(userId)).toBe("2026-06-03T03:30Z");
    const [run, ...others] = await runsOf(userId);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ goal: 5, state: "queued", number: 1 });
    expect((await books.view(userId)).lastRun).toMatchObject({
      runId: run?.id,
      runState: "queued",
      localDate: "2026-06-02",
    });
    expect(await countWakeUps()).toBe(before + 1);
  });

  test("is started once by many scans at once, and every schedule is taken", async () => {
    const users = await Promise.all(Array.from({ length: 40 }, () => scheduled()));
    const scans = Array.from({ length: 6 }, () => books.scan(MORNING, 7));
    const taken = (await Promise.all(scans)).reduce((sum, each) => sum + each, 0);
    expect(taken).toBe(40);
    for (const userId of users) {
      expect(await books.starts(userId)).toEqual(["2026-06-02 started"]);
      expect(await runsOf(userId)).toHaveLength(1);
    }
  });

  test("leaves nothing behind when its transaction fails", async () => {
    const userId = await scheduled();
    const failing = Object.create(books.boss, {
      insert: { value: () => Promise.reject(new Error("the queue is gone")) },
    });
    const options = { clockOffsetMs: offsetOf(MORNING), limit: 10 };
    await expect(runDueSchedules(books.db, failing, options)).rejects.toThrow("the queue is gone");
    expect(await books.starts(userId)).toEqual([]);
    expect(await runsOf(userId)).toEqual([]);
    await books.scan(MORNING);
    expect(await books.starts(userId)).toEqual(["2026-06-02 started"]);
  });

  test("does not start a local date twice when its time is set back by hand", async () => {
    const userId = await scheduled();
    await books.scan(MORNING);
    await books.endRuns();
    await sql`update schedule set next_local_date = '2026-06-02', last_local_date = null,
      next_run_at = '2026-06-02T03:30:00Z' where user_id = ${userId}`.execute(books.db);
    await books.scan(MORNING);
    expect(await books.starts(userId)).toEqual(["2026-06-02 started"]);
    expect(await runsOf(userId)).toHaveLength(1);
    expect(await books.next(userId)).toBe("2026-06-03T03:30Z");
  });

  test("waits for a moment while its user's row is being changed", async () => {
    const userId = await scheduled();
    await books.db.transaction().execute(async (trx) => {
      await trx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute();
      await books.scan(MORNING);
      expect(await books.starts(userId)).toEqual([]);
    });
    await books.scan(MORNING);
    expect(await books.starts(userId)).toEqual(["2026-06-02 started"]);
  });

  test("runs by UTC when this machine does not know its user's zone, and holds up nobody", async () => {
    const odd = await scheduled({}, "Mars/Phobos");
    const other = await scheduled();
    await books.scan("2026-06-02T09:10:00Z");
    expect(await books.starts(odd)).toEqual(["2026-06-02 started"]);
    expect(await books.starts(other)).toEqual(["2026-06-02 started"]);
  });
});

describe("a run that was missed", () => {
  const dueAt = async (userId: string) => (await books.view(userId)).nextRunAt?.getTime() ?? 0;
  const textOf = (instant: number) => new Date(instant).toISOString();

  test("is caught up a minute before six hours have passed", async () => {
    const userId = await scheduled();
    await books.scan(textOf((await dueAt(userId)) + 6 * 3_600_000 - 60_000));
    expect(await books.starts(userId)).toEqual(["2026-06-02 started"]);
  });

  test("is skipped and noted once they have, and the next one comes as planned", async () => {
    const userId = await scheduled();
    await books.scan(textOf((await dueAt(userId)) + 6 * 3_600_000));
    expect(await books.starts(userId)).toEqual(["2026-06-02 skipped missed"]);
    expect(await runsOf(userId)).toEqual([]);
    expect((await books.view(userId)).lastRun?.note).toMatch(/^Sendoff was not running/);
    expect(await books.next(userId)).toBe("2026-06-03T03:30Z");
  });

  test("has its row for each date of a long silence; the newest is caught up", async () => {
    const userId = await scheduled();
    await books.scan("2026-06-05T04:00:00Z");
    expect(await books.starts(userId)).toEqual([
      "2026-06-02 skipped missed",
      "2026-06-03 skipped missed",
      "2026-06-04 skipped missed",
      "2026-06-05 started",
    ]);
  });
});

describe("what stops a start is noted, once, and the schedule goes on", () => {
  const lastNote = async (userId: string) => (await books.view(userId)).lastRun?.note;
  async function stoppedBy(make: (userId: string) => Promise<unknown>) {
    const userId = await scheduled();
    await make(userId);
    await books.scan(MORNING);
    await books.scan(MORNING);
    expect(await books.next(userId)).toBe("2026-06-03T03:30Z");
    return { starts: await books.starts(userId), note: await lastNote(userId) };
  }

  test("a platform that was disconnected", async () => {
    const key = (userId: string) => ({ userId, platformId: LINKEDIN });
    expect(await stoppedBy((userId) => disconnectLane(books.db, key(userId)))).toEqual({
      starts: ["2026-06-02 not_started platform_not_connected"],
      note: "Portal 1 is not connected. Connect it first.",
    });
  });

  test("a platform that was never connected", async () => {
    const userId = await scheduled({ platformId: INDEED });
    await books.scan(MORNING);
    expect(await books.starts(userId)).toEqual(["2026-06-02 not_started platform_not_connected"]);
  });

  test("a user who has paused everything", async () => {
    expect(
      await stoppedBy((userId) => books.db.transaction().execute((trx) => pauseUser(trx, userId))),
    ).toEqual({
      starts: ["2026-06-02 not_started paused"],
      note: "You have paused everything. Press Resume all to start again.",
    });
  });

  test("roles and locations that were removed, a CV that is gone, credits that are used up", async () => {
    expect(
      await stoppedBy((userId) =>
        sql`update app_user set filters = '{"roles": []}' where id = ${userId}`.execute(books.db),
      ),
    ).toMatchObject({ starts: ["2026-06-02 not_started job_preferences_missing"] });
    expect(
      await stoppedBy((userId) =>
        books.db.deleteFrom("cv").where("user_id", "=", userId).execute(),
      ),
    ).toEqual({
      starts: ["2026-06-02 not_started no_cv"],
      note: "Upload a CV first: applications go out with one.",
    });
    expect(
      await stoppedBy((userId) =>
        sql`update credit_lot set expires_at = now() where user_id = ${userId}`.execute(books.db),
      ),
    ).toEqual({
      starts: ["2026-06-02 not_started no_credits"],
      note: "No credits are left. Add money in the wallet to go on.",
    });
  });

  test("a run that is still under way", async () => {
    expect(await stoppedBy((userId) => books.openRun({ userId, platformId: LINKEDIN }))).toEqual({
      starts: ["2026-06-02 not_started run_under_way"],
      note: "A run on Portal 1 is under way already.",
    });
  });
});

describe("limits hold across runs", () => {
  /** Somebody who sent `count` by hand at this time of the simulated day, one of them unconfirmed. */
  async function sent(count: number, at: string, input = {}): Promise<string> {
    const userId = await scheduled(input);
    const lane = await books.holdLane({ userId, platformId: LINKEDIN });
    const runId = await books.openRun(lane);
    for (let index = 0; index < count; index += 1) {
      const { lease } = await books.submit({ lane, runId });
      await sql`update application set intent_at = ${at}, status = ${index === 0 ? "UNKNOWN" : "APPLIED"}
        where id = ${lease.id}`.execute(books.db);
    }
    await books.endRuns();
    return userId;
  }
  // 08:00 in Kolkata on the day of the run; and the last second of the day before.
  const TODAY = "2026-06-02T02:30:00Z";
  const YESTERDAY = "2026-06-01T18:29:59Z";
  const goalOf = async (userId: string) => (await runsOf(userId)).at(-1)?.goal;

  test("what was or may have been sent today counts towards the day's goal", async () => {
    const userId = await sent(2, TODAY);
    await books.scan(MORNING);
    expect(await goalOf(userId)).toBe(3);
  });

  test("what was sent yesterday does not, to the second of the user's own midnight", async () => {
    const userId = await sent(2, YESTERDAY);
    await books.scan(MORNING);
    expect(await goalOf(userId)).toBe(5);
    const midnight = await sent(2, "2026-06-01T18:30:00Z");
    await books.scan(MORNING);
    expect(await goalOf(midnight)).toBe(3);
  });

  test("a goal that is reached, or a daily limit, stops the start", async () => {
    const done = await sent(3, TODAY, { applicationGoal: 3 });
    const limited = await sent(3, TODAY, { applicationGoal: 1000 });
    await sql`update lane set daily_limit = 3 where user_id = ${limited}`.execute(books.db);
    await books.scan(MORNING);
    expect(await books.starts(done)).toEqual(["2026-06-02 not_started goal_reached"]);
    expect(await books.starts(limited)).toEqual(["2026-06-02 not_started daily_limit_reached"]);
  });

  test("a goal beyond the daily limit is capped by it", async () => {
    const userId = await scheduled({ applicationGoal: 1000 });
    await books.scan(MORNING);
    expect(await goalOf(userId)).toBe(10);
  });
});

test("paused and deleted schedules start nothing; what came of earlier starts stays", async () => {
  const paused = await scheduled();
  const deleted = await scheduled();
  await books.scan(MORNING);
  await books.endRuns();
  const key = (userId: string) => ({ userId, platformId: LINKEDIN });
  await books.db.transaction().execute((trx) => pauseSchedule(trx, key(paused), offsetOf(MORNING)));
  expect(await deleteSchedule(books.db, key(deleted))).toBe(true);
  expect(await deleteSchedule(books.db, key(deleted))).toBe(false);
  await books.scan("2026-06-04T04:00:00Z");
  expect(await books.starts(paused)).toEqual(["2026-06-02 started"]);
  expect(await books.starts(deleted)).toEqual(["2026-06-02 started"]);
});

test("an account that is deleted takes its schedules along", async () => {
  const userId = await scheduled();
  await books.scan(MORNING);
  await books.db.deleteFrom("app_user").where("id", "=", userId).execute();
  await books.scan("2026-06-03T04:00:00Z");
  expect(await books.starts(userId)).toEqual([]);
});

test("over a change of summer time each date has one run, at the wall clock's time", async () => {
  const userId = await books.createReady("America/New_York");
  await books.save(userId, "2026-10-30T12:00:00Z", { startTime: "01:30:00" });
  for (const hour of Array.from({ length: 96 }, (_, index) => index)) {
    await books.scan(new Date(Date.parse("2026-10-30T12:00:00Z") + hour * 3_600_000).toISOString());
    await books.endRuns();
  }
  expect(await books.starts(userId)).toEqual([
    "2026-10-31 started",
    "2026-11-01 started",
    "2026-11-02 started",
    "2026-11-03 started",
  ]);
});

test("the end date is the last one that runs", async () => {
  const userId = await scheduled({ endDate: "2026-06-03" });
  await books.scan(MORNING);
  await books.endRuns();
  await books.scan("2026-06-03T03:40:00Z");
  await books.scan("2026-06-04T03:40:00Z");
  expect(await books.starts(userId)).toEqual(["2026-06-02 started", "2026-06-03 started"]);
  expect(await books.next(userId)).toBeUndefined();
});
