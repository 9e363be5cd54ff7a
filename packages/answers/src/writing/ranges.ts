import { digitsFor } from "../text/numbers.ts";
import { inEnglish, wordingOf } from "../languages/lexicon.ts";
import { fold } from "../text/fold.ts";

/** A range with both ends included unless they are open. */
interface Range {
  from: number;
  to: number;
  isFromOpen: boolean;
  isToOpen: boolean;
}

const exactly = (value: number): Range => ({
  from: value,
  to: value,
  isFromOpen: false,
  isToOpen: false,
});
const N = "(\\d+(?:\\.\\d+)?)";

/**
 * Reads "3-5 years", "10+", "Less than 1 year", "More than 10", "2 years". `scale` turns a number and the words around
 * it into the unit of the value. Undefined when the option is no range.
 */
export function rangeFrom(
  option: string,
  scale: (number: number, words: string) => number,
): Range | undefined {
  const plain = option
    .replace(/[‐-―]/g, "-")
    .replace(/(\d)\s*-\s*(?=[^\d]{0,4}\d)/g, "$1 to ")
    .replace(/(\d)\s*\+/g, "$1 or more ");
  const isEnglish = wordingOf(option).language === "en";
  const words = digitsFor(isEnglish ? fold(plain) : inEnglish(plain));
  const number = (text: string | undefined): number => scale(Number(text), words);
  const two = new RegExp(
    `${N}\\D{0,20}? (?:to|and|bis|a|und|et|y|e|se|less than|but less than|up to) \\D{0,12}?${N}`,
  ).exec(words);
  if (two !== null) {
    if (/\d.*\d.*\d/.test(words.replace(/\d+(\.\d+)?/g, "1")) || number(two[1]) > number(two[2]))
      return undefined;
    return {
      from: number(two[1]),
      to: number(two[2]),
      isFromOpen: false,
      isToOpen: /less than/.test(two[0]),
    };
  }
  const one = new RegExp(N, "g");
  const numbers = words.match(one) ?? [];
  if (numbers.length !== 1) return undefined;
  const value = number(numbers[0]);
  const sign = SIGN.exec(option)?.[1];
  if (sign !== undefined) return beyond(sign, value);
  if (
    /\b(less than|under|below|fewer than|weniger als|unter|moins de|menos de|se kam)\b/.test(words)
  )
    return { from: -Infinity, to: value, isFromOpen: true, isToOpen: true };
  if (
    /\b(up to|upto|or less|or fewer|or below|maximum|max|at most|within|bis zu|jusqu a|hasta|and below)\b/.test(
      words,
    )
  )
    return { from: -Infinity, to: value, isFromOpen: true, isToOpen: false };
  if (
    /\b(more than|over|above|greater than|mehr als|uber|plus de|mas de|beyond|exceeding|se jyada)\b/.test(
      words,
    ) &&
    !/\b(and|or) above\b/.test(words)
  )
    return { from: value, to: Infinity, isFromOpen: true, isToOpen: true };
  if (
    /\b(or more|plus|and above|or above|at least|minimum|or greater|and more|or over|oder mehr|mindestens|ou plus|au moins|o mas|al menos|and over|onwards)\b/.test(
      words,
    )
  )
    return { from: value, to: Infinity, isFromOpen: false, isToOpen: true };
  return exactly(value);
}

/** "<1", "> 7 years", "≥ 10": the sign stands before the number. */
const SIGN = /^\s*(<=|>=|=<|=>|[≤≥<>])\s*\d/;

function beyond(sign: string, value: number): Range {
  const isClosed = sign !== "<" && sign !== ">";
  return /[<≤]/.test(sign)
    ? { from: -Infinity, to: value, isFromOpen: true, isToOpen: !isClosed }
    : { from: value, to: Infinity, isFromOpen: !isClosed, isToOpen: true };
}

/** Whether a value lies in a range. */
export function isWithin(value: number, range: Range): boolean {
  const isAbove = range.isFromOpen ? value > range.from : value >= range.from;
  return isAbove && (range.isToOpen ? value < range.to : value <= range.to);
}
