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
  ])("reads %s as %s", (text, iso) => expect(parsePartialDate(text)).toBe(iso));

  it.each(["", "soon", "2020-13", "31 Feb 2020", "32/1/2020", "12", "20-06-2020x", "0999"])(
    "does not guess at %j",
    (text) => expect(parsePartialDate(text)).toBeUndefined(),
  );

  it("reads back every form it writes", () => {
    for (const iso of ["2020", "2020-06", "2020-09", "2020-06-04", "2019-09-30"]) {
      expect(parsePartialDate(writePartialDate(iso))).toBe(iso);
    }
  });
});
