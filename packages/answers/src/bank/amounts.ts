import type { Question } from "../question/question.ts";
import { type Token, tokensIn } from "../reading/tokens.ts";

/** Whether a number meets the one bound that a question sets; undefined where it sets none. */
export function isWithinBound(own: number, all: readonly Token[]): boolean | undefined {
  const numbers = all.filter(({ means }) => means === "#");
  const [only, second] = numbers;
  if (only === undefined || second !== undefined || !/^\d{1,4}\+?$/.test(only.word))
    return undefined;
  const limit = Number.parseInt(only.word, 10);
  const has = (means: string): boolean => all.some((token) => token.means === means);
  if (has("up to")) return own <= limit;
  if (has("less than")) return own < limit;
  if (has("more than")) return own > limit;
  return has("at least") || has("or more") || only.word.endsWith("+") ? own >= limit : undefined;
}

/** Meanings by which a share is given. */
export const OF_AMOUNT = new Set(["#", "up to"]);

/** The one share in percent of a saved question, and that of the one asked now. */
export function amountsIn(
  said: readonly Token[],
  question: Question,
): [number, number] | undefined {
  const { asked, scene } = tokensIn(question);
  const percents = (tokens: readonly Token[]): number[] =>
    tokens.flatMap(({ word }) => (/^\d{1,3}%$/.test(word) ? [Number.parseInt(word, 10)] : []));
  const [own, second] = percents(said);
  const [wanted, third] = percents([...asked, ...scene]);
  if (own === undefined || wanted === undefined || second !== undefined || third !== undefined)
    return undefined;
  return [own, wanted];
}
