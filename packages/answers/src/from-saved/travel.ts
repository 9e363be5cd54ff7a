import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { homeCountry } from "../finding/living-place.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { readSaved } from "./read-saved.ts";
import { isPointing } from "../reading/said.ts";

const FRAME = new Set(
  "-,are,do,have,can,willing,available,travel,work,role,position,company,need,requirement,full,job title,current,meet,did,occasional,regular,country,state".split(
    ",",
  ),
);
/** Words of a journey within one's own country, or to whom one works for. */
const WITHIN =
  /^(?:national|nationally|nationwide|interstate|domestic|domestically|business|professional|within|in|across|throughout|whole|country|territory|territorial|client|clients|customer|customers|site|sites|visit|visits|see|meet|meetings|meeting|offices|branches|purposes|related|inland|bundesweit|deutschlandweit|inlands|innerhalb|kunden|geschaftlich|beruflich|national|nationale|nationaux|territoire|clients|professionnels|ambito|nacional|nacionales|todo|territorio|clientes|pais|nazionale|tutto|sul|su|italia|effettuare|realizar|fazer|nacionais|dentro|brasil|binnenland|binnen|nationaal|klanten|hele|land|interprovincial|province|region|trips|involve|involves|includes|required|occasionally|occasional|sometimes|gelegentlich|gelegentliche|ocasional|ocasionalmente|ocasionales|ocasionais|occasionnels|occasionnellement|occasionali|saltuarie|saltuariamente|af|toe|soms|okay|ok|ordnung)$/;
const NOW_AND_THEN =
  /\b(?:occasional\w*|sometimes|from time to time|now and then|light|minimal|gelegentlich\w*|ab und zu|ocasional\w*|occasion\w+|saltuari\w+|af en toe|soms)\b/;
const MORE =
  /\b(?:international\w*|abroad|overseas|foreign|ausland|weltweit|etranger|extranjero|estero|exterior|buitenland|extensive\w*|frequent\w*|often|daily|weekly|constant\w*|heavy|percent|week|weeks|weekends?|overnight|nights?|haufig\w*|frecuent\w*|frequentes?|worldwide|globally|europe|emea|alone|own|vehicle|car)\b|%/;

/** "Sei disponibile a trasferte in Italia?" of who would travel: a Yes that names no limit holds for all of one's own country. */
export function travelSaid(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const raw = isPointing(question) ? `${question.aroundRaw} ${question.text}` : question.text;
  const { terms } = takenApart(wordingOf(raw, question.beside));
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  if (!has("travel") || !isWish(terms) || has("not")) return undefined;
  if (/\d/.test(raw) || MORE.test(raw.toLowerCase())) return undefined;
  const home = homeCountry(facts);
  const isOther = terms.some(
    ({ means, text }) =>
      means !== undefined &&
      !FRAME.has(means) &&
      means !== `country ${home ?? ""}` &&
      !(means === "up to" && text === "within"),
  );
  if (isOther) return undefined;
  const places = terms.flatMap(({ means, text }) =>
    means === undefined && !WITHIN.test(text) && !isFrameWord(text) ? [text] : [],
  );
  const isNowAndThen = NOW_AND_THEN.test(raw.toLowerCase());
  const saved = facts.answers.find((answer) => agrees(answer, isNowAndThen, places));
  return saved === undefined
    ? undefined
    : {
        ...derived(yesNo(true), `You answered "${saved.question.slice(0, 120)}"`, 0.85),
        source: "answer_bank",
        savedQuestion: saved.question,
      };
}

const isWish = (terms: readonly Term[]): boolean =>
  terms.some(({ means }) => means === "willing" || means === "available" || means === "can");

/** A Yes to travel as such, or within the very region that is named; one to occasional travel is one to that only. */
function agrees(saved: SavedAnswer, isNowAndThen: boolean, places: readonly string[]): boolean {
  if (yesNoOf(saved.answer) !== true) return false;
  const { question, terms } = readSaved(saved);
  const { text } = question;
  if (/\d/.test(text) || (MORE.test(text) && !/\binternational/.test(text))) return false;
  if (NOW_AND_THEN.test(text) && !isNowAndThen) return false;
  return (
    isWish(terms) &&
    terms.some(({ means }) => means === "travel") &&
    terms.every(({ means, text: word }) =>
      means === undefined
        ? isFrameWord(word) ||
          (places.length > 0 ? places.includes(word) : WITHIN.test(word) && !OF_A_PART.test(word))
        : FRAME.has(means) || (places.length > 0 && word === "within"),
    ) &&
    places.every((place) => terms.some(({ text: word }) => word === place))
  );
}

/** A part of the country is not all of it. */
const OF_A_PART =
  /^(?:within|across|throughout|region|province|client|clients|customer|customers|site|sites|offices|branches|dentro|binnen|innerhalb)$/;
