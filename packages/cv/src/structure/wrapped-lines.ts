import { joinLines, joinRuns } from "./broken-words.ts";
import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import type { Cell, Line } from "../layout/line.ts";

/** White space above a line, in heights, below which it may go on with the line above. */
const WRAP_GAP = 0.75;

function isUnclosed(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

/** A line or a cell. */
type Box = Pick<Cell, "text" | "x0" | "x1" | "size">;

/** Whether the first word of the line would have run over the edge behind the line above: then nobody chose the break. */
export function wouldNotFit(last: Box, line: Box, edge: number): boolean {
  const word = line.text.split(/\s/)[0] ?? "";
  const width = ((line.x1 - line.x0) * word.length) / Math.max(1, line.text.length);
  return last.x1 + 0.2 * line.size + width > edge + 1;
}

function beginsWithRange({ text }: Line): boolean {
  const found = findDates(text);
  return found?.isRange === true && found.from === 0;
}

function endsInDate({ text }: Line): boolean {
  const found = findDates(text);
  return found !== undefined && /^[\s).,;]*$/.test(text.slice(found.to));
}

function isSameLook(last: Cell, next: Cell): boolean {
  const [a, b] = [last.runs.at(-1), next.runs[0]];
  return (
    a !== undefined &&
    b !== undefined &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    Math.abs(a.size - b.size) < 0.08 * a.size
  );
}

/** Whether a line of several parts ("Title, Company, Place (dates)") goes on in the next one. */
function goesOn(last: Line, line: Line, edge: number): boolean {
  const [cell, more] = last.cells;
  const [next, other] = line.cells;
  if (cell === undefined || more !== undefined || next === undefined || other !== undefined)
    return false;
  if (line.bullet || line.label || last.label || line.page !== last.page) return false;
  if (line.gapBefore > WRAP_GAP || line.x0 > last.x0 + line.size || !isSameLook(cell, next))
    return false;
  // Entries of one line each, all beginning with their date.
  if (beginsWithRange(line) && beginsWithRange(last)) return false;
  if (isUnclosed(last.text) && isUnclosed(`(${line.text}`) === false) return true;
  if (beginsWithRange(line) && isDateText(line.text)) return false;
  // "Crane Licence, 2018" is whole, however long the name below it is.
  if (endsInDate(last) && /^\p{Lu}/u.test(line.text)) return false;
  // A place below a date is no rest of it.
  if (isDateText(last.text)) return false;
  const isComposed = cell.runs.length > 1 || /[,|·•–—-]$/u.test(last.text);
  return isComposed && !last.bullet && wouldNotFit(last, line, edge);
}

/** The cell of a line above the next one with its text behind its own; other cells (a date) stay where they are. */
export function joinCells(last: Line, line: Line): Line {
  const [next] = line.cells;
  const at = last.cells.findIndex((each) => next !== undefined && Math.abs(each.x0 - next.x0) < 2);
  const cell = last.cells[Math.max(0, at)];
  if (cell === undefined || next === undefined) return last;
  const text = joinLines(cell.text, next.text);
  const whole = { ...cell, text, runs: joinRuns(cell.runs, next.runs), y1: next.y1 };
  const cells = last.cells.with(Math.max(0, at), { ...whole, baseline: next.baseline });
  return {
    ...last,
    text: cells.map((each) => each.text).join(" "),
    y1: line.y1,
    x1: Math.max(last.x1, line.x1),
    cells,
  };
}

/** Header lines that were broken only because they were full stand on one line again. */
export function withWholeLines(lines: readonly Line[]): Line[] {
  const edge = Math.max(...lines.map((line) => line.x1));
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last !== undefined && goesOn(last, line, edge)) out[out.length - 1] = joinCells(last, line);
    else out.push(line);
  }
  return out;
}
