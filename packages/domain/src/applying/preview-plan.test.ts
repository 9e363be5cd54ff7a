import { expect, test } from "vitest";
import { planPreview, type PreviewFacts } from "./preview-plan.ts";

const working: PreviewFacts = {
  goal: 10,
  fitCount: 3,
  readyCount: 2,
  isStopRequested: false,
  isPaused: false,
  isSearchExhausted: false,
};

test("a preview reads what was found, then searches, then ends", () => {
  expect(planPreview(working)).toEqual({ kind: "read" });
  expect(planPreview({ ...working, readyCount: 0 })).toEqual({ kind: "search" });
  const exhausted = { ...working, readyCount: 0, isSearchExhausted: true };
  expect(planPreview(exhausted)).toEqual({ kind: "end", reason: "search_exhausted" });
});

test("a preview ends at its goal, whatever is left to read", () => {
  const reached = { ...working, fitCount: 10 };
  expect(planPreview(reached)).toEqual({ kind: "end", reason: "goal_reached" });
});

test("the user's wish to stop comes before their pause, and that before all work", () => {
  const paused = { ...working, isPaused: true };
  expect(planPreview(paused)).toEqual({ kind: "wait" });
  expect(planPreview({ ...paused, isStopRequested: true })).toEqual({
    kind: "end",
    reason: "stopped",
  });
});
