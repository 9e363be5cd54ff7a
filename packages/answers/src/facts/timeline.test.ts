import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthOf, monthsCovered, spanOf } from "./timeline.ts";

const job = (startDate: string, endDate?: string, currentlyWorkingHere?: boolean) => ({
  jobTitle: "Engineer",
  company: "Acme",
  startDate,
  ...(endDate === undefined ? {} : { endDate }),
  ...(currentlyWorkingHere === undefined ? {} : { currentlyWorkingHere }),
});

describe("timeline", () => {
  it("counts overlapping jobs once", () => {
    expect(
      monthsCovered([
        { from: 0, to: 24 },
        { from: 12, to: 36 },
        { from: 48, to: 60 },
      ]),
    ).toBe(48);
  });

  it("covers never more than the whole stretch nor less than the longest span", () => {
    const spans = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 100 })),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(spans, (pairs) => {
        const list = pairs.map(([from, length]) => ({ from, to: from + length }));
        const covered = monthsCovered(list);
        expect(covered).toBeLessThanOrEqual(
          Math.max(...list.map((span) => span.to)) - Math.min(...list.map((span) => span.from)),
        );
        expect(covered).toBeGreaterThanOrEqual(
          Math.max(...list.map((span) => span.to - span.from)),
        );
        expect(monthsCovered([...list, ...list])).toBe(covered);
      }),
    );
  });

  it("reads the ways dates are written and refuses others", () => {
    for (const text of ["2020-03", "Mar 2020", "March 2020", "03/2020", "2020-03-01"])
      expect(monthOf(text, "start")).toBe(2020 * 12 + 2);
    for (const text of ["soon", "2020-13", "", "03-04"])
      expect(monthOf(text, "start")).toBeUndefined();
  });

  it("counts the last day and the last month of a job", () => {
    const one = job("2020-01-01", "2020-12-31");
    const two = job("2020-01", "2020-12");
    expect(spanOf(one, [one], "2026-11-21")).toEqual({ from: 24240, to: 24252 });
    expect(spanOf(two, [two], "2026-11-21")).toEqual({ from: 24240, to: 24252 });
  });

  it("ends a running job today and knows no length of one whose end nobody told", () => {
    const running = job("2025-11-21", undefined, true);
    expect(spanOf(running, [running], "2026-11-21")?.to).toBeCloseTo(2026 * 12 + 10 + 20 / 30, 5);
    const untold = job("2018-01", undefined, false);
    expect(spanOf(untold, [untold], "2026-11-21")).toBeUndefined();
  });
});
