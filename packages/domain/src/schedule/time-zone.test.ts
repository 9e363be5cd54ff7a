import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  addDays,
  instantOf,
  isDate,
  isKnownZone,
  localDateAt,
  offsetAt,
  secondsOfDay,
  weekdayOf,
} from "./time-zone.ts";

const seed = Math.floor(Math.random() * 2 ** 31);
process.stdout.write(`time zone seed ${seed}\n`);

const iso = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString().replace(".000Z", "Z");
const at = (zone: string, date: string, time: string) => iso(instantOf(zone, date, time));

describe("a time that does not exist runs at the next instant that does", () => {
  test.each([
    // Clocks go from 02:00 to 03:00, in spring of either hemisphere.
    ["America/New_York", "2026-03-08", "02:30:00", "2026-03-08T07:00:00Z"],
    ["America/New_York", "2026-03-08", "01:59:59", "2026-03-08T06:59:59Z"],
    ["America/New_York", "2026-03-08", "03:00:00", "2026-03-08T07:00:00Z"],
    ["Europe/Berlin", "2026-03-29", "02:00:00", "2026-03-29T01:00:00Z"],
    ["Australia/Sydney", "2026-10-04", "02:15:00", "2026-10-03T16:00:00Z"],
    // Half an hour only, and a zone of 12:45.
    ["Australia/Lord_Howe", "2026-10-04", "02:10:00", "2026-10-03T15:30:00Z"],
    ["Pacific/Chatham", "2026-09-27", "03:00:00", "2026-09-26T14:00:00Z"],
    // At midnight: the date begins at 01:00.
    ["America/Havana", "2026-03-08", "00:30:00", "2026-03-08T05:00:00Z"],
    ["Africa/Cairo", "2026-04-24", "00:00:00", "2026-04-23T22:00:00Z"],
    // The last hour of a Saturday: the next instant is Sunday's midnight.
    ["America/Nuuk", "2026-03-28", "23:30:00", "2026-03-29T01:00:00Z"],
  ])("%s %s %s is %s", (zone, date, time, expected) => {
    expect(at(zone, date, time)).toBe(expected);
  });
});

describe("a time that occurs twice is its first", () => {
  test.each([
    ["America/New_York", "2026-11-01", "01:30:00", "2026-11-01T05:30:00Z"],
    ["America/New_York", "2026-11-01", "02:00:00", "2026-11-01T07:00:00Z"],
    ["Europe/Berlin", "2026-10-25", "02:59:59", "2026-10-25T00:59:59Z"],
    ["Australia/Sydney", "2026-04-05", "02:30:00", "2026-04-04T15:30:00Z"],
    ["Australia/Lord_Howe", "2026-04-05", "01:45:00", "2026-04-04T14:45:00Z"],
    ["America/Havana", "2026-11-01", "00:30:00", "2026-11-01T04:30:00Z"],
    // The last hour of the date, twice.
    ["America/Nuuk", "2026-10-24", "23:30:00", "2026-10-25T00:30:00Z"],
  ])("%s %s %s is %s", (zone, date, time, expected) => {
    expect(at(zone, date, time)).toBe(expected);
  });
});

test.each([
  ["Asia/Kolkata", "2026-06-01", "09:00:00", "2026-06-01T03:30:00Z"],
  ["Asia/Kathmandu", "2026-06-01", "09:00:00", "2026-06-01T03:15:00Z"],
  ["America/St_Johns", "2026-01-15", "09:00:00", "2026-01-15T12:30:00Z"],
  ["Pacific/Kiritimati", "2026-01-01", "00:00:00", "2025-12-31T10:00:00Z"],
  ["Pacific/Niue", "2025-12-31", "23:59:59", "2026-01-01T10:59:59Z"],
  ["UTC", "2028-02-29", "12:00:00", "2028-02-29T12:00:00Z"],
])("zones of half and quarter hours, at the ends of the year: %s %s %s is %s", (...row) => {
  const [zone, date, time, expected] = row;
  expect(at(zone, date, time)).toBe(expected);
});

test.each([
  ["Pacific/Apia", "2011-12-30"],
  ["Pacific/Fakaofo", "2011-12-30"],
  ["Pacific/Kwajalein", "1993-08-21"],
  ["Pacific/Kiritimati", "1994-12-31"],
])("%s left out %s as a whole: no time of it exists", (zone, date) => {
  for (const time of ["00:00:00", "09:00:00", "23:59:59"]) {
    expect(instantOf(zone, date, time)).toBeUndefined();
  }
  expect(instantOf(zone, addDays(date, -1), "23:59:59")).toBeDefined();
  expect(instantOf(zone, addDays(date, 1), "00:00:00")).toBeDefined();
});

const ZONES = [
  "UTC",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "America/New_York",
  "America/St_Johns",
  "America/Sao_Paulo",
  "America/Nuuk",
  "America/Havana",
  "Europe/London",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Asia/Tehran",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Australia/Sydney",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Antarctica/Troll",
] as const;

const SECOND = 1000;
const clocks = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" }),
  ]),
);
/** What the zone's clock shows, read from Intl each time: as text it sorts by time. */
function clock(zone: (typeof ZONES)[number], instant: number): string {
  return clocks.get(zone)?.format(instant).replace(" ", "T") ?? "";
}

/** What is wrong with an instant as the first at which the clock shows this wall time, or jumps over it; undefined: no such date. */
function listFlaws(
  zone: (typeof ZONES)[number],
  wall: string,
  instant: number | undefined,
): string[] {
  const date = wall.slice(0, 10);
  if (instant === undefined) {
    // Only where the whole date is missing: the day before is followed by the day after.
    const after = instantOf(zone, addDays(date, 1), "00:00:00") ?? 0;
    return clock(zone, after - SECOND).slice(0, 10) === addDays(date, -1) ? [] : ["date exists"];
  }
  const shown = clock(zone, instant);
  const flaws = [20, 30, 60, 120, 180, 1440]
    .filter((minutes) => clock(zone, instant - minutes * 60 * SECOND) === wall)
    .map((minutes) => `shown ${minutes} minutes before`);
  if (shown < wall) flaws.push("too early");
  if (shown > wall && clock(zone, instant - SECOND) >= wall) flaws.push("too late");
  if (localDateAt(zone, instant) !== shown.slice(0, 10)) flaws.push("another local date");
  return flaws;
}

test("for any zone, date and time: the first instant at which the clock shows it, or jumps over it", () => {
  const times = fc.integer({ min: 0, max: 86_399 });
  const days = fc.integer({
    min: Date.UTC(1990, 0, 1) / 86_400_000,
    max: Date.UTC(2040, 0, 1) / 86_400_000,
  });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, times, (zone, day, second) => {
      const wall = new Date(day * 86_400_000 + second * SECOND).toISOString().slice(0, 19);
      const [date = "", time = ""] = wall.split("T");
      const instant = instantOf(zone, date, time);
      expect(listFlaws(zone, wall, instant)).toEqual([]);
    }),
    { seed, numRuns: 4000 },
  );
});

test("for any zone and instant the offset is the one Intl shows", () => {
  const instants = fc.integer({
    min: Date.UTC(1975, 0, 1) / 1000,
    max: Date.UTC(2060, 0, 1) / 1000,
  });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), instants, (zone, seconds) => {
      const instant = seconds * SECOND;
      const shown = Date.parse(`${clock(zone, instant)}Z`);
      expect(offsetAt(zone, instant)).toBe(shown - instant);
    }),
    { seed, numRuns: 3000 },
  );
});

test("dates are those of the calendar", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect([weekdayOf("2026-11-16"), weekdayOf("2026-11-22")]).toEqual([1, 7]);
  expect(["2028-02-29", "2026-02-29", "2026-13-01", "2026-1-1", "x"].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(secondsOfDay("09:00:01")).toBe(32_401);
  for (const wrong of ["24:00:00", "9:00:00", "09:60:00", "09:00", ""]) {
    expect(() => secondsOfDay(wrong)).toThrow(RangeError);
  }
  expect(() => instantOf("UTC", "2026-02-30", "09:00:00")).toThrow(RangeError);
});

test("a zone that Intl does not know is refused", () => {
  expect(isKnownZone("Asia/Kolkata")).toBe(true);
  expect(isKnownZone("Mars/Phobos")).toBe(false);
  expect(() => localDateAt("Mars/Phobos", 0)).toThrow(RangeError);
});

test("once a year of a zone is read, Intl is asked no more, however many times are converted", () => {
  const questions = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  try {
    // A year that nobody else asks for.
    instantOf("America/New_York", "2193-03-10", "02:30:00");
    expect(questions).toHaveBeenCalled();
    questions.mockClear();
    for (let minute = 0; minute < 60; minute += 1) {
      const time = `02:${String(minute).padStart(2, "0")}:00`;
      for (const date of ["2193-03-10", "2193-07-04", "2193-11-03"]) {
        const instant = instantOf("America/New_York", date, time) ?? Number.NaN;
        expect(localDateAt("America/New_York", instant)).toBe(date);
      }
    }
    expect(questions).not.toHaveBeenCalled();
  } finally {
    questions.mockRestore();
  }
});
