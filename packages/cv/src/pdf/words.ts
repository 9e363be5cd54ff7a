import { withWholeLetters } from "./accents.ts";
import type { Glyph, GlyphStyle } from "./glyph.ts";
import { inPrintedOrder, isRightToLeft, readWord } from "./right-to-left.ts";

/** Letters that belong together: no space between them, one style. */
export interface Word {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly baseline: number;
  readonly size: number;
  readonly style: GlyphStyle;
  /** Whether a printed space (or an icon) stands before the word; a mere gap does not count. */
  readonly spaceBefore: boolean;
  readonly iconBefore: boolean;
  /** Words with the same number were printed one after the other on one baseline. */
  readonly run: number;
}

/** A gap of this share of the size, above the run's own letter spacing, ends a word. */
const WORD_GAP = 0.14;
/** Between letters that are joined, as those of Arabic: their boxes leave more between them than the eye sees. */
const JOINED_GAP = 0.4;
/** A gap of this many sizes with text of another size behind it is between two texts, not between two words of a justified line. */
const OTHER_SIZE_GAP = 0.8;
/** Sizes that differ by this share of the larger one are two. */
const OTHER_SIZE = 0.08;

function isSpace(text: string): boolean {
  const code = text.charCodeAt(0);
  // Nearly all glyphs are plain letters: they need no pattern.
  if (code > 0x20 && code < 0x80) return false;
  return /^[\s\u00a0\u200b\u2000-\u200a\u202f]$/u.test(text);
}

/** Where Symbol and Wingdings have the marks of lists that word processors set: a dot, a square, an arrow, a tick. */
const LIST_MARKS = new Set("\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf06e\uf06c\uf0e8\uf0e0");

/** Symbol fonts put icons in the private use area; they stand for words such as "Phone" and carry no text. */
function isIcon(glyph: Glyph): boolean {
  if (glyph.style.isIcons) return true;
  if (glyph.text < "\u00ff" || isListMark(glyph)) return false;
  return /^[\ue000-\uf8ff\u{f0000}-\u{10ffff}]$/u.test(glyph.text);
}

function isListMark({ text }: Glyph): boolean {
  return text >= "\u00ff" && LIST_MARKS.has(text);
}

function areJoined(before: Glyph, glyph: Glyph): boolean {
  return isRightToLeft(before.text) && isRightToLeft(glyph.text);
}

function sameLook(a: GlyphStyle, b: GlyphStyle): boolean {
  return a === b || (a.font === b.font && a.color === b.color && a.bold === b.bold);
}

/** Letters that a font lacks are printed in another one ("Đ", "ş"): one word in two fonts. */
function isLentLetter(before: Glyph, glyph: Glyph): boolean {
  return (
    before.style.color === glyph.style.color &&
    Math.abs(before.size - glyph.size) < 0.05 * glyph.size &&
    isLetter(before.text) &&
    isLetter(glyph.text)
  );
}

function isLetter(text: string): boolean {
  return /^\p{L}/u.test(text);
}

/** The look of most of a word's letters. */
function styleOf(glyphs: readonly Glyph[], first: Glyph): GlyphStyle {
  if (glyphs.every((glyph) => glyph.style === first.style)) return first.style;
  const counts = new Map<GlyphStyle, number>();
  for (const { style } of glyphs) counts.set(style, (counts.get(style) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? first.style;
}

function isNext(before: Glyph, glyph: Glyph): boolean {
  // The letters of one ligature have one box.
  if (before.x0 === glyph.x0 && before.baseline === glyph.baseline) return true;
  const size = Math.max(before.size, glyph.size);
  // A heading and the text beside it have letter spacings of their own.
  const isOtherSize = Math.abs(before.size - glyph.size) > OTHER_SIZE * size;
  if (isOtherSize && glyph.x0 - before.x1 > OTHER_SIZE_GAP * size) return false;
  return (
    Math.abs(before.baseline - glyph.baseline) < 0.3 * size &&
    glyph.x0 - before.x1 > -0.5 * size &&
    glyph.x0 - before.x1 < 3 * size
  );
}

/** Glyphs that follow each other on one baseline in the order of the file. */
function runsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const runs: Glyph[][] = [];
  let current: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = current.at(-1);
    if (last !== undefined && !isNext(last, glyph)) {
      runs.push(current);
      current = [];
    }
    current.push(glyph);
  }
  if (current.length > 0) runs.push(current);
  return runs;
}

/** Distances between the letters of one run; a run is seldom longer. */
let gaps = new Float64Array(256);

/** The usual distance between letters of the run, in sizes; above 0 where a heading is letter-spaced. */
function letterSpacing(run: readonly Glyph[]): number {
  if (gaps.length < run.length) gaps = new Float64Array(2 * run.length);
  let count = 0;
  let last: Glyph | undefined;
  for (const glyph of run) {
    const next = isSpace(glyph.text) ? undefined : glyph;
    if (last !== undefined && next !== undefined) {
      gaps[count] = (next.x0 - last.x1) / next.size;
      count += 1;
    }
    last = next;
  }
  if (count < 3) return 0;
  // The lower third: in loosely set words of two or three letters the median would be a word's space.
  return Math.max(0, gaps.subarray(0, count).sort()[Math.floor(count / 3)] ?? 0);
}

class WordBuilder {
  readonly words: Word[] = [];
  #glyphs: Glyph[] = [];
  #spaceBefore = false;
  #iconBefore = false;
  #run = 0;

  flush(): void {
    const [first] = this.#glyphs;
    if (first === undefined) return;
    let { text, x0, x1, y0, y1, size } = first;
    for (let i = 1; i < this.#glyphs.length; i += 1) {
      const glyph = this.#glyphs[i] ?? first;
      text += glyph.text;
      x0 = Math.min(x0, glyph.x0);
      x1 = Math.max(x1, glyph.x1);
      y0 = Math.min(y0, glyph.y0);
      y1 = Math.max(y1, glyph.y1);
      size = Math.max(size, glyph.size);
    }
    this.words.push({
      text: isRightToLeft(text) ? readWord(this.#glyphs.map((glyph) => glyph.text)) : text,
      x0,
      x1,
      y0,
      y1,
      size,
      baseline: first.baseline,
      style: styleOf(this.#glyphs, first),
      spaceBefore: this.#spaceBefore,
      iconBefore: this.#iconBefore,
      run: this.#run,
    });
    this.#glyphs = [];
    this.#spaceBefore = false;
    this.#iconBefore = false;
  }

  space(): void {
    this.flush();
    this.#spaceBefore = true;
  }

  icon(): void {
    this.flush();
    this.#iconBefore = true;
    this.#spaceBefore = true;
  }

  startRun(): void {
    this.flush();
    this.#spaceBefore = false;
    this.#run += 1;
  }

  add(glyph: Glyph, gap: number, spacing: number): void {
    const last = this.#glyphs.at(-1);
    if (last !== undefined) {
      if (gap > spacing + WORD_GAP && !(gap <= spacing + JOINED_GAP && areJoined(last, glyph)))
        this.flush();
      else if (!sameLook(last.style, glyph.style) && !isLentLetter(last, glyph)) this.flush();
    }
    this.#glyphs.push(glyph);
  }
}

/** Drops glyphs that are printed twice in the same place (bold made by printing again). */
function withoutDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<number, string>();
  return glyphs.filter((g, i) => {
    // The letters of a ligature follow each other and have one box: "tt" is no double.
    if (isSpace(g.text) || glyphs[i - 1]?.x0 === g.x0) return true;
    const place = Math.round(g.x0) * 65_536 + Math.round(g.baseline);
    const there = seen.get(place);
    if (there?.includes(g.text) === true) return false;
    seen.set(place, there === undefined ? g.text : there + g.text);
    return true;
  });
}

/** Groups a page's glyphs into words by their boxes. The order is that of the file; spaces and icons are not words. */
export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  const builder = new WordBuilder();
  for (const run of runsOf(withoutDoubles(withWholeLetters(inPrintedOrder(glyphs))))) {
    const spacing = letterSpacing(run);
    builder.startRun();
    let last: Glyph | undefined;
    for (const glyph of run) {
      const gap = last === undefined ? 0 : (glyph.x0 - last.x1) / glyph.size;
      if (isSpace(glyph.text)) builder.space();
      else if (isIcon(glyph)) builder.icon();
      else builder.add(isListMark(glyph) ? { ...glyph, text: "•" } : glyph, gap, spacing);
      last = glyph;
    }
  }
  builder.flush();
  return builder.words;
}
