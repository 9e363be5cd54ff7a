import { SCHEDULE_SPREAD_SECONDS } from "@sendoff/contract/constants";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  defaultEndDate,
  divideGoal,
  isCaughtUp,
  nextOccurrence,
  type ScheduleRule,
  spreadSeconds,
} from "./schedule-plan.ts";
import { addDays, instantOf, weekdayOf } from "./time-zone.ts";

const seed = Math.floor(Math.random() * 2 ** 31);
process.stdout.write(`schedule seed ${seed}\n`);

const DAILY: ScheduleRule = {
  frequency: "DAILY",
  startTime: "09:00:00",
  endDate: "2026-12-31",
  weekday: null,
  timeZone: "Asia/Kolkata",
  spreadSeconds: 0,
};
const after = (text: string) => ({ after: Date.parse(text) });
const shown = (rule: ScheduleRule, from: Parameters<typeof nextOccurrence>[1]) => {
  const next = nextOccurrence(rule, from);
  return next === undefined
    ? undefined
    : `${next.localDate} ${new Date(next.at).toISOString().slice(0, 19)}Z`;
};

describe("DAILY", () => {
  test("today while the time is ahead, tomorrow once it has come", () => {
    expect(shown(DAILY, after("2026-06-01T03:29:59Z"))).toBe("2026-06-01 2026-06-01T03:30:00Z");
    expect(shown(DAILY, after("2026-06-01T03:30:00Z"))).toBe("2026-06-02 2026-06-02T03:30:00Z");
  });

  test("the end date is inclusive", () => {
    const last = { ...DAILY, endDate: "2026-06-02" };
    expect(shown(last, { afterDate: "2026-06-01" })).toBe("2026-06-02 2026-06-02T03:30:00Z");
    expect(shown(last, { afterDate: "2026-06-02" })).toBeUndefined();
    expect(shown(last, after("2026-06-02T03:29:00Z"))).toBe("2026-06-02 2026-06-02T03:30:00Z");
    expect(shown(last, after("2026-06-02T03:30:00Z"))).toBeUndefined();
  });

  test("a date that was dealt with does not come again, also when the clock or the zone goes back", () => {
    const from = { ...after("2026-06-01T00:00:00Z"), afterDate: "2026-06-01" };
    expect(shown(DAILY, from)).toBe("2026-06-02 2026-06-02T03:30:00Z");
    const moved = { ...DAILY, timeZone: "America/Los_Angeles" };
    expect(shown(moved, { ...after("2026-06-01T04:00:00Z"), afterDate: "2026-06-01" })).toBe(
      "2026-06-02 2026-06-02T16:00:00Z",
    );
  });

  test("a missed date may lie in the past, one after the other", () => {
    expect(shown(DAILY, { afterDate: "2020-02-28" })).toBe("2020-02-29 2020-02-29T03:30:00Z");
  });

  test("a leap day is a day", () => {
    const rule = { ...DAILY, endDate: "2028-12-31" };
    expect(shown(rule, { afterDate: "2028-02-28" })).toBe("2028-02-29 2028-02-29T03:30:00Z");
  });

  test("a date that the zone left out has no run, and the next one has its own", () => {
    const rule = { ...DAILY, timeZone: "Pacific/Apia", endDate: "2012-12-31" };
    expect(shown(rule, { afterDate: "2011-12-29" })).toBe("2011-12-31 2011-12-30T19:00:00Z");
  });

  test("a start that a gap moved past midnight still belongs to its date", () => {
    const rule = { ...DAILY, timeZone: "America/Nuuk", startTime: "23:30:00", spreadSeconds: 300 };
    const midnight = after("2026-03-29T01:00:00Z");
    expect(shown(rule, midnight)).toBe("2026-03-28 2026-03-29T01:05:00Z");
    expect(shown(rule, { ...midnight, afterDate: "2026-03-28" })).toBe(
      "2026-03-29 2026-03-30T00:35:00Z",
    );
  });
});

// SPEC 4.51
describe("WEEKLY", () => {
  // SPEC 9.30
  test("without a weekday the first run is the next time, with one it keeps to it", () => {
    const first = { ...DAILY, frequency: "WEEKLY" as const };
    expect(shown(first, after("2026-06-03T04:00:00Z"))).toBe("2026-06-04 2026-06-04T03:30:00Z");
    const thursdays = { ...first, weekday: 4 };
    expect(shown(thursdays, { afterDate: "2026-06-04" })).toBe("2026-06-11 2026-06-11T03:30:00Z");
    expect(shown(thursdays, after("2026-06-11T03:30:00Z"))).toBe("2026-06-18 2026-06-18T03:30:00Z");
  });

  test("the wall clock keeps its time over a change of summer time", () => {
    const rule = { ...DAILY, frequency: "WEEKLY" as const, weekday: 7, timeZone: "Europe/Berlin" };
    expect(shown(rule, { afterDate: "2026-03-22" })).toBe("2026-03-29 2026-03-29T07:00:00Z");
    expect(shown(rule, { afterDate: "2026-10-18" })).toBe("2026-10-25 2026-10-25T08:00:00Z");
    expect(shown(rule, { afterDate: "2026-03-15" })).toBe("2026-03-22 2026-03-22T08:00:00Z");
  });

  test("when its zone leaves out the day, the week after is next", () => {
    const rule: ScheduleRule = {
      ...DAILY,
      frequency: "WEEKLY",
      weekday: 5,
      timeZone: "Pacific/Apia",
      endDate: "2012-12-31",
    };
    const next = "2012-01-06 2012-01-05T19:00:00Z";
    expect(shown(rule, { afterDate: "2011-12-23" })).toBe(next);
    expect(shown(rule, after("2011-12-23T23:00:00Z"))).toBe(next);
  });
});

test("ONETIME runs when it is saved, so nothing is planned", () => {
  expect(shown({ ...DAILY, frequency: "ONETIME" }, { afterDate: "2026-06-01" })).toBeUndefined();
});

test("a run is caught up when it is less than six hours late, to the millisecond", () => {
  const due = Date.parse("2026-06-01T03:30:00Z");
  expect(isCaughtUp(due, due)).toBe(true);
  expect(isCaughtUp(due, due + 6 * 3_600_000 - 1)).toBe(true);
  expect(isCaughtUp(due, due + 6 * 3_600_000)).toBe(false);
});

// SPEC 9.28
test("the end date by default is the end of the year, in December that of the next", () => {
  expect(["2026-01-01", "2026-11-30", "2026-12-01", "2026-12-31"].map(defaultEndDate)).toEqual([
    "2026-12-31",
    "2026-12-31",
    "2027-12-31",
    "2027-12-31",
  ]);
});

// SPEC 9.26
test("a goal is divided equally, the remainder one each to the first, and nobody gets nothing", () => {
  expect(divideGoal(25, 3)).toEqual([9, 8, 8]);
  expect(divideGoal(1, 3)).toEqual([1, 1, 1]);
  expect(divideGoal(10, 0)).toEqual([]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 1, max: 10 }),
      (goal, count) => {
        const shares = divideGoal(goal, count);
        const total = shares.reduce((sum, share) => sum + share, 0);
        expect(shares).toHaveLength(count);
        expect(total).toBe(Math.max(goal, count));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
      },
    ),
    { seed },
  );
});

test("10,000 users at 09:00 start a thousand a minute over ten minutes, and no second sees a stampede", () => {
  const ids = fc.sample(fc.uuid({ version: 7 }), { numRuns: 10_000, seed });
  const nine = Date.parse("2026-06-01T03:30:00Z");
  const starts = ids.map((id) => {
    const rule = { ...DAILY, spreadSeconds: spreadSeconds(id, DAILY.startTime) };
    return (nextOccurrence(rule, { afterDate: "2026-05-31" })?.at ?? 0) - nine;
  });
  const countBy = (unitMs: number): number[] => {
    const counts = Array.from({ length: (SCHEDULE_SPREAD_SECONDS * 1000) / unitMs }, () => 0);
    for (const start of starts) counts[Math.floor(start / unitMs)]! += 1;
    return counts;
  };
  // Five standard deviations around an even spread: 30 for a minute, 4 for a second.
  const perMinute = countBy(60_000);
  expect(perMinute).toHaveLength(10);
  expect(Math.min(...perMinute)).toBeGreaterThan(850);
  expect(Math.max(...perMinute)).toBeLessThan(1150);
  expect(Math.max(...countBy(1000))).toBeLessThan(50);
});

test("a schedule keeps its place in the window, and never starts on the next date", () => {
  for (const id of fc.sample(fc.uuid({ version: 7 }), { numRuns: 1000, seed })) {
    expect(spreadSeconds(id, "09:00:00")).toBe(spreadSeconds(id, "09:00:00"));
    expect(spreadSeconds(id, "23:59:30")).toBeLessThan(30);
  }
  expect(SCHEDULE_SPREAD_SECONDS).toBe(600);
});

test("for any schedule: dates follow each other without a hole, each once, each at its own time", () => {
  const zone = fc.constantFrom(
    "Asia/Kolkata",
    "America/New_York",
    "America/Nuuk",
    "America/Havana",
    "Australia/Lord_Howe",
    "Australia/Sydney",
    "Africa/Casablanca",
    "Pacific/Chatham",
    "Europe/London",
  );
  const start = fc.integer({ min: 0, max: 86_399 });
  const from = fc.integer({ min: 0, max: 365 });
  fc.assert(
    fc.property(zone, start, from, fc.boolean(), (timeZone, second, day, isWeekly) => {
      const startTime = new Date(second * 1000).toISOString().slice(11, 19);
      const rule: ScheduleRule = {
        frequency: isWeekly ? "WEEKLY" : "DAILY",
        startTime,
        endDate: addDays("2026-01-01", day + 60),
        weekday: isWeekly ? weekdayOf(addDays("2026-01-01", day)) : null,
        timeZone,
        spreadSeconds: spreadSeconds(`${second}`, startTime),
      };
      const step = isWeekly ? 7 : 1;
      let expected = addDays("2026-01-01", day);
      let seen = addDays(expected, -1);
      let count = 0;
      for (;;) {
        const next = nextOccurrence(rule, { afterDate: seen });
        if (next === undefined) break;
        expect(next.localDate).toBe(expected);
        const own = instantOf(timeZone, expected, startTime) ?? 0;
        expect(next.at).toBe(own + rule.spreadSeconds * 1000);
        // Asked by the clock instead of by the date, just before and just then.
        expect(nextOccurrence(rule, { after: next.at - 1, afterDate: seen })).toEqual(next);
        expect(nextOccurrence(rule, { after: next.at })?.localDate).not.toBe(expected);
        seen = next.localDate;
        expected = addDays(expected, step);
        count += 1;
      }
      expect(count).toBe(Math.floor(60 / step) + 1);
    }),
    { seed, numRuns: 300 },
  );
});
