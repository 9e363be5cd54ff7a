import { stemOf } from "./bag.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import { type Question, withoutGenderMarks } from "../question/question.ts";
import { isAround, isKindWord } from "./trimmed.ts";
import { isWeakWord } from "./weak-words.ts";
import { isAkin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { isFamily } from "./word-families.ts";

/** How much a word tells of what is asked. */
export type Weight =
  /** Holds the sentence together. */
  | "none"
  /** A verb or an adverb around what is asked, by its ending. */
  | "light"
  /** A word that may name a part of it, or only its scene. */
  | "plain"
  /** A name, a number, or a meaning that makes another question of it. */
  | "heavy";

/** A word of a question, with what the lexicon says of it and how much it tells. */
export interface Token {
  word: string;
  means: string | undefined;
  weight: Weight;
}

/** Meanings that a question about anything may hold. */
const FRAME = new Set(
  "- have are do did can what which where who how full completed experience work use current role position company requirement same meet willing available employed name need certificate registered education licence degree level both number team someone well good occasional".split(
    " ",
  ),
);
for (const phrase of [
  "job title",
  "or more",
  "at least",
  "field of study",
  "university degree",
  "how many",
  "how long",
])
  FRAME.add(phrase);

/** Endings of English verbs, adverbs and adjectives, and of the like elsewhere, in words long enough to be none else. */
const LIGHT: Readonly<Record<string, RegExp>> = {
  en: /^(?:\p{L}{3,}(?:ing|ly|able|ible)|\p{L}{4,}ed)$/u,
  de: /^(?:\p{L}{4,}(?:lich|lichen|licher|liche|weise|bar|baren)|ge\p{L}{3,}(?:t|en))$/u,
  fr: /^(?:\p{L}{4,}(?:ment|ant|er|ez|ees))$/u,
  es: /^(?:\p{L}{4,}(?:mente|ando|iendo|ar|ado|ados|ada))$/u,
  pt: /^(?:\p{L}{4,}(?:mente|ando|endo|ar|ado|ados|ada))$/u,
  it: /^(?:\p{L}{4,}(?:mente|ando|endo|are|ere|ato|ata))$/u,
  nl: /^(?:ge\p{L}{3,}(?:d|t|en)|\p{L}{5,}(?:lijk|lijke))$/u,
  hi: /^$/u,
};

/** Words that turn what is asked into something else: how often, how much of it, what stands against it. */
const TURNING: ReadonlySet<string> = new Set(
  "every each all only tous toutes chaque jeden jedes jede alle nur todos todas cada solo somente ogni tutti tutte solo elke elk alleen har sabhi second third fifth alternate stop prevent hinder prevents anything unable objection object against besides except exclusively primary own instead rather already outside".split(
    " ",
  ),
);

/** "If yes, ..." */
const FOLLOWING = /^(?:if|one|out|si|falls|wenn|indien|zo ja|caso|affermativo|afirmativo|carried)$/;

/** Words by which one refuses. */
const REFUSING =
  /^(?:un(?:willing|comfort|able|avail|prepared)|refus|rehus|rechaz|recus|weiger|ablehn|abgelehn|rifiut|dislik|avoid|avers|hesit|vermeid|eviter|evitar)/;

const isLight = (word: string, language: string): boolean =>
  LIGHT[language]?.test(word) === true || isAround(word) || isKindWord(word);

/** Folded words that stand with a capital inside a sentence, are all capitals, or hold a digit: names. */
function namesIn(raw: string, isGerman: boolean): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, before = "", word = ""] of raw.matchAll(
    /(^|[.!?:("'/\s-]+)([\p{L}\p{N}+#&.-]*\p{L}[\p{L}\p{N}+#&-]*)/gu,
  )) {
    const isFirst = before === "" || /[.!?:]/.test(before);
    const isAbbreviation =
      /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u.test(word) || /\p{L}\d|\d\p{L}/u.test(word);
    if (isAbbreviation || (!isFirst && !isGerman && /^\p{Lu}/u.test(word)))
      for (const part of fold(word).split(" ")) names.add(part);
  }
  // A title in which most words have a capital names nothing by them.
  const words = fold(raw).split(" ");
  return names.size > Math.max(4, words.length * 0.6) ? new Set() : names;
}

function weightOf({ text, means }: Term, language: string, names: ReadonlySet<string>): Weight {
  if (text === "" || means === "yes" || FOLLOWING.test(text)) return "none";
  if (means !== undefined) return FRAME.has(means) ? "none" : "heavy";
  if (names.has(text) || /\d/.test(text) || TURNING.has(text) || REFUSING.test(text))
    return "heavy";
  if (isFrameWord(text) || isWeakWord(stemOf(text)) || text.length < 2) return "none";
  return isLight(text, language) ? "light" : "plain";
}

function tokensOf(text: string, question: Question): Token[] {
  const raw = withoutGenderMarks(text);
  const { terms, language } = takenApart(wordingOf(raw, question.beside));
  const names = namesIn(raw, language === "de");
  return terms.map((term) => ({
    word: term.text,
    means: term.means,
    weight: weightOf(term, language, names),
  }));
}

const TOKENS = new WeakMap<Question, { asked: Token[]; scene: Token[] }>();

/** The words of what is asked, and those of the sentences around it. */
export function tokensIn(question: Question): { asked: Token[]; scene: Token[] } {
  const known = TOKENS.get(question);
  if (known !== undefined) return known;
  const plain = question.raw.replace(/^(How many .+ do you) currently (have\b)/i, "$1 $2");
  const askedRaw = question.aroundRaw === "" ? plain : withoutScene(plain, question.aroundRaw);
  const tokens = {
    asked: tokensOf(askedRaw, question),
    scene: question.aroundRaw === "" ? [] : tokensOf(question.aroundRaw, question),
  };
  TOKENS.set(question, tokens);
  return tokens;
}

/** The sentence that asks, as the page writes it. */
const withoutScene = (raw: string, scene: string): string => {
  const [first = "", ...more] = scene.split(/(?<=[.!?])\s+/);
  let rest = raw;
  for (const sentence of [first, ...more]) rest = rest.replace(sentence, " ");
  return rest.replace(/^\s*:/, "").trim();
};

/** Whether a word tells of what is asked. */
export const isTelling = ({ weight }: Token): boolean => weight === "plain" || weight === "heavy";

/** Whether a sentence asks for nothing by itself: "Does this work for you?", "Do you qualify?" */
export const isBare = (tokens: readonly Token[]): boolean =>
  tokens.every(({ weight }) => weight === "none" || weight === "light");

/** Whether a word of a question is one of these words, in another form or another word of its family. */
export const isAmong = (word: string, words: readonly string[]): boolean =>
  words.some((other) => word === other || isAkin(word, other) || isFamily(word, other));
