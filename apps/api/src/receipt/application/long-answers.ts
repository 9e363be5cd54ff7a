import type { ApplicationDetail } from "@sendoff/contract/run";
import { sentAt } from "@sendoff/domain/applying";
import { longMomentAt } from "@sendoff/domain/schedule";
import type { LongAnswer } from "./answer-table.ts";
import { type AnswerRow, settable } from "./application-words.ts";
import { PAGE, type ReceiptPages } from "./receipt-head.ts";
import { ACCENT, drawLines, INK_2, QUIET, RULE } from "../pdf/sheet.ts";

const LEFT = PAGE.left + 24;
const QUESTION = { size: 9.6, weight: "bold", leading: 13 } as const;
const BODY = { size: 9, leading: 14, color: INK_2 } as const;
const WIDTH = 400;

/** The answers that do not fit a row, each in full on the pages after the table, and where they stand noted in their rows. */
export function drawLongAnswers(
  pages: ReceiptPages,
  rows: readonly AnswerRow[],
  long: readonly LongAnswer[],
  detail: ApplicationDetail,
  { timeZone }: { readonly timeZone: string },
): void {
  if (long.length === 0) return;
  const { sheet } = pages;
  pages.turn();
  pages.y -= 14;
  sheet.line(sheet.say("Long answers"), PAGE.left, pages.y + 14, TITLE);
  pages.y += 22;
  sheet.line(
    sheet.say(subtitleOf(detail, timeZone)),
    PAGE.left,
    pages.y + 8,
    { size: 9, color: QUIET },
    ROOM,
  );
  pages.y += 20;
  const written: (() => void)[] = [];
  for (const { letter, row, writeReference } of long) {
    const answer = rows[row];
    if (answer === undefined) continue;
    pages.keep(54);
    const { start, count } = sheet.document.bufferedPageRange();
    written.push(() => writeReference(start + count));
    drawOne(pages, letter, answer);
  }
  // Going back to a row leaves the page that is being written, so it is done at the end.
  for (const write of written) write();
}

const TITLE = { size: 15, face: "display", weight: "bold" } as const;
const ROOM = { width: PAGE.right - PAGE.left } as const;

function subtitleOf(detail: ApplicationDetail, timeZone: string): string {
  const { application } = detail;
  const job = settable(`${application.job_title} at ${application.company_name}`);
  const at = sentAt(detail);
  return at === null ? job : `${job}, sent ${longMomentAt(new Date(at), timeZone)}`;
}

function drawOne(pages: ReceiptPages, letter: string, { question, answer, source }: AnswerRow) {
  const { sheet } = pages;
  pages.y += 8;
  sheet.document
    .roundedRect(PAGE.left, pages.y + 0.5, 14, 13, 2.5)
    .lineWidth(0.75)
    .stroke(RULE);
  const badge = { size: 7.4, weight: "bold", color: ACCENT } as const;
  sheet.line(letter, PAGE.left + 7, pages.y + 9.6, badge, { align: "center" });
  const small = { size: 8.4, color: QUIET } as const;
  sheet.line(source, PAGE.right, pages.y + 9.8, small, { align: "right" });
  const asked = WIDTH - Math.max(0, sheet.widthOf(source, small) - 75);
  writeLines(pages, sheet.linesOf(question, QUESTION, asked), QUESTION);
  pages.y += 2;
  for (const paragraph of answer.split(/\n+/)) {
    writeLines(pages, sheet.linesOf(paragraph, BODY, WIDTH), BODY);
    pages.y += 4;
  }
}

function writeLines(
  pages: ReceiptPages,
  lines: readonly string[],
  style: typeof QUESTION | typeof BODY,
): void {
  for (const line of lines) {
    pages.keep(style.leading);
    pages.y += drawLines(pages.sheet, [line], { x: LEFT, top: pages.y, width: WIDTH }, style);
  }
}
