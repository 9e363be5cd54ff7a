import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import type { Cell, Line } from "../layout/line.ts";

function isHalf(cell: Cell): boolean {
  return /\d\s*(?:[-–—]|\b(?:to|bis|au|al?|do|tot))\s*$/i.test(cell.text) && isDateText(cell.text);
}

/** A part of a date is no longer than "September" with a dot. */
const MAX_PART = 10;

/** The rest of a range stands below its begin, on the left or on the right edge of it. */
function isBelow(rest: Cell, half: Cell): boolean {
  const size = Math.max(rest.size, half.size);
  const isAligned =
    Math.abs(rest.x0 - half.x0) < size || Math.abs(rest.x1 - half.x1) < size || rest.x0 > half.x0;
  return isAligned && rest.page === half.page && rest.baseline - half.baseline < 2.2 * size;
}

/** "October" above "2021", or "2017" above "2020" in a box: parts of one date, set below each other in one look. */
function isOverPart(cell: Cell, below: Line): boolean {
  const [rest, more] = below.cells;
  const [a, b] = [cell.runs[0], rest?.runs[0]];
  if (rest === undefined || more !== undefined || a === undefined || b === undefined) return false;
  if (!isDateText(cell.text) || !isDateText(rest.text) || cell.text.length > MAX_PART) return false;
  const isNear = rest.baseline - cell.baseline < 1.5 * cell.size && Math.abs(rest.x0 - cell.x0) < 2;
  if (!isNear || a.bold !== b.bold || Math.abs(a.size - b.size) > 0.1) return false;
  const whole = findDates(joinDates(cell.text, rest.text));
  return (
    whole !== undefined && (whole.isRange ? whole.isCurrent || whole.start <= whole.end : true)
  );
}

/** Two whole dates are a range although no dash was printed. */
function joinDates(first: string, second: string): string {
  const isRange =
    findDates(first)?.isRange === false && (findDates(second) !== undefined || !/\d/.test(second));
  return isRange && !/[-–—]\s*$/.test(first) ? `${first} – ${second}` : `${first} ${second}`;
}

/** A range of dates that was wrapped after its dash ("March 2018 –" above "June 2020") stands on one line again. */
export function withWholeDates(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const at = last?.cells.findIndex((cell) => isHalf(cell) || isOverPart(cell, line)) ?? -1;
    const half = last?.cells[at];
    const rest = line.cells.find(
      (cell) =>
        half !== undefined &&
        isDateText(cell.text) &&
        findDates(cell.text)?.isRange !== true &&
        isBelow(cell, half),
    );
    if (last === undefined || half === undefined || rest === undefined) {
      out.push(line);
      continue;
    }
    const text = joinDates(half.text, rest.text);
    const [first, ...runs] = rest.runs;
    const more = first === undefined ? [] : [{ ...first, spaceBefore: true }, ...runs];
    const cells = last.cells.with(at, { ...half, text, runs: [...half.runs, ...more] });
    out[out.length - 1] = { ...last, cells, text: cells.map((cell) => cell.text).join(" ") };
    const left = line.cells.filter((cell) => cell !== rest);
    if (left.length > 0)
      out.push({ ...line, cells: left, text: left.map((cell) => cell.text).join(" ") });
  }
  return out;
}
