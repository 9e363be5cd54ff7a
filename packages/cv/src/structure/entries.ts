import { isDateText } from "../vocabulary/date-text.ts";
import type { FoundRange } from "../vocabulary/dates.ts";
import type { Line } from "../layout/line.ts";
import { TOP_GAP } from "../layout/lines.ts";
import { anchorsOf, datesIn, isAnchor, lookKey } from "./entry-dates.ts";
import { INDENT, proseFlags } from "./prose.ts";

/** One job, school, certificate or award: the lines that name it and the lines that tell about it. */
export interface Entry {
  readonly header: readonly Line[];
  readonly body: readonly Line[];
  readonly dates: FoundRange | undefined;
}

export interface EntryOptions {
  /** Whether a lone date (not a range) marks an entry even where others have ranges. */
  readonly singleDates: boolean;
}

const MAX_HEADER_LINES = 7;

interface Marked {
  readonly lines: readonly Line[];
  readonly prose: readonly boolean[];
  readonly anchors: readonly number[];
}

interface FirstEntry {
  readonly offset: number;
  readonly look: string;
  /** Its size and weight: the name of an employer with a link is set in another colour than one without. */
  readonly weight: string;
  /** Of the line right above the date, where the entry begins higher up: of the title under an employer who is named once. */
  readonly titleLook: string | undefined;
}

function weightOf(line: Line | undefined): string {
  return line === undefined ? "" : `${line.size.toFixed(1)} ${line.cells[0]?.runs[0]?.bold}`;
}

/** How well line `k` fits as the start of the entry whose date stands on line `anchor`. */
function startScore(m: Marked, k: number, anchor: number, first: FirstEntry): number {
  const line = m.lines[k];
  if (line === undefined) return Number.NEGATIVE_INFINITY;
  if (m.prose[k] === true && k !== anchor) return -10;
  for (let i = k; i < anchor; i += 1) if (m.prose[i] === true) return -10;
  let score = 0;
  if (lookKey(line) === first.look) score += 3;
  else if (weightOf(line) === first.weight && anchor - k === first.offset) score += 2;
  else if (
    anchor - k === 1 &&
    lookKey(line) === first.titleLook &&
    weightOf(m.lines[k - 1]) !== first.weight
  )
    score += 1.5;
  if (anchor - k === first.offset) score += 2;
  if (m.prose[k - 1] === true) score += 1.5;
  if (line.label) score += 4;
  const inside = m.lines.slice(k + 1, anchor + 1).map((l) => l.gapBefore);
  const widest = Math.max(0.2, ...inside);
  if (line.gapBefore > 1.25 * widest) score += 1.5;
  else if (widest > 1.25 * line.gapBefore) score -= 2;
  return score - 0.1 * (anchor - k);
}

/** Whether each entry ends with its date on a line of its own: behind it comes a line in the look of the first, and behind the last none. */
function areDatesLast({ lines, anchors }: Marked): boolean {
  const look = lookKey(lines[0]);
  const inner = anchors.slice(0, -1);
  return (
    inner.length > 0 &&
    anchors.at(-1) === lines.length - 1 &&
    anchors.every((at) => lines[at]?.cells.length === 1 && isDateText(lines[at].text)) &&
    inner.every((at) => {
      const next = lines[at + 1];
      return next?.label === false && lookKey(next) === look && lookKey(lines[at]) !== look;
    })
  );
}

function startsOf(m: Marked): number[] {
  const [firstAnchor] = m.anchors;
  if (firstAnchor === undefined) return [];
  if (areDatesLast(m)) return [0, ...m.anchors.slice(0, -1).map((at) => at + 1)];
  const starts: number[] = [];
  const firstStart = firstStartOf(m, firstAnchor);
  const offset = firstAnchor - firstStart;
  const above = lookKey(m.lines[firstAnchor - 1]);
  const look = lookKey(m.lines[firstStart]);
  const hasTitleLook = offset > 1 && above !== look && above !== lookKey(m.lines[firstAnchor]);
  const weight = weightOf(m.lines[firstStart]);
  const first = { offset, look, weight, titleLook: hasTitleLook ? above : undefined };
  m.anchors.forEach((anchor, n) => {
    if (n === 0) {
      starts.push(firstStart);
      return;
    }
    const previous = m.anchors[n - 1] ?? 0;
    let best = anchor;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let k = anchor; k > previous && anchor - k <= 4; k -= 1) {
      const score = startScore(m, k, anchor, first);
      if (score > bestScore) {
        bestScore = score;
        best = k;
      }
    }
    starts.push(best);
  });
  return starts;
}

/** The first entry begins where the section does, unless running text stands before it. */
function firstStartOf(m: Marked, anchor: number): number {
  let k = anchor;
  while (k > 0 && m.prose[k - 1] !== true && anchor - k < 4) k -= 1;
  return k;
}

/** The white space that stands between entries and not inside of one, in heights of a line. */
function entryGap(lines: readonly Line[]): number {
  const gaps = lines.slice(1).flatMap((line) => (line.gapBefore < TOP_GAP ? [line.gapBefore] : []));
  return Math.min(1, Math.max(2 * Math.min(...gaps) + 0.35, 0.75 * Math.max(...gaps)));
}

/** Without dates, what looks like the first line (and is set apart) begins an entry. */
function undatedStarts(m: Marked): number[] {
  const look = lookKey(m.lines[0]);
  const differs = m.lines.some((l) => lookKey(l) !== look);
  const starts: number[] = [];
  const gap = entryGap(m.lines);
  m.lines.forEach((line, i) => {
    if (m.prose[i] === true && i > 0) return;
    const isApart = line.gapBefore > gap || m.prose[i - 1] === true;
    if (
      i === 0 ||
      (lookKey(line) === look && (differs ? lookKey(m.lines[i - 1]) !== look || isApart : isApart))
    )
      starts.push(i);
  });
  return starts;
}

/** Lines that look like an entry's first line but have no date near: an entry without a date. */
function extraStarts(m: Marked, starts: readonly number[]): number[] {
  const look = lookKey(m.lines[starts[0] ?? 0]);
  const plain = m.lines.filter((l, i) => lookKey(l) === look && !starts.includes(i)).length;
  const [a] = starts;
  const isDistinct =
    a !== undefined && m.lines[a]?.cells[0]?.runs[0]?.bold === true && plain <= starts.length + 2;
  if (!isDistinct) return [];
  const extra: number[] = [];
  m.lines.forEach((line, i) => {
    if (starts.includes(i) || m.prose[i] === true || lookKey(line) !== look) return;
    const isAfterBody = m.prose[i - 1] === true || i === 0;
    const nextStart = starts.find((s) => s > i) ?? m.lines.length;
    const isNearNext = nextStart - i <= 1;
    if (isAfterBody && line.gapBefore > 0.8 && !isNearNext) extra.push(i);
  });
  return extra;
}

/** Lists whose marks are drawn, not written: further to the right than the names and the lone date above them. */
function isListBelow(lines: readonly Line[], i: number, dated: number): boolean {
  const [line, date] = [lines[i], lines[dated]];
  if (line === undefined || date === undefined || line.label || line.bold) return false;
  const isLoneDate = !date.label && date.cells.length === 1 && isDateText(date.text);
  const names = lines.slice(0, dated + 1).filter((each) => !each.label);
  return isLoneDate && names.every((each) => line.x0 > each.x0 + INDENT);
}

function toEntry(m: Marked, from: number, to: number): Entry {
  const lines = m.lines.slice(from, to);
  const prose = m.prose.slice(from, to);
  const dated = lines.findIndex((l, i) => isAnchor(l, prose[i] === true, false));
  const isIndented = (i: number): boolean => i > dated && dated > 0 && isListBelow(lines, i, dated);
  let end = 0;
  while (
    end < lines.length &&
    end < MAX_HEADER_LINES &&
    (prose[end] !== true || end <= dated) &&
    !isIndented(end)
  )
    end += 1;
  const header = lines.slice(0, Math.max(1, end));
  return { header, body: lines.slice(header.length), dates: datesIn(header) };
}

/** Cuts a section into its entries: each holds one date (or range), and all begin alike. */
export function entriesOf(lines: readonly Line[], options: EntryOptions): Entry[] {
  if (lines.length === 0) return [];
  const prose = proseFlags(lines);
  const marked: Marked = { lines, prose, anchors: anchorsOf(lines, prose, options) };
  const dated = startsOf(marked);
  const starts =
    dated.length > 0 ? [...dated, ...extraStarts(marked, dated)] : undatedStarts(marked);
  const sorted = [...new Set(starts)].sort((a, b) => a - b);
  return sorted.map((from, i) => toEntry(marked, from, sorted[i + 1] ?? lines.length));
}
