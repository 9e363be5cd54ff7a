import type { AnswerRow } from "./application-words.ts";
import { PAGE, type ReceiptPages } from "./receipt-head.ts";
import { ACCENT, drawLines, INK_2, QUIET, type Sheet } from "../pdf/sheet.ts";

/** A row that only says where its answer stands: that place is known once it is written. */
export interface LongAnswer {
  /** "A": it stands under it. */
  readonly letter: string;
  readonly row: number;
  /** Writes "Page 2, A" into the row. */
  readonly writeReference: (page: number) => void;
}

interface TableOptions {
  readonly title: string;
  /** "12 answers, none guessed". */
  readonly count: string;
  /** Its user has deleted them. */
  readonly isDeleted: boolean;
  /** What is to stand below the table on the same page, if it can. */
  readonly heightBelow: number;
}

const COLUMNS = {
  question: { x: PAGE.left, width: 214 },
  answer: { x: 267, width: 145 },
  source: { x: 420, width: PAGE.right - 420 },
} as const;

/** From airy to tight: the first at which the whole table fits its page is taken. */
const DENSITIES = [
  { size: 8.8, leading: 11.6, padding: 5.5 },
  { size: 8.3, leading: 10.6, padding: 3.2 },
  { size: 7.6, leading: 9.4, padding: 1.8 },
  { size: 6.8, leading: 8.2, padding: 1 },
] as const;
type Density = (typeof DENSITIES)[number];

interface MeasuredRow {
  readonly question: readonly string[];
  readonly answer: readonly string[];
  readonly notes: readonly string[];
  readonly source: readonly string[];
  readonly height: number;
}

/** The table of all answers. Returns those that are to be set in full after it. */
export function drawAnswers(
  pages: ReceiptPages,
  rows: readonly AnswerRow[],
  { title, count, isDeleted, heightBelow }: TableOptions,
): LongAnswer[] {
  if (rows.length === 0 && !isDeleted) return [];
  const { sheet } = pages;
  pages.y += 14;
  const heading = { size: 11, face: "display", weight: "bold" } as const;
  sheet.line(title, PAGE.left, pages.y + 10, heading);
  sheet.line(
    isDeleted ? sheet.say("Deleted") : count,
    PAGE.right,
    pages.y + 10,
    { size: 8.8, color: QUIET },
    { align: "right" },
  );
  pages.y += 17;
  if (rows.length === 0) return [];
  drawColumnHeads(pages);
  const room = PAGE.bottom - pages.y - heightBelow;
  const { density, measured } = densest(sheet, rows, room);
  const long: LongAnswer[] = [];
  measured.forEach((row, index) => {
    if (pages.y + row.height > PAGE.bottom) {
      pages.turn();
      drawColumnHeads(pages);
    }
    drawRow(pages, row, density);
    if (rows[index]?.isLong === true) {
      const letter = letterOf(long.length);
      const baseline = pages.y + density.padding + density.leading / 2 + density.size * 0.34;
      const { start, count: pagesSoFar } = sheet.document.bufferedPageRange();
      const onPage = start + pagesSoFar - 1;
      long.push({
        letter,
        row: index,
        writeReference(page) {
          sheet.document.switchToPage(onPage);
          const style = { size: density.size, weight: "bold", color: ACCENT } as const;
          sheet.line(sheet.say(`Page ${page}, ${letter}`), COLUMNS.answer.x, baseline, style);
        },
      });
    }
    pages.y += row.height;
    sheet.rule(PAGE.left, pages.y, PAGE.right - PAGE.left);
  });
  return long;
}

function densest(sheet: Sheet, rows: readonly AnswerRow[], room: number) {
  for (const density of DENSITIES) {
    const measured = rows.map((row) => measure(sheet, row, density));
    const height = measured.reduce((sum, row) => sum + row.height, 0);
    if (height <= room) return { density, measured };
  }
  // More than one page whatever is done: so it may as well be read easily.
  const density = DENSITIES[1];
  return { density, measured: rows.map((row) => measure(sheet, row, density)) };
}

function measure(sheet: Sheet, row: AnswerRow, density: Density): MeasuredRow {
  const style = { size: density.size };
  const bold = { ...style, weight: "bold" } as const;
  const asked = sheet.linesOf(row.question, style, COLUMNS.question.width);
  // In full beside its answer.
  const question = row.isLong && asked.length > 3 ? [...asked.slice(0, 2), `${asked[2]}…`] : asked;
  const answer = row.isLong ? [""] : sheet.linesOf(row.answer, bold, COLUMNS.answer.width);
  const notes =
    row.notes === "" ? [] : sheet.linesOf(row.notes, small(density), COLUMNS.answer.width);
  const source = sheet.linesOf(row.source, style, COLUMNS.source.width);
  const height =
    Math.max(
      question.length * density.leading,
      answer.length * density.leading + notes.length * small(density).leading,
      source.length * density.leading,
    ) +
    density.padding * 2;
  return { question, answer, notes, source, height };
}

const small = ({ size, leading }: Density) => ({
  size: size * 0.88,
  leading: leading * 0.88,
  color: QUIET,
});

function drawColumnHeads(pages: ReceiptPages): void {
  const { sheet } = pages;
  const style = { size: 7.8, color: QUIET } as const;
  const baseline = pages.y + 10;
  sheet.line(sheet.say("Question"), COLUMNS.question.x, baseline, style);
  sheet.line(sheet.say("Answer"), COLUMNS.answer.x, baseline, style);
  sheet.line(sheet.say("Where it came from"), COLUMNS.source.x, baseline, style);
  pages.y += 16;
  sheet.rule(PAGE.left, pages.y, PAGE.right - PAGE.left, "#8b979c", 0.9);
}

function drawRow(pages: ReceiptPages, row: MeasuredRow, density: Density): void {
  const { sheet } = pages;
  const { size, leading, padding } = density;
  const top = pages.y + padding;
  const box = (column: keyof typeof COLUMNS) => ({ ...COLUMNS[column], top });
  drawLines(sheet, row.question, box("question"), { size, leading, color: INK_2 });
  const used = drawLines(sheet, row.answer, box("answer"), { size, leading, weight: "bold" });
  drawLines(sheet, row.notes, { ...COLUMNS.answer, top: top + used }, small(density));
  drawLines(sheet, row.source, box("source"), { size, leading, color: QUIET });
}

/** "A" to "Z", then "AA". */
function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : `${letterOf(Math.floor(index / 26) - 1)}${last}`;
}
