import { describe, expect, it } from "vitest";
import { parsePartialDate, writePartialDate } from "./partial-date.ts";

describe("parsePartialDate", () => {
  it.each([
    ["2020", "2020"],
    ["2020-06", "2020-06"],
    ["2020-6-4", "2020-06-04"],
    ["Jun 2020", "2020-06"],
    ["4 June 2020", "2020-06-04"],
    ["06/2020", "2020-06"],
    ["4/6/2020", "2020-06-04"],
    ["Sept. 2019", "2019-09"],
    ["जून 2020", "2020-06"],
    ["4 अक्टूबर 2020", "2020-10-04"],
  ])("reads %s as %s", (text, iso) => expect(parsePartialDate(text)).toBe(iso));

  it.each(["", "soon", "2020-13", "31 Feb 2020", "32/1/2020", "12", "20-06-2020x", "0999"])(
    "does not guess at %j",
    (text) => expect(parsePartialDate(text)).toBeUndefined(),
  );

  it("reads every month as Intl writes it in Hindi", () => {
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat("hi-IN", { month, year: "numeric", timeZone: "UTC" });
      for (let index = 0; index < 12; index += 1) {
        const iso = `2020-${String(index + 1).padStart(2, "0")}`;
        expect(parsePartialDate(format.format(new Date(Date.UTC(2020, index))))).toBe(iso);
      }
    }
  });

  it("reads back every form it writes", () => {
    for (const iso of ["2020", "2020-06", "2020-09", "2020-06-04", "2019-09-30"]) {
      expect(parsePartialDate(writePartialDate(iso))).toBe(iso);
    }
  });
});
