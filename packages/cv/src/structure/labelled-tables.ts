import { findDates } from "../vocabulary/dates.ts";
import type { Role } from "../vocabulary/label-role.ts";
import type { Cell, Line } from "../layout/line.ts";
import { type ColumnRole, type RoleOf, rolesOf } from "../layout/table-heads.ts";
import { EntryBuilder, withCells } from "./labelled-entry.ts";
import type { LabelledEntry } from "./labelled-entry.ts";

interface Table {
  readonly roles: readonly ColumnRole[];
  readonly heads: readonly Cell[];
  /** Lines that the heads take. */
  readonly lines: number;
}

/** The heads with the lines below that a narrow column broke off them: "Year of" above "Passing". */
function withRest(heads: readonly Cell[], rest: readonly Cell[]): Cell[] | undefined {
  const whole = [...heads];
  for (const cell of rest) {
    const at = heads.findIndex((head) => cell.x0 < head.x1 && head.x0 < cell.x1);
    const head = whole[at];
    if (head === undefined) return undefined;
    whole[at] = { ...head, text: `${head.text} ${cell.text}` };
  }
  return whole;
}

/** The table whose heads stand on the first or the second of the lines. */
function tableIn(lines: readonly Line[], roleOf: RoleOf): (Table & { at: number }) | undefined {
  for (const at of [0, 1]) {
    const [head, next] = [lines[at], lines[at + 1]];
    if (head === undefined) return undefined;
    const whole = next === undefined ? undefined : withRest(head.cells, next.cells);
    const isBroken = next !== undefined && next.cells.length < head.cells.length;
    const broken = isBroken && whole !== undefined ? rolesOf(whole, roleOf) : undefined;
    const isRest = broken !== undefined && next?.bold === head.bold && head.bold;
    if (isRest && whole !== undefined) return { at, roles: broken, heads: whole, lines: 2 };
    const roles = rolesOf(head.cells, roleOf);
    if (roles !== undefined) return { at, roles, heads: head.cells, lines: 1 };
  }
  return undefined;
}

function columnOf(cell: Cell, index: number, row: readonly Cell[], { heads }: Table): number {
  if (row.length === heads.length) return index;
  const behind = heads.findIndex((head, i) => {
    const next = heads[i + 1];
    return next !== undefined && cell.x0 < (head.x1 + next.x0) / 2;
  });
  return behind < 0 ? heads.length - 1 : behind;
}

/** Space between two columns, in points. */
const GUTTER = 5;

/** Whether the cell goes on with the one above it: its first word had no room there before the next column. */
function isWrapped(cell: Cell, above: Cell, { heads }: Table): boolean {
  const right = heads.find((head) => head.x0 > above.x1 - GUTTER && head.x0 > above.x0 + GUTTER);
  const width = (above.x1 - above.x0) / Math.max(1, above.text.length);
  const first = (cell.text.split(/\s/)[0] ?? "").length + 1;
  return right !== undefined && above.x1 + first * width > right.x0 - GUTTER;
}

/** The row's cells by what they hold; the ends of a range are put together as one text. */
function byRoleIn(line: Line, table: Table): { cells: Map<Role, Cell[]>; dates: string } {
  const cells = new Map<Role, Cell[]>();
  let dates = "";
  line.cells.forEach((cell, i) => {
    const column = table.roles[columnOf(cell, i, line.cells, table)] ?? "ignored";
    const role = column === "from" || column === "to" ? "dates" : column;
    cells.set(role, [...(cells.get(role) ?? []), cell]);
    if (role === "dates") dates += `${column === "to" ? " – " : " "}${cell.text}`;
  });
  return { cells, dates: dates.trim() };
}

function fromTable(lines: readonly Line[], table: Table): LabelledEntry[] {
  const entries: EntryBuilder[] = [];
  let dates = "";
  let title: Cell | undefined;
  const [lead = "ignored"] = table.roles;
  const hasDates = table.roles.some((role) => role === "dates" || role === "from");
  for (const line of lines) {
    const { cells: byRole, dates: written } = byRoleIn(line, table);
    // "2023-02 – la" above "actualidad".
    const isRest =
      /[-–—]\s*$/u.test(dates) ||
      (findDates(dates)?.isRange !== true && /[-–—]\s*\p{L}+\s*$/u.test(dates));
    const isLed = lead !== "from" && lead !== "to" && byRole.has(lead);
    const isNew = (byRole.has("dates") && !isRest) || (!hasDates && isLed);
    if (isNew || entries.length === 0) {
      entries.push(new EntryBuilder());
      dates = "";
    }
    const entry = entries.at(-1);
    if (entry === undefined) continue;
    dates = `${dates} ${written}`.trim();
    const found = findDates(dates);
    if (found !== undefined) entry.dates = found;
    const above = title;
    [title] = byRole.get("title") ?? [];
    for (const [role, cells] of byRole) {
      const text = cells.map((cell) => cell.text).join(" ");
      const before = entry.values.get(role);
      if (role === "dates" || role === "ignored") continue;
      const whole = withCells(line, cells);
      const [first] = cells;
      // Below the title its cell describes the job, as a list does.
      const isName =
        role !== "title" ||
        (above !== undefined && first !== undefined && isWrapped(first, above, table));
      if (before !== undefined && (!isName || line.bullet)) {
        if (whole !== undefined) entry.body.push(whole);
      } else entry.values.set(role, before === undefined ? text : `${before} ${text}`);
    }
  }
  return entries;
}

/** Whether the lines tell by their places in which column they stand: a flowing document sets the lines of a box one below the other. */
function hasPlaces(lines: readonly Line[], table: Table): boolean {
  const left = table.heads[0]?.x0 ?? 0;
  const lone = lines.flatMap((line, i) => (line.cells.length < table.heads.length ? [i] : []));
  return (
    lone.length === 0 ||
    lone.some((i) => {
      const [cell, ...others] = lines[i]?.cells ?? [];
      const above = lines[i - 1]?.cells[0];
      if (cell === undefined) return false;
      const isRest = above !== undefined && isWrapped(cell, above, table);
      return others.length > 0 || Math.abs(cell.x0 - left) > 1 || isRest;
    })
  );
}

/** The entries of a table whose heads say what stands in its columns; undefined where the lines are none. */
export function entriesOfTable(
  lines: readonly Line[],
  roleOf: RoleOf,
): LabelledEntry[] | undefined {
  const table = tableIn(lines, roleOf);
  if (table === undefined) return undefined;
  const rows = lines.slice(table.at + table.lines);
  return hasPlaces(rows, table) ? fromTable(rows, table) : undefined;
}
