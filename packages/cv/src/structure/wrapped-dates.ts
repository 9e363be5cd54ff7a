import { isDateText } from "../fields/date-text.ts";
import { findDates } from "../fields/dates.ts";
import type { Cell, Line } from "../layout/line.ts";

function isHalf(cell: Cell): boolean {
  return /\d\s*(?:[-–—]|\b(?:to|bis|au|al?|do|tot))\s*$/i.test(cell.text) && isDateText(cell.text);
}

/** The rest of a range stands below its begin, on the left or on the right edge of it. */
function isBelow(rest: Cell, half: Cell): boolean {
  const size = Math.max(rest.size, half.size);
  const isAligned =
    Math.abs(rest.x0 - half.x0) < size || Math.abs(rest.x1 - half.x1) < size || rest.x0 > half.x0;
  return isAligned && rest.page === half.page && rest.baseline - half.baseline < 2.2 * size;
}

/** A range of dates that was wrapped after its dash ("March 2018 –" above "June 2020") stands on one line again. */
export function withWholeDates(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const at = last?.cells.findIndex(isHalf) ?? -1;
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
    const text = `${half.text} ${rest.text}`;
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
