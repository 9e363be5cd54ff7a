import { findHeadingKind } from "../vocabulary/heading-words.ts";
import { rowsOf } from "./cells.ts";
import { cellLook } from "./labels.ts";
import type { Cell } from "./line.ts";

/** Text belongs to the heading above it if it is no further below, in sizes of the heading. */
const NEAR = 5;

/** How far to the left of its heading text may begin, in points. */
const OUTDENT = 6;

/** Whether the next row below the heading, up to the edge of the next one, is text and no other heading. */
function hasText(heading: Cell, nextEdge: number, cells: readonly Cell[]): boolean {
  const below = cells.filter(
    (cell) =>
      cell.baseline > heading.baseline + 0.5 * heading.size &&
      cell.x0 > heading.x0 - OUTDENT &&
      cell.x0 < nextEdge - OUTDENT,
  );
  const [next = []] = rowsOf(below);
  return (
    next.length > 0 &&
    next.every(
      (cell) =>
        findHeadingKind(cell.text) === undefined &&
        cell.baseline - heading.baseline < NEAR * heading.size,
    )
  );
}

/**
 * The baseline of the first row that is nothing but headings in one look, some on the left and some on the right, about different parts of the
 * CV and with text below: there columns begin, even short ones at the foot of a page. Undefined if there is none.
 */
export function findSideBySideHeadings(
  left: readonly Cell[],
  right: readonly Cell[],
  page: readonly Cell[],
): number | undefined {
  const isLeft = new Set(left);
  const row = rowsOf([...left, ...right]).find((cells) => {
    const kinds = cells.map((cell) => findHeadingKind(cell.text));
    const sides = new Set(cells.map((cell) => isLeft.has(cell)));
    return (
      sides.size === 2 &&
      !kinds.includes(undefined) &&
      new Set(kinds).size === kinds.length &&
      new Set(cells.map(cellLook)).size === 1 &&
      cells.every((cell, i) => hasText(cell, cells[i + 1]?.x0 ?? Number.POSITIVE_INFINITY, page))
    );
  });
  return row?.[0]?.baseline;
}
