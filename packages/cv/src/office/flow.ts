import { textOf } from "../layout/cells.ts";
import type { Cell, Line, Run } from "../layout/line.ts";
import { toLine } from "../layout/lines.ts";
import { withPlainSigns } from "../layout/plain-signs.ts";

/** A line of a document that flows (DOCX, DOC): there are no places on a page, only order, look and distance. */
export interface FlowLine {
  /** Pieces set apart by tabs or table cells. */
  readonly cells: readonly (readonly Run[])[];
  readonly bullet: boolean;
  readonly heading: boolean;
  readonly label: boolean;
  /** White space above, in heights of a line. */
  readonly gapBefore: number;
  readonly indent: number;
  readonly links: readonly string[];
}

/** Distance between cells that have no measured place, in points. */
const CELL_STEP = 150;
/** All lines are given this pitch, so that places grow downwards as in a PDF. */
const PITCH = 15;

function toCell(written: readonly Run[], index: number, order: number, line: FlowLine): Cell {
  const runs = written.map((run) => ({ ...run, text: withPlainSigns(run.text) }));
  const text = textOf(runs);
  const size = Math.max(1, ...runs.map((r) => r.size));
  const x0 = line.indent + index * CELL_STEP;
  const baseline = order * PITCH;
  return {
    runs,
    text,
    x0,
    x1: x0 + text.length * size * 0.5,
    y0: baseline - size,
    y1: baseline,
    baseline,
    size,
    page: 0,
    links: line.links,
  };
}

/** Gives the lines of a flowing document the shape that the stages after the readers work on. */
export function toLines(flow: readonly FlowLine[]): Line[] {
  return flow.flatMap((line, order) => {
    const cells = line.cells
      .map((runs, i) => toCell(runs, i, order, line))
      .filter((c) => c.text !== "");
    if (cells.length === 0) return [];
    const made = toLine(cells, line.gapBefore, line.label, line.heading);
    return made === undefined ? [] : [{ ...made, bullet: made.bullet || line.bullet }];
  });
}
