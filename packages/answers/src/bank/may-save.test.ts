import type { FormField } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { maySave } from "./may-save.ts";

const field = (question: string, more: Partial<FormField> = {}): FormField => ({
  question,
  kind: "text",
  required: true,
  options: [],
  value: "",
  error: "",
  ...more,
});

test.each([
  field("What is your notice period?"),
  field("Notice period", { section: "Additional questions" }),
  field("What is your expected annual salary in INR?", { kind: "integer" }),
  field("How many years of experience do you have with Kafka?", { kind: "integer" }),
  field("Are you willing to relocate?", { kind: "radio", options: ["Yes", "No"] }),
  field("Do you have a disability?", { kind: "select", options: ["Yes", "No"] }),
  field("Describe a system that you have built.", { kind: "textarea" }),
  field("How did you hear about us?", { kind: "select", options: ["Referral", "Search"] }),
  field("Referral source"),
  field("I agree to the privacy policy", { kind: "checkbox" }),
  field("City", { section: "Personal information" }),
])("an answer may serve other forms: $question", (asked) => {
  expect(maySave(asked)).toBe(true);
});

test.each([
  field("Resume", { kind: "file" }),
  field("Cover letter", { kind: "textarea" }),
  field("Cover letter, with your notice period", { kind: "textarea" }),
  field("Anschreiben", { kind: "textarea" }),
  field("Why do you want to work here?"),
  field("Tell us about yourself", { kind: "textarea" }),
  field("Anything else you would like to tell us?", { kind: "textarea" }),
  field("Additional information", { kind: "textarea" }),
  field("Who referred you?"),
  field("Were you referred by an employee?", { kind: "radio", options: ["Yes", "No"] }),
  field("Today's date", { kind: "date" }),
  field("Title", { section: "Employment 1" }),
  field("Start date", { section: "Employment" }),
  field("Full name", { section: "Emergency contact" }),
  field("Phone", { section: "Reference 2", kind: "tel" }),
  field("?"),
])("an answer is for its one form: $question", (asked) => {
  expect(maySave(asked)).toBe(false);
});
