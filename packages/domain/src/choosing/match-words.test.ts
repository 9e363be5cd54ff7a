import { expect, test } from "vitest";
import { matchWords } from "./match-words.ts";

test.each([
  [77, [[46, 60]], "46 of 60, 77%"],
  [
    100,
    [
      [60, 60],
      [40, 40],
    ],
    "100%",
  ],
  [0, [], "0%"],
])("a score of %i from the parts %j reads %s", (score, parts, words) => {
  const reasons = parts.map(([points = 0, of = 0]) => ({ points, of }));
  expect(matchWords({ score, reasons })).toBe(words);
});
