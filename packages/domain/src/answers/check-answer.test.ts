import type { FieldValue } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { type AnswerField, checkAnswer } from "./check-answer.ts";

const CHOICES = ["Yes", "No", "Prefer not to say"];
const fits: readonly (readonly [AnswerField, FieldValue])[] = [
  [{ kind: "integer", options: [], min: 0, max: 50 }, "3"],
  [{ kind: "decimal", options: [] }, "3.5"],
  [{ kind: "text", options: [], maxLength: 3 }, "abc"],
  [{ kind: "radio", options: CHOICES }, "No"],
  [{ kind: "typeahead", options: [] }, "Pune"],
  [{ kind: "multiselect", options: CHOICES }, ["Yes", "No"]],
  [{ kind: "checkbox", options: [] }, true],
  [{ kind: "date", options: [] }, "2026-12-01"],
  [{ kind: "url", options: [] }, "https://example.com/asha"],
];
test.each(fits)("an answer of the field's kind fits: %j %j", (field, value) => {
  expect(checkAnswer(field, value)).toBeUndefined();
});

const misfits: readonly (readonly [AnswerField, FieldValue, RegExp])[] = [
  [{ kind: "integer", options: [] }, "3.5", /whole number/],
  [{ kind: "integer", options: [], min: 1 }, "0", /1 or more/],
  [{ kind: "decimal", options: [], max: 10 }, "11", /10 or less/],
  [{ kind: "integer", options: [] }, "three", /whole number/],
  [{ kind: "text", options: [] }, "   ", /Give an answer/],
  [{ kind: "text", options: [] }, ["a"], /one answer/],
  [{ kind: "text", options: [], maxLength: 3 }, "abcd", /3 characters at most; this has 4/],
  [{ kind: "select", options: CHOICES }, "Maybe", /one of the form's answers/],
  [{ kind: "select", options: CHOICES }, true, /one answer/],
  [{ kind: "checkboxes", options: CHOICES }, [], /at least one/],
  [{ kind: "checkboxes", options: CHOICES }, ["Maybe"], /among/],
  [{ kind: "checkboxes", options: CHOICES }, ["Yes", "Yes"], /once/],
  [{ kind: "checkbox", options: [] }, false, /skip the job/],
  [{ kind: "date", options: [] }, "2026-13-01", /date/],
  [{ kind: "file", options: [] }, "photo.jpg", /Open the posting/],
];
test.each(misfits)(
  "an answer that the form would refuse is refused, with what to give instead: %j %j",
  (field, value, message) => {
    expect(checkAnswer(field, value)).toMatch(message);
  },
);
