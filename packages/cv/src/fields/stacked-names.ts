import type { Cell, Line } from "../layout/line.ts";
import { joinLines } from "../structure/broken-words.ts";

/** A name that the page broke: its lines put together. */
export interface StackedName {
  readonly text: string;
  readonly size: number;
  /** Index of the line on which it begins. */
  readonly order: number;
  readonly page: number;
  /** Lines that it stands on. */
  readonly lines: number;
}

interface Placed {
  readonly cell: Cell;
  readonly order: number;
}

const MAX_LINES = 4;
/** From one line of a name to the next, in sizes. */
const MIN_STEP = 0.6;
const MAX_STEP = 1.75;
/** Lines of text beside a large name stand between its own in reading order, no more than these. */
const MAX_BETWEEN = 6;
/** How far apart left edges or middles of lines below each other may be, in points. */
const ALIGNED = 2.5;
/** A name is larger than what stands below it by at least this. */
const LARGER = 1.12;

function isSameLook(a: Cell, b: Cell): boolean {
  const [x, y] = [a.runs[0], b.runs[0]];
  return (
    Math.abs(a.size - b.size) < 0.3 &&
    x?.bold === y?.bold &&
    x?.font === y?.font &&
    a.page === b.page
  );
}

function isAligned(a: Cell, b: Cell): boolean {
  const middles = Math.abs((a.x0 + a.x1) / 2 - (b.x0 + b.x1) / 2);
  return Math.abs(a.x0 - b.x0) < ALIGNED || middles < ALIGNED || Math.abs(a.x1 - b.x1) < ALIGNED;
}

/** The cell that goes on where this one ends: next below it, at its edge or in its middle, in its look. */
function below(cells: readonly Placed[], at: number): number {
  const cell = cells[at]?.cell;
  if (cell === undefined) return -1;
  const end = Math.min(cells.length, at + 1 + MAX_BETWEEN);
  for (let i = at + 1; i < end; i += 1) {
    const next = cells[i]?.cell;
    if (next === undefined) return -1;
    const step = (next.baseline - cell.baseline) / cell.size;
    if (step > MIN_STEP && step < MAX_STEP && isAligned(cell, next) && isSameLook(cell, next))
      return i;
  }
  return -1;
}

/** What stands next below the name is set smaller, or nothing does. */
function isLargest(cells: readonly Placed[], last: number, name: Cell): boolean {
  const next = cells
    .slice(last + 1)
    .find(({ cell }) => cell.page === name.page && cell.x0 < name.x1 && cell.x1 > name.x0);
  return next === undefined || name.size > LARGER * next.cell.size;
}

/** Names set on several lines, below each other and in one look: one word each, or larger than what follows. */
export function stackedNames(lines: readonly Line[]): StackedName[] {
  const cells = lines.flatMap((line, order) => line.cells.map((cell) => ({ cell, order })));
  const out: StackedName[] = [];
  cells.forEach(({ cell, order }, i) => {
    let text = cell.text;
    let isWords = /^\S+$/.test(text);
    let at = i;
    for (let count = 2; count <= MAX_LINES; count += 1) {
      at = below(cells, at);
      const next = cells[at]?.cell;
      if (next === undefined) return;
      text = joinLines(text, next.text);
      isWords = isWords && /^\S+$/.test(next.text);
      if ((isWords && count === 2) || isLargest(cells, at, cell))
        out.push({ text, size: cell.size, order, page: cell.page, lines: count });
    }
  });
  return out;
}
