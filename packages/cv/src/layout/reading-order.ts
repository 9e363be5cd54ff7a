import { findDates } from "../vocabulary/dates.ts";
import { labelRole } from "../vocabulary/label-words.ts";
import { isLanguageName } from "../vocabulary/language-names.ts";
import { withWholeDateCells } from "./broken-dates.ts";
import { findSplit } from "./columns.ts";
import { isUnderDate, labelsOf } from "./labels.ts";
import type { Label } from "./labels.ts";
import type { Split } from "./columns.ts";
import type { Cell, Column, Line } from "./line.ts";
import { withStretchedLines } from "./stretched-lines.ts";
import { linesOf } from "./lines.ts";

interface Part {
  readonly place: "across" | "left" | "right";
  readonly x: number;
  readonly lines: readonly Line[];
}

/** White space of this many heights parts the blocks of the content. */
const BLOCK_GAP = 1.4;

/** The first line of a block in whose middle the heading stands: there are designs that centre headings beside their text. */
function centredOn(heading: Label, lines: readonly Line[]): Line | undefined {
  const middle = (heading.cell.y0 + heading.bottom) / 2;
  let block: Line[] = [];
  for (const line of [...lines, undefined]) {
    const isNew = line === undefined || line.gapBefore > BLOCK_GAP;
    const [first] = block;
    const last = block.at(-1);
    if (isNew && first !== undefined && last !== undefined && first !== last) {
      const centre = (first.y0 + last.y1) / 2;
      if (Math.abs(centre - middle) < 0.75 * heading.cell.size) return first;
    }
    if (isNew) block = [];
    if (line !== undefined) block.push(line);
  }
  return undefined;
}

/** Whether more headings stand in the middle of a block than on a line with its first. */
function areCentred(labels: readonly Label[], lines: readonly Line[]): boolean {
  const headings = labels.filter((label) => label.isHeading);
  const onFirst = headings.filter(({ cell }) =>
    lines.some((line) => line.gapBefore > 0.9 && Math.abs(line.y0 - cell.y0) < 0.7 * cell.size),
  );
  const rest = headings.filter((heading) => !onFirst.includes(heading));
  return rest.filter((label) => centredOn(label, lines) !== undefined).length > onFirst.length;
}

/** "2019" above "2022" without a dash between them: dates of an entry each, if both stand beside one. */
function areOwnDates({ lines }: Label): boolean {
  return (
    lines.length > 1 &&
    lines.every(({ text }) => /^[^–—-]*\d$/.test(text) && findDates(text)?.isRange === false)
  );
}

/** Words one below the other that each have their own value beside them ("Employer", "Position") are a label each. */
function asRows(label: Label, content: readonly Cell[]): Label[] {
  const isRow = (cell: Cell): boolean =>
    content.some((c) => Math.abs(c.baseline - cell.baseline) < 0.3 * cell.size);
  const { lines } = label;
  // Two lines may be the two of one label; three, or words known to be labels, are as many labels.
  const areLabels =
    lines.length > 2 ||
    (lines.length === 2 &&
      lines.some((l) => labelRole(l.text) !== undefined || isLanguageName(l.text)));
  const isSplit = label.isDate ? areOwnDates(label) : areLabels && !label.isHeading;
  return isSplit && lines.every(isRow)
    ? lines.map((cell) => ({ ...label, cell, bottom: cell.y1, lines: [cell] }))
    : [label];
}

/** Reads labels and content together: a label comes before the line it stands beside. */
function withLabels(cells: readonly Cell[], content: readonly Cell[]): Line[] {
  const lines = linesOf(content);
  const all = labelsOf(cells).flatMap((label) => asRows(label, content));
  const isCentred = areCentred(all, lines);
  const labels = all.flatMap((label, i) => {
    const block = isCentred && label.isHeading ? centredOn(label, lines) : undefined;
    const before = all[i - 1];
    if (before !== undefined && isUnderDate(label, before))
      return linesOf([label.cell], true).map((line) => ({ line, top: before.cell.y0 }));
    return linesOf([label.cell], true).map((line) => ({ line, top: block?.y0 ?? label.cell.y0 }));
  });
  const out: Line[] = [];
  let next = 0;
  for (const line of lines) {
    for (let label = labels[next]; label !== undefined; label = labels[next]) {
      const isBefore = label.top <= line.y0 + 0.95 * line.size || label.line.y1 <= line.y1;
      if (!isBefore) break;
      out.push({ ...label.line, gapBefore: line.gapBefore });
      next += 1;
    }
    out.push(line);
  }
  return [...out, ...labels.slice(next).map((label) => label.line)];
}

function readSplit(
  cells: readonly Cell[],
  split: Split,
  known: number | undefined,
  depth: number,
): Part[] {
  const isInside = (c: Cell): boolean =>
    c.baseline > split.top + 1 && c.baseline < split.bottom - 1;
  const above = cells.filter((c) => c.baseline <= split.top + 1);
  const below = cells.filter((c) => c.baseline >= split.bottom - 1);
  const inside = new Set([...split.left, ...split.right]);
  // Cells in the band that lie on neither side cannot be: no cell crosses the gutter there.
  const stray = cells.filter((c) => isInside(c) && !inside.has(c));
  const parts: Part[] = [];
  if (split.kind === "columns") {
    parts.push(...readPart(above, known, depth + 1));
    const side = (place: "left" | "right", part: readonly Cell[]): void => {
      const lines = readPart(part, undefined, depth + 1).flatMap((p) => p.lines);
      parts.push({ place, x: split.x, lines });
    };
    side("left", split.left);
    side("right", split.right);
    parts.push(...readPart([...stray, ...below], known, depth + 1));
    return parts;
  }
  const [labels, content] =
    split.kind === "labels-left" ? [split.left, split.right] : [split.right, split.left];
  const lines = [
    ...readPart(above, known, depth + 1).flatMap((p) => p.lines),
    ...withLabels(labels, content),
    ...readPart([...stray, ...below], known, depth + 1).flatMap((p) => p.lines),
  ];
  return [{ place: "across", x: 0, lines }];
}

function readPart(cells: readonly Cell[], known: number | undefined, depth: number): Part[] {
  if (cells.length === 0) return [];
  const split = depth < 4 && cells.length > MIN_CELLS ? findSplit(cells, known) : undefined;
  if (split === undefined) return [{ place: "across", x: 0, lines: linesOf(cells) }];
  return readSplit(cells, split, known, depth);
}

/** Two headings side by side with a line each. */
const MIN_CELLS = 3;

interface Stream {
  readonly place: Part["place"];
  readonly x: number;
  readonly lines: Line[];
}

function mainEdge(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const edge = Math.round(line.x0 / 3) * 3;
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** Where the lines of a later page go on: the column of the same place, else the one with the same left edge. */
function findStream(
  streams: readonly Stream[],
  part: Part,
  isFirstOfPage: boolean,
): Stream | undefined {
  if (part.place !== "across") {
    return streams.findLast((s) => s.place === part.place && Math.abs(s.x - part.x) < 8);
  }
  if (!isFirstOfPage) return undefined;
  const edge = mainEdge(part.lines);
  const near = streams
    .filter((s) => s.lines.length > 0)
    .map((s) => ({ s, distance: Math.abs(mainEdge(s.lines) - edge) }));
  near.sort((a, b) => a.distance - b.distance || b.s.lines.length - a.s.lines.length);
  const columns = streams.some((s) => s.place !== "across");
  return columns ? near[0]?.s : streams.at(-1);
}

/** Puts the cells of all pages into reading order: column after column, each going on over the pages. */
export function readingOrder(pages: readonly (readonly Cell[])[]): Column[] {
  const streams: Stream[] = [];
  let known: number | undefined;
  for (const page of pages) {
    const cells = withStretchedLines(withWholeDateCells(page));
    const parts = readPart(cells, known, 0).filter((p) => p.lines.length > 0);
    let isFirst = true;
    for (const part of parts) {
      if (part.place !== "across") known = part.x;
      const stream = streams.length === 0 ? undefined : findStream(streams, part, isFirst);
      if (stream === undefined)
        streams.push({ place: part.place, x: part.x, lines: [...part.lines] });
      else stream.lines.push(...part.lines);
      isFirst = false;
    }
  }
  return streams.map((s) => ({ lines: s.lines }));
}
