import fc from "fast-check";
import { expect, test } from "vitest";
import {
  nextVerificationSeconds,
  planRun,
  retryDelaySeconds,
  type RunPlanFacts,
} from "./run-plan.ts";

const working: RunPlanFacts = {
  goal: 10,
  sentInRun: 3,
  sentToday: 3,
  dailyLimit: 10,
  creditsAvailable: 5,
  isStopRequested: false,
  isPaused: false,
  isSearchExhausted: false,
  readyCount: 2,
  laterCount: 0,
  laterApprovedCount: 0,
};

test("a run with work applies, then searches, then waits, then ends", () => {
  expect(planRun(working)).toEqual({ kind: "apply" });
  expect(planRun({ ...working, readyCount: 0 })).toEqual({ kind: "search" });
  const exhausted = { ...working, readyCount: 0, isSearchExhausted: true };
  expect(planRun({ ...exhausted, laterCount: 1 })).toEqual({ kind: "wait" });
  expect(planRun(exhausted)).toEqual({ kind: "end", reason: "search_exhausted" });
});

test("what is approved and may still be taken back keeps its place in the goal, and the run open", () => {
  const waited = { ...working, laterCount: 1, laterApprovedCount: 1 };
  expect(planRun(waited)).toEqual({ kind: "apply" });
  expect(planRun({ ...waited, sentInRun: 9 })).toEqual({ kind: "wait" });
  expect(planRun({ ...waited, sentInRun: 9, readyCount: 0 })).toEqual({ kind: "wait" });
  expect(planRun({ ...waited, sentInRun: 10 })).toEqual({ kind: "wait" });
});

test("while its user has paused everything a run waits, whatever there is to do; it can still be stopped", () => {
  for (const facts of [working, { ...working, readyCount: 0 }, { ...working, sentInRun: 10 }]) {
    expect(planRun({ ...facts, isPaused: true })).toEqual({ kind: "wait" });
  }
  const stopping = { ...working, isPaused: true, isStopRequested: true };
  expect(planRun(stopping)).toEqual({ kind: "end", reason: "stopped" });
});

test("a run ends at its goal, at the daily limit and without credits, whatever is left to do", () => {
  expect(planRun({ ...working, sentInRun: 10 })).toEqual({ kind: "end", reason: "goal_reached" });
  expect(planRun({ ...working, sentToday: 10 })).toEqual({ kind: "end", reason: "daily_limit" });
  expect(planRun({ ...working, creditsAvailable: 0 })).toEqual({
    kind: "end",
    reason: "no_credits",
  });
});

test("the user's wish to stop comes before everything", () => {
  expect(planRun({ ...working, sentInRun: 10, isStopRequested: true })).toEqual({
    kind: "end",
    reason: "stopped",
  });
});

test("no run ever applies beyond its goal, its limit or its credits", () => {
  const count = fc.integer({ min: 0, max: 30 });
  const facts = fc.record({
    goal: fc.integer({ min: 1, max: 30 }),
    sentInRun: count,
    sentToday: count,
    dailyLimit: fc.integer({ min: 1, max: 30 }),
    creditsAvailable: count,
    isStopRequested: fc.boolean(),
    isPaused: fc.boolean(),
    isSearchExhausted: fc.boolean(),
    readyCount: count,
    laterCount: count,
    laterApprovedCount: count,
  });
  fc.assert(
    fc.property(facts, (each) => {
      const step = planRun(each);
      if (step.kind !== "apply" && step.kind !== "search") return;
      expect(each.sentInRun + each.laterApprovedCount).toBeLessThan(each.goal);
      expect(each.sentToday).toBeLessThan(each.dailyLimit);
      expect(each.creditsAvailable).toBeGreaterThan(0);
      expect(each.isStopRequested).toBe(false);
      expect(each.isPaused).toBe(false);
    }),
  );
});

test("looks become rarer and come to an end", () => {
  expect(nextVerificationSeconds(0, [2, 4])).toBe(2);
  expect(nextVerificationSeconds(1, [2, 4])).toBe(4);
  expect(nextVerificationSeconds(2, [2, 4])).toBeUndefined();
});

test("a retry waits a random time below a bound that doubles and stays under ten minutes", () => {
  expect(retryDelaySeconds(1, 30, () => 1)).toBe(30);
  expect(retryDelaySeconds(2, 30, () => 1)).toBe(60);
  expect(retryDelaySeconds(9, 30, () => 1)).toBe(600);
  expect(retryDelaySeconds(3, 30, () => 0)).toBe(0);
});
