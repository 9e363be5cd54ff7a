import type { Cell, Line, Run } from "./line.ts";
import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import { rowsOf } from "./cells.ts";

/** What a list item begins with. */
export const BULLET = /^(?:[•●○◦▪▫■□◆◇▸▹►▶▷▻→➢➤✓✔❖∙⁃‣]|[-–—*·o](?=\s)|\(cid:\d+\))\s*/u;

/** Gap above the first line of a column, in heights: more than any real one. */
export const TOP_GAP = 99;

function weightOf(runs: readonly Run[], is: (run: Run) => boolean): number {
  let yes = 0;
  let all = 0;
  for (const run of runs) {
    const letters = run.text.length;
    all += letters;
    if (is(run)) yes += letters;
  }
  return all === 0 ? 0 : yes / all;
}

/** A lone sign in a font of its own is a list mark whatever it reads as: TeX's symbol fonts say "{" for a dot. */
function symbolMark(cell: Cell): RegExpExecArray | null {
  const [first, next] = cell.runs;
  if (first === undefined || next === undefined || first.font === next.font) return null;
  return /^[^\p{L}\p{N}\s,;.:!?)\]"'“‘(+@#$€£]$/u.test(first.text)
    ? /^\S\s*/.exec(cell.text)
    : null;
}

/** "a) Engineer", "(2) Nurse": the place in a list that is counted. */
function countMark({ text }: Cell): RegExpExecArray | null {
  return /^\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})\)\s+(?=\p{Lu})/u.exec(text);
}

/** A dash in a cell of its own before text is a list mark; before a date it is what is left of a range. */
function loneDash(first: Cell, rest: readonly Cell[]): RegExpExecArray | null {
  const isBeforeText = rest[0] !== undefined && !isDateText(rest[0].text);
  return isBeforeText ? /^[–—-]$/.exec(first.text) : null;
}

function dropBullet(cells: readonly Cell[]): { cells: readonly Cell[]; bullet: boolean } {
  const [first, ...rest] = cells;
  if (first === undefined) return { cells, bullet: false };
  const mark =
    BULLET.exec(first.text) ?? symbolMark(first) ?? loneDash(first, rest) ?? countMark(first);
  if (mark === null) return { cells, bullet: false };
  const text = first.text.slice(mark[0].length);
  // "- May 2014" is what is left of a range, not an item of a list.
  if (/^[-–—]/.test(mark[0]) && isDateText(text)) return { cells, bullet: false };
  if (text === "")
    return rest.length === 0 ? { cells: [], bullet: true } : { cells: rest, bullet: true };
  return {
    cells: [{ ...first, text, runs: cutRuns(first.runs, mark[0].trimEnd().length) }, ...rest],
    // What is counted may be an entry with a list of its own.
    bullet: countMark(first) === null,
  };
}

/**
 * "• May 2016 – Aug 2016": the mark parts the dates of an entry from its names. An item of a list tells more than when.
 */
function beginsWithRange(first: Cell): boolean {
  return isDateText(first.text) && findDates(first.text)?.isRange === true;
}

/** The runs without the first `count` characters that are not spaces. */
export function cutRuns(runs: readonly Run[], count: number): Run[] {
  let left = count;
  const kept: Run[] = [];
  for (const run of runs) {
    if (left <= 0) {
      kept.push(run);
      continue;
    }
    const cut = Math.min(left, run.text.length);
    left -= cut;
    const text = run.text.slice(cut).trimStart();
    if (text !== "") kept.push({ ...run, text });
  }
  return kept;
}

/** Items of a list side by side, with TeX's mark before each: a mark inside of a row is a cell of its own, and reads as a dot. */
function withMarksApart(cells: readonly Cell[], marked: Cell | undefined): Cell[] {
  const [mark] = marked?.runs ?? [];
  return cells.flatMap((cell, i) => {
    const [first, second] = cell.runs;
    const isMarked =
      i > 0 &&
      first?.text === mark?.text &&
      first?.font === mark?.font &&
      symbolMark(cell) !== null;
    if (!isMarked || first === undefined || second === undefined) return [cell];
    const rest = cutRuns(cell.runs, first.text.length);
    return [
      { ...cell, text: "•", runs: [{ ...first, text: "•" }], x1: first.x1 },
      { ...cell, text: cell.text.slice(first.text.length).trim(), runs: rest, x0: second.x0 },
    ];
  });
}

/** Makes a line of cells that stand on one baseline; undefined if only a list mark was in them. */
export function toLine(
  row: readonly Cell[],
  gapBefore: number,
  label: boolean,
  heading = false,
): Line | undefined {
  const { cells: bare, bullet } = dropBullet(row);
  const cells = bullet ? withMarksApart(bare, row[0]) : bare;
  const [first] = cells;
  if (first === undefined) return undefined;
  const runs = cells.flatMap((c) => c.runs);
  const widest = runs.reduce<Run | undefined>(
    (a, b) => (a === undefined || b.text.length > a.text.length ? b : a),
    undefined,
  );
  return {
    cells,
    text: cells
      .map((c) => c.text)
      .join(" ")
      .trim(),
    page: first.page,
    x0: first.x0,
    x1: Math.max(...cells.map((c) => c.x1)),
    y0: Math.min(...row.map((c) => c.y0)),
    y1: Math.max(...row.map((c) => c.y1)),
    size: Math.max(...cells.map((c) => c.size)),
    bold: weightOf(runs, (r) => r.bold) > 0.5,
    italic: weightOf(runs, (r) => r.italic) > 0.5,
    color: widest?.color ?? 0,
    font: widest?.font ?? "",
    gapBefore,
    bullet: bullet && !beginsWithRange(first),
    label,
    heading,
  };
}

/** How far the baseline of a small date may be from that of the name beside it, in sizes of the name. */
const DATE_SHIFT = 0.35;
/** A date is small if its size is less than this share of the name's. */
const SMALL = 0.85;

/** Whether one row is a small date that is set a little above or below the line beside it. */
function isDateBeside(above: readonly Cell[], below: readonly Cell[]): boolean {
  const [a, b] = [above[0], below[0]];
  if (a === undefined || b === undefined || above.length + below.length > 3) return false;
  const isBeside = above.every((c) => below.every((d) => c.x1 < d.x0 || d.x1 < c.x0));
  const [date, other] = isDateText(a.text) ? [a, b] : [b, a];
  return (
    isBeside &&
    isDateText(date.text) &&
    !isDateText(other.text) &&
    date.size < SMALL * other.size &&
    b.baseline - a.baseline < DATE_SHIFT * other.size
  );
}

/** The rows of a column, with small dates in the row of what they stand beside. */
function wholeRows(cells: readonly Cell[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const row of rowsOf(cells)) {
    const last = rows.at(-1);
    if (last !== undefined && isDateBeside(last, row))
      rows[rows.length - 1] = [...last, ...row].sort((a, b) => a.x0 - b.x0);
    else rows.push(row);
  }
  return rows;
}

/** Cells of one column (or of columns that are read together) to lines from top to bottom. */
export function linesOf(cells: readonly Cell[], label = false): Line[] {
  const lines: Line[] = [];
  let lastBottom: number | undefined;
  let pendingBullet = false;
  for (const row of wholeRows(cells)) {
    const top = Math.min(...row.map((c) => c.baseline - c.size));
    const height = Math.max(...row.map((c) => c.size));
    const gap = lastBottom === undefined ? TOP_GAP : (top - lastBottom) / height;
    const line = toLine(row, gap, label);
    if (line === undefined) {
      // A list mark on a baseline of its own belongs to the text beside it.
      pendingBullet = true;
      continue;
    }
    const [first] = line.cells;
    const isItem = pendingBullet && first !== undefined && !beginsWithRange(first);
    lines.push(isItem ? { ...line, bullet: true } : line);
    pendingBullet = false;
    lastBottom = Math.max(...row.map((c) => c.baseline));
  }
  return lines;
}
