import { describe, expect, it } from "vitest";
import { aRun } from "../../testing/fixtures.ts";
import { runEndWord } from "../../lib/run-words.ts";
import { endWords } from "./end-reason.ts";

describe("a run that reached its goal", () => {
  it("says how many were sent", () => {
    const run = aRun({ end_reason: "goal_reached", goal: 3, applied: 3, waiting_for_user: 2 });
    expect(endWords(run)).toMatchObject({
      note: "3 of 3 sent, each confirmed by LinkedIn.",
      tone: "success",
    });
    expect(runEndWord(run)).toBe("Goal reached");
  });

  it("says that nothing is sent where all of it waits to be approved", () => {
    const run = aRun({ end_reason: "goal_reached", goal: 3, applied: 0, waiting_for_user: 3 });
    expect(endWords(run)).toMatchObject({
      note: "Nothing is sent yet: 3 applications wait for you.",
      tone: "you",
      links: [{ label: "Open Needs you" }],
    });
    expect(runEndWord(run)).toBe("All prepared");
  });
});
