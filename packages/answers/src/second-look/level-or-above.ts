import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Question } from "../question/question.ts";
import { isUnknown, type Unknown } from "../unknown.ts";

const OR_ABOVE =
  /\b(level|niveau|nivel|stufe|livello)\s+([1-8])\s*\(?\s*(?:or|and|&|und|oder|ou|et|o|y|e|of)\s+(?:above|higher|over|greater|höher|plus|supérieur|superior|superiore|hoger)\)?/iu;

/** "AAT Level 3 or above": who has a higher level of the same has that as well. */
export function levelOrAbove(
  field: FormField,
  question: Question,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const match = OR_ABOVE.exec(question.raw);
  if (match === null || /\b(?:not|no|without|never|experience|years?)\b/i.test(question.raw))
    return undefined;
  const [phrase, word = "", number = ""] = match;
  for (let level = Number(number); level <= 8; level += 1) {
    const text = question.raw.replace(phrase, `${word} ${String(level)}`);
    const answer = ask({ ...field, question: text, kind: "radio", options: ["Yes", "No"] });
    if (!isUnknown(answer) && answer.value === "Yes")
      return derived(yesNo(true), `${answer.why}, no lower than level ${number}`, 0.8);
  }
  return undefined;
}
