import { expect, test } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const said = (question: string, answer: string, more: object = {}): object => ({
  answers: [{ question, answer, kind: "radio", ...YES_NO }],
  ...more,
});

test("who would not move at all would not move to a town, unless they look for work there", () => {
  const no = said("Are you willing to relocate?", "No", {
    job_preferences: { roles: [], locations: ["Leeds"] },
  });
  expect(given(no, "Would you relocate to our Hull depot?", YES_NO)).toBe("No");
  expect(given(no, "Would you relocate to our Leeds depot?", YES_NO)).toBeUndefined();
  const hull = said("Are you willing to relocate to Hull?", "Yes");
  expect(given(hull, "The post is in Hull only. Are you ready to relocate?", YES_NO)).toBe("Yes");
  expect(given(hull, "Would you relocate to our Leeds depot?", YES_NO)).toBeUndefined();
});

test("a Yes to weekends holds for one in four, and says nothing of the length of a shift", () => {
  const weekends = said("Are you willing to work weekends?", "Yes");
  expect(given(weekends, "Can you work 1 weekend in 4?", YES_NO)).toBe("Yes");
  expect(given(weekends, "Can you work 12-hour weekend shifts?", YES_NO)).toBeUndefined();
});
