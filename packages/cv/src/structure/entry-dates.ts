import { isDateText } from "../vocabulary/date-text.ts";
import { findDates } from "../vocabulary/dates.ts";
import type { FoundRange } from "../vocabulary/dates.ts";
import { labelRole } from "../vocabulary/label-words.ts";
import type { Line } from "../layout/line.ts";

/** "Period: May 2019 to June 2020" says no more than when. */
function withoutLabel(text: string): string {
  const [, label = "", value] = /^([^:]{3,20}):\s*(.+)$/u.exec(text) ?? [];
  return value !== undefined && labelRole(label) === "dates" ? value : text;
}

/** Whether a date has a cell of its own, a label before it or none; a dash alone may be a list mark. */
export function holdsDateAlone(line: Line): boolean {
  return line.cells.some(({ text }) => /\d/.test(text) && isDateText(withoutLabel(text)));
}

/** The dates on a line: those in a cell of their own, else what the line says as a whole. */
export function datesOf(line: Line): FoundRange | undefined {
  const own = line.cells.find((c) => isDateText(c.text) && findDates(c.text)?.isRange === true);
  return findDates(own?.text ?? line.cells.map((c) => c.text).join("  "));
}

/** Whether an entry may have its date on the line: running text has none unless in a cell of its own. */
export function isAnchor(line: Line, prose: boolean, rangesOnly: boolean): boolean {
  const dates = datesOf(line);
  if (dates === undefined || line.bullet) return false;
  if (rangesOnly && !dates.isRange) return false;
  return !prose || holdsDateAlone(line);
}

/** Where in its line and in what look a date stands: a lone year set like the other entries' ranges is one of them. */
function dateLook(line: Line): string {
  const at = line.cells.findIndex((c) => findDates(c.text) !== undefined);
  const run = line.cells[at]?.runs.find((r) => findDates(r.text) !== undefined);
  return [
    line.label,
    at,
    line.cells.length > 1,
    run?.size.toFixed(1),
    run?.bold,
    run?.italic,
    run?.color,
  ].join("|");
}

/** The look of a line by its first run. */
export function lookKey(line: Line | undefined): string {
  if (line === undefined) return "";
  const run = line.cells[0]?.runs[0];
  return [Math.round(line.size * 2), run?.bold, run?.italic, run?.color, run?.font].join("|");
}

/** How many dates in cells of their own show that the dates of a section's entries stand so. */
const LEAST_ALONE = 2;

/** A look that no more than this share of the names has is that of something else. */
const SELDOM = 0.2;
/** White space above a line, in heights, below which it may be the end of a sentence. */
const TAIL_GAP = 0.75;

/** "2009." ends a sentence; "октобар 2013. – јун 2017." is how some languages write a range. */
function endsInFullStop(text: string): boolean {
  return /\d\.$/.test(text) && !/\d\.\s*[-–—]/u.test(text);
}

/** Whether a date on a line of its own is the end of a sentence that was broken: "… the best year since / 2009". */
function isTail(lines: readonly Line[], prose: readonly boolean[], i: number): boolean {
  const [last, line] = [lines[i - 1], lines[i]];
  if (last === undefined || line === undefined || line.label || !isDateText(line.text))
    return false;
  const isBelow =
    line.gapBefore < TAIL_GAP && Math.abs(line.x0 - last.x0) < 2 && lookKey(line) === lookKey(last);
  return (
    isBelow && (prose[i - 1] === true ? !/[.!?:]$/.test(last.text) : endsInFullStop(line.text))
  );
}

/** The looks of the names beside the dates that stand alone: in the same line, below a date in a column of labels, else above it. */
function namedLooks(lines: readonly Line[], dated: readonly number[]): Set<string> {
  const counts = new Map<string, number>();
  const nameOf = (i: number): Line | undefined => {
    const line = lines[i];
    if (line === undefined || line.cells.length > 1) return line;
    return line.label ? lines[i + 1] : lines[i - 1];
  };
  for (const look of dated.map((i) => lookKey(nameOf(i))))
    counts.set(look, (counts.get(look) ?? 0) + 1);
  return new Set([...counts].filter(([, n]) => n > SELDOM * dated.length).map(([look]) => look));
}

/**
 * The lines whose date may be that of an entry. Where ranges stand in cells of their own, one inside
 * of a text ("Grew by half (2019 – 2021)") counts only in the look of a name or in a column of labels.
 */
function inPlace(lines: readonly Line[], prose: readonly boolean[]): (line: Line) => boolean {
  const alone = lines.flatMap((line, i) =>
    isAnchor(line, prose[i] === true, true) && holdsDateAlone(line) && !isTail(lines, prose, i)
      ? [i]
      : [],
  );
  if (alone.length < LEAST_ALONE) return () => true;
  const names = namedLooks(lines, alone);
  return (line) => holdsDateAlone(line) || line.label || names.has(lookKey(line));
}

/** Dates of one entry on two lines ("June 2020" above, "Present" below) are not two entries. */
export function anchorsOf(
  lines: readonly Line[],
  prose: readonly boolean[],
  { singleDates }: { readonly singleDates: boolean },
): number[] {
  const isInPlace = singleDates ? () => true : inPlace(lines, prose);
  const ranges = lines.filter(
    (l, i) => isAnchor(l, prose[i] === true, true) && isInPlace(l) && !isTail(lines, prose, i),
  );
  const rangesOnly = ranges.length > 0 && !singleDates;
  const looks = new Set(ranges.map(dateLook));
  // Where dates stand alone ("2022-08-15"), a year inside other text ("TechConf 2022") is no date of its own.
  const pure = lines.filter((l, i) => isAnchor(l, prose[i] === true, false) && holdsDateAlone(l));
  const pureOnly = singleDates && pure.length > 0;
  const anchors: number[] = [];
  lines.forEach((line, i) => {
    const isRange = ranges.includes(line);
    if (isTail(lines, prose, i)) return;
    if (pureOnly && !pure.includes(line) && !isRange) return;
    const isLike = !rangesOnly || (looks.has(dateLook(line)) && isInPlace(line));
    if (isRange || (isLike && isAnchor(line, prose[i] === true, false))) anchors.push(i);
  });
  return anchors;
}

/** The dates of an entry: a range before a lone date, and one with a cell of its own before one inside of a text. */
export function datesIn(header: readonly Line[]): FoundRange | undefined {
  const rangesOn = (lines: readonly Line[]): FoundRange[] =>
    lines.map(datesOf).filter((dates) => dates !== undefined);
  const alone = rangesOn(header.filter(holdsDateAlone));
  const all = rangesOn(header);
  return alone.find((d) => d.isRange) ?? alone[0] ?? all.find((d) => d.isRange) ?? all[0];
}
