import { isDateText } from "../fields/date-text.ts";
import { findDates } from "../fields/dates.ts";
import type { FoundRange } from "../fields/dates.ts";
import { LEGAL_FORMS } from "../fields/employer-words.ts";
import type { Line } from "../layout/line.ts";

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
/** Least indent of a list, in points. */
const INDENT = 6;

/** Small headings inside an entry: what follows tells about it. */
const SUBHEAD =
  /^(?:key |main |selected )?(?:highlights|achievements|accomplishments|responsibilities|duties|tasks|projects|technologies|tech stack|keywords|courses|coursework|relevant coursework|description|summary|contributions|aufgaben|réalisations)\s*:?$/i;

/** Whether the line is running text: a list item, a long line or the middle of a sentence. */
export function isProse(line: Line): boolean {
  if (line.bullet || SUBHEAD.test(line.text)) return true;
  if (line.label || beginsWithRange(line)) return false;
  const words = line.text.split(/\s+/).length;
  if (words > 13 || line.text.length > 105) return line.cells.length < 3 && !endsInRange(line);
  if (words > 6 && /[.!?;:]$/.test(line.text))
    return !endsInRange(line) && !endsInLegalForm(line.text);
  // "thyssenkrupp Steel Europe AG | 2017 – 2020" begins small, as names may.
  return words > 3 && /^\p{Ll}/u.test(line.text) && !line.bold && !endsInRange(line);
}

/** "Uzman – Ege Kimya Sanayi A.Ş.": the full stop belongs to the company. */
function endsInLegalForm(text: string): boolean {
  return text.endsWith(".") && LEGAL_FORMS.test(text.split(/\s+/).slice(-2).join(" "));
}

/** "Nurse | Northgate Clinic, Des Moines, IA March 2016 - July 2018": long, but no sentence ends so. */
function endsInRange(line: Line): boolean {
  const found = findDates(line.text);
  return found?.isRange === true && /^[\s).,;]*$/.test(line.text.slice(found.to));
}

/** "Hold a budget since 2021": one year in running text. */
function endsInSince({ text }: Line): boolean {
  const found = findDates(text);
  return found?.isCurrent === true && !/[-–—]/.test(text.slice(found.from));
}

/** "juin 2011 – nov. 2014: Assistante, Mairie de Villeurbanne": an entry of one line, however it goes on. */
function beginsWithRange({ text }: Line): boolean {
  const found = findDates(text);
  return found?.isRange === true && found.from === 0;
}

/** Marks running text, the wrapped end of a sentence included. */
function proseFlags(lines: readonly Line[]): boolean[] {
  const flags: boolean[] = [];
  const listEdges = proseEdges(lines);
  const drawnEdges = drawnListEdges(lines);
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    const goesOn =
      before !== undefined &&
      flags[i - 1] === true &&
      !line.label &&
      line.cells.length === 1 &&
      line.cells[0]?.runs[0]?.bold === before.cells[0]?.runs[0]?.bold &&
      line.gapBefore < 0.95 &&
      Math.abs(line.size - before.size) < 0.1 * line.size &&
      line.x0 >= before.x0 - 2 &&
      !/[.!?]$/.test(before.text) &&
      findDates(line.text)?.isRange !== true;
    const isListed =
      i > 0 &&
      !line.bold &&
      !line.label &&
      listEdges.has(Math.round(line.x0)) &&
      findDates(line.text) === undefined;
    const isDrawnItem =
      i > 0 && !line.label && drawnEdges.has(Math.round(line.x0)) && !holdsDateAlone(line);
    // What stands beside a date in a column of its own names the entry, even if it ends like a sentence.
    const isBesideDate =
      before?.label === true && !line.bullet && findDates(before.text)?.isRange === true;
    flags.push(!isBesideDate && (isProse(line) || goesOn || isListed || isDrawnItem));
  });
  return flags;
}

/** Indents at which lists stand although their marks are no text: more than the section's first line, running text among them. */
function proseEdges(lines: readonly Line[]): Set<number> {
  const first = lines.find((l) => !l.label);
  const left = first?.cells.find((c) => !isDateText(c.text))?.x0 ?? first?.x0 ?? 0;
  const edges = new Set<number>();
  for (const line of lines) if (isProse(line) && line.x0 > left + 4) edges.add(Math.round(line.x0));
  return edges;
}

function holdsDateAlone(line: Line): boolean {
  return line.cells.some((cell) => isDateText(cell.text));
}

/**
 * Indents of lists whose marks are drawn: further to the right than the section's first name, somewhere two of them
 * below each other or one with a year, and no name of an entry (bold, or with a range of its own) among them. A year in such a line ("since 2018") is part of
 * what it tells.
 */
function drawnListEdges(lines: readonly Line[]): Set<number> {
  const nameEdge = (line: Line): number =>
    line.cells.find((cell) => !isDateText(cell.text))?.x0 ?? line.x0;
  const content = lines.filter((line) => !line.label);
  const [first] = content;
  if (first === undefined) return new Set();
  const byEdge = Map.groupBy(content, (line) => Math.round(nameEdge(line)));
  const isList = (edge: number, items: readonly Line[]): boolean => {
    const dated = items.filter(
      (line) => (endsInRange(line) && !endsInSince(line)) || beginsWithRange(line),
    );
    return (
      edge > nameEdge(first) + INDENT &&
      items.every((line) => !line.bold && line.size === items[0]?.size && !holdsDateAlone(line)) &&
      2 * dated.length <= items.length &&
      items.some(
        (line) =>
          findDates(line.text) !== undefined ||
          items.includes(lines[lines.indexOf(line) + 1] ?? first),
      )
    );
  };
  return new Set([...byEdge].filter(([edge, items]) => isList(edge, items)).map(([edge]) => edge));
}

function datesOf(line: Line): FoundRange | undefined {
  return findDates(line.cells.map((c) => c.text).join("  "));
}

function isAnchor(line: Line, prose: boolean, rangesOnly: boolean): boolean {
  const dates = datesOf(line);
  if (dates === undefined || line.bullet) return false;
  if (rangesOnly && !dates.isRange) return false;
  if (!prose) return true;
  return line.cells.some((c) => isDateText(c.text));
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

interface Marked {
  readonly lines: readonly Line[];
  readonly prose: readonly boolean[];
  readonly anchors: readonly number[];
}

interface FirstEntry {
  readonly offset: number;
  readonly look: string;
  /** Of the line right above the date, where the entry begins higher up: of the title under an employer who is named once. */
  readonly titleLook: string | undefined;
}

/** How well line `k` fits as the start of the entry whose date stands on line `anchor`. */
function startScore(m: Marked, k: number, anchor: number, first: FirstEntry): number {
  const line = m.lines[k];
  if (line === undefined) return Number.NEGATIVE_INFINITY;
  if (m.prose[k] === true && k !== anchor) return -10;
  for (let i = k; i < anchor; i += 1) if (m.prose[i] === true) return -10;
  let score = 0;
  if (lookKey(line) === first.look) score += 3;
  else if (anchor - k === 1 && lookKey(line) === first.titleLook) score += 1.5;
  if (anchor - k === first.offset) score += 2;
  if (m.prose[k - 1] === true) score += 1.5;
  if (line.label) score += 4;
  const inside = m.lines.slice(k + 1, anchor + 1).map((l) => l.gapBefore);
  const widest = Math.max(0.2, ...inside);
  if (line.gapBefore > 1.25 * widest) score += 1.5;
  else if (widest > 1.25 * line.gapBefore) score -= 2;
  return score - 0.1 * (anchor - k);
}

function startsOf(m: Marked): number[] {
  const [firstAnchor] = m.anchors;
  if (firstAnchor === undefined) return [];
  const starts: number[] = [];
  const firstStart = firstStartOf(m, firstAnchor);
  const offset = firstAnchor - firstStart;
  const above = lookKey(m.lines[firstAnchor - 1]);
  const look = lookKey(m.lines[firstStart]);
  const hasTitleLook = offset > 1 && above !== look && above !== lookKey(m.lines[firstAnchor]);
  const first = { offset, look, titleLook: hasTitleLook ? above : undefined };
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

/** Dates of one entry on two lines ("June 2020" above, "Present" below) are not two entries. */
function anchorsOf(
  lines: readonly Line[],
  prose: readonly boolean[],
  options: EntryOptions,
): number[] {
  const ranges = lines.filter((l, i) => isAnchor(l, prose[i] === true, true));
  const rangesOnly = ranges.length > 0 && !options.singleDates;
  const looks = new Set(ranges.map(dateLook));
  // Where dates stand alone ("2022-08-15"), a year inside other text ("TechConf 2022") is no date of its own.
  const pure = lines.filter(
    (l, i) => isAnchor(l, prose[i] === true, false) && l.cells.some((c) => isDateText(c.text)),
  );
  const pureOnly = options.singleDates && pure.length > 0;
  const anchors: number[] = [];
  lines.forEach((line, i) => {
    if (pureOnly && !pure.includes(line) && datesOf(line)?.isRange !== true) return;
    const isLike =
      rangesOnly && looks.has(dateLook(line)) && isAnchor(line, prose[i] === true, false);
    if (isLike || isAnchor(line, prose[i] === true, rangesOnly)) anchors.push(i);
  });
  return anchors;
}

/** Without dates, what looks like the first line (and is set apart) begins an entry. */
function undatedStarts(m: Marked): number[] {
  const look = lookKey(m.lines[0]);
  const differs = m.lines.some((l) => lookKey(l) !== look);
  const starts: number[] = [];
  m.lines.forEach((line, i) => {
    if (m.prose[i] === true && i > 0) return;
    const isApart = line.gapBefore > 1 || m.prose[i - 1] === true;
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
  const found = header.map((l) => datesOf(l)).filter((d) => d !== undefined);
  return {
    header,
    body: lines.slice(header.length),
    dates: found.find((d) => d.isRange) ?? found[0],
  };
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
