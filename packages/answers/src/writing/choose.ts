import type { Claim } from "../facts/claim.ts";
import { inEnglish, wordingOf } from "../languages/lexicon.ts";
import { daysIn } from "../text/numbers.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { fineStepsIn, fluenciesIn } from "../languages/fluency.ts";
import { languageKey } from "../world/languages.ts";
import { cityKey, placeFrom } from "../world/places.ts";
import { skillKey } from "../world/skills.ts";
import { moneyOptions, moneyRangeOptions } from "./choose-money.ts";
import { countryOptions, dialOptions, placeOptions } from "./choose-place.ts";
import { degreeOptions } from "./choose-degree.ts";
import { schoolOptions } from "./choose-school.ts";
import { yesNoOptions } from "./choose-yes-no.ts";
import { employmentOptions } from "./choose-employment.ts";
import { dateOptions } from "./dates.ts";
import { isDecline, isPlaceholder } from "../question/option-words.ts";
import { isWithin, rangeFrom } from "./ranges.ts";
import { firstTier } from "./same-wording.ts";

/** The question an option is chosen for. */
interface Asked {
  raw: string;
  note: string;
  isNegated: boolean;
  /** The currency of the job's country. */
  jobCurrency?: string | undefined;
}

/**
 * The options that mean the claim, in page order: exactly one makes an answer, none or several make the question
 * unknown (DECISIONS D13). Options are compared by meaning or as whole texts, never by substring.
 */
export function optionsMeaning(claim: Claim, all: readonly string[], asked: Asked): string[] {
  // A list of countries begins with the likely ones and has them again in the alphabet: the same words are one option.
  const options = [...new Set(all)].filter((option) => !isPlaceholder(option));
  if (claim.kind === "decline") return options.filter(isDecline);
  const real = options.filter((option) => !isDecline(option));
  switch (claim.kind) {
    case "yesNo":
      return yesNoChoices(claim, real, asked);
    case "text": {
      const same = firstTier(real, [claim.text, ...(claim.also ?? [])]);
      const other = same.length > 0 ? same : sameInEnglish(claim.text, real);
      if (other.length > 0) return other;
      const banded = bandOptions(claim.text, real);
      if (banded.length > 0) return banded;
      const member = memberOptions(claim.text, real);
      return member.length > 0 ? member : explainedOptions(claim.text, real);
    }
    case "years":
      return yearOptions(claim.floor, claim.exact, real);
    case "days":
      return dayOptions(claim.days, claim.text, real);
    case "money":
      return moneyOptions(claim.perYear, claim.currency, real, asked);
    case "payRange":
      return moneyRangeOptions(claim.min, claim.max, claim.currency, real, asked);
    case "degree":
      return degreeNamed(claim.name, real) ?? degreeOptions(claim.name, real);
    case "school":
      return schoolOptions(claim.name, real);
    case "place":
      return placeOptions(claim, real);
    case "country":
      return countryOptions(claim, real);
    case "salutation":
      return salutationOptions(claim.gender, real);
    case "dial":
      return dialOptions(claim.code, claim.country, real);
    case "phone":
      return real.filter((option) => sameDigits(option, claim.dial, claim.national));
    case "fluency":
      return fluencyOptions(claim.level, claim.text, real);
    case "grade":
      return firstTier(real, [claim.text]);
    case "date":
      return dateChoices(claim.date, real);
    case "choices":
      return choiceOptions(claim, real);
    case "employment":
      return employmentOptions(claim, real);
  }
}

const UNIT = /\b(?:up to|hour|day|week|month|year|night|maximal|time)\b/g;

/** "Bis 10 %" is "Up to 10%", and "Maximaal 3" over nights is "Maximaal 3 nachten". */
function sameInEnglish(text: string, options: readonly string[]): string[] {
  const plain = (words: string): string =>
    wordingOf(words)
      .terms.flatMap(({ means, text: word }) =>
        means === "-" ? [] : [means === undefined || means === "#" ? word : means],
      )
      .join(" ")
      .replace(/ ?%/g, "");
  const said = plain(text);
  const same = options.filter((option) => plain(option) === said);
  if (same.length > 0 || !/\d/.test(said)) return same;
  const bare = (words: string): string => words.replace(UNIT, "").replace(/\s+/g, " ").trim();
  return options.filter((option) => bare(plain(option)) === bare(said));
}

function dateChoices(date: string, options: readonly string[]): string[] {
  const same = firstTier(options, [date]);
  return same.length > 0 ? same : dateOptions(date, options);
}

/** A plain number over choices that are all bands: "18" is in "6 - 20". */
function bandOptions(text: string, options: readonly string[]): string[] {
  if (!/^\d{1,4}$/.test(text.trim())) return [];
  const ranges = options.map((option) => ({
    option,
    range: rangeFrom(option, (number) => number),
  }));
  const isNone = (option: string): boolean => !/\d/.test(option);
  if (ranges.some(({ option, range }) => range === undefined && !isNone(option))) return [];
  const number = Number(text);
  return ranges.flatMap(({ option, range }) =>
    range !== undefined && isWithin(number, range) ? [option] : [],
  );
}

/** Herr or Frau; where a list tells Miss from Mrs, only the person knows which they are. */
function salutationOptions(gender: string, options: readonly string[]): string[] {
  const [said] = genderMeanings(gender);
  const fitting = options.filter(
    (option) => said !== undefined && genderMeanings(option)[0] === said,
  );
  return options.some((option) => /^(ms|miss|mrs|mx|dr)\.?$/i.test(option.trim())) ? [] : fitting;
}

/** "male" or "female" as a text says it, in any language. */
function genderMeanings(text: string): string[] {
  return wordingOf(text).terms.flatMap(({ means }) =>
    means === "male" || means === "female" ? [means] : [],
  );
}

function yesNoChoices(
  { isYes, text, also = [] }: Extract<Claim, { kind: "yesNo" }>,
  options: readonly string[],
  asked: Asked,
): string[] {
  const own = [...(text === undefined ? [] : [text]), ...also];
  const same = own.length === 0 ? [] : firstTier(options, own);
  return same.length > 0
    ? same
    : yesNoOptions(isYes, asked.isNegated, options, `${asked.raw} ${asked.note}`);
}

/** "Black, Black British or African - African" is the group and then the member that "Black African" names. */
function memberOptions(text: string, options: readonly string[]): string[] {
  const said = fold(text).split(" ");
  if (said.length < 2) return [];
  return options.filter((option) => {
    const [group, member, more] = option.split(/\s+[-–:]\s+/);
    if (group === undefined || member === undefined || more !== undefined) return false;
    const [groupWords, memberWords] = [fold(group).split(" "), fold(member).split(" ")];
    return (
      memberWords.every((word) => said.includes(word)) &&
      said.every((word) => memberWords.includes(word) || groupWords.includes(word))
    );
  });
}

/** "Postgraduate Diploma" of a "Postgraduate Diploma in Digital Marketing": the one choice that the degree's name begins with. */
function degreeNamed(name: string, options: readonly string[]): string[] | undefined {
  const named = options.filter((option) => {
    const words = fold(option);
    return words.includes(" ") && fold(name).startsWith(`${words} `);
  });
  return named.length === 1 ? named : undefined;
}

/** What in brackets makes another thing of the words before it. */
const OF_STATE =
  /\b(?:in progress|pending|expired|ongoing|partly|incomplete|not|no|without|former|other|planned|applied|studying|laufend|abgelaufen|beantragt|ohne|nicht|en cours|expir\w*|sans|en curso|caducad\w*|sin|em andamento|sem|in corso|senza|lopend|verlopen|zonder)\b/;

/** "Indefinite leave to remain/enter", "Second de cuisine / Sous-chef", "Solo only" and "Niederlassungserlaubnis (unbefristet)" are what is said without the rest. */
function explainedOptions(text: string, options: readonly string[]): string[] {
  const said = fold(text);
  return options.filter((option) => {
    const inside = /\(([^()]*)\)/.exec(option)?.[1] ?? "";
    const bare = option.replace(/\([^()]*\)/g, " ").trim();
    if (OF_STATE.test(fold(inside))) return false;
    const words = bare.split(/\s+/);
    const sides = (at: 0 | 1): string =>
      words.map((word) => (/^\p{L}+\/\p{L}+$/u.test(word) ? word.split("/")[at] : word)).join(" ");
    const forms = [
      sides(0),
      sides(1),
      ...bare.split(/\s+\/\s+/),
      bare.replace(/\s+(?:only|holder)$/i, ""),
    ];
    return forms.some((form) => fold(form) === said);
  });
}

function yearOptions(floor: number, exact: number, options: readonly string[]): string[] {
  const scale = (number: number, words: string): number =>
    /\bmonths?\b/.test(words) && !/\byears?\b/.test(words) ? number / 12 : number;
  const ranges = options.map((option) => ({
    option,
    range: noExperience(option) ?? rangeFrom(option, scale),
  }));
  const holding = (value: number): string[] =>
    ranges
      .filter(({ range }) => range !== undefined && isWithin(value, range))
      .map(({ option }) => option);
  const whole = holding(floor);
  if (whole.length === 1) return whole;
  const precise = Number.isInteger(exact) ? [] : holding(exact);
  return precise.length === 1 ? precise : whole;
}

function noExperience(
  option: string,
): { from: number; to: number; isFromOpen: boolean; isToOpen: boolean } | undefined {
  const isNone = /^(none|no experience|zero|i do not have( any)? experience|fresher)$/.test(
    fold(option),
  );
  const isFresher = inEnglish(option) === "fresher";
  return isNone || isFresher ? { from: 0, to: 0, isFromOpen: false, isToOpen: false } : undefined;
}

function dayOptions(days: number, text: string, options: readonly string[]): string[] {
  const same = firstTier(options, [text]);
  if (same.length > 0) return same;
  const scale = (number: number, words: string): number =>
    number *
    (/\b(months?|mois|monate?|mes(es)?)\b/.test(words)
      ? 30
      : /\b(weeks?|wochen?|semaines?|semanas?)\b/.test(words)
        ? 7
        : 1);
  const isAtOnce = (option: string): boolean =>
    /^(not|none|immediately|not notice|available immediately|immediately available)$/.test(
      inEnglish(option),
    ) ||
    /^(immediate|immediately|immediate joiner|immediately available|available immediately|i can join immediately|sofort|immediat|immediatement|inmediata?|inmediato|asap|turant|no notice( period)?|none|0 days?)$/.test(
      fold(option.replace(/\([^()]*\)/g, " ")),
    );
  const atOnce = options.filter(
    (option) =>
      isAtOnce(option) ||
      (/\bimmediate(ly)?\b/.test(fold(option)) && !/\d|\bnot\b|\bor\b/.test(fold(option))),
  );
  if (days === 0 && atOnce.length > 0) return atOnce;
  const others = options.filter(
    (option) => !isAtOnce(option) && !/\b(serving|negotiable|buy ?out)\b/.test(fold(option)),
  );
  const exact = others.filter((option) => {
    const range = rangeFrom(option, scale);
    return range !== undefined && range.from === days && range.to === days;
  });
  if (exact.length > 0) return exact;
  // "8 weeks / 2 months" is either.
  const either = others.filter((option) => {
    const parts = option.split(/\s*\/\s*/);
    return (
      parts.length === 2 &&
      parts.some((part) => daysIn(fold(part)) === days) &&
      parts.every((part) => daysIn(fold(part)) !== undefined)
    );
  });
  if (either.length > 0) return either;
  const holding = others.flatMap((option) => {
    const range = rangeFrom(option, scale);
    return range !== undefined && isWithin(days, range) ? [{ option, range }] : [];
  });
  // "Within 2 weeks" and "Within a month" both hold a week: the nearest limit is meant.
  const nearest = Math.min(...holding.map(({ range }) => range.to));
  const isNested = holding.every(({ range }) => range.from === -Infinity);
  return holding
    .filter(({ range }) => !isNested || range.to === nearest)
    .map(({ option }) => option);
}

function sameDigits(option: string, dial: string, national: string): boolean {
  const digits = option.replace(/\D/g, "");
  return digits === national || digits === `${dial}${national}`;
}

function fluencyOptions(level: number, text: string, options: readonly string[]): string[] {
  const same = firstTier(options, [text]);
  if (same.length > 0) return same;
  const fitting = options.filter((option) => fluenciesIn(option).some((step) => step === level));
  // A native speaker is above C2, where that is the highest choice.
  if (fitting.length === 0 && level === 4)
    return options.filter((option) => fineStepsIn(option).join() === "6");
  if (fitting.length <= 1) return fitting;
  const beside = options.join(" ");
  const named = levelWord(text);
  const sameWord = fitting.filter((option) => levelWord(option, beside) === named);
  if (sameWord.length === 1) return sameWord;
  // Several of one step are told apart where the level is one of A1 to C2: the narrowest that holds it.
  const own = fineStepsIn(text);
  const width = (option: string): number => fineStepsIn(option).length;
  const holding = fitting.filter((option) =>
    own.every((step) => fineStepsIn(option).includes(step)),
  );
  const narrowest = Math.min(...holding.map(width));
  const closest = own.length === 1 ? holding.filter((option) => width(option) === narrowest) : [];
  return closest.length > 0 ? closest : fitting;
}

/** "Avançado" and "Advanced" are the same word. */
const levelWord = (text: string, beside = ""): string =>
  // India calls a school "Intermediate".
  /^intermediate$/i.test(text.trim())
    ? "intermediate"
    : inEnglish(text.replace(/\b[ABC][12]\b/g, "").replace(/\(.*$/, ""), beside);

const KEY_OF = {
  skill: skillKey,
  language: (name: string): string => languageKey(name) ?? fold(name),
  place: (name: string): string => {
    const place = placeFrom(name);
    return place.city === undefined ? fold(name) : cityKey(place.city);
  },
  certificate: fold,
  text: fold,
} as const;

function choiceOptions(
  claim: Extract<Claim, { kind: "choices" }>,
  options: readonly string[],
): string[] {
  const key = KEY_OF[claim.of];
  const held = new Set(claim.names.map((name) => key(name)));
  return options.filter(
    (option) =>
      held.has(key(option)) ||
      (claim.of === "skill" && partsOf(option).every((part) => held.has(skillKey(part)))),
  );
}

/** "Java/Kotlin" is two skills, "CI/CD" is one. */
export function partsOf(option: string): string[] {
  const isOne = !/\S\s*[/,]\s*\S/.test(option) || hasPhrase(fold(option), "ci cd");
  return isOne ? [option] : option.split(/\s*[/,]\s*/);
}
