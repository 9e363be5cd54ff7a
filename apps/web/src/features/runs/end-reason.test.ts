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

  it("says when one of them is not confirmed yet, and when it turned out not to be sent", () => {
    const run = aRun({ end_reason: "goal_reached", goal: 3, applied: 2, credits_held: 1 });
    expect(endWords(run)).toMatchObject({
      title: "A confirmation is missing.",
      note: "2 of 3 sent. We still look on LinkedIn for 1 application; nothing is sent twice.",
    });
    expect(runEndWord(run)).toBe("Not confirmed");
    expect(endWords({ ...run, credits_held: 0, failed: 1 })).toMatchObject({
      title: "The run ended below its goal.",
      note: "2 of 3 sent. LinkedIn shows no trace of 1 application. It used no credit, and a later run may send it.",
      tone: "neutral",
    });
    expect(runEndWord({ ...run, credits_held: 0 })).toBe("Below goal");
  });

  it("says that nothing is sent where all of it waits to be approved", () => {
    const run = aRun({ end_reason: "goal_reached", goal: 3, applied: 0, waiting_for_user: 3 });
    expect(endWords(run)).toMatchObject({
      title: "All prepared.",
      note: "Nothing is sent yet: 3 applications wait for you.",
      tone: "you",
      links: [],
    });
    expect(runEndWord(run)).toBe("All prepared");
  });
});
