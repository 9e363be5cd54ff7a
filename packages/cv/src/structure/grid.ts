import { isDateText } from "../fields/date-text.ts";
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

function look(cell: Cell): string {
  const run = cell.runs[0];
  return [Math.round(cell.size * 2), run?.bold, run?.color, run?.font].join("|");
}

/** "Label  value" rows are read as they stand: their first cell looks different from the others. */
function isLabelValue(rows: readonly Line[]): boolean {
  const several = rows.filter((r) => r.cells.length > 1);
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

/** Reads a block of rows column by column. */
function unfold(rows: readonly Line[], edges: readonly number[]): Line[] {
  const bullets = new Set(rows.filter((r) => r.bullet).map((r) => r.cells[0]));
  const columns = new Map<number, Cell[]>();
  for (const cell of rows.flatMap((r) => r.cells)) {
    const edge = edges.find((x) => Math.abs(x - cell.x0) < SAME_EDGE) ?? 0;
    columns.set(edge, [...(columns.get(edge) ?? []), cell]);
  }
  const order = [...columns].sort((a, b) => a[0] - b[0]);
  return order
    .flatMap(([, cells]) => byPage(cells).flatMap((page) => linesOf(page)))
    .map((line) => ({ ...line, bullet: line.bullet || bullets.has(line.cells[0]) }));
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
export function unfoldGrids(lines: readonly Line[]): Line[] {
  const edges = columnEdges(lines);
  if (edges.length === 0) return [...lines];
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
    out.push(...(isGrid ? unfold(block, edges) : block));
    block = [];
  };
  for (const line of lines) {
    if (!fits(line)) {
      close();
      out.push(line);
    } else block.push(line);
  }
  close();
  return out;
}

/** A lone cell belongs to the grid if it ends before the next column begins. */
function isInColumn(line: Line, edges: readonly number[]): boolean {
  const next = edges.filter((x) => x > line.x0 + SAME_EDGE).sort((a, b) => a - b)[0];
  return next === undefined ? edges.some((x) => Math.abs(x - line.x0) < SAME_EDGE) : line.x1 < next;
}
