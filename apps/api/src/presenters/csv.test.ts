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
  ["\nx", `"'\nx"`],
  ["  =1+1", "'  =1+1"],
  ["\u00A0@sum", "'\u00A0@sum"],
  ["\u200B=1+1", "'\u200B=1+1"],
  ["\uFF1D1+1", "'\uFF1D1+1"],
  ["\uFF20sum", "'\uFF20sum"],
  ["a\n=1", `"a\n=1"`],
  ["-0.10", "-0.10"],
  ["-12", "-12"],
  ['say "hi", now', '"say ""hi"", now"'],
  ["", ""],
])("the cell %j is written %j", (cell, written) => {
  expect(toCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
});
