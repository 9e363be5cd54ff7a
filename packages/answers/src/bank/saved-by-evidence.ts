import type { FormField } from "@sendoff/contract/form";
import { type Saved, asFinding, yesNoOf } from "./bank-entry.ts";
import {
  asksOwnVehicleAndLicence,
  BY_MEANING_ONLY,
  meansSameHere,
  mentionsOtherHours,
} from "./bank-words.ts";
import { isEither } from "../reading/composition.ts";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { homeCountry } from "../finding/living-place.ts";
import { SENSITIVE, type Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { asksAboutCompany, asksAboutPlace } from "./scope.ts";
import { fold, isSameText } from "../text/fold.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { amountsIn, isWithinBound, OF_AMOUNT } from "./amounts.ts";
import { isAmong, isBare, isTelling, type Token, tokensIn } from "../reading/tokens.ts";
import {
  ALONE,
  dayIn,
  isHowOften,
  isOfHours,
  isSameDay,
  KINDS_OF_SHIFT,
  meansRotating,
} from "./working-time.ts";

/** Meanings that are answered for exactly what was said, or not at all. */
const EXACT = new Set(
  "not,previous,non,less than,sponsor,authorised,permit,visa,citizen,eu,pay,current pay,expected,net,hourly,daily,internship,criminal,background check,drug test,race,religion,orientation,disability,two wheeler,car,licence,up to,#".split(
    ",",
  ),
);

/**
 * The saved answer whose telling words are all in the question, with the sentences around it, where what the question has more only
 * tells the scene: a Yes holds in each scene of it, and a No the more so where the question narrows what was refused.
 */
export function savedByEvidence(
  entries: readonly Saved[],
  field: FormField,
  question: Question,
  meaning: Meaning | undefined,
  facts: Facts,
): Finding | undefined {
  if (meaning !== undefined && (BY_MEANING_ONLY.has(meaning.topic) || SENSITIVE.has(meaning.topic)))
    return undefined;
  if (meaning?.topic === "marketing" || (meaning?.topic === "consent" && !isChoice(field)))
    return undefined;
  if (isAboutSomebodyElse(question) || mentionsOtherHours(question)) return undefined;
  if (
    question.isSeveral ||
    asksAboutPlace(question, meaning) ||
    asksAboutCompany(question, meaning)
  )
    return undefined;
  const { asked, scene } = tokensIn(question);
  const isBareScene = isBare(asked) && scene.length > 0;
  const all = isBareScene ? [...asked, ...scene] : asked;
  if (all.length > 40) return undefined;
  const own = ownPlaces(facts);
  const fitting = entries.filter(
    (entry) =>
      mayServe(entry, question) &&
      (meaning?.topic !== "consent" || isOfHours(tokensIn(entry.question).asked)) &&
      settles(entry, all, field, question, { own, isBareScene }) &&
      meansSameHere(entry, question, meaning, facts),
  );
  const [only, ...more] = fitting;
  if (
    only === undefined ||
    more.some(({ saved }) => !isSameAnswer(saved.answer, only.saved.answer))
  )
    return undefined;
  const why = `You answered "${only.saved.question.slice(0, 120)}"`;
  const isYes = yesNoOf(only.saved.answer) ?? (question.isYesNo ? isNamedBy(only, all) : undefined);
  return isYes === undefined
    ? question.isYesNo
      ? undefined
      : asDated(asFinding(only, 0.8, why))
    : { ...derived(yesNo(isYes), why, 0.8), source: "answer_bank" };
}

/** "Do you agree to work at weekends?" is no consent. */
const isChoice = ({ kind, options }: FormField): boolean =>
  (kind === "radio" || kind === "select") && options.length > 1;

/** A day that was saved as one is written as the page wants it. */
const asDated = (finding: Finding): Finding =>
  finding.claim.kind === "text" && /^\d{4}-\d{2}-\d{2}$/.test(finding.claim.text)
    ? { ...finding, claim: { kind: "date", date: finding.claim.text } }
    : finding;

/** "Do you hold a Class G licence?" after "Which class of licence? G", and "no more than 6 points?" after "How many points? 3". */
function isNamedBy({ saved }: Saved, all: readonly Token[]): boolean | undefined {
  const { answer } = saved;
  if (typeof answer !== "string" || answer.length > 40) return undefined;
  if (/^\d{1,4}$/.test(answer.trim())) return isWithinBound(Number(answer), all);
  const words = all
    .map(({ word }) => word)
    .join(" ")
    .split(" ");
  return fold(answer)
    .split(" ")
    .every((word) => words.includes(word))
    ? true
    : undefined;
}

const isSameAnswer = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

function mayServe({ saved, meaning }: Saved, question: Question): boolean {
  if (meaning !== undefined && (BY_MEANING_ONLY.has(meaning.topic) || SENSITIVE.has(meaning.topic)))
    return false;
  return !(yesNoOf(saved.answer) !== undefined && !question.isYesNo);
}

function settles(
  { saved, question: own }: Saved,
  all: readonly Token[],
  field: FormField,
  question: Question,
  { own: places, isBareScene }: { own: ReadonlySet<string>; isBareScene: boolean },
): boolean {
  const whole = tokensIn(own).asked;
  // The licence of whom Ontario is the home is one of Ontario.
  const isHeld = whole.some(({ means }) => OF_HOME.has(means ?? ""));
  const said = isHeld ? whole.filter(({ word, means }) => !places.has(means ?? word)) : whole;
  const isOpen = yesNoOf(saved.answer) === undefined;
  const isAsOne = isOpen && question.isYesNo;
  const ownAnswer =
    isAsOne && typeof saved.answer === "string" ? fold(saved.answer).split(" ") : [];
  const telling = said.filter(
    (token) => isTelling(token) && !(isAsOne && NUMBER_OF.test(token.means ?? token.word)),
  );
  if (telling.length === 0) return false;
  if (!isAsOne && hasNot(said) !== hasNot(all)) return false;
  const isYes = yesNoOf(saved.answer);
  // What is not so now may have been.
  if (isYes === false && isPast(all) && !isPast(said)) return false;
  // Yes to one of two is no Yes to the other, and No to both at once is no No to one.
  if (isYes !== undefined && isEitherIn(own) !== isEitherIn(question) && isYes === isEitherIn(own))
    return false;
  const optionWords = question.isYesNo ? [] : field.options.join(" ").toLowerCase().split(/\s+/);
  if (asksOwnVehicleAndLicence(own) !== asksOwnVehicleAndLicence(question)) return false;
  const [first, second] = telling;
  if (second === undefined && first !== undefined && !isEnough(first)) return false;
  if (OF_CHECKS.has(first?.means ?? "") && !isWish(all)) return false;
  const words = all.map(({ word }) => word);
  const meanings = new Set(all.map(({ means }) => means));
  const days = new Set(all.flatMap(({ word }) => dayIn(word) ?? []));
  const isCovered = ({ word, means }: Token): boolean =>
    (means !== undefined && means !== "#" && meanings.has(means) && isSameDay(word, days)) ||
    (means === "shift" && KINDS_OF_SHIFT.some((kind) => meanings.has(kind))) ||
    isAmong(word, words) ||
    (optionWords.length > 0 && isAmong(word, optionWords));
  // "Up to 20 % of the time" settles 15 %.
  const amounts = amountsIn(said, question);
  if (amounts !== undefined) {
    const [ownAmount, wanted] = amounts;
    if (yesNoOf(saved.answer) === true ? wanted > ownAmount : wanted < ownAmount) return false;
  }
  const missing = telling.filter(
    (token) => !isCovered(token) && !(amounts !== undefined && OF_AMOUNT.has(token.means ?? "")),
  );
  // "CPC card expiry date" is the "Driver CPC card expiry date".
  const isAlmost =
    isOpen &&
    !isAsOne &&
    telling.length > 3 &&
    missing.length === 1 &&
    missing[0] === first &&
    first?.means !== undefined &&
    !EXACT.has(first.means);
  if (missing.length > 0 && !isAlmost) return false;
  const isHours = isOfHours(said);
  const extras = extrasIn(all, said, {
    isOutside: (token) =>
      (isHeld && (places.has(token.means ?? token.word) || token.means === "certificate")) ||
      (isBareScene && isScenery(token)) ||
      (amounts !== undefined && OF_AMOUNT.has(token.means ?? "")) ||
      (isAsOne && (ownAnswer.includes(token.word) || OF_BOUND.has(token.means ?? ""))),
    isHours,
  });
  if (isAsOne) return extras.length === 0;
  if (extras.some(({ means }) => EXACT.has(means ?? ""))) return false;
  const isOfCompany = (tokens: readonly Token[]): boolean =>
    tokens.some(({ means }) => means === "company");
  if (isYes === undefined && isOfCompany(all) !== isOfCompany(said)) return false;
  if (isYes === undefined)
    return isText(saved.answer, field, extras, whole.filter(isTelling).length > 1);
  const isScene = extras.every(({ weight }) => weight === "plain");
  if (isYes) return isScene && extras.length <= (isHours ? 3 : isWish(all) ? 1 : 0);
  return extras.every(
    ({ word, weight, means: meaning }) =>
      !TURNS.test(word) && (weight === "plain" || meaning !== undefined || EVERY.test(word)),
  );
}

/** The telling words of a question that a saved one lacks. */
function extrasIn(
  all: readonly Token[],
  said: readonly Token[],
  { isOutside, isHours }: { isOutside: (token: Token) => boolean; isHours: boolean },
): Token[] {
  const ownWords = said.map(({ word }) => word);
  const ownMeanings = new Set(said.map(({ means }) => means));
  const isOfShifts = meansRotating(said);
  return all.filter(
    (token) =>
      isTelling(token) &&
      !isOutside(token) &&
      !(isHours && isHowOften(token)) &&
      !(isOfShifts && [...KINDS_OF_SHIFT, "early", "late"].includes(token.means ?? "")) &&
      !(token.means !== undefined && token.means !== "#" && ownMeanings.has(token.means)) &&
      !isAmong(token.word, ownWords),
  );
}

const isWish = (tokens: readonly Token[]): boolean =>
  tokens.some(({ means }) => means === "willing" || means === "available");

/** Who would not do it at all may do it now and then. */
const TURNS = /^(?:only|occasional\w*|\d.*)$/;

/** What one would undergo is not what one has. */
const OF_CHECKS = new Set(["background check", "drug test", "medical exam"]);

const OF_HOME = new Set(["licence", "passport", "registered", "certificate"]);

const EVERY = /^(?:every|each|all|jeden|jede|chaque|cada|ogni|elk|elke|todos|tous)$/;

/** Of the sentence before, what says neither when one works nor what is needed for it. */
const isScenery = ({ means, weight }: Token): boolean =>
  means === undefined
    ? weight === "plain"
    : !ALONE.has(means) && !EXACT.has(means) && !/^(?:country|language) /.test(means);

/** The country and the region one lives in: what one holds there needs no name. */
function ownPlaces(facts: Facts): ReadonlySet<string> {
  const known = PLACES.get(facts);
  if (known !== undefined) return known;
  const places = placesAnew(facts);
  PLACES.set(facts, places);
  return places;
}

const PLACES = new WeakMap<Facts, ReadonlySet<string>>();

function placesAnew(facts: Facts): ReadonlySet<string> {
  const { state, city } = facts.profile.personal;
  const country = homeCountry(facts);
  return new Set([
    ...(country === undefined ? [] : [`country ${country}`]),
    ...fold(`${state ?? ""} ${city ?? ""}`)
      .split(" ")
      .filter(Boolean),
  ]);
}

const isEnough = ({ word, means }: Token): boolean =>
  means === undefined ? word.length > 4 : ALONE.has(means);

const isPast = (tokens: readonly Token[]): boolean => tokens.some(({ means }) => means === "did");

const isEitherIn = (question: Question): boolean =>
  isEither(wordsOfQuestion(question).terms, wordsOfQuestion(question).language);

const OF_BOUND = new Set("#,up to,less than,more than,at least,or more,not".split(","));
const NUMBER_OF = /^(?:how many|which|what|class|number)$/;

const hasNot = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ means }) => means === "not").length % 2 === 1;

/** A saved text that is one of the choices, word by word, or is asked for by two of its telling words and by hardly another. */
function isText(
  answer: unknown,
  { options, kind, section = "" }: FormField,
  extras: readonly Token[],
  isWellNamed: boolean,
): boolean {
  if (typeof answer !== "string" || section !== "") return false;
  if (options.length > 0)
    return (
      (options.some((option) => isSameText(option, answer)) && extras.length <= 2) ||
      (options.some((option) => /^(\S+) [-–] /.exec(option)?.[1] === answer) &&
        extras.length === 0) ||
      (/^\d{1,4}$/.test(answer.trim()) && extras.length === 0)
    );
  return (
    (isWellNamed || kind === "url") &&
    extras.length <= 1 &&
    extras.every(({ weight, word }) => weight === "plain" && !/^(?:reason|leaving)/.test(word))
  );
}
