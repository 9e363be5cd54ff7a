import { endsOpen } from "./broken-words.ts";
import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import { LEGAL_FORMS } from "../vocabulary/employer-words.ts";
import { degreeScore, isPlace, titleScore } from "../vocabulary/text-scores.ts";
import { isUrl } from "./header-segments.ts";
import type { Cell, Line } from "../layout/line.ts";
import { lookKey } from "./entry-dates.ts";
import { joinCells, wouldNotFit } from "./wrapped-lines.ts";

/** White space between the lines of one name, in heights. */
const MAX_GAP = 0.75;
/** White spaces differ where their difference is more than this, in heights. */
const OTHER_GAP = 0.12;
/** A name is no longer than this, in lines and in letters. */
const MAX_LINES = 4;
const MAX_NAME = 160;
/** Edges of lines are one if they differ by less, in points. */
const SAME_EDGE = 2;

/** White space that designs keep free between a name and the date on its right, as a share of a long name. */
const DATE_ROOM = 0.15;

/** The name on a line: its only text, with or without a date beside it. */
function nameOn(line: Line | undefined): Cell | undefined {
  if (line === undefined || line.label || line.cells.length > 2) return undefined;
  const [name, more] = line.cells.filter((cell) => !isDateText(cell.text));
  return name === undefined || more !== undefined || isUrl(name.text) ? undefined : name;
}

function isSameLook(a: Cell, b: Cell): boolean {
  const [x, y] = [a.runs.at(-1), b.runs[0]];
  return (
    x?.bold === y?.bold &&
    x?.italic === y?.italic &&
    x?.color === y?.color &&
    x?.font === y?.font &&
    Math.abs(a.size - b.size) < 0.3
  );
}

function isAligned(a: Cell, b: Cell): boolean {
  return Math.abs(a.x0 - b.x0) < SAME_EDGE || Math.abs(a.x1 - b.x1) < SAME_EDGE;
}

/** One is a job and the other an employer, or one a degree and the other a school. */
function areApart(a: string, b: string): boolean {
  if (LEGAL_FORMS.test(b) && b.length < 12) return false;
  return titleScore(a) * titleScore(b) < 0 || degreeScore(a) * degreeScore(b) < 0 || isPlace(b);
}

/** What the lines of a section have in common. */
interface Frame {
  readonly left: number;
  readonly right: number;
  /** The least white space above a line in the look of the one above it. */
  readonly tightest: number;
  /** The look of most letters: of running text, where there is any. */
  readonly body: string;
}

function frameOf(lines: readonly Line[]): Frame {
  const letters = new Map<string, number>();
  let tightest = MAX_GAP;
  lines.forEach((line, i) => {
    const look = lookKey(line);
    letters.set(look, (letters.get(look) ?? 0) + line.text.length);
    const last = lines[i - 1];
    if (last !== undefined && lookKey(last) === look && last.page === line.page)
      tightest = Math.min(tightest, line.gapBefore);
  });
  return {
    left: Math.min(...lines.map((line) => line.x0)),
    right: Math.max(...lines.flatMap((line) => line.cells.map((cell) => cell.x1))),
    tightest,
    body: [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "",
  };
}

/** Whether the next word had no room behind the name: before its date, or in the column, in which it may stand on the right. */
function isForced(name: Cell, next: Cell, last: Line, { left, right }: Frame): boolean {
  const date = last.cells.find((cell) => cell.x0 > name.x1);
  const room = Math.max(0.5 * name.size, DATE_ROOM * (name.x1 - name.x0));
  if (date !== undefined) return wouldNotFit(name, next, date.x0 - room);
  const isRight = Math.abs(name.x0 - next.x0) > SAME_EDGE;
  return wouldNotFit(isRight ? { ...name, x1: name.x1 - name.x0 + left } : name, next, right);
}

/** Whether the line may go on with the name above it, by how both are set. */
function isBelow(line: Line, name: Cell, last: Line, frame: Frame): boolean {
  const [next, more] = line.cells;
  if (next === undefined || more !== undefined || line.bullet || line.label) return false;
  if (line.page !== last.page || line.gapBefore > MAX_GAP || isDateText(next.text)) return false;
  if (!isSameLook(name, next) || !isAligned(name, next)) return false;
  if (isUrl(next.text) || findDates(next.text)?.isRange === true) return false;
  return endsOpen(name.text) || isForced(name, next, last, frame);
}

/** How many lines from `at` on are one name: all broken where the next word did not fit, and as close to each other. */
function linesOfName(lines: readonly Line[], at: number, frame: Frame, isList: boolean): number {
  const first = lines[at];
  const name = nameOn(first);
  if (first === undefined || name === undefined || first.bullet) return 1;
  let count = 1;
  let text = name.text;
  for (let i = at + 1; i < lines.length && count <= MAX_LINES; i += 1) {
    const [last, line] = [lines[i - 1], lines[i]];
    const above = count === 1 ? name : last?.cells[0];
    if (last === undefined || line === undefined || above === undefined) break;
    if (/\p{Ll}{4}[.!?]$/u.test(above.text)) break;
    if (!isBelow(line, above, last, frame)) break;
    const isOpen = /^\p{Ll}/u.test(line.text);
    const isTight = line.gapBefore <= frame.tightest + OTHER_GAP;
    if (!isOpen && (isList || !isTight || areApart(text, line.text))) break;
    text = `${text} ${line.text}`;
    count += 1;
  }
  // Beside its date a name may end like a sentence where the one above is of several parts: "Clerk, Bank of / Ireland."
  const isDated = first.cells.length > 1 && name.runs.length > 1;
  const isText =
    !isDated && /[.!?:;。！？；]$/u.test(text) && !LEGAL_FORMS.test(text.split(/\s+/).at(-1) ?? "");
  return count > MAX_LINES || text.length > MAX_NAME || isText ? 1 : count;
}

/**
 * Names of jobs, employers and schools that were broken because their column is narrow stand on one line again. In a list of
 * items of one line each (`isList`) only a line that begins small goes on with the one above.
 */
export function withWholeNames(lines: readonly Line[], isList = false): Line[] {
  const frame = frameOf(lines);
  const out: Line[] = [];
  for (let i = 0; i < lines.length;) {
    const count = linesOfName(lines, i, frame, isList);
    const [first, ...rest] = lines.slice(i, i + count);
    if (first !== undefined && rest.length === 0) out.push(first);
    else if (first !== undefined)
      out.push({
        ...rest.reduce(joinCells, first),
        isName: first.bold || lookKey(first) !== frame.body,
      });
    i += count;
  }
  return out;
}
