import { expect, test } from "vitest";
import { given } from "../engine/given.fixture.ts";
import { LEARNED } from "./learned.ts";
import { learnedText, modelOf } from "./model.ts";

const YES_NO = { options: ["Yes", "No"] };
const said = (question: string, answer: string): object => ({
  answers: [{ question, answer, kind: "radio", ...YES_NO }],
});

test("what was learned reads back as it was written", () => {
  const [, text = ""] = /modelOf\(`\n([\s\S]+)\n`\)/.exec(learnedText(LEARNED)) ?? [];
  expect(modelOf(text)).toEqual(LEARNED);
});

test.each([
  [
    "Are you able to wear full-face respiratory protection?",
    "Can you wear a full-face respirator?",
  ],
  [
    "Are you willing to take a pre-employment DOT drug test?",
    "Are you willing to submit to a pre-employment drug test?",
  ],
])("%s serves for: %s", (question, asked) => {
  expect(given(said(question, "Yes"), asked, YES_NO)).toBe("Yes");
});

test.each([
  ["Are you willing to work weekends?", "Are you willing to work nights and weekends?"],
  ["Are you willing to work weekends?", "Would you work weekends if asked at short notice?"],
  ["Do you have a valid driver's license?", "Do you have a valid Commercial Driver's License?"],
  ["Are you willing to work on US holidays?", "Are you amenable to work on Philippine holidays?"],
  ["Are you willing to travel?", "Are you willing to travel abroad?"],
])("a Yes to %s is none to: %s", (question, asked) => {
  expect(given(said(question, "Yes"), asked, YES_NO)).toBeUndefined();
});

test("an open answer is given to no other question", () => {
  const heard = { answers: [{ question: "How did you hear about us?", answer: "LinkedIn" }] };
  expect(given(heard, "How did you hear about our product?")).toBeUndefined();
});

test("a No to a narrower thing is none to the wider one", () => {
  const uk = said("Do you hold a full UK driving licence?", "No");
  expect(given(uk, "Do you have a full driving licence?", YES_NO)).toBeUndefined();
});

const skilled = (...names: string[]): object => ({
  profile: {
    skills: names.map((name) => ({ "Skill Name": name, "Years of Experience": 6 })),
  },
});

test("a thing of the profile is found among words that say how it is used, and not under another name", () => {
  const asked = "Do you have experience preparing T2 corporate tax returns?";
  expect(given(skilled("Corporate tax (T2)"), asked, YES_NO)).toBe("Yes");
  const other = "Do you have experience with SAP EWM?";
  expect(given(skilled("SAP"), other, YES_NO)).toBeUndefined();
  const both = "Have you used Python and Spark?";
  expect(given(skilled("Python"), both, YES_NO)).toBeUndefined();
});
