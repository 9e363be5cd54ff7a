import type { Education } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { LEVELS, levelOf } from "../reading/degrees.ts";

const ASKS = new Set(["have", "completed", "are", "did", "do", "graduate"]);
const FRAME = new Set([
  ...ASKS,
  ..."- degree education doctorate master school full current level licence both".split(" "),
  "university degree",
  "field of study",
]);

/** Degrees above a first one, as forms name them in all languages. */
const HIGH: readonly (readonly [string, RegExp])[] = [
  [
    "doctorate",
    /\b(?:ph ?d|doctorate|doctoral|promoviert|promotion|doktortitel|doctorat|doctorado|doutorado|dottorato|gepromoveerd)\b/,
  ],
  [
    "master",
    /\b(?:masters?|mba|m ?sc|m ?tech|m ?com|mestrado|maestria|laurea magistrale|masterabschluss|masterstudium)\b/,
  ],
];

/** Nobody who says what follows these means only the degree itself. */
const LOWER =
  /\b(?:equivalent|equivalente|gleichwertig\w*|vergleichbar\w*|pursuing|student\w*|bachelor\w*|diploma|experience|work\w*|years?|or above|willing|interested|plan\w*|candidate|supervis\w*|pgdm|pg)\b/;

/** "Do you hold a PhD in machine learning?": degrees are a closed list, so that none as high is a No. */
export function degreeTooHigh(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  const { text } = question;
  const asked = HIGH.filter(([, pattern]) => pattern.test(text)).map(([level]) => level);
  const lowest = asked.includes("master") ? "master" : asked[0];
  if (lowest === undefined || LOWER.test(text) || text.split(" ").length > 14) return undefined;
  const { terms } = takenApart(wordingOf(text, question.beside));
  if (!isOfHaving(terms, text)) return undefined;
  const done = completed(facts);
  const levels = done.map(({ degreeName }) => levelOf(degreeName));
  if (done.length === 0 || levels.includes(undefined)) return undefined;
  const rank = (level: string | undefined): number => LEVELS.findIndex((each) => each === level);
  const wanted = lowest === "master" ? rank("postgraduate") : rank(lowest);
  return levels.every((level) => rank(level) < wanted)
    ? derived(yesNo(false), "Your profile lists no degree as high", 0.82)
    : undefined;
}

/** A question whether one has it, where what follows "in" may be any field. */
function isOfHaving(terms: readonly Term[], text: string): boolean {
  if (terms.some(({ means }) => means === "not")) return false;
  const isAsked =
    terms.some(({ means }) => ASKS.has(means ?? "")) ||
    /\b(?:promoviert|gepromoveerd)\b/.test(text);
  const isInField = / (?:in|en|em|im) /.test(text);
  const isOther = terms.some(
    ({ means, text: word }) =>
      !(means === undefined
        ? isInField ||
          isFrameWord(word) ||
          HIGH.some(([, pattern]) => pattern.test(word)) ||
          word.length < 4
        : FRAME.has(means)),
  );
  return isAsked && !isOther;
}

function completed({ profile, today }: Facts): Education[] {
  const now = monthOf(today, "start");
  return profile.education.filter(({ endDate }) => {
    const end = monthOf(endDate, "end");
    return end === undefined || now === undefined || end <= now;
  });
}

const MARKS =
  /^(?:do you have|have you (?:scored|secured|got|obtained)|did you (?:score|secure)) (?:a )?(?:minimum |min |at least |atleast |more than )?(?:of )?(\d{2})%? ?(?:or more|and above|or above|plus)? ?(?:marks|aggregate|percentage)? ?(?:throughout|in)\b(.*)$/;

const LEVELS_NAMED: readonly (readonly [string, RegExp])[] = [
  ["school", /\b(?:10th|x|ssc|sslc|class 10)\b/],
  ["twelfth", /\b(?:12th|xii|hsc|class 12|plus 2|plus two)\b/],
  ["bachelor", /\b(?:graduation|ug|degree|b ?tech|b ?e)\b/],
];

/** "Have you scored 60% and above in both 10th and 12th?": Yes where each mark that is named is as high, No where one is lower. */
export function marksAbove(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || !question.raw.includes("%")) return undefined;
  const match = MARKS.exec(question.text.replace(/%/g, ""));
  const bound = Number(match?.[1]);
  const named = LEVELS_NAMED.filter(([, pattern]) => pattern.test(match?.[2] ?? ""));
  if (match === null || named.length === 0) return undefined;
  const marks = named.map(([level]) => {
    const [only, second] = completed(facts).filter(
      ({ degreeName }) => levelOf(degreeName) === level,
    );
    const mark = /^(\d{1,3}(?:\.\d+)?) ?%$/.exec(fold(only?.gpa ?? "").trim())?.[1];
    return second === undefined && mark !== undefined ? Number(mark) : undefined;
  });
  if (marks.some((mark) => mark !== undefined && mark < bound))
    return derived(yesNo(false), "One of your marks is lower", 0.85);
  return marks.includes(undefined)
    ? undefined
    : derived(yesNo(true), "Your marks, each as high", 0.85);
}
