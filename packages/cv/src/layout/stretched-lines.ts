import { rowsOf, textOf } from "./cells.ts";
import type { Cell } from "./line.ts";

/** Lines of one text are no further apart, in sizes. */
const MAX_STEP = 1.6;
const SAME_EDGE = 2;

function isSameLook(a: Cell, b: Cell): boolean {
  const [x, y] = [a.runs.at(-1), b.runs[0]];
  return x?.bold === y?.bold && x?.italic === y?.italic && x?.font === y?.font && a.size === b.size;
}

/** The cell of a row below whose first word is the rest of a word that this one breaks, if it begins where `first` does. */
function isRestBelow(cell: Cell, last: Cell, first: Cell): boolean {
  const step = (cell.baseline - last.baseline) / last.size;
  return (
    step > 0.7 &&
    step < MAX_STEP &&
    Math.abs(cell.x0 - first.x0) < SAME_EDGE &&
    /^\p{Ll}/u.test(cell.text) &&
    isSameLook(last, cell)
  );
}

function join(cells: readonly Cell[]): Cell[] {
  const [first] = cells;
  if (first === undefined) return [];
  const runs = cells.flatMap((cell, i) =>
    cell.runs.map((run, k) => (i > 0 && k === 0 ? { ...run, spaceBefore: true } : run)),
  );
  const links = [...new Set(cells.flatMap((cell) => cell.links))];
  const x1 = Math.max(...cells.map((cell) => cell.x1));
  return [{ ...first, runs, text: textOf(runs), x1, links }];
}

/**
 * Words of a narrow column that were stretched so far that they stand apart are one text where the last is broken by a hyphen and goes on
 * in the next line below the first: nothing that begins in the middle of a line goes on at its begin.
 */
export function withStretchedLines(page: readonly Cell[]): Cell[] {
  const rows = rowsOf(page);
  return rows.flatMap((row, i) => {
    const next = rows[i + 1] ?? [];
    const last = row.findIndex((cell) => /\p{L}-$/u.test(cell.text));
    const broken = row[last];
    if (broken === undefined || last === 0) return row;
    if (next.some((cell) => Math.abs(cell.x0 - broken.x0) < SAME_EDGE)) return row;
    const first = row.findIndex((cell) => next.some((rest) => isRestBelow(rest, broken, cell)));
    const between = row.slice(first, last + 1);
    const isOne = first >= 0 && first < last && between.every((cell) => isSameLook(cell, broken));
    return isOne ? [...row.slice(0, first), ...join(between), ...row.slice(last + 1)] : row;
  });
}
