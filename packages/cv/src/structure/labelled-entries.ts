import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import { labelRole } from "../vocabulary/label-words.ts";
import type { Role } from "../vocabulary/label-role.ts";
import type { Cell, Line } from "../layout/line.ts";
import { EntryBuilder, withCells } from "./labelled-entry.ts";
import type { LabelledEntry } from "./labelled-entry.ts";
import type { RoleOf } from "../layout/table-heads.ts";
import { entriesOfTable } from "./labelled-tables.ts";

interface Labelled {
  readonly role: Role | undefined;
  /** The line without its label; undefined where nothing else stands on it. */
  readonly rest: Line | undefined;
}

/** Of these an entry has one each: one of them again begins the next entry. */
const ONCE: ReadonlySet<Role> = new Set(["company", "title", "dates", "school", "degree"]);
/** What names an entry. */
const NAMES: ReadonlySet<Role> = new Set(["company", "title", "school", "degree"]);

function withoutColon(text: string): string {
  return text.replace(/^\s*[:：]\s*/, "");
}

/** "Employer | Acme", "Employer: Acme" and "Employer" alone are labelled; the rest is the value. */
function labelledLine(line: Line, roleOf: RoleOf): Labelled {
  const [first, ...others] = line.cells;
  const none: Labelled = { role: undefined, rest: line };
  if (first === undefined) return none;
  // "data" or "company)" alone on a line is the rest of a sentence.
  const isRest = others.length === 0 && /^\p{Ll}[^:：]*$|^[^(]*\)$/u.test(first.text);
  const whole = isRest ? undefined : roleOf(first.text);
  if (whole !== undefined) {
    const [value, ...more] = others;
    const cells =
      value === undefined ? [] : [{ ...value, text: withoutColon(value.text) }, ...more];
    return { role: whole, rest: withCells(line, cells) };
  }
  const match = /^([^:：]{2,90}?)\s*[:：]\s*(.*)$/u.exec(first.text);
  const role = match?.[1] === undefined ? undefined : roleOf(match[1]);
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
function restOfLabel(lines: readonly Line[], at: number, roleOf: RoleOf): number[] {
  const [first] = lines[at]?.cells ?? [];
  if (first === undefined) return [];
  let text = first.text;
  const rest: number[] = [];
  let whole: number[] = [];
  const isKnown = roleOf(text) !== undefined;
  for (let i = at + 1; i <= at + MAX_BETWEEN && rest.length + 1 < MAX_LABEL_LINES; i += 1) {
    const line = lines[i];
    const [next] = line?.cells ?? [];
    if (line === undefined || next === undefined) break;
    // The lines between are those of the value, which stands beside both.
    const isValue = line.cells.length === 1 && !line.label && next.x0 > first.x1;
    if (isValue) continue;
    // A whole label goes on only in the middle of a sentence.
    if (roleOf(next.text) !== undefined || (isKnown && !/^\p{Ll}/u.test(next.text))) break;
    text = `${text} ${next.text}`;
    rest.push(i);
    if (roleOf(text) !== undefined) whole = [...rest];
  }
  return whole;
}

/** Labels that were broken in their narrow column ("Main activities and / responsibilities") stand on one line again. */
function withWholeLabels(lines: readonly Line[], roleOf: RoleOf): Line[] {
  const out: Line[] = [];
  const taken = new Set<number>();
  lines.forEach((line, i) => {
    if (taken.has(i)) {
      const value = withCells(line, line.cells.slice(1));
      if (value !== undefined) out.push(value);
      return;
    }
    const rest = restOfLabel(lines, i, roleOf);
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

/** A label in the middle of a line: up to four words before a colon. */
const INNER_LABEL = /\s((?:[^\s:：]+\s){0,3}[^\s:：]+)\s*[:：]\s/gu;

/** Where in the text the label after its first one begins. */
function nextLabel(text: string, roleOf: RoleOf): number | undefined {
  for (const match of text.matchAll(INNER_LABEL)) {
    // The first label of a line may end in a word that is one too: "Date completed:".
    if (!/[:：]/u.test(text.slice(0, match.index))) continue;
    const words = (match[1] ?? "").split(/\s/);
    const before = match.index + 1;
    for (let from = 0; from < words.length; from += 1)
      if (roleOf(words.slice(from).join(" ")) !== undefined)
        return before + words.slice(0, from).join(" ").length + (from === 0 ? 0 : 1);
  }
  return undefined;
}

/** "Issued by: Acme  Date: 2020": labels that share a line stand on lines of their own. */
function withLabelsApart(lines: readonly Line[], roleOf: RoleOf): Line[] {
  return lines.flatMap((line) => {
    const isLabelled = (text: string): boolean => {
      const label = /^([^:：]{2,60}?)\s*[:：]/u.exec(text)?.[1];
      return label !== undefined && roleOf(label) !== undefined;
    };
    if (!isLabelled(line.cells[0]?.text ?? "")) return [line];
    const groups: Cell[][] = [];
    for (const cell of line.cells) {
      let rest = cell;
      for (
        let at = nextLabel(rest.text, roleOf);
        at !== undefined;
        at = nextLabel(rest.text, roleOf)
      ) {
        groups.push([
          ...(isLabelled(rest.text) ? [] : (groups.pop() ?? [])),
          { ...rest, text: rest.text.slice(0, at).trim() },
        ]);
        rest = { ...rest, text: rest.text.slice(at) };
      }
      if (isLabelled(rest.text)) groups.push([rest]);
      else groups.push([...(groups.pop() ?? []), rest]);
    }
    return groups.flatMap((cells) => withCells(line, cells) ?? []);
  });
}

function fromLabels(lines: readonly Line[], roleOf: RoleOf): LabelledEntry[] {
  const entries: EntryBuilder[] = [];
  let current: EntryBuilder | undefined;
  let seen = new Set<Role>();
  let open: Role | undefined;
  let hasValue = false;
  const begin = (): EntryBuilder => {
    const builder = new EntryBuilder();
    entries.push(builder);
    seen = new Set();
    current = builder;
    return builder;
  };
  for (const line of lines) {
    const { role, rest } = labelledLine(line, roleOf);
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

/** The entries of a section that says of each part what it is; undefined where it does not. */
export function labelledEntries(
  lines: readonly Line[],
  roleOf: RoleOf = labelRole,
): LabelledEntry[] | undefined {
  const rows = entriesOfTable(lines, roleOf);
  if (rows !== undefined) return rows;
  const whole = withWholeLabels(withLabelsApart(lines, roleOf), roleOf);
  const named = whole
    .map((line) => labelledLine(line, roleOf).role)
    .filter((role) => role !== undefined);
  const kinds = new Set(named.filter((role) => NAMES.has(role)));
  const isLabelled = kinds.size >= 2 || (kinds.size === 1 && named.includes("dates"));
  return isLabelled ? fromLabels(whole, roleOf) : undefined;
}
