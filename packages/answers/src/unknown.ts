import type { Answer } from "@sendoff/contract/form";

/** No answer: the user has to be asked, or an optional field stays empty. `reason` is one line for the user. */
export interface Unknown {
  kind: "unknown";
  reason: string;
}

export const unknown = (reason: string): Unknown => ({ kind: "unknown", reason });

/** Tells the two outcomes of `answerField` apart. */
export function isUnknown(outcome: Answer | Unknown): outcome is Unknown {
  return "kind" in outcome;
}
