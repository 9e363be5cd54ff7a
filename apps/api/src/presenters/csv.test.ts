import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["@sum", "'@sum"],
  ["-cmd", "'-cmd"],
  ["-1+2", "'-1+2"],
  ["\tx", "'\tx"],
  ["\rx", `"'\rx"`],
  ["-0.10", "-0.10"],
  ["-12", "-12"],
  ['say "hi", now', '"say ""hi"", now"'],
  ["", ""],
])("the cell %j is written %j", (cell, written) => {
  expect(toCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
});
