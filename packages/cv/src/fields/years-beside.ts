import type { Cell, Line } from "../layout/line.ts";
import { SKILL_LEVEL } from "../vocabulary/level-words.ts";
import { splitList } from "./split-list.ts";
import { isBareNumber, isLengthAlone, isYearsColumn, statedYears } from "./years.ts";

/** The column of a table that holds years, by its head. */
interface YearsColumn {
  readonly index: number;
  readonly cells: number;
  readonly x0: number;
  readonly x1: number;
}

/**
 * The lines of a skills section with years that stand in a cell or a line of their own (a table's column, the right margin, below the
 * skill, above a list) moved into brackets behind the skills that they are stated for, before boxes are read one by one.
 */
export function withYearsBeside(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  let column: YearsColumn | undefined;
  let ofBelow: { suffix: string; title: Line } | undefined;
  lines.forEach((line, i) => {
    const head = columnIn(line);
    if (head !== undefined) {
      column = head;
      return;
    }
    const lengths = line.cells.map((cell, at) => lengthOf(cell, at, line, column));
    if (lengths.every((length) => length === undefined)) {
      if (ofBelow !== undefined && look(line) === look(ofBelow.title)) ofBelow = undefined;
      const suffix = ofBelow?.suffix ?? "";
      out.push(
        suffix === ""
          ? line
          : withCells(
              line,
              line.cells.map((c) => withSuffix(c, suffix)),
            ),
      );
      return;
    }
    if (!lengths.every((length) => length !== undefined)) {
      out.push(withinRow(line, lengths));
      return;
    }
    const last = out.at(-1);
    if (isTitle(line, lines, i)) ofBelow = { suffix: lengths[0] ?? "", title: line };
    else if (last !== undefined && last.cells.length === line.cells.length && !isList(last))
      out[out.length - 1] = withCells(
        last,
        last.cells.map((cell, at) => withSuffix(cell, lengths[at] ?? "")),
      );
  });
  return out;
}

function columnIn(line: Line): YearsColumn | undefined {
  const index = line.cells.findIndex((cell) => isYearsColumn(cell.text));
  const cell = line.cells[index];
  if (cell === undefined || line.cells.length < 2) return undefined;
  if (line.cells.some((each) => isBareNumber(each.text))) return undefined;
  return { index, cells: line.cells.length, x0: cell.x0, x1: cell.x1 };
}

/** What stands behind a skill for this cell: undefined where the cell is no length of time, empty where it is no number of years. */
function lengthOf(
  cell: Cell,
  at: number,
  line: Line,
  column: YearsColumn | undefined,
): string | undefined {
  const isInColumn =
    column !== undefined &&
    (line.cells.length === column.cells
      ? at === column.index
      : cell.x0 <= column.x1 && cell.x1 >= column.x0);
  const text = isInColumn && isBareNumber(cell.text) ? `${cell.text} years` : cell.text;
  if (!isLengthAlone(text)) return undefined;
  const years = statedYears(text)?.years;
  return years === undefined ? "" : ` (${years} years)`;
}

/** "Java | Expert | 8 years", "8 years | Java, Go" and "8 years | Java | 2 years | Go". */
function withinRow(line: Line, lengths: readonly (string | undefined)[]): Line {
  const leads = lengths[0] !== undefined;
  const count = lengths.filter((length) => length !== undefined).length;
  let suffix = "";
  const cells = [...line.cells];
  const order = leads ? cells.map((_, i) => i) : cells.map((_, i) => cells.length - 1 - i);
  for (const at of order) {
    const cell = cells[at];
    const length = lengths[at];
    if (length !== undefined) suffix = length;
    else if (cell !== undefined && !SKILL_LEVEL.test(cell.text)) {
      cells[at] = withSuffix(cell, suffix);
      // Years in front of a row are all its skills'; else each length is its neighbour's alone.
      if (!leads || count > 1) suffix = "";
    }
  }
  return withCells(
    line,
    cells.filter((_, at) => lengths[at] === undefined),
  );
}

function withSuffix(cell: Cell, suffix: string): Cell {
  const run = cell.runs[0];
  if (suffix === "" || run === undefined || SKILL_LEVEL.test(cell.text)) return cell;
  if (statedYears(cell.text) !== undefined) return cell;
  const text = splitList(cell.text)
    .map((part) => part + suffix)
    .join(", ");
  return { ...cell, text, runs: [{ ...run, text, x1: cell.x1 }] };
}

function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map((cell) => cell.text).join(" ") };
}

function isList(line: Line): boolean {
  return line.cells.some((cell) => splitList(cell.text).length > 1);
}

function look(line: Line): string {
  return [Math.round(line.size * 2), line.bold, line.color, line.font, line.label].join("|");
}

/** Whether lone years stand over the skills that they are stated for: the first line of the section does, one set apart from the next too. */
function isTitle(line: Line, all: readonly Line[], at: number): boolean {
  const next = all[at + 1];
  if (line.cells.length > 1 || next === undefined) return false;
  return (
    at === 0 || line.label || ((line.bold || line.size > next.size) && look(line) !== look(next))
  );
}
