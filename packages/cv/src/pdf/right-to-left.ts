import type { Glyph } from "./glyph.ts";

/** Letters of Hebrew, Arabic and their neighbours, and the forms in which Arabic ones are printed. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const FIRST_LETTER = 0x590;
/** What keeps its own order inside of a word that is read from the right: Latin letters and numbers. */
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.,:/]*/gu;
const LATIN = /[A-Za-z\u00c0-\u024f]/;
const LETTER = /[\p{L}\p{N}]/u;
const MARK = /^\p{M}$/u;

/** Signs above and below Arabic letters: files give them before or behind their letter, and most people write none. */
const VOWEL_SIGNS = /[\u064b-\u0652]/g;

/** A word of a line, and whether a space stands before it. */
interface Word {
  readonly text: string;
  readonly spaceBefore: boolean;
}

/** Whether a text is read from the right, in whole or in part. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** The glyphs with vowel signs and the letters of one ligature as one glyph: they keep their order when others change places. */
function withWholeClusters(glyphs: readonly Glyph[]): Glyph[] {
  const out: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = out.at(-1);
    const isPart =
      last !== undefined &&
      isRightToLeft(last.text) &&
      last.baseline === glyph.baseline &&
      (MARK.test(glyph.text) || (last.x0 === glyph.x0 && isRightToLeft(glyph.text)));
    if (isPart) out[out.length - 1] = { ...last, text: last.text + glyph.text };
    else out.push(glyph);
  }
  return out;
}

/**
 * The glyphs of each line from left to right as they are seen, where a page has text that is read from the right: PDFium
 * gives such text in the order in which it is read, in the middle of a line that goes the other way.
 */
export function inPrintedOrder(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text.charCodeAt(0) >= FIRST_LETTER && isRightToLeft(text)))
    return glyphs;
  const out: Glyph[] = [];
  let line: Glyph[] = [];
  const close = (): void => {
    const isMixed = line.some(({ text }) => isRightToLeft(text));
    out.push(...(isMixed ? line.toSorted((a, b) => a.x0 - b.x0) : line));
    line = [];
  };
  for (const glyph of withWholeClusters(glyphs)) {
    const last = line.at(-1);
    if (last !== undefined && Math.abs(last.baseline - glyph.baseline) > 0.3 * glyph.size) close();
    line.push(glyph);
  }
  close();
  return out;
}

/** The letters of a word in the order in which they are read; they are given from left to right. */
export function readWord(letters: readonly string[]): string {
  const text = letters.toReversed().join("").replace(VOWEL_SIGNS, "");
  const backwards = (part: string): string => Array.from(part).toReversed().join("");
  return text.replace(LEFT_TO_RIGHT, backwards);
}

/** The comma behind a Latin word stands on its left, where text is read from the right. */
function withMarkBehind<T extends Word>(word: T): T {
  const [, marks, rest] = /^([,;:.،؛]+)(?=[\p{L}\p{N}])(.*)$/u.exec(word.text) ?? [];
  const isLatin = marks !== undefined && !isRightToLeft(rest ?? "");
  return isLatin ? { ...word, text: `${rest}${marks}` } : word;
}

/** Brackets that open and close in turn: PDFium turns those around that it takes for a part of what is read from the right. */
function withPairedBrackets<T extends Word>(words: readonly T[]): T[] {
  let isOpen = false;
  const pair = (): string => {
    isOpen = !isOpen;
    return isOpen ? "(" : ")";
  };
  const paired = words.map((word) => ({ ...word, text: word.text.replace(/[()]/gu, pair) }));
  return paired.map((word, i) => {
    const isInside = word.text.startsWith(")") || paired[i - 1]?.text.endsWith("(") === true;
    return isInside ? { ...word, spaceBefore: false } : word;
  });
}

/** A word with its place from left to right. */
interface Placed<T> {
  readonly word: T;
  readonly at: number;
  /** Whether it is read against the direction of its line. */
  readonly isAgainst: boolean;
}

/** The words with each stretch of those that go against the line's direction turned around. */
function withTurnedStretches<T extends Word>(words: readonly Placed<T>[]): Placed<T>[] {
  const out: Placed<T>[] = [];
  let stretch: Placed<T>[] = [];
  let neutral: Placed<T>[] = [];
  const close = (): void => {
    out.push(...stretch.toReversed(), ...neutral);
    [stretch, neutral] = [[], []];
  };
  for (const placed of words) {
    if (placed.isAgainst) {
      stretch.push(...neutral, placed);
      neutral = [];
    } else if (stretch.length > 0 && !LETTER.test(placed.word.text)) neutral.push(placed);
    else {
      close();
      out.push(placed);
    }
  }
  close();
  return out;
}

/** The place whose space before it stands between two words that are read one after the other. */
function placeBetween<T>(last: Placed<T>, next: Placed<T>, isBackwards: boolean): number {
  if (Math.abs(last.at - next.at) === 1) return Math.max(last.at, next.at);
  if (isBackwards) return next.isAgainst ? last.at : next.at + 1;
  return next.isAgainst ? last.at + 1 : next.at;
}

/**
 * Words from left to right in the order in which they are read. A text that is mostly read from the right is so as a
 * whole, with its Latin words and numbers the other way; else only its words of the other direction are turned around.
 * `isSpaced` says of each word whether a space stands to its left.
 */
export function inReadingOrder<T extends Word>(
  words: readonly T[],
  isSpaced: readonly boolean[],
): T[] {
  const lengthOf = (some: readonly Word[]): number =>
    some.reduce((sum, { text }) => sum + text.length, 0);
  const fromRight = words.filter(({ text }) => isRightToLeft(text));
  // Numbers stand in texts of either direction: "2019 – היום".
  const isBackwards = lengthOf(fromRight) > lengthOf(words.filter(({ text }) => LATIN.test(text)));
  const placed = words.map((word, at): Placed<T> => {
    const isFromRight = isRightToLeft(word.text);
    return {
      word,
      at,
      isAgainst: isBackwards ? !isFromRight && LETTER.test(word.text) : isFromRight,
    };
  });
  const ordered = withTurnedStretches(isBackwards ? placed.toReversed() : placed);
  const spaced = ordered.map((next, i) => {
    const last = ordered[i - 1];
    const spaceBefore =
      last !== undefined && isSpaced[placeBetween(last, next, isBackwards)] === true;
    return { ...next.word, spaceBefore };
  });
  return withPairedBrackets(isBackwards ? spaced.map(withMarkBehind) : spaced);
}
