import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import { labelRole } from "../vocabulary/label-words.ts";
import { findHeadingKind } from "../vocabulary/heading-words.ts";
import { rowsOf } from "./cells.ts";
import type { Cell } from "./line.ts";

/** Lines of one label are no further apart than this, in sizes. */
const LINE_PITCH = 1.75;
/** A distance this much wider than the least is one between labels. */
const WIDER = 1.12;
/** Longest label: "Licences and / professional / certificates". */
const MAX_LABEL_LINES = 4;

/** Heights of small capitals, as a share of the large ones. */
const SMALL_CAPITALS = { least: 0.65, most: 0.85 };

/** A date or heading that stands beside its content, wrapped or not. */
export interface Label {
  /** Its lines as one cell in the place of the first. */
  readonly cell: Cell;
  readonly lines: readonly Cell[];
  readonly bottom: number;
  readonly isDate: boolean;
  readonly isHeading: boolean;
}

function join(block: readonly Cell[]): Cell | undefined {
  const [first] = block;
  if (first === undefined) return undefined;
  const text = block.map((c) => c.text).join(" ");
  const runs = block.flatMap((c, i) =>
    c.runs.map((r, k) => (i > 0 && k === 0 ? { ...r, spaceBefore: true } : r)),
  );
  return { ...first, text, runs, x1: Math.max(...block.map((c) => c.x1)) };
}

function textOf(block: readonly Cell[]): string {
  return block.map((c) => c.text).join(" ");
}

/** One size, or the rest of a heading in small capitals, of which the first line alone has large letters. */
function isSameSize(last: Cell, cell: Cell): boolean {
  if (Math.abs(cell.size - last.size) < 0.1 * cell.size) return true;
  const [a, b] = [last.runs[0], cell.runs[0]];
  const ratio = cell.size / last.size;
  return (
    ratio > SMALL_CAPITALS.least &&
    ratio < SMALL_CAPITALS.most &&
    /^\p{Ll}/u.test(cell.text) &&
    a?.font === b?.font &&
    a?.color === b?.color
  );
}

/** The lines of one label have one weight and colour; the contacts above the first heading mostly another. */
function isSameInk(last: Cell, cell: Cell): boolean {
  const [a, b] = [last.runs[0], cell.runs[0]];
  return a?.bold === b?.bold && a?.color === b?.color;
}

/** Cells close below each other in one look, and all dates or none. */
function stacks(cells: readonly Cell[]): Cell[][] {
  const out: Cell[][] = [];
  for (const cell of rowsOf(cells).flat()) {
    const stack = out.at(-1);
    const last = stack?.at(-1);
    const isClose =
      last !== undefined &&
      cell.baseline - last.baseline < LINE_PITCH * Math.max(cell.size, last.size) &&
      isSameSize(last, cell) &&
      isSameInk(last, cell) &&
      isDateText(cell.text) === isDateText(last.text);
    if (stack !== undefined && isClose) stack.push(cell);
    else out.push([cell]);
  }
  return out;
}

/** Stretches that are all headings, as few as can be; undefined where there are none. */
function fewestHeadings(stack: readonly Cell[]): Cell[][] | undefined {
  if (stack.length === 0) return [];
  for (let count = Math.min(MAX_LABEL_LINES, stack.length); count > 0; count -= 1) {
    if (findHeadingKind(textOf(stack.slice(0, count))) === undefined) continue;
    const rest = fewestHeadings(stack.slice(count));
    if (rest !== undefined) return [stack.slice(0, count), ...rest];
  }
  return undefined;
}

/** The lines of one heading are closer to each other than to the next heading, if there is any difference. */
function asHeadings(stack: readonly Cell[]): Cell[][] | undefined {
  const gaps = stack.slice(1).map((cell, i) => cell.baseline - (stack[i]?.baseline ?? 0));
  const least = Math.min(...gaps);
  const blocks: Cell[][] = [];
  stack.forEach((cell, i) => {
    const last = blocks.at(-1);
    if (last === undefined || (gaps[i - 1] ?? 0) > WIDER * least) blocks.push([cell]);
    else last.push(cell);
  });
  const found = blocks.map(fewestHeadings);
  return found.some((each) => each === undefined)
    ? fewestHeadings(stack)
    : found.flatMap((each) => each ?? []);
}

/** "2014" below "2018": a range does not go back in time, so these are the dates of two entries. */
function isEarlier(cell: Cell, last: readonly Cell[]): boolean {
  const [before, after] = [findDates(textOf(last)), findDates(cell.text)];
  return (
    before?.isRange === false && after?.isRange === false && after.start.slice(0, 4) < before.start
  );
}

/** Dates one below the other are as many labels as there are whole ranges. */
function asDates(stack: readonly Cell[]): Cell[][] {
  const out: Cell[][] = [];
  for (const cell of stack) {
    const last = out.at(-1);
    const isWhole = last !== undefined && findDates(textOf(last))?.isRange === true;
    // "Jan 2018 –" looks like a range that goes on, and its end is on the next line.
    const isOpen =
      last !== undefined && /[-–—]\s*$|\b(?:to|bis|au|al?|do|tot)\s*$/i.test(textOf(last));
    if (last !== undefined && (!isWhole || isOpen) && !isEarlier(cell, last)) last.push(cell);
    else out.push([cell]);
  }
  return out;
}

/** The search for columns asks again and again for the same cells. */
const known = new WeakMap<readonly Cell[], readonly Label[]>();

/** The labels in a narrow column, from top to bottom. */
export function labelsOf(cells: readonly Cell[]): readonly Label[] {
  const before = known.get(cells);
  if (before !== undefined) return before;
  const labels = labelsIn(cells);
  known.set(cells, labels);
  return labels;
}

function labelsIn(cells: readonly Cell[]): Label[] {
  return stacks(cells).flatMap((stack) => {
    const isDate = isDateText(stack[0]?.text ?? "");
    const headings = isDate ? undefined : asHeadings(stack);
    const blocks = isDate ? asDates(stack) : (headings ?? [stack]);
    return blocks.flatMap((block) => {
      const cell = join(block);
      const bottom = Math.max(...block.map((c) => c.y1));
      // Dashes below each other are the marks of a list.
      const isDated = isDate && /[\p{L}\d]/u.test(cell?.text ?? "");
      return cell === undefined
        ? []
        : [{ cell, lines: block, bottom, isDate: isDated, isHeading: headings !== undefined }];
    });
  });
}

/** A place (or a length of time) close below a date in the column of labels is a part of what the date says. */
export function isUnderDate(label: Label, before: Label | undefined): boolean {
  return (
    before?.isDate === true &&
    /\d/.test(before.cell.text) &&
    labelRole(label.cell.text) === undefined &&
    !label.isDate &&
    !label.isHeading &&
    label.cell.baseline - (before.lines.at(-1)?.baseline ?? 0) < LINE_PITCH * label.cell.size
  );
}

/** Size, weight and colour: headings of one CV share them. */
export function cellLook(cell: Cell): string {
  const run = cell.runs[0];
  return [Math.round(cell.size * 2), run?.bold, run?.color, run?.font].join("|");
}
