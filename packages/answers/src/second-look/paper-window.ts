import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { digitsFor } from "../text/numbers.ts";
import { isAkinWithin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { isUnknown, type Unknown } from "../unknown.ts";
import { thingsOf } from "../finding/things.ts";

const WINDOW =
  /,?\s*(?:\b(?:issued|completed|obtained|renewed|updated|gained|taken|passed|achieved|dated)\s+)?\b(?:with)?in the (?:last|past|previous) (\d{1,2}) (years?|months?)\b/iu;

/** "A first aid certificate issued within the past 3 years?": whether the paper is held, and whether its date is surely that late. */
export function paperWithin(
  field: FormField,
  question: Question,
  facts: Facts,
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || !/\bin the \w+ \w+/.test(question.text))
    return undefined;
  const text = digitsFor(question.raw);
  const window = WINDOW.exec(text);
  const now = monthOf(facts.today, "start");
  if (window === null || now === undefined) return undefined;
  const [phrase, count = "", unit = ""] = window;
  const months = Number(count) * (unit.startsWith("year") ? 12 : 1);
  const bare = text.replace(phrase, "");
  const words = fold(bare).split(" ");
  const named = thingsOf(facts).filter(
    ({ kind, names }) => kind !== "skill" && names.some((name) => isAkinWithin(name, words)),
  );
  // A date that is a year may be its January: the earliest that it can be must be late enough.
  const isLate = named.every(({ date }) => {
    const earliest = monthOf(date, "start");
    return earliest !== undefined && now - earliest < months;
  });
  const [only] = named;
  if (only === undefined || !isLate) return undefined;
  const answer = ask({ ...field, question: bare, kind: "radio", options: ["Yes", "No"] });
  return isUnknown(answer) || answer.value !== "Yes"
    ? undefined
    : derived(yesNo(true), `${only.name} is of ${only.date ?? ""} in your profile`, 0.8);
}
