import { afterEach, describe, expect, it } from "vitest";
import {
  formatDate,
  formatDollars,
  formatDuration,
  formatLakhs,
  formatLongMoment,
  formatPartialDate,
  formatRupees,
  formatSalaryRange,
  formatTime,
  initialsOf,
} from "./format.ts";
import { setUserZone } from "./user-zone.ts";

afterEach(() => setUserZone(undefined));

describe("format", () => {
  // SPEC 9.19
  it("writes money with Indian grouping and lakhs", () => {
    expect(formatRupees(1_234_567.5)).toBe("₹12,34,567.50");
    expect(formatDollars(58.46)).toBe("$58.46");
    expect(formatLakhs(2_400_000)).toBe("₹24L");
    expect(formatLakhs(350_000)).toBe("₹3.5L");
    expect(formatSalaryRange({ min: 300_000, max: 1_500_000 })).toBe("₹3L to ₹15L a year");
  });

  it("tells every time on the user's own clock and calendar, wherever the browser is", () => {
    const at = "2026-12-31T20:15:30Z";
    setUserZone("Asia/Kolkata");
    expect([formatTime(at), formatDate(at)]).toEqual(["01:45", "1 Jan 2027"]);
    expect(formatLongMoment(at)).toBe("Friday 1 January 2027, 01:45:30 IST");
    setUserZone("America/New_York");
    expect([formatTime(at), formatDate(at)]).toEqual(["15:15", "31 Dec 2026"]);
    expect(formatPartialDate("2026-12-31")).toBe("31 Dec 2026");
    setUserZone("Mars/Olympus");
    expect(formatTime(at)).toBe("20:15");
  });

  it("writes partial dates at their own precision", () => {
    expect(formatPartialDate("2020")).toBe("2020");
    expect(formatPartialDate("2020-06")).toBe("Jun 2020");
    expect(formatPartialDate("2020-09-04")).toBe("4 Sep 2020");
    expect(formatPartialDate("summer")).toBe("summer");
  });

  // SPEC 3.35
  it("writes durations and initials", () => {
    expect(formatDuration(14)).toBe("00:14");
    expect(["Ferrypoint Logistics", "LinkedIn", "Indeed", ""].map(initialsOf)).toEqual([
      "FL",
      "LI",
      "IN",
      "",
    ]);
  });
});
