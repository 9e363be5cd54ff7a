import { isDateText } from "../fields/date-text.ts";
import { findDates } from "../fields/dates.ts";
import type { FoundRange } from "../fields/dates.ts";
import { labelRole } from "../fields/label-words.ts";
import type { Role } from "../fields/label-words.ts";
import type { Cell, Line } from "../layout/line.ts";

/** A job or a school whose parts the CV names itself: by labels ("Employer: Acme") or by the heads of a table's columns. */
export interface ToldEntry {
  readonly values: ReadonlyMap<Role, string>;
  readonly body: readonly Line[];
  readonly dates: FoundRange | undefined;
}

interface Labelled {
  readonly role: Role | undefined;
  /** The line without its label; undefined where nothing else stands on it. */
  readonly rest: Line | undefined;
}

/** Of these an entry has one each: one of them again begins the next entry. */
const ONCE: ReadonlySet<Role> = new Set(["company", "title", "dates", "school", "degree"]);
/** What names an entry. */
const NAMES: ReadonlySet<Role> = new Set(["company", "title", "school", "degree"]);

function withCells(line: Line, cells: readonly Cell[]): Line | undefined {
  const [first] = cells;
  if (first === undefined) return undefined;
  return { ...line, cells, text: cells.map((cell) => cell.text).join(" "), x0: first.x0 };
}

function withoutColon(text: string): string {
  return text.replace(/^\s*[:：]\s*/, "");
}

/** "Employer | Acme", "Employer: Acme" and "Employer" alone are labelled; the rest is the value. */
function labelledLine(line: Line): Labelled {
  const [first, ...others] = line.cells;
  const none: Labelled = { role: undefined, rest: line };
  if (first === undefined) return none;
  // "data" or "company)" alone on a line is the rest of a sentence.
  const isRest = others.length === 0 && /^\p{Ll}[^:：]*$|^[^(]*\)$/u.test(first.text);
  const whole = isRest ? undefined : labelRole(first.text);
  if (whole !== undefined) {
    const [value, ...more] = others;
    const cells =
      value === undefined ? [] : [{ ...value, text: withoutColon(value.text) }, ...more];
    return { role: whole, rest: withCells(line, cells) };
  }
  const match = /^([^:：]{2,90}?)\s*[:：]\s*(.*)$/u.exec(first.text);
  const role = match?.[1] === undefined ? undefined : labelRole(match[1]);
  if (role === undefined) return none;
  const value = match?.[2] ?? "";
  return {
    role,
    rest: withCells(line, [...(value === "" ? [] : [{ ...first, text: value }]), ...others]),
  };
}

/** Labels of no more lines than these are put together, and their lines are no further apart than this. */
const MAX_LABEL_LINES = 4;
const MAX_BETWEEN = 6;

/** Of the label that line `at` begins: the lines on which its rest stands; empty where it is whole. */
function restOfLabel(lines: readonly Line[], at: number): number[] {
  const [first] = lines[at]?.cells ?? [];
  if (first === undefined) return [];
  let text = first.text;
  const rest: number[] = [];
  let whole: number[] = [];
  const isKnown = labelRole(text) !== undefined;
  for (let i = at + 1; i <= at + MAX_BETWEEN && rest.length + 1 < MAX_LABEL_LINES; i += 1) {
    const line = lines[i];
    const [next] = line?.cells ?? [];
    if (line === undefined || next === undefined) break;
    // The lines between are those of the value, which stands beside both.
    const isValue = line.cells.length === 1 && !line.label && next.x0 > first.x1;
    if (isValue) continue;
    // A whole label goes on only in the middle of a sentence.
    if (labelRole(next.text) !== undefined || (isKnown && !/^\p{Ll}/u.test(next.text))) break;
    text = `${text} ${next.text}`;
    rest.push(i);
    if (labelRole(text) !== undefined) whole = [...rest];
  }
  return whole;
}

/** Labels that were broken in their narrow column ("Main activities and / responsibilities") stand on one line again. */
function withWholeLabels(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  const taken = new Set<number>();
  lines.forEach((line, i) => {
    if (taken.has(i)) {
      const value = withCells(line, line.cells.slice(1));
      if (value !== undefined) out.push(value);
      return;
    }
    const rest = restOfLabel(lines, i);
    for (const each of rest) taken.add(each);
    const [first, ...others] = line.cells;
    if (first === undefined || rest.length === 0) {
      out.push(line);
      return;
    }
    const text = [first, ...rest.map((each) => lines[each]?.cells[0])]
      .map((cell) => cell?.text ?? "")
      .join(" ");
    out.push(withCells(line, [{ ...first, text }, ...others]) ?? line);
  });
  return out;
}

class Builder {
  readonly values = new Map<Role, string>();
  readonly body: Line[] = [];
  dates: FoundRange | undefined;

  /** Takes a value; a second line of one is an address or the rest of a long name. */
  put(role: Role, line: Line, isFirst: boolean): void {
    const found = findDates(line.cells.map((cell) => cell.text).join("  "));
    if (found !== undefined && (this.dates === undefined || (found.isRange && !this.dates.isRange)))
      if (role === "dates" || found.isRange) this.dates = found;
    if (role === "duties") this.body.push(line);
    else if (role !== "dates" && role !== "aside" && isFirst) this.values.set(role, line.text);
  }
}

function fromLabels(lines: readonly Line[]): ToldEntry[] {
  const entries: Builder[] = [];
  let current: Builder | undefined;
  let seen = new Set<Role>();
  let open: Role | undefined;
  let hasValue = false;
  const begin = (): Builder => {
    const builder = new Builder();
    entries.push(builder);
    seen = new Set();
    current = builder;
    return builder;
  };
  for (const line of lines) {
    const { role, rest } = labelledLine(line);
    if (role !== undefined) {
      const isNext = current === undefined || (ONCE.has(role) && seen.has(role));
      const builder = isNext ? begin() : (current ?? begin());
      seen.add(role);
      open = role;
      hasValue = rest !== undefined;
      if (rest !== undefined) builder.put(role, rest, true);
      continue;
    }
    if (current === undefined || open === undefined) {
      // A date above the labels opens the first entry.
      if (findDates(line.text)?.isRange === true) begin().put("dates", line, true);
      continue;
    }
    const isNewDate = isDateText(line.text) && seen.has("dates") && open !== "dates";
    if (isNewDate) {
      begin().put("dates", line, true);
      seen.add("dates");
      open = "dates";
      hasValue = true;
    } else if (line.bullet) current.body.push(line);
    else {
      current.put(open, line, !hasValue);
      hasValue = true;
    }
  }
  return entries;
}

interface Table {
  readonly roles: readonly Role[];
  readonly heads: readonly Cell[];
}

/** A row whose cells all name what stands below them. */
export function isTableHead(cells: readonly Cell[]): boolean {
  const found = cells.map((cell) => labelRole(cell.text));
  const told = new Set(found.filter((role) => role !== undefined && role !== "aside"));
  return cells.length >= 2 && !found.includes(undefined) && told.size >= 2;
}

function columnOf(cell: Cell, index: number, row: readonly Cell[], { heads }: Table): number {
  if (row.length === heads.length) return index;
  const behind = heads.findIndex((head, i) => {
    const next = heads[i + 1];
    return next !== undefined && cell.x0 < (head.x1 + next.x0) / 2;
  });
  return behind < 0 ? heads.length - 1 : behind;
}

function fromTable(lines: readonly Line[], table: Table): ToldEntry[] {
  const entries: Builder[] = [];
  let dates = "";
  for (const line of lines) {
    const byRole = new Map<Role, Cell[]>();
    line.cells.forEach((cell, i) => {
      const role = table.roles[columnOf(cell, i, line.cells, table)] ?? "aside";
      byRole.set(role, [...(byRole.get(role) ?? []), cell]);
    });
    const written = (byRole.get("dates") ?? []).map((cell) => cell.text).join(" ");
    const [lead = "aside"] = table.roles;
    // "2023-02 – la" above "actualidad".
    const isRest =
      /[-–—]\s*$/u.test(dates) ||
      (findDates(dates)?.isRange !== true && /[-–—]\s*\p{L}+\s*$/u.test(dates));
    const isNew =
      (byRole.has("dates") && !isRest) || (!table.roles.includes("dates") && byRole.has(lead));
    if (isNew || entries.length === 0) {
      entries.push(new Builder());
      dates = "";
    }
    const entry = entries.at(-1);
    if (entry === undefined) continue;
    dates = `${dates} ${written}`.trim();
    const found = findDates(dates);
    if (found !== undefined) entry.dates = found;
    for (const [role, cells] of byRole) {
      const text = cells.map((cell) => cell.text).join(" ");
      const before = entry.values.get(role);
      if (role === "dates" || role === "aside") continue;
      const whole = withCells(line, cells);
      if (before !== undefined && (role === "title" || line.bullet)) {
        if (whole !== undefined) entry.body.push(whole);
      } else entry.values.set(role, before === undefined ? text : `${before} ${text}`);
    }
  }
  return entries;
}

/** Whether the lines tell by their places in which column they stand: a flowing document sets the lines of a box one below the other. */
function hasPlaces(lines: readonly Line[], head: Line): boolean {
  const lone = lines.filter((line) => line.cells.length < head.cells.length);
  return lone.length === 0 || lone.some((line) => Math.abs(line.x0 - (head.cells[0]?.x0 ?? 0)) > 1);
}

/** The entries of a section that says of each part what it is; undefined where it does not. */
export function toldEntries(lines: readonly Line[]): ToldEntry[] | undefined {
  const head = lines.findIndex((line) => isTableHead(line.cells));
  const first = lines[head];
  if (first !== undefined && head <= 1 && hasPlaces(lines.slice(head + 1), first)) {
    const roles = first.cells.map((cell) => labelRole(cell.text) ?? "aside");
    return fromTable(lines.slice(head + 1), { roles, heads: first.cells });
  }
  const whole = withWholeLabels(lines);
  const named = whole.map((line) => labelledLine(line).role).filter((role) => role !== undefined);
  const kinds = new Set(named.filter((role) => NAMES.has(role)));
  const isTold = kinds.size >= 2 || (kinds.size === 1 && named.includes("dates"));
  return isTold ? fromLabels(whole) : undefined;
}
