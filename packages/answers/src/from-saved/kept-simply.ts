import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";

const ofSaved = (claim: Finding["claim"], saved: SavedAnswer): Finding => ({
  ...derived(claim, `You answered "${saved.question.slice(0, 120)}"`, 0.85),
  source: "answer_bank",
});

/** Units by the letters that stand for them, and ways to say one thing. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+) ?(?:m|metres?|meters?|mtrs?)\b/g, "$1 metres"],
  [/\b(?:cms?|centimetres?|centimeters?)\b/g, "cm"],
  [/\b(?:lbs?|pounds?)\b/g, "pounds"],
  [/\b(?:kgs?|kilograms?|kilos?)\b/g, "kg"],
  [/\b(?:without (?:any )?(?:assistance|aids?|help)|unassisted|unaided)\b/g, "unaided"],
  [/\b(\d{1,2}) (?:00 )?([ap]) ?m\b/g, "$1$2m"],
  [/\b(?:percent|per cent)\b/g, "%"],
];

/** Words that a label of an amount may have or lack. */
const FILLER =
  /^(?:what|is|are|s|your|the|a|an|my|of|in|on|at|for|to|do|does|you|can|are|able|have|current|currently|average|avg|approximate|approximately|typical|usual|total|rate|number|how|many|much|please|enter|state|specify|least|tall|or|more|over|usually|normally|i)$/;
/** A verb of one's trade behind "do you": "How many charts do you code per hour?" */
const VERB_OF_ASKING =
  /\b(?:do|can|did) you (?:usually |typically |currently |normally )*(?!have|hold)\p{L}+(?= per\b| a\b| an\b| in\b|$)/gu;

/** A folded text with its units by one name each. */
const inUnits = (raw: string): string =>
  SAME.reduce((text, [is, one]) => text.replace(is, one), fold(raw));

const tellingOf = (raw: string): string[] => {
  const text = inUnits(raw).replace(VERB_OF_ASKING, " ");
  return [
    ...new Set(text.split(" ").filter((word) => word !== "" && !FILLER.test(word))),
  ].toSorted();
};

const NARROWING =
  /\b(?:not|previous\w*|last|past|former|expected|desired|required|highest|largest|lowest|max\w*|min\w*|team|target|ideal|would|want|prefer\w*|ever|if|why)\b/;

/**
 * "Height (cm)", "Charts per hour", "Coding accuracy": a label of the same telling words as a saved question on an amount, units by any of
 * their names; and the bound on it that a yes-or-no sets.
 */
export function sameAmount(question: Question, facts: Facts): Finding | undefined {
  if (question.isSeveral || question.options > 3 || isAboutSomebodyElse(question)) return undefined;
  if (NARROWING.test(question.text)) return undefined;
  const bound = question.isYesNo ? AT_LEAST.exec(fold(question.raw)) : null;
  if (question.isYesNo && bound === null) return undefined;
  const asked = tellingOf(
    bound === null ? question.raw : fold(question.raw).replace(bound[0], " ").replace(MEETS, " "),
  );
  if (asked.length === 0) return undefined;
  const fitting = facts.answers.filter(
    ({ question: own, answer }) =>
      typeof answer === "string" &&
      AN_AMOUNT.test(answer.trim()) &&
      !NARROWING.test(fold(own)) &&
      isSameSet(tellingOf(own), asked, bound !== null),
  );
  const [only, second] = fitting;
  if (only === undefined || second !== undefined || typeof only.answer !== "string")
    return undefined;
  if (bound === null)
    // A word alone may be the label of anything.
    return asked.length > 1 || UNIT.test(asked.join(" "))
      ? ofSaved(textClaim(only.answer), only)
      : undefined;
  const [value, limit] = [only.answer, bound[1] ?? bound[2] ?? ""].map((each) =>
    Number.parseFloat(each.replace(/[^\d.]/g, "")),
  );
  if (value === undefined || limit === undefined || Number.isNaN(value) || Number.isNaN(limit))
    return undefined;
  return ofSaved(yesNo(value >= limit), only);
}

const AN_AMOUNT = /^\D{0,3}\d[\d.,]*\s?(?:%|cm|kg|m|wpm|k)?$/;
const AT_LEAST =
  /\b(?:(?:at least|minimum of|a minimum of|of at least|of) (\d+(?:\.\d+)? ?%?)(?: or (?:higher|above|more|better|greater))?|(\d+(?:\.\d+)? ?%?) (?:or (?:higher|above|more|better|greater)))/;
const MEETS =
  /^(?:do you |are you )?(?:consistently |regularly |able to |currently )*(?:meet|maintain|achieve|have|keep|hit|reach)\b/;
const UNIT = /\b(?:cm|kg|wpm)\b/;

const isSameSet = (own: readonly string[], asked: readonly string[], isLoose: boolean): boolean => {
  const bare = (words: readonly string[]): string[] =>
    words.filter((word) => !/^(?:cm|kg|%)$/.test(word));
  return (
    bare(own).length > 0 &&
    (isLoose ? bare(own).join() === bare(asked).join() : own.join() === asked.join())
  );
};

/** A length, a weight or a time of the day with its unit. */
const MEASURED = /\b\d+ (?:metres|pounds|kg|cm)\b|\b\d{1,2}[ap]m\b/;

/** "Are you able to lift 50 pounds?" of who has said Yes or No to lifting 50 lbs: the same words with the unit by another name. */
export function sameMeasured(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || isAboutSomebodyElse(question)) return undefined;
  const asked = tellingOf(question.raw).join(" ");
  if (!MEASURED.test(inUnits(question.raw)) || NARROWING.test(question.text)) return undefined;
  const saved = facts.answers.findLast(
    ({ question: own, answer }) =>
      yesNoOf(answer) !== undefined &&
      MEASURED.test(inUnits(own)) &&
      !NARROWING.test(fold(own)) &&
      tellingOf(own).join(" ") === asked,
  );
  const isYes = yesNoOf(saved?.answer);
  return saved === undefined || isYes === undefined ? undefined : ofSaved(yesNo(isYes), saved);
}

const OWN = /\b(?:have|own|possess|bring) (?:your |an? )?own (.+?)(?: (?:for|to|at) .+)?$/;
const VEHICLE =
  /^(?:reliable |personal )?(?:transport(?:ation)?|vehicle|car|van|means of transport)$/;
const TOOLS = /^(?:basic |hand |trade )?(?:tools?|tool ?kit|kit|equipment)$/;
const isSameThing = (one: string, other: string): boolean =>
  one === other || [VEHICLE, TOOLS].some((kind) => kind.test(one) && kind.test(other));

/** "Do you have your own tools?" of who has said Yes to their own van and tools. */
export function ownThings(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || isAboutSomebodyElse(question)) return undefined;
  const thing = OWN.exec(question.text)?.[1];
  if (thing === undefined || /\b(?:and|or|not)\b/.test(thing)) return undefined;
  const saved = facts.answers.findLast(({ question: own, answer }) => {
    const things = OWN.exec(fold(own))?.[1];
    if (things === undefined || yesNoOf(answer) !== true || / or /.test(things)) return false;
    return things.split(/ and (?:your )?(?:own )?/).some((each) => isSameThing(each.trim(), thing));
  });
  return saved === undefined ? undefined : ofSaved(yesNo(true), saved);
}

const EXTENT =
  /^are you (?:looking for|open to|interested in|available for|seeking|wanting|willing to (?:work|accept|do)) (?:an? )?(full time|part time|temporary|casual|seasonal|contract) (?:work|role|position|job|hours|employment|opportunit\w+)$/;

/** "Are you looking for part-time work?" of who has answered whether they are open to it. */
export function extentRefused(question: Question, facts: Facts): Finding | undefined {
  const asked = question.isYesNo ? EXTENT.exec(question.text)?.[1] : undefined;
  if (asked === undefined) return undefined;
  const saved = facts.answers.findLast(
    ({ question: own, answer }) =>
      yesNoOf(answer) === false && EXTENT.exec(fold(own))?.[1] === asked,
  );
  return saved === undefined ? undefined : ofSaved(yesNo(false), saved);
}
