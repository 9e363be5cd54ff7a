import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import type { Cell, Line } from "../layout/line.ts";

/** Ends of cells are one edge if they differ by less, in points. */
const SAME_EDGE = 2;
/** A place, the dates and how long it was: no more lines stand so below each other. */
const MOST_LINES = 3;

/** The cell that ends a line at the right edge, with text before it. */
function atEdge(line: Line | undefined, edge: number): Cell | undefined {
  const last = line?.cells.at(-1);
  const isLast = line !== undefined && last !== undefined && line.cells.length > 1;
  return isLast && Math.abs(last.x1 - edge) < SAME_EDGE ? last : undefined;
}

function withCells(line: Line, cells: readonly Cell[]): Line {
  const x = { x0: Math.min(...cells.map((c) => c.x0)), x1: Math.max(...cells.map((c) => c.x1)) };
  return { ...line, ...x, cells, text: cells.map((cell) => cell.text).join(" ") };
}

function isDate({ text }: Cell): boolean {
  return isDateText(text);
}

/** The line that names what a date in the right margin is the date of: the one above its list that goes on to the margin too. */
function headOf(lines: readonly Line[], at: number, edge: number): number | undefined {
  for (let i = at - 1; i >= Math.max(0, at - MOST_LINES); i -= 1) {
    const line = lines[i];
    if (atEdge(line, edge) === undefined) return undefined;
    if (line?.bullet === false) return i;
  }
  return undefined;
}

/**
 * Place, dates and length of time below each other in the right margin, with a list beginning on their left: the dates are
 * those of the line above the list, not of its items.
 */
export function withDatesBesideLists(lines: readonly Line[]): Line[] {
  const edge = Math.max(...lines.map((line) => line.x1));
  const dates = new Map<number, Line>();
  const rest = lines.map((line, i) => {
    const cell = line.bullet ? atEdge(line, edge) : undefined;
    if (cell === undefined || !isDate(cell)) return line;
    const head = headOf(lines, i, edge);
    if (head === undefined) return line;
    if (findDates(cell.text) !== undefined && lines[head]?.cells.some(isDate) === false)
      dates.set(head, { ...withCells(line, [cell]), bullet: false });
    return withCells(
      line,
      line.cells.filter((each) => each !== cell),
    );
  });
  return rest.flatMap((line, i) => {
    const date = dates.get(i);
    return date === undefined ? [line] : [line, date];
  });
}
