import { isDateText } from "../vocabulary/date-text.ts";
import type { PageLink } from "../pdf/glyph.ts";
import { withPlainSigns } from "./plain-signs.ts";
import { inReadingOrder, isRightToLeft } from "../pdf/right-to-left.ts";
import type { Word } from "../pdf/words.ts";
import type { Cell, Run } from "./line.ts";

/** Words further apart than this share of their size stand in different cells: with a printed space between them, without. */
const GAP_WITH_SPACE = 0.95;
const GAP_WITHOUT_SPACE = 0.85;
/** Where spaces are printed, a gap without one parts boxes: skills set as tags, a label and its value. */
const GAP_WHERE_SPACES_ARE_PRINTED = 0.32;

/** "2019" alone may be the end of a name ("Expo 2019"); anything longer that is a date is one of its own. */
const MIN_DATE = 6;

/** Lines of a justified column end at one place; fewer do so by chance. */
const MIN_JUSTIFIED_LINES = 3;

/** Words whose baselines differ by less than this share of the size stand on one line. */
export const SAME_BASELINE = 0.32;

/** Groups things by baseline, each group sorted from left to right. */
export function rowsOf<T extends { baseline: number; size: number; x0: number }>(
  items: readonly T[],
): T[][] {
  const sorted = [...items].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const rows: T[][] = [];
  let row: T[] = [];
  for (const item of sorted) {
    const [first] = row;
    if (
      first !== undefined &&
      item.baseline - first.baseline > SAME_BASELINE * Math.max(4, Math.min(item.size, first.size))
    ) {
      rows.push(row);
      row = [];
    }
    row.push(item);
  }
  if (row.length > 0) rows.push(row);
  for (const r of rows) r.sort((a, b) => a.x0 - b.x0);
  return rows;
}

/** Whether a space stands between a word and the one on its left. */
function isSpaced(last: Word | undefined, word: Word): boolean {
  return last !== undefined && (word.spaceBefore || word.x0 - last.x1 > 0.14 * word.size);
}

/** Words in the order in which they are read; those of a text that is read from the right know the spaces before them. */
function inOrder(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => isRightToLeft(text))) return words;
  const spaces = words.map((word, i) => isSpaced(words[i - 1], word));
  return inReadingOrder(words, spaces);
}

function toRuns(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  let last: Word | undefined;
  const ordered = inOrder(words);
  for (const word of ordered) {
    const space = ordered === words ? isSpaced(last, word) : word.spaceBefore;
    const text = withPlainSigns(word.text);
    const before = runs.at(-1);
    if (before !== undefined && last !== undefined && isSameStyle(last, word)) {
      runs[runs.length - 1] = {
        ...before,
        text: `${before.text}${space ? " " : ""}${text}`,
        x0: Math.min(before.x0, word.x0),
        x1: Math.max(before.x1, word.x1),
      };
    } else {
      const { bold, italic, color, font } = word.style;
      runs.push({
        text,
        bold,
        italic,
        size: word.size,
        color,
        font,
        spaceBefore: space,
        x0: word.x0,
        x1: word.x1,
      });
    }
    last = word;
  }
  return runs;
}

function isSameStyle(a: Word, b: Word): boolean {
  return (
    a.style.bold === b.style.bold &&
    a.style.italic === b.style.italic &&
    a.style.color === b.style.color &&
    Math.abs(a.size - b.size) < 0.25 * a.size
  );
}

/** The text of runs with the spaces between them. */
export function textOf(runs: readonly Run[]): string {
  return runs
    .map((run, i) => (i > 0 && run.spaceBefore ? ` ${run.text}` : run.text))
    .join("")
    .trim();
}

function toCell(words: readonly Word[], page: number, links: readonly PageLink[]): Cell {
  const runs = toRuns(words);
  const x0 = Math.min(...words.map((w) => w.x0));
  const x1 = Math.max(...words.map((w) => w.x1));
  const y0 = Math.min(...words.map((w) => w.y0));
  const y1 = Math.max(...words.map((w) => w.y1));
  const [first] = words;
  const middle = (y0 + y1) / 2;
  const on = links.filter(
    (l) => middle > l.y0 - 1 && middle < l.y1 + 1 && l.x0 < x1 - 1 && l.x1 > x0 + 1,
  );
  return {
    runs,
    text: textOf(runs),
    x0,
    x1,
    y0,
    y1,
    baseline: first?.baseline ?? y1,
    size: Math.max(...words.map((w) => w.size)),
    page,
    links: [...new Set(on.map((l) => l.uri))],
  };
}

/** Whether the page's words are parted by printed spaces (browsers, Word) or by gaps alone (TeX). */
function widestPlainGap(words: readonly Word[]): number {
  let printed = 0;
  let gaps = 0;
  for (let i = 1; i < words.length; i += 1) {
    const [last, word] = [words[i - 1], words[i]];
    if (last === undefined || word === undefined || last.run !== word.run) continue;
    const gap = (word.x0 - last.x1) / word.size;
    if (gap < 0.14 || gap > 0.6) continue;
    if (word.spaceBefore) printed += 1;
    else gaps += 1;
  }
  return printed >= 20 && printed > 9 * gaps ? GAP_WHERE_SPACES_ARE_PRINTED : GAP_WITHOUT_SPACE;
}

function isApart(last: Word, word: Word, plainGap: number): boolean {
  const size = Math.min(last.size, word.size);
  const gap = word.x0 - last.x1;
  if (word.iconBefore && gap > 0.5 * size) return true;
  // A large step back: printed over each other, so not one text.
  if (gap < -0.8 * size) return true;
  return gap > (word.spaceBefore ? GAP_WITH_SPACE : plainGap) * size;
}

/** Words of about one size whose baselines differ by more than this share of it are on lines of two columns. */
const SHIFT = 0.12;
/** Raised and lowered signs are smaller than the letters beside them by more than this. */
const AS_LARGE = 0.85;

function isShifted(a: Word, b: Word): boolean {
  const [small, large] = a.size < b.size ? [a.size, b.size] : [b.size, a.size];
  return small > AS_LARGE * large && Math.abs(a.baseline - b.baseline) > SHIFT * small;
}

/** Whether two chunks that were printed at different times are one text: near each other and not of different looks. */
function isOneText(last: Word, word: Word, plainGap: number): boolean {
  const size = Math.min(last.size, word.size);
  const gap = word.x0 - last.x1;
  if (isApart(last, word, plainGap) || gap < -0.3 * size) return false;
  if (isShifted(last, word)) return false;
  const isOther =
    Math.abs(last.size - word.size) > 0.06 * size || last.style.bold !== word.style.bold;
  return !(isOther && (gap < 0.1 * size || gap > 0.6 * size));
}

/** A heading and the text beside it: no space was printed between them, and their sizes differ. */
function isOtherBlock(last: Word, word: Word): boolean {
  const size = Math.min(last.size, word.size);
  return (
    !word.spaceBefore &&
    word.x0 - last.x1 > 0.55 * size &&
    Math.abs(last.size - word.size) > 0.12 * size
  );
}

/** How many rows end at each place, to the point. */
function rightEdges(rows: readonly (readonly Word[])[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const row of rows) {
    const end = Math.round(Math.max(...row.map((word) => word.x1)));
    edges.set(end, (edges.get(end) ?? 0) + 1);
  }
  return edges;
}

/** In a justified line all spaces are equally wide, and other lines end where it ends: the width of its spaces, 0 where they differ. */
function justifiedGap(
  words: readonly Word[],
  edges: ReadonlyMap<number, number>,
  hasSpaces: boolean,
): number {
  const end = Math.round(words.at(-1)?.x1 ?? 0);
  const sharing = [end - 1, end, end + 1].reduce((sum, x) => sum + (edges.get(x) ?? 0), 0);
  if (sharing < MIN_JUSTIFIED_LINES) return 0;
  const gaps = words.flatMap((word, i) => {
    const last = words[i - 1];
    const isSpace = word.spaceBefore || !hasSpaces;
    return last !== undefined && isSpace ? [word.x0 - last.x1] : [];
  });
  const least = Math.min(...gaps);
  const most = Math.max(...gaps);
  const size = words[0]?.size ?? 0;
  return gaps.length >= 2 && most < 3.5 * size && most - least < (hasSpaces ? 0.15 : 0.2) * size
    ? most + 0.01
    : 0;
}

/** The words of one row that were printed together, cut at wide gaps. */
function chunksOf(
  row: readonly Word[],
  edges: ReadonlyMap<number, number>,
  plainGap: number,
): Word[][] {
  const byRun = new Map<number, Word[]>();
  for (const word of row) {
    const words = byRun.get(word.run);
    if (words === undefined) byRun.set(word.run, [word]);
    else words.push(word);
  }
  const chunks: Word[][] = [];
  const hasSpaces =
    plainGap === GAP_WHERE_SPACES_ARE_PRINTED || row.some((word) => word.spaceBefore);
  for (const words of byRun.values()) {
    let current: Word[] = [];
    const justified = justifiedGap(words, edges, hasSpaces);
    for (const word of words) {
      const last = current.at(-1);
      const isSpaced =
        last !== undefined && word.x0 - last.x1 <= justified && (word.spaceBefore || !hasSpaces);
      if (
        last !== undefined &&
        !isSpaced &&
        (isApart(last, word, plainGap) || isOtherBlock(last, word))
      ) {
        chunks.push(current);
        current = [];
      }
      current.push(word);
    }
    if (current.length > 0) chunks.push(current);
  }
  return chunks.sort((a, b) => (a[0]?.x0 ?? 0) - (b[0]?.x0 ?? 0));
}

/** A date that was printed apart from its line stands apart, even where the line runs up to it. */
function isFloatedDate(chunk: readonly Word[]): boolean {
  const text = chunk.map((word) => word.text).join(" ");
  return text.length >= MIN_DATE && isDateText(text);
}

/**
 * Joins a page's words into cells: stretches of one line without a gap wider than a space may be. What was printed
 * together stays together, so texts that overlap (a long date running into a title) do not mix.
 */
export function cellsOf(words: readonly Word[], page: number, links: readonly PageLink[]): Cell[] {
  const cells: Cell[] = [];
  const rows = rowsOf(words);
  const edges = rightEdges(rows);
  const plainGap = widestPlainGap(words);
  for (const row of rows) {
    let current: Word[] = [];
    for (const chunk of chunksOf(row, edges, plainGap)) {
      const last = current.at(-1);
      const [first] = chunk;
      const isNext = last !== undefined && first !== undefined && isOneText(last, first, plainGap);
      if (last !== undefined && (!isNext || isFloatedDate(chunk))) {
        cells.push(toCell(current, page, links));
        current = [];
      }
      current.push(...chunk);
    }
    if (current.length > 0) cells.push(toCell(current, page, links));
  }
  return cells.filter((cell) => cell.text !== "");
}
