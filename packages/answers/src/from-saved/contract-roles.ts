import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";

/** Kinds of engagement other than a permanent job, as the boards of India ask for them. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ["to hire", /\b(?:c2h|contract to hire)\b/g],
  ["third party", /\b(?:third|3rd) party(?: payroll?s?)?\b/g],
  ["contract", /\b(?:contract(?:ual)?|c2c)\b/g],
];
const KNOWN =
  /^(?:a|an|the|this|that|it|is|are|you|be|would|will|with|for|to|in|of|on|or|and|as|our|we|role|roles|position|positions|job|jobs|opportunit(?:y|ies)|opening|basis|based|payroll|payrolls|work|working|hire|comfortable|ok|okay|fine|willing|open|ready|interested|happy|please|confirm)$/;
const WISH = /\b(?:comfortable|ok|okay|fine|willing|open|ready|interested|happy)\b/;

interface Engagement {
  kinds: readonly string[];
  isEither: boolean;
}

function engagementIn(raw: string): Engagement | undefined {
  const text = fold(raw);
  let rest = text;
  const kinds = KINDS.filter(([, pattern]) => {
    const before = rest;
    rest = rest.replace(pattern, " ");
    return rest !== before;
  }).map(([name]) => name);
  const isOther = rest.split(" ").some((word) => word !== "" && !KNOWN.test(word));
  return kinds.length === 0 || isOther || !WISH.test(text)
    ? undefined
    : { kinds, isEither: /\bor\b/.test(text) };
}

const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((each) => whole.includes(each));

/** "Are you ready to work on C2H Role?" of who is open to neither contract nor contract-to-hire roles. */
export function contractRoles(question: Question, { answers }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const asked = engagementIn(question.raw);
  if (asked === undefined) return undefined;
  for (const { question: saved, answer } of answers.toReversed()) {
    const [said, isYes] = [engagementIn(saved), yesNoOf(answer)];
    if (said === undefined || isYes === undefined) continue;
    const isSame = isWithin(asked.kinds, said.kinds) && isWithin(said.kinds, asked.kinds);
    // "No" to one kind or the other is one to each, and "No" to both at once may be to one; a Yes to either may be to one alone.
    if (!(isSame || (!isYes && said.isEither && isWithin(asked.kinds, said.kinds)))) continue;
    return {
      ...derived(yesNo(isYes), `You answered "${saved.slice(0, 120)}"`, 0.85),
      source: "answer_bank",
      savedQuestion: saved,
    };
  }
  return undefined;
}
