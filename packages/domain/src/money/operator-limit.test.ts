import { expect, test } from "vitest";
import { needsSecondOperator } from "./operator-limit.ts";

test("up to the limit one operator is enough; above it, and in several parts, two are needed", () => {
  expect(needsSecondOperator(4000, 0, 4000)).toBe(false);
  expect(needsSecondOperator(4001, 0, 4000)).toBe(true);
  expect(needsSecondOperator(2001, 2000, 4000)).toBe(true);
  expect(needsSecondOperator(1, 0, 0)).toBe(true);
});
