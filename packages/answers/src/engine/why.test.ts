import { readFileSync } from "node:fs";
import type { FieldKind } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { answerField, isUnknown } from "./index.ts";
import { factsFromJson } from "../facts/index.ts";

const people = new Map(
  Object.entries(
    JSON.parse(
      readFileSync(new URL("../suite/applicants.json", import.meta.url), "utf8"),
    ) as object,
  ),
);

/** What the user reads of where an answer came from. */
test.each<[string, FieldKind, string, string]>([
  [
    "asha",
    "integer",
    "How many years of experience do you have with Java?",
    "1 job that names Java, by its dates",
  ],
  [
    "asha",
    "radio",
    "Do you have 2+ years of experience with Node.js?",
    "1 job that names Node.js, by its dates: 3 years",
  ],
  [
    "asha",
    "radio",
    "Do you have at least 1 year of experience with REACT?",
    "Your skill list says 2 years of React: 2 years",
  ],
  [
    "asha",
    "integer",
    "Total years of experience",
    "Your 2 jobs, by their dates, overlaps counted once",
  ],
  ["asha", "radio", "Do you live in Pune?", "You live in Pune"],
  ["asha", "radio", "Do you currently live in Mumbai?", "You live in Pune"],
  ["jaya", "radio", "Do you live in Delhi?", "You live in New Delhi"],
  ["asha", "radio", "Have you ever worked for Initech?", "Initech is not among your jobs"],
  [
    "asha",
    "radio",
    "Have you previously worked at Quillstack Technologies Pvt Ltd?",
    "Quillstack Technologies Pvt Ltd is not among your jobs",
  ],
  [
    "asha",
    "integer",
    "How many years of experience do you have as a Registered Nurse?",
    "No job in your profile is one as Registered Nurse",
  ],
  [
    "tomasz",
    "integer",
    "How many years of experience do you have as a Linux Administrator?",
    "1 job as Linux Administrator, by its dates",
  ],
])("%s, %s: %s", (name, kind, question, why) => {
  const outcome = answerField(
    {
      question,
      kind,
      required: true,
      options: kind === "radio" ? ["Yes", "No"] : [],
      value: "",
      error: "",
    },
    factsFromJson(people.get(name)),
  );
  expect(isUnknown(outcome) ? outcome.reason : outcome.why).toBe(why);
});
