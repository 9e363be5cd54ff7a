import type { Cell } from "./line.ts";

/** A stretch of a page in which no cell crosses a left edge, with the cells on both sides of it. */
export interface Band {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly left: Cell[];
  readonly right: Cell[];
}

/** Whether another cell stands on the line of this one. */
export function isPaired(cell: Cell, others: readonly Cell[]): boolean {
  return others.some((o) => Math.abs(o.baseline - cell.baseline) < 0.3 * cell.size);
}

/** The band as far as a baseline. */
export function above(band: Band, from: number): Band {
  const isAbove = (cell: Cell): boolean => cell.baseline < from - 1;
  return {
    ...band,
    bottom: from - 1,
    left: band.left.filter(isAbove),
    right: band.right.filter(isAbove),
  };
}
