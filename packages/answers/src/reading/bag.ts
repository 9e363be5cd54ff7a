import { isEither } from "./composition.ts";
import { askedTerms, isPointing } from "./said.ts";
import type { Question } from "../question/question.ts";
import type { Term } from "../languages/lexicon.ts";
import { wordsOfQuestion } from "../topics/match.ts";

/** What a question is about, apart from how it is put: the meanings of its words, in any language and order. */
export interface Bag {
  key: string;
  words: ReadonlySet<string>;
  isNegated: boolean;
  /** What one would do, rather than what is. */
  isWillingness: boolean;
  /** One of several things is enough. */
  isEither: boolean;
}

/** Verbs and the like that do not change what is asked. */
const FRAME = new Set(
  "- what which have are do did can work use current role position name requirement same meet occasional number reference level full completed someone class".split(
    " ",
  ),
);
/** What a sentence about the job has that a question about the person does not need. */
const OF_THE_JOB = new Set([
  "company",
  "job title",
  "position",
  "team",
  "need",
  "requirement",
  "-",
]);
const WILLING = new Set(["willing", "available", "can"]);

/** The bags of a question: as it stands, and without what stands in brackets, which is mostly an abbreviation or an aside. */
export function bagsOf(question: Question): Bag[] {
  const known = BAGS.get(question);
  if (known !== undefined) return known;
  const bags = bagsAnew(question);
  BAGS.set(question, bags);
  return bags;
}

const BAGS = new WeakMap<Question, Bag[]>();

function bagsAnew(question: Question): Bag[] {
  const whole = bagOf(askedTerms(question), question);
  const bare = question.withoutBrackets;
  const short = bare === undefined ? undefined : bagOf(askedTerms(bare), bare);
  return [whole, short].filter((bag) => bag !== undefined);
}

/** Units of weight and way by one name. */
const UNITS: ReadonlyMap<string, string> = new Map(
  [
    "kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes kilogramos quilos chilogrammi",
    "lb lbs pound pounds",
    "mile miles",
    "km kms kilometers kilometres kilometre kilometer",
  ].flatMap((line) => {
    const [name = "", ...others] = line.split(" ");
    return [name, ...others].map((other) => [other, name] as const);
  }),
);

function bagOf(terms: readonly Term[], question: Question): Bag | undefined {
  const words = new Set<string>();
  for (const { means, text } of terms) {
    if (isPointing(question) && OF_THE_JOB.has(means ?? "")) continue;
    const unit = UNITS.get(text);
    if (unit !== undefined) words.add(unit);
    else if (means === undefined) words.add(stemOf(text));
    else if (means === "#") words.add(text);
    else if (means !== "not" && !FRAME.has(means) && !WILLING.has(means)) words.add(means);
  }
  if (words.has("hour") && words.has("week")) {
    words.delete("week");
    words.add("weekly hours");
  }
  if (!question.isYesNo && terms.some(({ means }) => means === "current")) words.add("current");
  if (!question.isYesNo) for (const word of ["expected", "how many", "up to"]) words.delete(word);
  if (words.has("hybrid") && words.has("day")) words.delete("hybrid");
  if (words.has("weekly hours"))
    for (const word of ["hour", "expected", "how many"]) words.delete(word);
  if (words.has("night") || words.has("weekend") || words.has("rotating")) words.delete("shift");
  if (words.has("on call")) words.delete("start");
  if (words.has("on call") || [...words].some((word) => /^\dx\d$/.test(word)))
    words.delete("shift");
  if (words.has("day") && words.has("week")) words.delete("week");
  if (words.size === 0) return undefined;
  const asked = isPointing(question) ? [...terms, ...wordsOfQuestion(question).terms] : terms;
  const isNegated = terms.filter(({ means }) => means === "not").length % 2 === 1;
  const isWillingness = asked.some(({ means }) => means !== undefined && WILLING.has(means));
  const isOr = isEither(terms, wordsOfQuestion(question).language);
  const key =
    [...words].toSorted().join(" ") + (isNegated ? " not" : "") + (isWillingness ? " willing" : "");
  return { key, words, isNegated, isWillingness, isEither: isOr && words.size > 1 };
}

/** Whether what was said to one question holds for another: Yes to both is Yes to either, and No to either is No to both. */
export function isSameAsked(said: Bag, asked: Bag, isYes: boolean | undefined): boolean {
  if (said.key !== asked.key) return false;
  return said.isEither === asked.isEither || isYes === asked.isEither;
}

/** A word without the endings by which its forms differ. */
export const stemOf = (word: string): string =>
  word
    .replace(/(?<=\p{L}{4})(?:ing|ed|es|en|er|s|n)$/u, "")
    .replace(/(?<=\p{L}{4})(?:e|a|o)$/u, "");
