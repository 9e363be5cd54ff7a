import { expect, test } from "vitest";
import { createVariantCounter, NO_VARIANT } from "./variant-counter.ts";

test("hits and misses are counted by portal, locator and variant", () => {
  const counter = createVariantCounter();
  expect(counter.list()).toEqual([]);
  counter.hit("linkedin", "job.easyApply", "top-card");
  counter.hit("linkedin", "job.easyApply", "class");
  counter.hit("linkedin", "job.easyApply", "top-card");
  counter.hit("indeed", "job.easyApply", "top-card");
  counter.miss("linkedin", "job.easyApply");
  expect(counter.list()).toEqual([
    { portal: "indeed", locator: "job.easyApply", variant: "top-card", count: 1 },
    { portal: "linkedin", locator: "job.easyApply", variant: "class", count: 1 },
    { portal: "linkedin", locator: "job.easyApply", variant: NO_VARIANT, count: 1 },
    { portal: "linkedin", locator: "job.easyApply", variant: "top-card", count: 2 },
  ]);
});
