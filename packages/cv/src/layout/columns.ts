import { labelRole } from "../vocabulary/label-words.ts";
import { isDateText } from "../vocabulary/date-text.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import { rowsOf } from "./cells.ts";
import { findSideBySideHeadings } from "./side-by-side-headings.ts";
import { above, isPaired } from "./band.ts";
import type { Band } from "./band.ts";
import { isUnderDate, labelsOf, cellLook } from "./labels.ts";
import type { Cell } from "./line.ts";
import { aboveMarginRows } from "./margin-rows.ts";
import { isTableHead } from "./table-heads.ts";

/** Where a page (or a part of it) falls into two columns. */
export interface Split {
  /** Left edge of the right column. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: readonly Cell[];
  readonly right: readonly Cell[];
  /** `columns` are read one after the other; `labels-left` and `labels-right` stand beside what they say. */
  readonly kind: "columns" | "labels-left" | "labels-right";
}

const MIN_LINES = 3;
/** A heading and one line below it: enough where headings stand side by side. */
const MIN_SIDE_BY_SIDE = 2;
/** The share of lines with text beside them from which a block is rows of a table. */
const MOSTLY_PAIRED = 0.7;
/** The share of plain text from which a column, if it is the wider one, is surely one of text. */
const MOSTLY_PLAIN = 0.6;
/** What stands no further to the right of a column's edge begins at it: text below a heading may be set in a little. */
const INDENT = 12;
/** Narrowest white space between columns, in points. */
const MIN_GUTTER = 3;

/** Between which two of the sorted baselines each baseline lies: the place of the first one that is no less. */
function placeAmong(baselines: readonly number[], baseline: number): number {
  let [low, high] = [0, baselines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((baselines[middle] ?? 0) < baseline) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** For a left edge x: the stretches of the page in which no cell crosses x, with the cells on both sides. */
function bandsAt(cells: readonly Cell[], x: number): Band[] {
  const crossing = cells
    .filter((c) => c.x0 < x - 1.5 && c.x1 > x - MIN_GUTTER)
    .map((c) => c.baseline)
    .sort((a, b) => a - b);
  const bands: Band[] = Array.from({ length: crossing.length + 1 }, (_, i) => ({
    x,
    top: crossing[i - 1] ?? Number.NEGATIVE_INFINITY,
    bottom: crossing[i] ?? Number.POSITIVE_INFINITY,
    left: [],
    right: [],
  }));
  for (const cell of cells) {
    const isLeft = cell.x1 <= x - MIN_GUTTER;
    if (!isLeft && cell.x0 < x - 1.5) continue;
    const band = bands[placeAmong(crossing, cell.baseline)];
    if (band === undefined || cell.baseline <= band.top + 1 || cell.baseline >= band.bottom - 1)
      continue;
    (isLeft ? band.left : band.right).push(cell);
  }
  return bands.filter(
    ({ left, right }) => left.length >= MIN_SIDE_BY_SIDE && right.length >= MIN_SIDE_BY_SIDE,
  );
}

function isLongEnough({ left, right }: Band): boolean {
  return left.length >= MIN_LINES && right.length >= MIN_LINES;
}

function gutterOf(band: Band): number {
  return band.x - Math.max(...band.left.map((c) => c.x1));
}

function widthOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map((c) => c.x1)) - Math.min(...cells.map((c) => c.x0));
}

function lineCount(cells: readonly Cell[]): number {
  return rowsOf(cells).length;
}

/** The cells with each heading of several lines as one: its lines are no text of their own. */
function withWholeHeadings(side: readonly Cell[]): Cell[] {
  const wrapped = labelsOf(side).filter((label) => label.isHeading && label.lines.length > 1);
  const parts = new Set(wrapped.flatMap((label) => label.lines));
  return [...side.filter((cell) => !parts.has(cell)), ...wrapped.map((label) => label.cell)];
}

/** A date alone on its line, with text close below it at the same edge: the date of an entry in a column of text. */
function isAboveEntry(row: readonly Cell[] = [], below: readonly Cell[] = []): boolean {
  const [date, more] = row;
  const [text] = below;
  return (
    date !== undefined &&
    more === undefined &&
    text !== undefined &&
    !isDateText(text.text) &&
    findHeadingKind(text.text) === undefined &&
    Math.abs(text.x0 - date.x0) < 2 &&
    text.baseline - date.baseline < 2 * text.size
  );
}

/**
 * Headings among the cells that have text of their own below them, in the same column. If it is strict a date with text
 * beside it is no such text.
 */
function ownHeadings(side: readonly Cell[], other: readonly Cell[], isStrict = true): number {
  const rows = rowsOf(withWholeHeadings(side));
  const isText = plainShare(side) >= MOSTLY_PLAIN && widthOf(side) > widthOf(other);
  let count = 0;
  rows.forEach((row, i) => {
    const [only, more] = row;
    if (only === undefined || more !== undefined || findHeadingKind(only.text) === undefined)
      return;
    const next = rows[i + 1]?.[0];
    if (next === undefined || findHeadingKind(next.text) !== undefined) return;
    // Headings above dates alone are labels; in a column of text the dates stand above their entries.
    const isLabel = isDateText(next.text) && (isStrict || rows[i + 1]?.length === 1);
    if (isLabel && !(isText && isAboveEntry(rows[i + 1], rows[i + 2]))) return;
    // The second line of a wrapped heading is no text of its own.
    if (findHeadingKind(`${only.text} ${next.text}`) !== undefined) return;
    if (next.baseline - only.baseline < 5 * only.size) count += 1;
  });
  return count;
}

function hasContact(side: readonly Cell[]): boolean {
  return side.some(
    (c) => /\S@\S+\.\S|(^|\D)\+?\d[\d ().-]{7,}\d/.test(c.text) && !isDateText(c.text),
  );
}

/** Labels with their values beside them ("Employer | Acme"), several times: rows of forms, not columns. */
function hasLabelRows({ left, right }: Band): boolean {
  const rows = left.filter((c) => labelRole(c.text) !== undefined && isPaired(c, right));
  return rows.length >= 4 && new Set(rows.map((c) => labelRole(c.text))).size >= 2;
}

/** Whether two blocks beside each other are read one after the other: both are about something of their own. */
function isTwoColumns(band: Band): boolean {
  if (hasLabelRows(band)) return false;
  const right = ownHeadings(band.right, band.left);
  // A column that has several headings of its own stands beside another one.
  const left = ownHeadings(band.left, band.right, right < 2);
  if (right >= 2 && left === 0 && isContactMargin(band)) return true;
  if (lineCount(band.left) < 5 || lineCount(band.right) < 5) return false;
  const beside = besideLeft(band);
  if (lineCount(beside) < MIN_LINES) return false;
  if (right === 0 && (hasPairedDates(band) || areDatesOverPlaces(beside, band.left))) return false;
  if (left > 0 && right > 0) return isMostlyText(band.left) && isMostlyText(band.right);
  const leftPaired = band.left.filter((c) => isPaired(c, band.right)).length / band.left.length;
  const rightPaired = beside.filter((c) => isPaired(c, band.left)).length / beside.length;
  // What always stands on a line of the other side belongs to that line: dates and places on the right.
  if (rightPaired > 0.7 || !isMostlyText(band.right)) return false;
  if (right === 0 && areRows(band)) return false;
  if (left >= 2 && leftPaired < 0.7) return !isInOneSection(band) && isMostlyText(band.left);
  if (right >= 2 && hasContact(band.left) && leftPaired < 0.7) return isMostlyText(band.left);
  return false;
}

/** Whether nearly all that stands on the left below its headings has text beside it ("German | native"): rows of a table. */
function areRows({ left, right }: Band): boolean {
  const plain = left.filter((c) => findHeadingKind(c.text) === undefined);
  return plain.filter((c) => isPaired(c, right)).length >= MOSTLY_PAIRED * plain.length;
}

/** Whether the right side stands beside lines of one section alone: the last boxes of a grid in that section. */
function isInOneSection({ left, right }: Band): boolean {
  const top = Math.min(...right.map((c) => c.y0));
  const bottom = Math.max(...right.map((c) => c.y1));
  return !left.some((c) => c.y1 > top && c.y0 < bottom && findHeadingKind(c.text) !== undefined);
}

/** A few lines of contacts in a margin beside the whole CV, without a heading of their own. */
function isContactMargin(band: Band): boolean {
  return (
    hasContact(band.left) &&
    lineCount(band.left) >= 2 &&
    lineCount(band.right) >= 15 &&
    !band.left.some((c) => isDateText(c.text)) &&
    gutterOf(band) > 0
  );
}

/** Dates of which nearly each has text on its line to the right are labels of that text. */
function hasPairedDates(band: Band): boolean {
  const dates = labelsOf(band.left).filter((label) => label.isDate);
  const paired = dates.filter((label) => isPaired(label.cell, band.right));
  return dates.length >= 2 && paired.length >= 0.8 * dates.length;
}

/** What of the right side stands beside the left one: not the name and the contacts above both. */
function besideLeft({ left, right }: Band): Cell[] {
  const top = Math.min(...left.map((cell) => cell.y0));
  return right.filter((cell) => cell.y1 > top);
}

/** Dates at the right margin, each beside the text that it belongs to, with nothing but a short line (a place) below each. */
function areDatesOverPlaces(right: readonly Cell[], left: readonly Cell[]): boolean {
  const labels = labelsOf(right);
  const dates = labels.filter((label) => label.isDate);
  const paired = dates.filter((label) => isPaired(label.cell, left));
  return (
    dates.length >= 2 &&
    paired.length === dates.length &&
    labels.every((label, i) => label.isDate || isUnderDate(label, labels[i - 1]))
  );
}

/** Dates and headings alone make a column of labels, not a column to read. */
function isMostlyText(side: readonly Cell[]): boolean {
  return plainShare(side) >= 0.45;
}

/** Which share of the cells is neither date nor heading. */
function plainShare(side: readonly Cell[]): number {
  const whole = withWholeHeadings(side);
  const plain = whole.filter((c) => !isDateText(c.text) && findHeadingKind(c.text) === undefined);
  return whole.length === 0 ? 0 : plain.length / whole.length;
}

/** What of a band's left side stands beside its right side, from the first line there to the last. */
function trimmed(band: Band): Band {
  const top = Math.min(...band.right.map((c) => c.y0));
  const bottom = Math.max(...band.right.map((c) => c.y1));
  const left = band.left.filter((c) => c.y1 > top - c.size && c.y0 < bottom);
  const ends = (cells: readonly Cell[]): number[] => cells.map((c) => c.baseline);
  return {
    ...band,
    left,
    top: Math.max(band.top, Math.min(...ends(left), ...ends(band.right)) - 2),
    bottom: Math.min(band.bottom, Math.max(...ends(left), ...ends(band.right)) + 2),
  };
}

/** Labels are dates and headings (and what looks like those headings), and nearly each has text next to it. */
function isLabelLeft(band: Band, cells: readonly Cell[]): boolean {
  if (band.left.length < 2) return false;
  const pageLeft = Math.min(...cells.map((c) => c.x0));
  const pageRight = Math.max(...cells.map((c) => c.x1));
  if (band.x - pageLeft > 0.42 * (pageRight - pageLeft)) return false;
  const labels = labelsOf(band.left);
  const looks = new Set(labels.filter((l) => l.isHeading).map((l) => cellLook(l.cell)));
  const marks = labels.filter((l) => l.isDate || l.isHeading || looks.has(cellLook(l.cell)));
  if (marks.filter((m) => m.isDate || m.isHeading).length < 2) return false;
  const beside = marks.filter((m) =>
    band.right.some((c) => c.y0 < m.bottom && c.y1 > m.cell.y0 - 0.3 * m.cell.size),
  );
  if (beside.length < 0.6 * marks.length) return false;
  const others = labels.filter(
    (l, i) => !marks.includes(l) && !isPaired(l.cell, band.right) && !isUnderDate(l, labels[i - 1]),
  );
  return others.length <= 0.25 * labels.length;
}

/** Dates that stand on several lines to the right of their entry. */
function isLabelRight(band: Band): boolean {
  const rows = rowsOf(band.right);
  if (rows.some((r) => r.length > 1)) return false;
  const dates = band.right.filter((c) => isDateText(c.text));
  const fragments = dates.filter((c) => /^[-–—]+$/.test(c.text.trim()));
  return dates.length >= 0.8 * band.right.length && fragments.length >= 1;
}

/** Whether the heads of a table's columns stand on both sides: its rows are to be read across. */
function cutsTable({ left, right }: Band): boolean {
  const heads = left.filter((cell) => labelRole(cell.text) !== undefined);
  if (heads.length === 0) return false;
  return rowsOf([...heads, ...right.filter((cell) => labelRole(cell.text) !== undefined)]).some(
    (row) =>
      isTableHead(row) && row.some((c) => left.includes(c)) && row.some((c) => right.includes(c)),
  );
}

/** The band from the first row on in which headings with text of their own stand side by side, however little it is. */
function belowSideBySideHeadings(band: Band, page: readonly Cell[]): Band | undefined {
  const top = findSideBySideHeadings(band.left, band.right, page);
  if (top === undefined) return undefined;
  const isBelow = (cell: Cell): boolean => cell.baseline > top - 1;
  return {
    ...band,
    top: Math.max(band.top, top - 2),
    left: band.left.filter(isBelow),
    right: band.right.filter(isBelow),
  };
}

/** The band as far as labels may stand in it: where headings stand side by side, what follows is columns. */
function aboveSideBySideHeadings(band: Band, page: readonly Cell[]): Band {
  const from = findSideBySideHeadings(band.left, band.right, page);
  return from === undefined ? band : above(band, from);
}

/** The band as a split of its kind, or undefined if its two sides are to be read as one. */
function classify(band: Band, cells: readonly Cell[]): Split | undefined {
  if (cutsTable(band)) return undefined;
  const isLong = isLongEnough(band);
  if (isLong && isTwoColumns(band)) return { ...band, kind: "columns" };
  const headed = belowSideBySideHeadings(band, cells);
  if (headed !== undefined) return { ...headed, kind: "columns" };
  if (!isLong) return undefined;
  const beside = trimmed(aboveMarginRows(aboveSideBySideHeadings(band, cells)));
  if (isLabelLeft(beside, cells)) return { ...beside, kind: "labels-left" };
  if (isLabelRight(band)) return { ...band, kind: "labels-right" };
  return undefined;
}

/**
 * The most telling split of the cells into two columns, or undefined if they are to be read straight across.
 * Every left edge of a cell is tried; the band that holds most lines and is a column by its content wins.
 * `known` is a gutter of the page before: a sidebar may go on without headings of its own.
 */
export function findSplit(cells: readonly Cell[], known?: number): Split | undefined {
  const edges = [...new Set(cells.map((c) => Math.round(c.x0)))].sort((a, b) => a - b);
  let best: Split | undefined;
  let bestScore = 0;
  for (const x of edges) {
    for (const band of bandsAt(cells, x)) {
      const gutter = gutterOf(band);
      const isKnown = known !== undefined && Math.abs(known - x) < 6 && isLongEnough(band);
      const split: Split | undefined = isKnown
        ? { ...band, kind: "columns" }
        : classify(band, cells);
      if (split === undefined) continue;
      const aligned = band.right.filter((c) => c.x0 - x < INDENT).length / band.right.length;
      const score =
        (split.left.length + split.right.length) *
          (split.kind === "columns" ? 1.3 : 1) *
          (0.6 + 0.4 * aligned) +
        Math.min(gutter, 20);
      if (score > bestScore) {
        bestScore = score;
        best = split;
      }
    }
  }
  return best;
}
