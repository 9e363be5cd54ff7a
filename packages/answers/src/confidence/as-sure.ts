import type { Answer, FormField } from "@sendoff/contract/form";
import { CONFIDENCE_FLOOR } from "../facts/claim.ts";
import { keepPrefilled } from "../writing/prefilled.ts";
import { isUnknown, unknown, type Unknown } from "../unknown.ts";
import type { Conclusion } from "./conclusion.ts";
import { SURENESS } from "./table.ts";

/** An answer with the kind of conclusion that it came by. */
export interface Concluded extends Answer {
  conclusion: Conclusion;
}

/**
 * The answer with the confidence that the unseen sets have shown of its kind, and with the page's own value where that is right
 * already. A kind below the floor gives no answer.
 */
export function asSure(
  conclusion: Conclusion,
  field: FormField,
  answer: Omit<Answer, "confidence">,
): Concluded | Unknown {
  const { confidence } = SURENESS[conclusion];
  if (confidence < CONFIDENCE_FLOOR)
    return unknown("Answers found in this way were wrong too often");
  return { ...keepPrefilled({ ...answer, confidence }, field), conclusion };
}

/** As it is handed out: value, source, confidence and why. */
export function withoutConclusion(answer: Concluded | Unknown): Answer | Unknown {
  if (isUnknown(answer)) return answer;
  const { value, source, confidence, why } = answer;
  return { value, source, confidence, why };
}
