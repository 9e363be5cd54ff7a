import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { readSaved } from "./read-saved.ts";

const FRAME = new Set(
  "-,are,do,have,can,willing,available,travel,up to,#,work,position,role,company,need,%,job title,weekly hours".split(
    ",",
  ),
);

/** "Are you willing to travel up to 20 %?" of who has chosen "up to 25 %": a share that is no greater than the chosen one. */
export function travelShare(question: Question, { answers }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const asked = shareIn(question.raw);
  const isPlain = terms.every(({ means, text }) =>
    means === undefined
      ? /^(?:zu|of|the|time|your|du|temps|del|tempo|tijd)$/.test(text)
      : FRAME.has(means),
  );
  if (asked === undefined || !isPlain || !isOfTravel(terms)) return undefined;
  const saved = answers.find((each) => {
    const { answer } = each;
    const share = typeof answer === "string" && answer.length < 30 ? mostIn(answer) : undefined;
    return share !== undefined && share >= asked && isOfTravel(readSaved(each).terms);
  });
  return saved === undefined
    ? undefined
    : {
        ...derived(yesNo(true), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
      };
}

const isOfTravel = (terms: readonly Term[]): boolean =>
  terms.some(({ means }) => means === "travel") && !terms.some(({ means }) => means === "not");

/** The one share of a text. */
function shareIn(text: string): number | undefined {
  const [only, second] = [...text.matchAll(/(\d{1,3})\s?(?:%|percent|prozent)/gi)];
  return only === undefined || second !== undefined ? undefined : Number(only[1]);
}

/** "Up to 25 %", "25 %": the most that was agreed to; "over 50 %" names none. */
const mostIn = (answer: string): number | undefined =>
  /\b(?:over|more|above|über|mehr|plus de|más|mais|oltre|meer)\b|[>+]/i.test(answer)
    ? undefined
    : shareIn(answer);
