import { describe, expect, it } from "vitest";
import {
  formatDollars,
  formatDuration,
  formatLakhs,
  formatPartialDate,
  formatRupees,
  formatSalaryRange,
  initialsOf,
} from "./format.ts";

describe("format", () => {
  it("writes money with Indian grouping and lakhs", () => {
    expect(formatRupees(1_234_567.5)).toBe("₹12,34,567.50");
    expect(formatDollars(58.46)).toBe("$58.46");
    expect(formatLakhs(2_400_000)).toBe("₹24L");
    expect(formatLakhs(350_000)).toBe("₹3.5L");
    expect(formatSalaryRange({ min: 300_000, max: 1_500_000 })).toBe("₹3L to ₹15L a year");
  });

  it("writes partial dates at their own precision", () => {
    expect(formatPartialDate("2020")).toBe("2020");
    expect(formatPartialDate("2020-06")).toBe("Jun 2020");
    expect(formatPartialDate("2020-09-04")).toBe("4 Sep 2020");
    expect(formatPartialDate("summer")).toBe("summer");
  });

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
