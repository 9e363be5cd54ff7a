import { MONTH, NOW, markTimes } from "../vocabulary/date-marks.ts";
import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import { textOf } from "./cells.ts";
import type { Cell } from "./line.ts";
import { BULLET, cutRuns } from "./lines.ts";

const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
/** A month whose year is still to come: "Nov", "May 2015 – Dec"; not the end of "2022-Mar". */
const ENDS_IN_MONTH = new RegExp(`(?<!${YEAR}(?:[-./]|\\.?\\s+))${MONTH}$`, "u");
const ENDS_IN_DASH = /[-–—]$/u;
const BEGINS_WITH_YEAR = new RegExp(`^${YEAR}(?!\\d)`, "u");
const BEGINS_WITH_DASH = /^[-–—]/u;
/** An end of a range, with or without an open month of its own. */
const BEGINS_WITH_END = new RegExp(`^(?:${NOW}|${MONTH}|\\d)`, "u");

/** Lines of one date are no further apart, and words of one that was justified no wider, in sizes. */
const MAX_STEP = 1.6;
const MIN_STEP = 0.7;
const MAX_GAP = 2.5;
const SAME_EDGE = 2;
/** Nobody writes a date of more pieces. */
const MAX_PIECES = 5;

/** Whether the second text goes on where the first, a date, breaks off in the middle. */
function goesOn(first: string, second: string): boolean {
  if (!isDateText(first) || !isDateText(second)) return false;
  const [a, b] = [markTimes(first.trim()), markTimes(second.trim())];
  if (ENDS_IN_MONTH.test(a)) return BEGINS_WITH_YEAR.test(b);
  const [left, right] = [findDates(first), findDates(second)];
  if (left === undefined) return false;
  if (BEGINS_WITH_DASH.test(b)) return !left.isRange && !ENDS_IN_DASH.test(a);
  if (!ENDS_IN_DASH.test(a) || right?.isRange === true || !BEGINS_WITH_END.test(b)) return false;
  return right === undefined || right.start >= left.start;
}

function isSameLook(a: Cell, b: Cell): boolean {
  const [x, y] = [a.runs.at(-1), b.runs[0]];
  return x?.bold === y?.bold && x?.color === y?.color && Math.abs(a.size - b.size) < 0.1;
}

/** The cell that goes on with a date: next to it, where its line was justified, or next below it at one of its edges. */
function restOf(date: Cell, last: Cell, cells: readonly Cell[]): Cell | undefined {
  return cells.find((cell) => {
    if (cell === date || !isDateText(cell.text) || !isSameLook(last, cell)) return false;
    if (!goesOn(date.text, cell.text)) return false;
    const step = (cell.baseline - last.baseline) / last.size;
    const gap = (cell.x0 - last.x1) / last.size;
    if (Math.abs(step) < 0.1) return gap > 0 && gap < MAX_GAP;
    const isAligned =
      Math.abs(cell.x0 - date.x0) < SAME_EDGE || Math.abs(cell.x1 - date.x1) < SAME_EDGE;
    return isAligned && step > MIN_STEP && step < MAX_STEP;
  });
}

function join(date: Cell, rest: Cell): Cell {
  const [first, ...runs] = rest.runs;
  const more = first === undefined ? [] : [{ ...first, spaceBefore: true }, ...runs];
  return {
    ...date,
    text: `${date.text} ${rest.text}`,
    runs: [...date.runs, ...more],
    x0: Math.min(date.x0, rest.x0),
    x1: Math.max(date.x1, rest.x1),
    y1: Math.max(date.y1, rest.y1),
  };
}

/** "▷ 04.2019 – Present": a mark before the dates of an entry is no part of them. */
function withoutMark(cell: Cell): Cell {
  const mark = BULLET.exec(cell.text)?.[0];
  if (mark === undefined || /^[-–—]/u.test(mark)) return cell;
  const text = cell.text.slice(mark.length);
  if (!isDateText(text) || findDates(text)?.isRange !== true) return cell;
  return { ...cell, text, runs: cutRuns(cell.runs, mark.trimEnd().length) };
}

/** Cells begin at one edge if their left edges differ by less, in points. */
const SAME_START = 1.5;
/** Where as many others begin, text has an edge. */
const MIN_AT_EDGE = 2;

/** A cell of some of the runs of another. */
function part(cell: Cell, runs: Cell["runs"]): Cell {
  const [first] = runs;
  const x0 = Math.min(...runs.map((run) => run.x0));
  const x1 = Math.max(...runs.map((run) => run.x1));
  const own = first === undefined ? runs : [{ ...first, spaceBefore: false }, ...runs.slice(1)];
  return { ...cell, runs: own, text: textOf(own), x0, x1 };
}

/** A range that fills its column up to the name beside it ("10/2021–actualidad **Acme**"): that begins where others begin. */
function withDateApart(cell: Cell, cells: readonly Cell[]): Cell[] {
  const [first, next] = cell.runs;
  if (first === undefined || next === undefined || !next.spaceBefore) return [cell];
  if (first.bold === next.bold && first.font === next.font) return [cell];
  if (!isDateText(first.text) || findDates(first.text)?.isRange !== true) return [cell];
  const others = cells.filter(
    (other) => other !== cell && Math.abs(other.x0 - next.x0) < SAME_START,
  );
  return others.length < MIN_AT_EDGE
    ? [cell]
    : [part(cell, [first]), part(cell, cell.runs.slice(1))];
}

/**
 * The cells of a page with each date that was broken in the middle ("February / 2015 – / March 2019" in a narrow column) as one, in the
 * place of its first piece. Whole dates below each other stay as they are.
 */
export function withWholeDateCells(page: readonly Cell[]): Cell[] {
  let cells = page.map(withoutMark).flatMap((cell) => withDateApart(cell, page));
  const pieces = cells.filter((cell) => isDateText(cell.text));
  const taken = new Set<Cell>();
  for (const piece of pieces) {
    if (taken.has(piece)) continue;
    let date = piece;
    let last = piece;
    for (let count = 1; count < MAX_PIECES; count += 1) {
      const rest = restOf(date, last, pieces);
      if (rest === undefined || taken.has(rest)) break;
      taken.add(rest);
      date = join(date, rest);
      last = rest;
    }
    if (date !== piece) cells = cells.map((cell) => (cell === piece ? date : cell));
  }
  return cells.filter((cell) => !taken.has(cell));
}
