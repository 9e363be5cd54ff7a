import { expect, it } from "vitest";
import { aRun } from "../testing/fixtures.ts";
import { shortOfGoal, timeLeft } from "./run-pace.ts";

it("tells the time until the goal or the last credit, whichever comes first", () => {
  const started_at = "2026-11-20T04:00:00.000Z";
  const now = Date.parse("2026-11-20T04:04:00.000Z");
  const run = aRun({ state: "running", started_at, goal: 10, applied: 4 });
  expect(timeLeft(run, now, undefined)).toBe("about 6 minutes left");
  expect(timeLeft(run, now, { credits: 20, credits_held: 0 })).toBe("about 6 minutes left");
  expect(timeLeft(run, now, { credits: 1, credits_held: 1 })).toBe(
    "about 2 minutes left, then your credits are used up",
  );
  expect(timeLeft(run, now, { credits: 0, credits_held: 0 })).toBeUndefined();
  expect(timeLeft({ ...run, applied: 1 }, now, undefined)).toBeUndefined();
});

it("says why a run counts to less than its goal", () => {
  expect(shortOfGoal(aRun({ goal: 10, reach: 5 }))).toBe("Goal 10; your credits cover 5");
  expect(shortOfGoal(aRun({ goal: 10, reach: 10 }))).toBeUndefined();
});
