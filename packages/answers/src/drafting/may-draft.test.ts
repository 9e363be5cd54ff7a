import type { FormField } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { mayDraft } from "./may-draft.ts";

const field = (question: string, more: Partial<FormField> = {}): FormField => ({
  question,
  kind: "textarea",
  required: true,
  options: [],
  value: "",
  error: "",
  ...more,
});

test.each([
  "Why do you want to work here?",
  "Why are you interested in this role?",
  "Why us?",
  "Cover letter",
  "Your cover letter (optional)",
  "What excites you about joining Acme?",
  "Tell us about yourself.",
  "Why are you a good fit for this position?",
  "What would you bring to the team?",
  "Message to the hiring manager",
])("an open question may be drafted: %s", (question) => {
  expect(mayDraft(field(question))).toBe(true);
});

test.each([
  "Why are you leaving your current job?",
  "What salary do you expect, and why do you want to work here?",
  "Do you need a visa? Tell us about yourself.",
  "Have you ever been convicted? Why would you like to work with us?",
  "Describe a time when you failed.",
  "Tell us about a project that you led.",
  "If yes, why are you interested in this role?",
  "Why are you interested in our health insurance?",
  "How many years have you worked with Kafka?",
  "Why did you leave a gap in your CV?",
  "Anything else?",
  "I agree to the terms. Why us?",
  "Tell us about your references: why would you work with us?",
])("facts, private matters and events are the user's: %s", (question) => {
  expect(mayDraft(field(question))).toBe(false);
});

test("only an empty box for several lines is drafted into", () => {
  const question = "Why do you want to work here?";
  expect(mayDraft(field(question, { kind: "text" }))).toBe(false);
  expect(mayDraft(field(question, { kind: "radio", options: ["Pay"] }))).toBe(false);
  expect(mayDraft(field(question, { value: "Because." }))).toBe(false);
  expect(mayDraft(field(question, { maxLength: 50 }))).toBe(false);
  expect(mayDraft(field(question, { section: "Emergency contact reference" }))).toBe(false);
});
