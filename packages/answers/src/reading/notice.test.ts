import type { FieldValue } from "@sendoff/contract/form";
import { expect, it } from "vitest";
import { answerField, isUnknown } from "../engine/index.ts";
import { factsFromJson } from "../facts/index.ts";

/** The answer of somebody whose notice is 30 days. */
function answered(question: string): FieldValue | undefined {
  const facts = factsFromJson({
    user: { notice_period: "30 days" },
    today: "2026-11-21",
    job: { title: "Engineer", company: "Initech", location: "Pune, Maharashtra, India" },
  });
  const outcome = answerField(
    { question, kind: "radio", required: true, options: ["Yes", "No"], value: "", error: "" },
    facts,
    [],
  );
  return isUnknown(outcome) ? undefined : outcome.value;
}

it.each([
  "Can you join immediately once selected?",
  "Can you onboard immediately?",
  "Can you join immediately (only for this role)?",
])("reads %s as being free at once", (question) => {
  expect(answered(question)).toBe("No");
});

it.each([
  "Can you start immediately from the Pune office?",
  "Can you join immediately on contract?",
])("leaves %s open: it asks for more than being free at once", (question) => {
  expect(answered(question)).toBeUndefined();
});
