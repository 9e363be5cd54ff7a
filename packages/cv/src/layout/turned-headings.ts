import type { Cell } from "./line.ts";
import { rowsOf } from "./cells.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import type { Glyph, GlyphPage } from "../pdf/glyph.ts";

/** A heading printed up or down the margin, beside the block it names. */
interface Turned {
  readonly text: string;
  readonly glyph: Glyph;
  readonly middle: number;
}

/** A space between turned letters, as a share of the size. */
const SPACE = 0.18;
/** One turned heading may be a label on a picture; a CV that is set so has several. */
const LEAST = 2;

function centreOf(glyph: Glyph): number {
  return (glyph.x0 + glyph.x1) / 2;
}

/** Letters that follow each other up or down one line. */
function isNext(last: Glyph, glyph: Glyph): boolean {
  const gap = Math.max(glyph.y0 - last.y1, last.y0 - glyph.y1);
  return Math.abs(centreOf(last) - centreOf(glyph)) < 0.5 * glyph.size && gap < 1.5 * glyph.size;
}

function turnedTexts(glyphs: readonly Glyph[]): Turned[] {
  const runs: Glyph[][] = [];
  for (const glyph of glyphs) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && isNext(last, glyph)) run.push(glyph);
    else runs.push([glyph]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined) return [];
    const text = run
      .map((glyph, i) => {
        const last = run[i - 1];
        const gap = last === undefined ? 0 : Math.max(glyph.y0 - last.y1, last.y0 - glyph.y1);
        return gap > SPACE * glyph.size ? ` ${glyph.text}` : glyph.text;
      })
      .join("")
      .replace(/\s+/g, " ")
      .trim();
    const top = Math.min(...run.map((glyph) => glyph.y0));
    const bottom = Math.max(...run.map((glyph) => glyph.y1));
    return [{ text, glyph: first, middle: (top + bottom) / 2 }];
  });
}

/** Of the rows between two heights, the one above which the white space is widest: there a block begins. */
function firstOfBlock(
  rows: readonly (readonly Cell[])[],
  from: number,
  to: number,
): readonly Cell[] | undefined {
  let widest = 0;
  let first: readonly Cell[] | undefined;
  rows.forEach((row, i) => {
    const [cell] = row;
    const before = rows[i - 1]?.[0];
    if (cell === undefined || cell.baseline < from || cell.baseline > to) return;
    // The first line of a CV is its name; the first of a later page begins a block.
    const isPageTop = before === undefined && cell.page > 0;
    const gap =
      before === undefined ? (isPageTop ? Number.MAX_VALUE : 0) : cell.baseline - before.baseline;
    if (gap > widest || first === undefined) {
      widest = gap;
      first = row;
    }
  });
  return first;
}

function headingAbove({ text, glyph }: Turned, row: readonly Cell[]): Cell[] {
  const [cell] = row;
  if (cell === undefined) return [];
  const { size, style } = glyph;
  const baseline = Math.min(...row.map((c) => c.y0)) - 0.1;
  const x1 = cell.x0 + 0.5 * size * text.length;
  const run = {
    text,
    bold: true,
    italic: style.italic,
    size,
    color: style.color,
    font: style.font,
  };
  const place = { x0: cell.x0, x1, y0: baseline - size, y1: baseline };
  return [
    {
      ...place,
      runs: [{ ...run, spaceBefore: false, x0: place.x0, x1 }],
      text,
      baseline,
      size,
      page: cell.page,
      links: [],
    },
  ];
}

function headingsOf(page: GlyphPage): Turned[] {
  return turnedTexts(page.turned)
    .filter(({ text }) => findHeadingKind(text) !== undefined)
    .sort((a, b) => a.middle - b.middle);
}

/**
 * Headings that are printed turned beside their text, put above it as others are: each names the block in whose height it stands.
 * Other turned text (a watermark) stays left out. `cells` are those of the pages, one list a page.
 */
export function withTurnedHeadings(
  pages: readonly GlyphPage[],
  cells: readonly (readonly Cell[])[],
): readonly (readonly Cell[])[] {
  if (pages.every((page) => page.turned.length === 0)) return cells;
  const found = pages.map(headingsOf);
  if (found.flat().length < LEAST) return cells;
  return cells.map((some, number) => {
    const rows = rowsOf(some);
    const headings = found[number] ?? [];
    const added = headings.flatMap((heading, i) => {
      const row = firstOfBlock(rows, headings[i - 1]?.middle ?? 0, heading.middle);
      return row === undefined ? [] : headingAbove(heading, row);
    });
    return [...some, ...added];
  });
}
