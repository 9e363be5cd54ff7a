import type { GivenAnswer } from "@sendoff/contract/form";
import type { ApplicationStep } from "@sendoff/contract/run";
import { createFakeClock } from "@sendoff/testkit/fake-clock";
import { expect, test } from "vitest";
import { createStepTrail, describeAnswers } from "./step-trail.ts";

test("each step ends where the next begins, and every change is reported", () => {
  const clock = createFakeClock(new Date("2026-03-02T09:00:00Z"));
  const reported: ApplicationStep[] = [];
  const trail = createStepTrail(clock.now, (step) => reported.push(step));
  trail.start("open", "Opened the posting");
  clock.advanceMs(1_000);
  trail.start("form", "Contact info");
  trail.note("3 answers");
  clock.advanceMs(2_000);
  trail.end();
  trail.end();
  trail.note("too late");
  expect(trail.steps()).toEqual([
    {
      name: "open",
      title: "Opened the posting",
      detail: "",
      started_at: "2026-03-02T09:00:00.000Z",
      ended_at: "2026-03-02T09:00:01.000Z",
    },
    {
      name: "form",
      title: "Contact info",
      detail: "3 answers",
      started_at: "2026-03-02T09:00:01.000Z",
      ended_at: "2026-03-02T09:00:03.000Z",
    },
  ]);
  expect(reported).toHaveLength(5);
  expect(reported.at(-1)).toEqual(trail.steps().at(-1));
});

test("steps that were given away do not change afterwards", () => {
  const trail = createStepTrail(createFakeClock().now, () => undefined);
  trail.start("open", "Opened");
  const before = trail.steps();
  trail.end();
  expect(before[0]?.ended_at).toBeNull();
});

test("a page says how many answers it got, and whether all are the profile's", () => {
  const answer = (source: GivenAnswer["source"]): GivenAnswer => ({
    step: "",
    question: "City",
    kind: "text",
    required: true,
    options: [],
    value: "Pune",
    source,
    confidence: 1,
    why: "",
  });
  expect(describeAnswers([])).toBe("Nothing to answer");
  expect(describeAnswers([answer("profile")])).toBe("1 answer from your profile");
  expect(describeAnswers([answer("profile"), answer("profile")])).toBe(
    "2 answers from your profile",
  );
  expect(describeAnswers([answer("profile"), answer("answer_bank")])).toBe("2 answers");
});
