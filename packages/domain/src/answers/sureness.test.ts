import { expect, test } from "vitest";
import { isWorthALook, leastConfidence, leastSureFirst, surenessOf } from "./sureness.ts";

test.each([
  [1, "certain"],
  [0.98, "certain"],
  [0.97, "sure"],
  [0.9, "sure"],
  [0.89, "likely"],
  [0, "likely"],
])("a confidence of %s is called %s", (confidence, grade) => {
  expect(surenessOf(confidence)).toBe(grade);
});

test("the least sure stand first, and what is left empty is neither sure nor unsure", () => {
  const empty = { value: null, confidence: 0 };
  const reckoned = { value: "3", confidence: 0.86 };
  const written = { value: "Asha", confidence: 1 };
  const other = { value: "4", confidence: 0.86 };
  expect(leastSureFirst([written, reckoned, other])).toEqual([reckoned, other, written]);
  expect([reckoned, written, empty].map(isWorthALook)).toEqual([true, false, false]);
  expect(leastConfidence([written, empty, reckoned])).toBe(0.86);
  expect(leastConfidence([empty])).toBe(1);
});
