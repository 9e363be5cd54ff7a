import { findDates } from "../vocabulary/dates.ts";
import { isRightToLeft } from "../pdf/right-to-left.ts";
import type { Cell } from "./line.ts";

const LETTERS = /\p{L}/gu;
const FROM_RIGHT = /[\u05d0-\u074f]/g;
const YEAR = "(?:\\d{1,2}[/.]){0,2}(?:19|20)\\d{2}";
const YEARS = new RegExp(`(?<!\\d)(${YEAR})(\\s*[-–—]\\s*)(${YEAR})(?!\\d)`, "gu");
/** A telephone number that begins on the right: its plus stands behind it. */
const PHONE = /(?<!\S)(\d[\d ()-]*\d)\+/gu;

/** Whether most letters are read from the right. */
function isMostlyFromRight(cells: readonly Cell[]): boolean {
  const count = (some: readonly Cell[], letters: RegExp): number =>
    some.reduce((sum, { text }) => sum + (text.match(letters)?.length ?? 0), 0);
  const fromRight = cells.filter(({ text }) => isRightToLeft(text));
  if (fromRight.length === 0) return false;
  return count(fromRight, FROM_RIGHT) > count(cells, LETTERS) / 2;
}

/** "2021 – 2019" is a range whose first year stands on the right, "0146 555 79 971+" a number that begins there. */
function numbersFromRight(text: string): string {
  if (!/\d{2}/.test(text)) return text;
  return text
    .replace(YEARS, (range: string, left: string, dash: string, right: string) => {
      const [a, b] = [findDates(left)?.start ?? "", findDates(right)?.start ?? ""];
      return a > b ? `${right}${dash}${left}` : range;
    })
    .replace(PHONE, (_, digits: string) => `+${digits.split(" ").toReversed().join(" ")}`);
}

/** The cell where it would stand if the page were seen in a mirror; its text stays as it is read. */
function mirroredCell(cell: Cell, width: number): Cell {
  const runs = cell.runs.map((run) => ({
    ...run,
    text: numbersFromRight(run.text),
    x0: width - run.x1,
    x1: width - run.x0,
  }));
  return {
    ...cell,
    runs,
    text: numbersFromRight(cell.text),
    x0: width - cell.x1,
    x1: width - cell.x0,
  };
}

/** Edges that are nearer than this to each other, in points, are one: letters lean over the edge of their line. */
const SAME_EDGE = 1.2;

/** The cells with left edges that are the same where they nearly are. */
function withEvenEdges(cells: readonly Cell[]): Cell[] {
  let edge = Number.NEGATIVE_INFINITY;
  const edges = new Map<number, number>();
  for (const x of cells.map(({ x0 }) => x0).toSorted((a, b) => a - b)) {
    if (x - edge > SAME_EDGE) edge = x;
    edges.set(x, edge);
  }
  return cells.map((cell) => ({ ...cell, x0: edges.get(cell.x0) ?? cell.x0 }));
}

/**
 * The pages of a CV that is read from the right as a mirror shows them: their lines begin on the left like all others, with
 * dates, lists and columns in the order in which they are read. Pages of other CVs stay as they are.
 */
export function inReadingDirection(
  pages: readonly (readonly Cell[])[],
): readonly (readonly Cell[])[] {
  const all = pages.flat();
  if (!isMostlyFromRight(all)) return pages;
  const width = Math.max(...all.map(({ x0, x1 }) => x0 + x1));
  return pages.map((cells) => withEvenEdges(cells.map((cell) => mirroredCell(cell, width))));
}
