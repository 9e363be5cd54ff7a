import { rowsOf } from "./cells.ts";
import type { Cell } from "./line.ts";

/** Fewer letters (a year, a mark) may well end one page and begin the next. */
const MIN_LETTERS = 6;

/** The text without what is flat: a dash or a full stop is left out of the copy in whose half nothing of it is seen. */
function tallSigns(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether two cells stand above each other and one is the other or a part of it. */
function isSame(a: Cell, b: Cell): boolean {
  const isAbove = a.x0 < b.x1 && b.x0 < a.x1 && Math.abs(a.size - b.size) < 0.1;
  return isAbove && (a.text.includes(b.text) || b.text.includes(a.text));
}

/** Whether two cells are one that was printed twice. */
function isTwice(a: Cell, b: Cell): boolean {
  const signs = tallSigns(a.text);
  const isLong = signs.replace(/\d/g, "").length >= MIN_LETTERS;
  return isLong && signs === tallSigns(b.text) && Math.abs(a.x0 - b.x0) < 1 && isSame(a, b);
}

function lengthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.text.length, 0);
}

/** The cells of a page's last line that begin the next page too; none if that line is not cut. */
function cutCells(bottom: readonly Cell[], top: readonly Cell[]): Cell[] {
  const isCut = bottom.some((cell) => top.some((other) => isTwice(cell, other)));
  return isCut ? bottom.filter((cell) => top.some((other) => isSame(cell, other))) : [];
}

/** Of a cell and its other copy on the next page the one that says more, in the place of the other. */
function fuller(cell: Cell, copy: readonly Cell[]): readonly Cell[] {
  const [first] = copy;
  if (first === undefined || lengthOf(copy) >= cell.text.length) return copy;
  const down = first.baseline - cell.baseline;
  const { page, baseline } = first;
  return [{ ...cell, page, baseline, y0: cell.y0 + down, y1: cell.y1 + down }];
}

/**
 * Makes one line of a line that is printed on two pages: where a page ends in the middle of a line, browsers print it on
 * both and show half of it on each. It stands on the later page then, as what belongs to it follows there.
 */
export function withoutCutLines(pages: readonly (readonly Cell[])[]): (readonly Cell[])[] {
  const whole = [...pages];
  for (let i = 1; i < whole.length; i += 1) {
    const [page, next] = [whole[i - 1] ?? [], whole[i] ?? []];
    const top = rowsOf(next)[0] ?? [];
    const cut = cutCells(rowsOf(page).at(-1) ?? [], top);
    const copies = cut.map((cell) => top.filter((other) => isSame(cell, other)));
    const all = copies.flat();
    whole[i - 1] = page.filter((cell) => !cut.includes(cell));
    whole[i] = [
      ...cut.flatMap((cell, at) => fuller(cell, copies[at] ?? [])),
      ...next.filter((cell) => !all.includes(cell)),
    ];
  }
  return whole;
}
