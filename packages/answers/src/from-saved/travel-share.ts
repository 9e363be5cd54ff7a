import { derived, type Finding, yesNo, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { FormField } from "@sendoff/contract/form";
import { yesNoOf } from "../bank/bank-entry.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { asksFact } from "../reading/mood.ts";
import { fold } from "../text/fold.ts";
import { readSaved } from "./read-saved.ts";

const FRAME = new Set(
  "-,are,do,have,can,willing,available,travel,up to,#,work,position,role,company,need,requirement,%,job title,weekly hours".split(
    ",",
  ),
);

/** "Are you willing to travel up to 20 %?" of who has chosen "up to 25 %": a share that is no greater than the chosen one. */
export function travelShare(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  const { answers } = facts;
  if (question.isSeveral || isOfDoing(question.text)) return undefined;
  if (!question.isYesNo) return chosenShare(field, question, facts);
  const { terms } = takenApart(wordingOf(question.raw, question.beside));
  const asked = shareIn(question.raw);
  const isPlain = terms.every(({ means, text }) =>
    means === undefined ? AROUND.test(text) : FRAME.has(means),
  );
  if (asked === undefined || !isPlain || !isOfTravel(terms)) return undefined;
  const saved = answers.find((each) => {
    const { answer } = each;
    if (isOfDoing(fold(each.question))) return false;
    // "Would you travel within APAC up to 25 % of the time? Yes", where the question is for regional travel.
    const isAgreed =
      yesNoOf(answer) === true && isWithin(readSaved(each).terms, question.text + question.around);
    const told = isAgreed ? each.question : answer;
    const share =
      typeof told === "string" && (isAgreed || told.length < 30) ? mostIn(told) : undefined;
    return share !== undefined && share >= asked && isOfTravel(readSaved(each).terms);
  });
  return saved === undefined
    ? undefined
    : {
        ...derived(yesNo(true), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
      };
}

/** How much one travels, or has travelled, says nothing of how much one would. */
const isOfDoing = (text: string): boolean =>
  asksFact(text) || /\b(?:do|does|did) you (?:\w+ )?travel\b|\btravel(?:l?ed|ling)\b/.test(text);

const AROUND =
  /^(?:zu|of|the|time|your|du|temps|del|tempo|tijd|regional|regionally|about|approximately|approx|around|roughly|involves?|includes?|requires?|needed|percent|some)$/;

/** Whether a saved question names no place, or one region where regional travel is asked for. */
const isWithin = (terms: readonly Term[], asked: string): boolean => {
  const others = terms.filter(({ means, text }) =>
    means === undefined ? !AROUND.test(text) : !FRAME.has(means),
  );
  return (
    others.length === 0 ||
    (others.length === 1 &&
      (/\bregional/.test(asked)
        ? /^(?:apac|emea|latam|gcc|region|europe)$/.test(others[0]?.text ?? "")
        : false))
  );
};

/** "Disponibilità a trasferte" over shares: the one that was given as the most. */
function chosenShare(
  { options }: FormField,
  question: Question,
  { answers }: Facts,
): Finding | undefined {
  if (options.filter((option) => shareIn(option) !== undefined).length < 2) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const isPlain = terms.every(({ means, text }) =>
    means === undefined
      ? AROUND.test(text)
      : FRAME.has(means) || means === "how many" || means === "what",
  );
  if (!isPlain || !isOfTravel(terms)) return undefined;
  const saved = answers.findLast(
    (each) =>
      typeof each.answer === "string" &&
      each.answer.length < 30 &&
      mostIn(each.answer) !== undefined &&
      !isOfDoing(fold(each.question)) &&
      isOfTravel(readSaved(each).terms),
  );
  const share = typeof saved?.answer === "string" ? mostIn(saved.answer) : undefined;
  const [only, second] = options.filter(
    (option) => share !== undefined && mostIn(option) === share,
  );
  return saved === undefined || only === undefined || second !== undefined
    ? undefined
    : {
        ...derived(textClaim(only), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
      };
}

const isOfTravel = (terms: readonly Term[]): boolean =>
  terms.some(({ means }) => means === "travel") && !terms.some(({ means }) => means === "not");

/** The one share of a text; none of a long one, which states no amount. */
function shareIn(text: string): number | undefined {
  if (text.length > 120) return undefined;
  const [only, second] = [...text.matchAll(/(\d{1,3})\s?(?:%|percent|prozent)/gi)];
  return only === undefined || second !== undefined ? undefined : Number(only[1]);
}

/** "Up to 25 %", "25 %": the most that was agreed to; "over 50 %" names none. */
const mostIn = (answer: string): number | undefined =>
  /\b(?:over|more|above|über|mehr|plus de|más|mais|oltre|meer)\b|[>+]/i.test(answer)
    ? undefined
    : shareIn(answer);
