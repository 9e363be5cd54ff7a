import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";

/** What a question asks one to agree to: how many days a week, and whether in the office. */
interface Week {
  days: number | undefined;
  isOffice: boolean;
}

/** All words that such a question may hold; with any other it asks for something else as well. */
const KNOWN =
  /^(?:a|an|the|this|that|these|it|is|s|are|be|would|will|do|does|you|your|our|we|us|with|for|to|in|of|on|at|from|per|and|there|role|position|job|profile|opening|please|note|confirm|site|based|work|works|working|office|onsite|wfo|mode|model|days?|week|weekly|schedule|pattern|five|six|seven|[567]|monday|saturday|friday|sunday|mon|fri|sat|sun|comfortable|ok|okay|fine|willing|able|available|happy|open|agree|ready|can|full|time)$/;
const WISH =
  /\b(?:comfortable|ok|okay|fine|willing|able|available|happy|open|agree|ready|can you)\b/;
const OFFICE = /\b(?:office|wfo|on ?site|site based)\b/;
/** "No WFH" only says once more that the work is in the office. */
const NO_HOME =
  /\b(?:no|not) (?:a )?(?:wfh|remote(?: work)?|work(?:ing)? from home|hybrid|home office)\b/g;
const COUNT = /\b(five|six|seven|[567]) (?:\w+ )?days?\b/;
/** "Available in 5 days" is when one could begin; in "a role in 5 days working" they are of the week. */
const IN_DAYS = /\bin (?:the |a |an )?(?:five|six|seven|[567]) (?:full )?days?\b/;
const OF_WEEK = /\b(?:week|weekly|working|schedule|pattern|mode|model)\b/;
const SPAN = /\b(?:monday|mon) (?:to|through|till|thru) (friday|fri|saturday|sat|sunday|sun)\b/;

function weekIn(raw: string): Week | undefined {
  const text = fold(
    raw.replace(/(?<=\p{L})\s*[-–]\s*(?=\p{L})/gu, " to ").replace(/on to site/gi, "onsite"),
  );
  const plain = text.replace(NO_HOME, " ");
  const isOffice = OFFICE.test(plain);
  const named = COUNT.exec(plain)?.[1];
  const last = SPAN.exec(plain)?.[1];
  const counted = named === undefined ? undefined : (IN_WORDS[named] ?? Number(named));
  const spanned =
    last === undefined
      ? undefined
      : 5 + ["f", "sa", "su"].findIndex((each) => last.startsWith(each));
  if (counted !== undefined && spanned !== undefined && counted !== spanned) return undefined;
  if (IN_DAYS.test(plain) && !OF_WEEK.test(plain)) return undefined;
  const days = counted ?? spanned;
  const words = plain.split(" ").filter(Boolean);
  const isOther = words.some((word) => !KNOWN.test(word));
  return !WISH.test(plain) || isOther || (days === undefined && !isOffice)
    ? undefined
    : { days, isOffice };
}

const IN_WORDS: Readonly<Record<string, number>> = { five: 5, six: 6, seven: 7 };

/**
 * "Site based position, 6 days per week. Are you comfortable?": by a Yes to as many days or more, and to the office where that is
 * asked as well; a No to fewer days, or to the same, is one to these.
 */
export function daysAgreed(question: Question, { answers }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const asked = weekIn(question.raw);
  if (asked === undefined) return undefined;
  const said = answers.toReversed().flatMap(({ question: saved, answer }) => {
    const [week, isYes] = [weekIn(saved), yesNoOf(answer)];
    return week === undefined || isYes === undefined ? [] : [{ ...week, isYes, saved }];
  });
  const refused = said.find(
    ({ isYes, days, isOffice }) =>
      !isYes &&
      (!isOffice || asked.isOffice) &&
      (days === undefined || (asked.days !== undefined && asked.days >= days)),
  );
  if (refused !== undefined) return ofSaved(false, refused.saved);
  const forDays = said.find(
    ({ isYes, days = 0 }) => isYes && asked.days !== undefined && days >= asked.days,
  );
  const forOffice = said.find(
    ({ isYes, days, isOffice }) =>
      isYes && isOffice && (days === undefined || days >= (asked.days ?? 5)),
  );
  if (asked.days !== undefined && forDays === undefined) return undefined;
  if (asked.isOffice && forOffice === undefined) return undefined;
  const saved = (forDays ?? forOffice)?.saved;
  return saved === undefined ? undefined : ofSaved(true, saved);
}

const ofSaved = (isYes: boolean, saved: string): Finding => ({
  ...derived(yesNo(isYes), `You answered "${saved.slice(0, 120)}"`, 0.85),
  source: "answer_bank",
  savedQuestion: saved,
});
