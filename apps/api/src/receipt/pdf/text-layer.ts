import type { Font, Glyph } from "fontkit";

/**
 * Scripts whose letters are drawn in another order than they are written in, or joined to one: South Asian ones, Thai, Lao, Tibetan,
 * Burmese, Khmer. Those from the right are drawn from the other end, which readers put right by themselves.
 */
const IS_REORDERED = /[\u0900-\u109f\u1780-\u17ff]/;

/**
 * Makes what is set in this font be read, searched and copied as it was written. A reader of a PDF knows what each glyph stands for and
 * in which order they are drawn, nothing else, and a PDF has one text for each glyph. So every glyph of a piece of text stands for a
 * share of it in the order of writing, and a glyph that stands for several shares is embedded once for each.
 */
export function setReadably(font: Font): void {
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    const run = layout(text, features);
    if (IS_REORDERED.test(text)) run.glyphs = withShares(text, run.glyphs);
    return run;
  };
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    const include = subset.includeGlyph.bind(subset);
    const places = new Map<string, number>();
    subset.includeGlyph = (id) => {
      if (typeof id === "number") return include(id);
      const known = places.get(id);
      if (known !== undefined) return known;
      const glyph = Number.parseInt(id, 10);
      const isThere = subset.mapping[glyph] !== undefined;
      const place = isThere ? subset.glyphs.push(glyph) - 1 : include(glyph);
      places.set(id, place);
      return place;
    };
    return subset;
  };
}

function withShares(text: string, glyphs: readonly Glyph[]): Glyph[] {
  const written = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const shares = shareOut(
    written,
    glyphs.map(({ codePoints }) => codePoints),
  );
  return glyphs.map(({ id, advanceWidth }, index) => {
    const codePoints = shares[index] ?? [];
    return { id: `${id} ${codePoints.join(" ")}`, advanceWidth, codePoints };
  });
}

/**
 * The share of each glyph in what is written, by the characters that it is made of. Where glyphs up to one are made of just the
 * characters up to one, a new group begins; in a group the first glyph has what is more than one for each.
 */
export function shareOut(
  written: readonly number[],
  made: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const shares: (readonly number[])[] = [];
  const open = new Map<number, number>();
  const note = (character: number, change: number): void => {
    const count = (open.get(character) ?? 0) + change;
    if (count === 0) open.delete(character);
    else open.set(character, count);
  };
  let begun = 0;
  let read = 0;
  let taken = 0;
  made.forEach((characters, index) => {
    const end = taken + characters.length;
    for (const character of characters) note(character, 1);
    for (const character of written.slice(taken, end)) note(character, -1);
    taken = end;
    const isLast = index === made.length - 1;
    if (open.size > 0 && !isLast) return;
    const group = written.slice(read, isLast ? undefined : end);
    const others = index - begun;
    const first = Math.max(1, group.length - others);
    shares.push(group.slice(0, first));
    for (let at = first; at < first + others; at += 1) shares.push(group.slice(at, at + 1));
    begun = index + 1;
    read = end;
  });
  // A reader takes a glyph without a text for something else.
  return shares.map((share) => (share.length === 0 ? NOTHING : share));
}

const NOTHING: readonly number[] = [0x200b];
