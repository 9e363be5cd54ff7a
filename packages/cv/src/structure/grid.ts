import { isDateText } from "../vocabulary/date-text.ts";
import type { Cell, Line } from "../layout/line.ts";
import { linesOf } from "../layout/lines.ts";

/** Left edges that differ by less (in points) are one edge. */
const SAME_EDGE = 2.5;

/** Left edges at which cells after the first of their line begin, on two lines or more. */
function columnEdges(lines: readonly Line[]): number[] {
  const edges: { x: number; count: number }[] = [];
  for (const line of lines) {
    for (const cell of line.cells.slice(1)) {
      const edge = edges.find((e) => Math.abs(e.x - cell.x0) < SAME_EDGE);
      if (edge === undefined) edges.push({ x: cell.x0, count: 1 });
      else edge.count += 1;
    }
  }
  return edges.filter((e) => e.count >= 2).map((e) => e.x);
}

const LIST_MARK = /^[•●○◦▪▫■□‣∙]$/u;

/** A name is larger than the lines of the list above it by this. */
const LARGER = 1.15;

/** The look of a cell by its first run that is no list mark. */
function look(cell: Cell): string {
  const run = cell.runs.find((each) => !LIST_MARK.test(each.text)) ?? cell.runs[0];
  return [Math.round(cell.size * 2), run?.bold, run?.color, run?.font].join("|");
}

/** "Software  Revit, Rhino": one name beside a list. */
function isBesideList({ cells: [name, list, more] }: Line): boolean {
  const hasList = list !== undefined && more === undefined && /,\s/.test(list.text);
  return hasList && name !== undefined && !/[,;]/.test(name.text);
}

/** "Label  value" rows are read as they stand: their first cell looks different from the others, or each is one name beside a list. */
function isLabelValue(rows: readonly Line[]): boolean {
  const several = rows.filter((r) => r.cells.length > 1);
  if (several.every(isBesideList)) return true;
  const differs = several.filter((r) => {
    const [first, ...others] = r.cells;
    return first !== undefined && others.every((c) => look(c) !== look(first));
  });
  return differs.length > 0.6 * several.length;
}

function hasDateColumn(rows: readonly Line[]): boolean {
  const others = rows.flatMap((r) => r.cells.slice(1));
  const dates = others.filter((c) => isDateText(c.text));
  const firsts = rows.filter((r) => r.cells.length > 1).map((r) => r.cells[0]?.text ?? "");
  return (
    dates.length > 0.35 * others.length || firsts.filter(isDateText).length > 0.35 * firsts.length
  );
}

/** The cells that a list mark stands before; a mark inside of a row is a cell of its own. */
function markedCells(rows: readonly Line[]): Set<Cell | undefined> {
  const marked = new Set<Cell | undefined>();
  for (const { bullet, cells } of rows)
    cells.forEach((cell, i) => {
      if (i === 0 ? bullet : LIST_MARK.test(cells[i - 1]?.text ?? "")) marked.add(cell);
    });
  return marked;
}

/** Without the marks of list items in the second column and behind it. */
function withoutMarks(line: Line): Line {
  const isMark = (cell: Cell, i: number): boolean =>
    i > 0 && i + 1 < line.cells.length && LIST_MARK.test(cell.text);
  return line.cells.some(isMark)
    ? { ...line, cells: line.cells.filter((cell, i) => !isMark(cell, i)) }
    : line;
}

/** Reads a block of rows column by column. */
function unfold(
  rows: readonly Line[],
  edges: readonly number[],
  bullets: ReadonlySet<Cell | undefined>,
): Line[] {
  const columns = new Map<number, Cell[]>();
  for (const cell of rows.flatMap((r) => r.cells)) {
    const edge = edges.find((x) => Math.abs(x - cell.x0) < SAME_EDGE) ?? 0;
    columns.set(edge, [...(columns.get(edge) ?? []), cell]);
  }
  const order = [...columns].sort((a, b) => a[0] - b[0]);
  const left = Math.min(...rows.map((row) => row.x0));
  return order.flatMap(([, cells]) => {
    const lines = byPage(cells).flatMap((page) => linesOf(page));
    const by = Math.min(...cells.map((cell) => cell.x0)) - left;
    return lines.map((line) => ({
      ...shifted(line, by),
      bullet: line.bullet || bullets.has(line.cells[0]),
    }));
  });
}

/** Read one below the other the columns are one: a later one is not further to the right. */
function shifted(line: Line, by: number): Line {
  const move = <T extends { readonly x0: number; readonly x1: number }>(part: T): T => ({
    ...part,
    x0: part.x0 - by,
    x1: part.x1 - by,
  });
  const cells = line.cells.map((cell) => ({ ...move(cell), runs: cell.runs.map(move) }));
  return { ...move(line), cells };
}

function byPage(cells: readonly Cell[]): Cell[][] {
  const pages = new Map<number, Cell[]>();
  for (const cell of cells) pages.set(cell.page, [...(pages.get(cell.page) ?? []), cell]);
  return [...pages.values()];
}

/**
 * Boxes side by side inside a section (groups of skills, two jobs next to each other) are read box by box. A block of
 * lines is a grid if its cells begin at the same edges; rows of a label and a value, or with dates beside their text, are not.
 */
export function unfoldGrids(marked: readonly Line[]): Line[] {
  const bullets = markedCells(marked);
  const lines = marked.map(withoutMarks);
  const edges = columnEdges(lines);
  if (edges.length === 0) return [...marked];
  const fits = (line: Line): boolean =>
    !line.label &&
    line.cells.slice(1).every((c) => edges.some((x) => Math.abs(x - c.x0) < SAME_EDGE)) &&
    (line.cells.length > 1 || isInColumn(line, edges));
  const out: Line[] = [];
  let block: Line[] = [];
  const close = (): void => {
    const several = block.filter((l) => l.cells.length > 1);
    const isGrid =
      several.length >= 2 &&
      several.length >= 0.4 * block.length &&
      !isLabelValue(block) &&
      !hasDateColumn(block);
    out.push(...(isGrid ? unfold(block, edges, bullets) : block));
    block = [];
  };
  for (const line of lines) {
    const last = block.at(-1);
    if (last !== undefined && isTitle(line, last)) close();
    if (!fits(line)) {
      close();
      out.push(line);
    } else block.push(line);
  }
  close();
  return out;
}

/** A name with its date behind it, larger than the line of a list above it: no row of that list. */
function isTitle(line: Line, other: Line): boolean {
  const date = line.cells.at(-1);
  return (
    line.cells.length > 1 &&
    line.size > LARGER * other.size &&
    date !== undefined &&
    isDateText(date.text)
  );
}

/** A lone cell belongs to the grid if it ends before the next column begins. */
function isInColumn(line: Line, edges: readonly number[]): boolean {
  const next = edges.filter((x) => x > line.x0 + SAME_EDGE).sort((a, b) => a - b)[0];
  return next === undefined ? edges.some((x) => Math.abs(x - line.x0) < SAME_EDGE) : line.x1 < next;
}
