import type { FormField } from "@sendoff/contract/form";
import { answerField, isUnknown } from "./index.ts";
import { factsFromJson } from "../facts/index.ts";

/** What is given to a question by somebody of whom only this is told; undefined where it is left to the user. */
export function given(told: object, question: string, extra: Partial<FormField> = {}): unknown {
  const facts = factsFromJson({ user: {}, profile: {}, answers: [], today: "2026-11-24", ...told });
  const field: FormField = {
    question,
    kind: (extra.options ?? []).length > 0 ? "radio" : "text",
    required: true,
    options: [],
    value: "",
    error: "",
    ...extra,
  };
  const outcome = answerField(field, facts);
  return isUnknown(outcome) ? undefined : outcome.value;
}
