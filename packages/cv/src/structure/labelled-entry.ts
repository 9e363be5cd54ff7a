import { findDates } from "../vocabulary/dates.ts";
import type { FoundRange } from "../vocabulary/dates.ts";
import type { Role } from "../vocabulary/label-role.ts";
import type { Cell, Line } from "../layout/line.ts";

/** A job or a school whose parts the CV names itself: by labels ("Employer: Acme") or by the heads of a table's columns. */
export interface LabelledEntry {
  readonly values: ReadonlyMap<Role, string>;
  readonly body: readonly Line[];
  readonly dates: FoundRange | undefined;
}

/** The line with no other cells than these; undefined where there are none. */
export function withCells(line: Line, cells: readonly Cell[]): Line | undefined {
  const [first] = cells;
  if (first === undefined) return undefined;
  return { ...line, cells, text: cells.map((cell) => cell.text).join(" "), x0: first.x0 };
}

/** An entry while its lines are read. */
export class EntryBuilder {
  readonly values = new Map<Role, string>();
  readonly body: Line[] = [];
  dates: FoundRange | undefined;

  /** Takes a value; a second line of one is an address or the rest of a long name. */
  put(role: Role, line: Line, isFirst: boolean): void {
    const found = findDates(line.cells.map((cell) => cell.text).join("  "));
    if (found !== undefined && (this.dates === undefined || (found.isRange && !this.dates.isRange)))
      if (role === "dates" || found.isRange) this.dates = found;
    if (role === "duties") this.body.push(line);
    else if (role !== "dates" && role !== "ignored" && isFirst) this.values.set(role, line.text);
  }
}
