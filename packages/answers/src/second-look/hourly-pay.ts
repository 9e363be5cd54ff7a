import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { currenciesIn } from "../world/currencies.ts";

const BY_THE_HOUR = /\b(?:hourly|(?:per|an|by the) hour)\b|\/ ?h(?:r|our)?\b|\bp\/?h\b/i;
const OF_PAY = /\b(?:pay|rate|wages?|salary|compensation|remuneration)\b/i;
const WANTED =
  /\b(?:desired?|expect(?:ed|ing|ations?)?|looking for|requir(?:ed|ements?)|want(?:ed)?|seeking|preferred|target|hoping|minimum acceptable)\b/i;
const ANOTHER =
  /\b(?:current|present|previous|last|net|overtime|weekend|night|charge|billing|day rate|per day)\b/i;

const asksForIt = (text: string): boolean =>
  BY_THE_HOUR.test(text) && OF_PAY.test(text) && WANTED.test(text) && !ANOTHER.test(text);

/** "Desired pay ($ per hour)": the hourly rate that was answered before; a year's pay never tells it. */
export function hourlyPay({ raw, note, isYesNo }: Question, facts: Facts): Finding | undefined {
  if (isYesNo || !asksForIt(raw)) return undefined;
  // A dollar sign alone is that of the country.
  const [asked] = currenciesIn(`${raw} ${note}`.replaceAll("$", ""));
  const isSame = ({ question, answer, country }: SavedAnswer): boolean => {
    const [own] = currenciesIn(question);
    return (
      typeof answer === "string" &&
      /^\D?\d{1,3}(?:\.\d{1,2})?$/.test(answer) &&
      asksForIt(question) &&
      (asked === undefined || own === undefined ? country !== undefined : asked === own)
    );
  };
  const saved = facts.answers.findLast(isSame);
  return saved === undefined
    ? undefined
    : {
        ...derived(textClaim(String(saved.answer)), `You answered "${saved.question}"`, 0.85),
        source: "answer_bank",
      };
}
