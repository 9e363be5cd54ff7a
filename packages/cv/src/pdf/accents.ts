import type { Glyph } from "./glyph.ts";

/** Accents that are printed as signs of their own, and what makes them part of a letter. */
const COMBINING: ReadonlyMap<string, string> = new Map([
  ["\u0060", "\u0300"],
  ["\u00b4", "\u0301"],
  ["\u02c6", "\u0302"],
  ["\u02dc", "\u0303"],
  ["\u00af", "\u0304"],
  ["\u02d8", "\u0306"],
  ["\u02d9", "\u0307"],
  ["\u00a8", "\u0308"],
  ["\u02da", "\u030a"],
  ["\u02dd", "\u030b"],
  ["\u02c7", "\u030c"],
  ["\u00b8", "\u0327"],
  ["\u02db", "\u0328"],
]);
/** Letters without a dot, for the sake of the accent that is printed over them. */
const DOTTED: ReadonlyMap<string, string> = new Map([
  ["\u0131", "i"],
  ["\u0237", "j"],
]);

function stands(accent: Glyph, letter: Glyph | undefined): letter is Glyph {
  if (letter === undefined || !/^\p{L}$/u.test(letter.text)) return false;
  const middle = (accent.x0 + accent.x1) / 2;
  return (
    middle > letter.x0 - 0.15 * letter.size &&
    middle < letter.x1 + 0.15 * letter.size &&
    Math.abs(accent.baseline - letter.baseline) < 0.6 * letter.size
  );
}

function withAccent(letter: Glyph, mark: string): Glyph {
  const text = `${DOTTED.get(letter.text) ?? letter.text}${mark}`.normalize("NFC");
  return { ...letter, text };
}

/** More accents than a CV has are not put together at all. */
const MAX_ACCENTS = 2000;
/** Letters of one line have baselines in one such stretch, or in two that touch. */
const BUCKET = 4;

/** The letters of a page by their height on it. */
class Letters {
  readonly #places = new Map<number, number[]>();
  readonly #glyphs: readonly Glyph[];

  constructor(glyphs: readonly Glyph[]) {
    this.#glyphs = glyphs;
    glyphs.forEach((glyph, i) => {
      if (COMBINING.has(glyph.text)) return;
      const bucket = Math.round(glyph.baseline / BUCKET);
      const list = this.#places.get(bucket);
      if (list === undefined) this.#places.set(bucket, [i]);
      else list.push(i);
    });
  }

  /** The letter whose middle is nearest to the accent's. */
  under(accent: Glyph): number | undefined {
    const middle = accent.x0 + accent.x1;
    const bucket = Math.round(accent.baseline / BUCKET);
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const near of [bucket - 1, bucket, bucket + 1]) {
      for (const i of this.#places.get(near) ?? []) {
        const glyph = this.#glyphs[i];
        if (!stands(accent, glyph)) continue;
        const distance = Math.abs(glyph.x0 + glyph.x1 - middle);
        if (distance < least) [best, least] = [i, distance];
      }
    }
    return best;
  }
}

/**
 * Puts accents that a PDF prints by themselves over a letter (TeX's older fonts do) together with it. PDFium gives them before their
 * letter, or at the end of the line.
 */
export function withWholeLetters(glyphs: readonly Glyph[]): readonly Glyph[] {
  const accents = glyphs.filter((glyph) => COMBINING.has(glyph.text));
  if (accents.length === 0 || accents.length > MAX_ACCENTS) return glyphs;
  const letters = new Letters(glyphs);
  const out = [...glyphs];
  const used = new Set<Glyph>();
  for (const accent of accents) {
    const i = letters.under(accent);
    const letter = i === undefined ? undefined : out[i];
    if (i === undefined || letter === undefined) continue;
    out[i] = withAccent(letter, COMBINING.get(accent.text) ?? "");
    used.add(accent);
  }
  return used.size === 0 ? glyphs : out.filter((glyph) => !used.has(glyph));
}
