import { above, isPaired } from "./band.ts";
import type { Band } from "./band.ts";
import { rowsOf } from "./cells.ts";
import { labelsOf } from "./labels.ts";
import type { Cell } from "./line.ts";

/** Values in the margin begin at least so far to the right of the content's edge, in sizes. */
const MARGIN_GAP = 3;

/**
 * Where rows begin that go on to the right margin (skills with their years): two lines or more of plain text on the left, with values
 * beside them and nothing at the edge at which the content stands. They are no labels.
 */
function marginRowsFrom(band: Band): number | undefined {
  const marks = new Set(
    labelsOf(band.left)
      .filter((label) => label.isDate || label.isHeading)
      .flatMap((label) => label.lines),
  );
  let run: Cell[] = [];
  for (const cell of [...rowsOf(band.left).flat(), undefined]) {
    if (cell !== undefined && !marks.has(cell)) {
      run.push(cell);
      continue;
    }
    if (areMarginRows(run, band)) return run[0]?.baseline;
    run = [];
  }
  return undefined;
}

function areMarginRows(run: readonly Cell[], { x, right }: Band): boolean {
  const paired = run.filter((cell) => isPaired(cell, right));
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || paired.length < 2) return false;
  return right
    .filter((c) => c.baseline > first.baseline - c.size && c.baseline < last.baseline + c.size)
    .every((c) => c.x0 > x + MARGIN_GAP * c.size);
}

/** The band as far as labels may stand in it: rows that go on to the right margin end it. */
export function aboveMarginRows(band: Band): Band {
  const from = marginRowsFrom(band);
  return from === undefined ? band : above(band, from);
}
