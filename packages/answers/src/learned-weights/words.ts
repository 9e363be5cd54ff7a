import { stemOf } from "../reading/bag.ts";
import { isAmong, isBare, type Token, tokensIn } from "../reading/tokens.ts";
import type { Question } from "../question/question.ts";

/** A word of a question as it is counted: by what it means, or by its stem. */
export interface Word extends Token {
  key: string;
}

/** The words of a question. */
export interface Words {
  asked: readonly Word[];
  /** Those of the sentences around, unless what is asked only points to them. */
  scene: readonly Word[];
  /** "Is this okay for you?": what is asked stands in the sentences around. */
  isPointing: boolean;
  /** Two things are joined, or what is asked holds on a condition: "nights and weekends", "if asked at short notice". */
  isJoined: boolean;
}

const WORDS = new WeakMap<Question, Words>();

/** The words of what is asked and of what stands around it, those that only hold the sentence together left out. */
export function wordsOf(question: Question): Words {
  const known = WORDS.get(question);
  if (known !== undefined) return known;
  const { asked, scene } = tokensIn(question);
  const isPointing = isBare(asked) && scene.length > 0;
  const words = {
    asked: counted(isPointing ? [...asked, ...scene] : asked),
    scene: isPointing ? [] : counted(scene),
    isPointing,
    isJoined: asked.some(({ word }) => JOINED.test(word)),
  };
  WORDS.set(question, words);
  return words;
}

const JOINED =
  /^(?:and|or|und|oder|et|ou|y|o|u|e|ed|aur|ya|if|wenn|falls|when|as well as|through|via|without|outside|instead|only)$/;

const counted = (tokens: readonly Token[]): Word[] =>
  tokens
    .filter(({ word, means }) => means !== "-" && (word !== "" || means !== undefined))
    .map((token) => ({ ...token, key: keyOf(token.word, token.means) }));

/** By which a word is counted: what the lexicon says that it means, a number by itself, else its stem. */
export function keyOf(word: string, means: string | undefined): string {
  if (means === undefined) return stemOf(word);
  return means === "#" ? `#${word}` : means;
}

/** Words to be looked up in. */
export interface Pool {
  keys: ReadonlySet<string>;
  words: readonly string[];
}

export const poolOf = (words: readonly { key: string; word: string }[]): Pool => ({
  keys: new Set(words.map(({ key }) => key)),
  words: words.map(({ word }) => word),
});

/** Whether a pool has the word, in another form or another word of its family as well. */
export const isIn = (
  { key, word, means }: { key: string; word: string; means: string | undefined },
  { keys, words }: Pool,
): boolean => keys.has(key) || (means === undefined && isAmong(word, words));

/** How many words of a question stand nowhere in what might answer it, by how much they tell. */
export interface Left {
  known: number;
  named: number;
  plain: number;
  light: number;
}

/** Counts the words that are left over. */
export function leftOf(words: readonly Word[]): Left {
  const left = { known: 0, named: 0, plain: 0, light: 0 };
  for (const { weight, means } of words) {
    if (weight === "heavy" && means !== undefined) left.known += 1;
    else if (weight === "heavy") left.named += 1;
    else if (weight === "plain") left.plain += 1;
    else if (weight === "light") left.light += 1;
  }
  return left;
}

export const atMost = (most: number, value: number): number => Math.min(most, value);
