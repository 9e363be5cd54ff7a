import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { updateUser } from "../user/user.repository.ts";
import { INDEED, LINKEDIN } from "../testing/books.fixture.ts";
import {
  DAILY,
  offsetOf,
  openScheduleBooks,
  type ScheduleBooks,
} from "../testing/schedule.fixture.ts";
import {
  getScheduleTime,
  pauseSchedule,
  replanSchedules,
  resumeSchedule,
  saveSchedules,
} from "./schedule.repository.ts";
import {
  getScheduledNow,
  getScheduledOffsetMs,
  moveScheduledClock,
} from "./scheduled-clock.repository.ts";

let books: ScheduleBooks;
beforeAll(async () => {
  books = await openScheduleBooks();
});
afterAll(() => books.close());

// 08:00 on a Monday in Kolkata.
const NOW = "2026-06-01T02:30:00Z";
const key = (userId: string) => ({ userId, platformId: LINKEDIN });
const pause = (userId: string, at: string) =>
  books.db.transaction().execute((trx) => pauseSchedule(trx, key(userId), offsetOf(at)));
const resume = (userId: string, at: string) =>
  books.db.transaction().execute((trx) => resumeSchedule(trx, key(userId), offsetOf(at)));

describe("saving", () => {
  test("plans today while the time is ahead and tomorrow after it, and never makes up for it", async () => {
    const early = await books.createReady();
    await books.save(early, NOW);
    expect(await books.next(early)).toBe("2026-06-01T03:30Z");
    const late = await books.createReady();
    await books.save(late, "2026-06-01T03:41:00Z");
    expect(await books.next(late)).toBe("2026-06-02T03:30Z");
    await books.scan("2026-06-01T04:00:00Z");
    expect(await books.starts(late)).toEqual([]);
  });

  test("again keeps the time; with another time it plans anew, but no date a second time", async () => {
    const userId = await books.createReady();
    await books.save(userId, NOW);
    await books.scan("2026-06-01T03:40:00Z");
    await books.endRuns();
    await books.save(userId, "2026-06-01T04:00:00Z", { startTime: "17:00:00" });
    expect(await books.next(userId)).toBe("2026-06-02T11:30Z");
    await books.save(userId, "2026-06-01T04:00:00Z", { applicationGoal: 7 });
    expect(await books.next(userId)).toBe("2026-06-02T03:30Z");
    expect(await books.view(userId)).toMatchObject({ applicationGoal: 7, startTime: "09:00:00" });
  });

  test("does not lose a start that is due at that very moment", async () => {
    const userId = await books.createReady();
    await books.save(userId, NOW);
    // The spread is over, and no scan has come by yet.
    await books.save(userId, "2026-06-01T03:40:30Z", { applicationGoal: 3 });
    await books.scan("2026-06-01T03:41:00Z");
    expect(await books.starts(userId)).toEqual(["2026-06-01 started"]);
  });

  test("WEEKLY keeps the weekday of its first run, also when it is saved again on another day", async () => {
    const userId = await books.createReady();
    const weekly = { frequency: "WEEKLY" as const };
    await books.save(userId, NOW, weekly);
    await books.scan("2026-06-01T03:40:00Z");
    await books.save(userId, "2026-06-03T10:00:00Z", { ...weekly, startTime: "10:00:00" });
    expect(await books.view(userId)).toMatchObject({ weekday: 1 });
    expect(await books.next(userId)).toBe("2026-06-08T04:30Z");
    await books.save(userId, "2026-06-03T10:00:00Z", { frequency: "DAILY" });
    await books.save(userId, "2026-06-03T10:00:00Z", weekly);
    expect(await books.view(userId)).toMatchObject({ weekday: 4 });
  });

  test("ONETIME runs at once, each time it is saved, and what stops it is noted", async () => {
    const userId = await books.createReady();
    const once = { frequency: "ONETIME" as const, endDate: null };
    await books.save(userId, NOW, once);
    await books.save(userId, "2026-06-01T02:31:00Z", once);
    await books.endRuns();
    await books.save(userId, "2026-06-01T02:32:00Z", once);
    expect(await books.starts(userId)).toEqual([
      "2026-06-01 started",
      "2026-06-01 not_started run_under_way",
      "2026-06-01 started",
    ]);
    expect(await books.next(userId)).toBeUndefined();
    expect((await books.view(userId)).lastRun).toMatchObject({ runState: "queued" });
  });

  test("ONETIME is a run of its day: the daily schedule after it begins on the next", async () => {
    const userId = await books.createReady();
    await books.save(userId, NOW, { frequency: "ONETIME", endDate: null });
    await books.save(userId, NOW, {});
    expect(await books.next(userId)).toBe("2026-06-02T03:30Z");
  });

  test("two saves at once leave one schedule for each platform", async () => {
    const userId = await books.createReady();
    const both = [DAILY, { ...DAILY, platformId: INDEED }];
    await Promise.all(
      [both, both.toReversed(), both].map((inputs) =>
        books.db
          .transaction()
          .execute((trx) => saveSchedules(trx, books.boss, userId, inputs, offsetOf(NOW))),
      ),
    );
    const rows = await books.db
      .selectFrom("schedule")
      .select("platform_id")
      .where("user_id", "=", userId)
      .orderBy("platform_id")
      .execute();
    expect(rows.map((row) => row.platform_id)).toEqual([LINKEDIN, INDEED]);
  });

  test("saves, scans and pauses at once end without a deadlock, and no date runs twice", async () => {
    const users = await Promise.all(Array.from({ length: 8 }, () => books.createReady()));
    for (const userId of users) await books.save(userId, NOW);
    const at = "2026-06-01T03:40:00Z";
    await Promise.all(
      users.flatMap((userId) => [
        books.save(userId, at, { applicationGoal: 2 }),
        books.scan(at, 3),
        books.save(userId, at, { applicationGoal: 3 }),
        books.db.transaction().execute(async (trx) => {
          await updateUser(trx, userId, { time_zone: "Asia/Kolkata" });
          await replanSchedules(trx, userId, offsetOf(at));
        }),
      ]),
    );
    await books.scan(at);
    for (const userId of users) {
      expect(await books.starts(userId)).toEqual(["2026-06-01 started"]);
    }
  });
});

describe("pause and resume", () => {
  test("nothing starts while paused, and what was paused over is not made up for", async () => {
    const userId = await books.createReady();
    await books.save(userId, NOW);
    expect(await pause(userId, NOW)).toBe("done");
    expect(await pause(userId, NOW)).toBe("done");
    expect(await books.view(userId)).toMatchObject({ isPaused: true, nextRunAt: null });
    await books.scan("2026-06-03T04:00:00Z");
    expect(await resume(userId, "2026-06-03T04:00:00Z")).toBe("done");
    expect(await books.next(userId)).toBe("2026-06-04T03:30Z");
    await books.scan("2026-06-04T03:40:00Z");
    expect(await books.starts(userId)).toEqual(["2026-06-04 started"]);
  });

  test("a paused one that is saved stays paused; resuming one that runs changes nothing", async () => {
    const userId = await books.createReady();
    await books.save(userId, NOW);
    const before = await books.view(userId);
    expect(await resume(userId, NOW)).toBe("done");
    expect(await books.view(userId)).toEqual(before);
    await pause(userId, NOW);
    await books.save(userId, NOW, { applicationGoal: 9 });
    expect(await books.view(userId)).toMatchObject({ isPaused: true, applicationGoal: 9 });
    expect(await books.next(userId)).toBeUndefined();
  });

  test("there is nothing to pause on ONETIME, nor where there is no schedule", async () => {
    const userId = await books.createReady();
    expect([await pause(userId, NOW), await resume(userId, NOW)]).toEqual([
      "not_found",
      "not_found",
    ]);
    await books.save(userId, NOW, { frequency: "ONETIME", endDate: null });
    expect(await pause(userId, NOW)).toBe("runs_once");
  });
});

describe("another time zone", () => {
  const move = (userId: string, timeZone: string, at: string) =>
    books.db.transaction().execute(async (trx) => {
      await updateUser(trx, userId, { time_zone: timeZone });
      await replanSchedules(trx, userId, offsetOf(at));
    });

  test("keeps the wall-clock time and moves the instant", async () => {
    const userId = await books.createReady();
    await books.save(userId, NOW);
    await move(userId, "Europe/London", NOW);
    expect(await books.next(userId)).toBe("2026-06-01T08:00Z");
  });

  test("does not run a local date again that comes a second time", async () => {
    const userId = await books.createReady("Pacific/Kiritimati");
    await books.save(userId, "2026-06-01T10:00:00Z");
    await books.scan("2026-06-01T19:10:00Z");
    await books.endRuns();
    // There it is 2 June already; in Honolulu it is still 1 June, 09:15.
    await move(userId, "Pacific/Honolulu", "2026-06-01T19:15:00Z");
    expect(await books.next(userId)).toBe("2026-06-03T19:00Z");
    expect(await books.starts(userId)).toEqual(["2026-06-02 started"]);
  });

  test("leaves what is due already and what is paused as they are", async () => {
    const due = await books.createReady();
    const paused = await books.createReady();
    await books.save(due, NOW);
    await books.save(paused, NOW);
    await pause(paused, NOW);
    const at = "2026-06-01T03:40:00Z";
    await move(due, "Asia/Tokyo", at);
    await move(paused, "Asia/Tokyo", at);
    await books.scan(at);
    expect(await books.starts(due)).toEqual(["2026-06-01 started"]);
    expect(await books.next(due)).toBe("2026-06-02T00:00Z");
    expect(await books.next(paused)).toBeUndefined();
  });
});

test("scheduled time is the database's, moved by an offset that all processes share", async () => {
  const config = { mode: "sandbox", clockOffsetMs: 0 } as const;
  expect(await getScheduledOffsetMs(books.db, config)).toBe(0);
  await moveScheduledClock(books.db, 86_400_000);
  await moveScheduledClock(books.db, 3_600_000);
  const offset = await getScheduledOffsetMs(books.db, config);
  expect(offset).toBe(3_600_000);
  expect(await getScheduledOffsetMs(books.db, { ...config, clockOffsetMs: 5 })).toBe(3_600_005);
  expect(await getScheduledOffsetMs(books.db, { mode: "live", clockOffsetMs: 5 })).toBe(0);
  const before = await getScheduledNow(books.db, 0);
  const moved = Number(await getScheduledNow(books.db, offset)) - 3_600_000;
  const after = await getScheduledNow(books.db, 0);
  expect(moved).toBeGreaterThanOrEqual(Number(before));
  expect(moved).toBeLessThanOrEqual(Number(after));
  await moveScheduledClock(books.db, 0);
});

test("the date is the user's own", async () => {
  const userId = await books.createReady("Pacific/Kiritimati");
  const time = await getScheduleTime(books.db, userId, offsetOf("2026-12-31T12:00:00Z"));
  expect(time).toMatchObject({ timeZone: "Pacific/Kiritimati", today: "2027-01-01" });
});
