import type { Answer, FormField } from "@sendoff/contract/form";
import { isUnknown, type Unknown } from "../unknown.ts";

/** Whether the engine answers a question that was made of a part of another one with Yes. */
export function isYes(ask: (field: FormField) => Answer | Unknown, question: string): boolean {
  const answer = ask({
    question,
    kind: "radio",
    required: true,
    options: ["Yes", "No"],
    value: "",
    error: "",
  });
  return !isUnknown(answer) && answer.value === "Yes";
}
