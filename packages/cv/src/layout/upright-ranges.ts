import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import type { Cell } from "./line.ts";

const BAR = /^[|│┃]$/u;
/** A bar is no further from the dates above and below it than this, in sizes of the dates. */
const PITCH = 2.2;

function isDateAt(bar: Cell, cell: Cell, distance: number): boolean {
  const isBeside = cell.x0 < bar.x1 && bar.x0 < cell.x1;
  return isBeside && distance > 0 && distance < PITCH * cell.size && isDateText(cell.text);
}

/** The range in the place of its upper end. */
function toRange(top: Cell, bottom: Cell): Cell {
  const [above, below] = [findDates(top.text), findDates(bottom.text)];
  // A word for "now" alone is no date by itself.
  const isFalling = above === undefined || (below !== undefined && below.start < above.start);
  const [first, last] = isFalling ? [bottom, top] : [top, bottom];
  const text = `${first.text} – ${last.text}`;
  const runs = top.runs.slice(0, 1).map((run) => ({ ...run, text }));
  return { ...top, text, runs };
}

/** "2020", a bar and "2018" below each other (time lines are drawn so) are one range, whichever end stands on top. */
export function withUprightRanges(cells: readonly Cell[]): readonly Cell[] {
  const bars = cells.filter((cell) => BAR.test(cell.text));
  if (bars.length === 0) return cells;
  const ranges = new Map<Cell, Cell | undefined>();
  for (const bar of bars) {
    const top = cells.find((cell) => isDateAt(bar, cell, bar.baseline - cell.baseline));
    const bottom = cells.find((cell) => isDateAt(bar, cell, cell.baseline - bar.baseline));
    if (top === undefined || bottom === undefined) continue;
    ranges.set(top, toRange(top, bottom)).set(bar, undefined).set(bottom, undefined);
  }
  return cells.flatMap((cell) => {
    const range = ranges.has(cell) ? ranges.get(cell) : cell;
    return range === undefined ? [] : [range];
  });
}
