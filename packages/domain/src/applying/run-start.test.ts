import { expect, test } from "vitest";
import { decideStart, type StartFacts } from "./run-start.ts";

const READY: StartFacts = {
  platformName: "LinkedIn",
  isConnected: true,
  hasPreferences: true,
  hasCv: true,
  isUnderWay: false,
  isPaused: false,
  sentToday: 0,
  dailyLimit: 10,
  creditsAvailable: 5,
};
const own = (goal: number) => ({ goal, isDailyGoal: false });
const daily = (goal: number) => ({ goal, isDailyGoal: true });

test("a run's own goal is capped by what the daily limit leaves today", () => {
  expect(decideStart(READY, own(4))).toEqual({ kind: "start", goal: 4 });
  expect(decideStart(READY, own(25))).toEqual({ kind: "start", goal: 10 });
  expect(decideStart({ ...READY, sentToday: 7 }, own(25))).toEqual({ kind: "start", goal: 3 });
});

test("what was sent today counts towards a goal for the day", () => {
  expect(decideStart({ ...READY, sentToday: 3 }, daily(5))).toEqual({ kind: "start", goal: 2 });
  expect(decideStart({ ...READY, sentToday: 3 }, daily(25))).toEqual({ kind: "start", goal: 7 });
  expect(decideStart({ ...READY, sentToday: 5 }, daily(5))).toMatchObject({
    reason: "goal_reached",
    message: "Today's goal on LinkedIn is reached: 5 sent.",
  });
});

test.each([
  [
    { isConnected: false },
    "platform_not_connected",
    "LinkedIn is not connected. Connect it first.",
  ],
  [{ hasPreferences: false }, "job_preferences_missing", "Job preferences not found."],
  [{ hasCv: false }, "no_cv", "Upload a CV first"],
  [{ isPaused: true }, "paused", "You have paused everything."],
  [{ isUnderWay: true }, "run_under_way", "A run on LinkedIn is under way already."],
  [{ sentToday: 10 }, "daily_limit_reached", "10 of 10"],
  [{ creditsAvailable: 0 }, "no_credits", "No credits are left."],
])("%j is refused as %s, in words", (facts, reason, message) => {
  expect(decideStart({ ...READY, ...facts }, own(5))).toEqual({
    kind: "refused",
    reason,
    message: expect.stringContaining(message),
  });
});

test("what the user has to do first is said first", () => {
  const nothing = { ...READY, isConnected: false, hasCv: false, creditsAvailable: 0 };
  expect(decideStart(nothing, own(1))).toMatchObject({ reason: "platform_not_connected" });
  expect(decideStart({ ...nothing, isConnected: true }, own(1))).toMatchObject({ reason: "no_cv" });
});
