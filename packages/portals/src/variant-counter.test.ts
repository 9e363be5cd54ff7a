import { expect, test } from "vitest";
import { createVariantCounter, NO_VARIANT } from "./variant-counter.ts";

const EASY_APPLY = { portal: "linkedin", locator: "job.easyApply", isGuess: false };

test("hits and misses are counted by portal, locator and variant", () => {
  const counter = createVariantCounter();
  expect(counter.list()).toEqual([]);
  counter.hit("linkedin", "job.easyApply", "top-card");
  counter.hit("linkedin", "job.easyApply", "class");
  counter.hit("linkedin", "job.easyApply", "top-card");
  counter.hit("indeed", "job.closed", "class", true);
  counter.miss("linkedin", "job.easyApply");
  expect(counter.list()).toEqual([
    { portal: "indeed", locator: "job.closed", variant: "class", isGuess: true, count: 1 },
    { ...EASY_APPLY, variant: "class", count: 1 },
    { ...EASY_APPLY, variant: NO_VARIANT, count: 1 },
    { ...EASY_APPLY, variant: "top-card", count: 2 },
  ]);
});
