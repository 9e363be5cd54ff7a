import type { FormField } from "@sendoff/contract/form";
import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { SELF_IDENTIFICATION, type Meaning } from "../question/meaning.ts";
import { contentWords, isDecline, yesNoWords } from "../question/option-words.ts";
import { readSaved } from "./read-saved.ts";

/**
 * "No, I don't have a disability" of who has answered "No, I do not have a disability and have not had one in the past" where the form
 * puts it shorter: the one choice with the same yes or no that says nothing which the saved one does not say. A longer choice is none.
 */
export function sameStatement(
  field: FormField,
  meaning: Meaning | undefined,
  { answers }: Facts,
): Finding | undefined {
  if (meaning === undefined || !SELF_IDENTIFICATION.has(meaning.topic) || field.options.length < 2)
    return undefined;
  for (const saved of answers.toReversed()) {
    const { answer } = saved;
    const own = readSaved(saved).meaning;
    const isSame = own?.topic === meaning.topic && own.subject === meaning.subject;
    if (!isSame || typeof answer !== "string" || isDecline(answer)) continue;
    const said = yesNoWords(answer);
    const words = contentWords(`${answer} ${saved.question}`);
    const [only, second] = field.options.filter((option) => {
      const offered = yesNoWords(option);
      return (
        !isDecline(option) &&
        !said.isStatement &&
        !offered.isStatement &&
        offered.isYes === said.isYes &&
        [...contentWords(option)].every((word) => words.has(word))
      );
    });
    return only === undefined || second !== undefined
      ? undefined
      : {
          ...derived(textClaim(only), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
          source: "answer_bank",
        };
  }
  return undefined;
}
