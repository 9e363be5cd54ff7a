import { messages } from "./messages.ts";
import type { ApplicationSummary } from "@sendoff/contract/run";

/** Why an application stands where it does, on one line: the question it waits for, else its reason. */
export function waitingText({
  open_question_texts: [question, ...others],
  reason,
}: Pick<ApplicationSummary, "open_question_texts" | "reason">): string {
  if (question === undefined) return reason;
  return others.length === 0 ? question : messages.questionAndMore(question, others.length);
}
