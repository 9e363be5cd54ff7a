import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { digitsFor } from "../text/numbers.ts";
import { fold } from "../text/fold.ts";

const HOW_MANY =
  /^how many (.+?) (?:have you (?:had|received|been in|been involved in)|did you have|do you have)(?: (?:in|within|over|during) (?:the )?(?:last|past) (\d+) (months?|years?))?$/;
const HAD_ANY =
  /^(?:have you (?:had|received|been in|been involved in)|do you have|did you have) (?:any )?(.+?)(?: (?:in|within|over|during) (?:the )?(?:last|past) (\d+) (months?|years?))?$/;

const NUMBER_OF =
  /^(?:total )?number of (.+?)(?: (?:in|within|over|during) (?:the )?(?:last|past) (\d+) (months?|years?))?$/;

/** "How many moving violations in the past 36 months?" of who has said that there were none in three years. */
export function noneHad({ text, isYesNo, isSeveral }: Question, facts: Facts): Finding | undefined {
  if (isYesNo || isSeveral) return undefined;
  const asked = HOW_MANY.exec(digitsFor(text));
  if (asked === null) return undefined;
  const counted = facts.answers.find((each) => isCountOf(each, asked));
  if (counted !== undefined)
    return {
      ...derived(textClaim(String(counted.answer)), `You answered "${counted.question}"`, 0.88),
      source: "answer_bank",
    };
  const saved = facts.answers.find((each) => isNo(each) && covers(each, asked));
  return saved === undefined
    ? undefined
    : {
        ...derived(textClaim("0"), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
      };
}

const isNo = ({ answer }: SavedAnswer): boolean =>
  answer === false || (typeof answer === "string" && fold(answer) === "no");

/** "Number of moving violations in the last 3 years", over just that time. */
function isCountOf({ question, answer }: SavedAnswer, asked: RegExpExecArray): boolean {
  const said = NUMBER_OF.exec(digitsFor(fold(question)));
  return (
    typeof answer === "string" &&
    /^\d{1,3}$/.test(answer) &&
    said !== null &&
    said[1] === asked[1] &&
    monthsIn(said) === monthsIn(asked)
  );
}

/** The same things, over a time at least as long. */
function covers({ question }: SavedAnswer, asked: RegExpExecArray): boolean {
  const said = HAD_ANY.exec(digitsFor(fold(question)));
  if (said === null || said[1] !== asked[1]) return false;
  const [own, wanted] = [monthsIn(said), monthsIn(asked)];
  return own === undefined || (wanted !== undefined && wanted <= own);
}

function monthsIn([, , number, unit]: RegExpExecArray): number | undefined {
  if (number === undefined || unit === undefined) return undefined;
  return Number(number) * (unit.startsWith("year") ? 12 : 1);
}
