import type { ApplicationDetail } from "@sendoff/contract/run";
import { headlineOf, isConfirmed, receiptFacts, sentAt } from "@sendoff/domain/applying";
import { clockAt, dayMonthAt, modernZoneName, zoneLabel } from "@sendoff/domain/schedule";
import { settable } from "./application-words.ts";
import { drawMark, drawNet, drawPostmark, drawTornRule } from "../pdf/receipt-art.ts";
import { ACCENT, drawLines, INK, INK_2, QUIET, RULE, type Sheet } from "../pdf/sheet.ts";

/** A4 in points, and the margins of every page. */
export const PAGE = { width: 595.28, left: 42, right: 553, top: 70, bottom: 782 } as const;

/** The pages of a receipt while they are written, from the top. */
export interface ReceiptPages {
  readonly sheet: Sheet;
  /** How far the page is written. */
  y: number;
  /** Goes to a new page, under its head. */
  readonly turn: () => void;
  /** Goes to a new page unless so much is left on this one. */
  readonly keep: (height: number) => void;
  /** Writes the foot of every page. */
  readonly end: () => void;
}

interface HeadOptions {
  readonly timeZone: string;
  readonly isSandbox: boolean;
  readonly kind: string;
  /** Some letter is in no font. */
  readonly isMissingLetters: boolean;
}

/** Begins a receipt: the first page down to its facts. */
export function startReceipt(
  sheet: Sheet,
  detail: ApplicationDetail,
  options: HeadOptions,
): ReceiptPages {
  const number = detail.application.receipt_no;
  drawNet(sheet, PAGE.width, 78);
  drawPageHead(sheet, options.kind, number);
  const pages: ReceiptPages = {
    sheet,
    y: PAGE.top,
    turn() {
      sheet.document.addPage();
      drawPageHead(sheet, options.kind, number);
      pages.y = PAGE.top;
    },
    keep(height) {
      if (pages.y > PAGE.top && pages.y + height > PAGE.bottom) pages.turn();
    },
    end: () => drawFeet(sheet, number, options.timeZone),
  };
  drawStamp(sheet, detail, options.timeZone);
  drawTitle(pages, detail);
  if (!isConfirmed(detail)) drawHeadline(pages, detail);
  drawFacts(pages, detail, options);
  return pages;
}

function drawPageHead(sheet: Sheet, kind: string, number: string): void {
  drawMark(sheet, PAGE.left, 24.5, 15);
  const title = { size: 9.8, face: "display", weight: "bold", color: ACCENT } as const;
  sheet.line(sheet.say(kind), PAGE.left + 21, 36, title);
  const code = { size: 8.8, face: "mono", color: QUIET } as const;
  sheet.line(number, PAGE.right, 36, code, { align: "right" });
}

function drawStamp(sheet: Sheet, detail: ApplicationDetail, timeZone: string): void {
  const at = sentAt(detail);
  if (at === null || !isConfirmed(detail)) return;
  const moment = new Date(at);
  drawPostmark(sheet, 463, 107, {
    rim: `${sheet.say("SENT")} · ${settable(detail.application.platform_name).toUpperCase()}`,
    top: sheet.say(dayMonthAt(moment, timeZone)).toUpperCase(),
    bottom: clockAt(moment, timeZone),
  });
}

/** Beside the postmark. */
const NARROW = 350;

function drawTitle(pages: ReceiptPages, detail: ApplicationDetail): void {
  const { application } = detail;
  const width = isConfirmed(detail) ? NARROW : PAGE.right - PAGE.left;
  const title = { size: 18, face: "display", weight: "bold", leading: 23 } as const;
  const place = [application.company_name, application.location].filter(Boolean).join(", ");
  pages.y = 54;
  write(pages, settable(application.job_title), title, width);
  write(pages, settable(place), { size: 10.4, color: INK_2, leading: 16 }, width);
}

function write(
  pages: ReceiptPages,
  text: string,
  style: Parameters<typeof drawLines>[3],
  width: number,
): void {
  const lines = pages.sheet.linesOf(text, style, width);
  pages.y += drawLines(pages.sheet, lines, { x: PAGE.left, top: pages.y, width }, style);
}

/** What stands in place of the postmark where nothing is confirmed. */
function drawHeadline(pages: ReceiptPages, detail: ApplicationDetail): void {
  const { sheet } = pages;
  const { title, note } = headlineOf(detail);
  const width = PAGE.right - PAGE.left - 24;
  const style = { size: 9, color: INK_2, leading: 13 } as const;
  const lines = note === "" ? [] : sheet.linesOf(settable(sheet.say(note)), style, width);
  const top = pages.y + 9;
  const height = 27 + lines.length * style.leading;
  sheet.document.roundedRect(PAGE.left, top, PAGE.right - PAGE.left, height, 4).stroke(RULE);
  sheet.line(sheet.say(title), PAGE.left + 12, top + 17, { size: 10, weight: "bold", color: INK });
  drawLines(sheet, lines, { x: PAGE.left + 12, top: top + 20, width }, style);
  pages.y = top + height;
}

const VALUES = 118;

function drawFacts(pages: ReceiptPages, detail: ApplicationDetail, options: HeadOptions): void {
  const { sheet } = pages;
  const { job_url: address } = detail.application;
  const style = { size: 8.8, weight: "bold", leading: 12 } as const;
  const facts = receiptFacts(detail, options.timeZone);
  const posting = { label: "Posting", value: address.replace(/^https?:\/\/(www\.)?/, "") };
  pages.y += 9;
  for (const { label, value } of facts.toSpliced(-1, 0, posting)) {
    // The postmark stands beside the first ones.
    const width = (isConfirmed(detail) && pages.y < 165 ? NARROW + PAGE.left : PAGE.right) - VALUES;
    const lines = sheet.linesOf(settable(sheet.say(value)), style, width);
    drawLines(sheet, [sheet.say(label)], { x: PAGE.left, top: pages.y, width: 70 }, LABEL);
    pages.y += drawLines(sheet, lines, { x: VALUES, top: pages.y, width }, style) + 3.2;
  }
  const notes = notesOf(detail, options);
  if (notes.length > 0) pages.y += 3;
  for (const note of notes) {
    write(pages, sheet.say(note), { size: 8.2, color: QUIET, leading: 12 }, PAGE.right - PAGE.left);
  }
}

const LABEL = { size: 8.8, color: QUIET, leading: 12 } as const;

function notesOf(
  { evidence_deleted_at: deletedAt }: ApplicationDetail,
  { isSandbox, isMissingLetters, timeZone }: HeadOptions,
): string[] {
  const notes: string[] = [];
  if (isSandbox) notes.push("Sandbox: a rehearsal, nothing was sent to a real employer.");
  if (deletedAt !== null) {
    const at = new Date(deletedAt);
    const when = `${dayMonthAt(at, timeZone)}, ${clockAt(at, timeZone)}`;
    notes.push(`Description, answers, CV and pictures were deleted on ${when}.`);
  }
  if (isMissingLetters) {
    notes.push(
      "Letters that this document has no font for stand as question marks; the receipt in Sendoff shows them.",
    );
  }
  return notes;
}

function drawFeet(sheet: Sheet, number: string, timeZone: string): void {
  const { start, count } = sheet.document.bufferedPageRange();
  const style = { size: 7.8, color: QUIET };
  const zone = zoneLabel(timeZone, new Date());
  const name = modernZoneName(timeZone);
  const times = zone === name ? name : `${zone} (${name})`;
  for (let page = start; page < start + count; page += 1) {
    sheet.document.switchToPage(page);
    drawTornRule(sheet, PAGE.left, PAGE.right, 797);
    sheet.line(
      sheet.say(`All times are ${times}. Fingerprints are SHA-256, shortened.`),
      PAGE.left,
      816,
      style,
    );
    const place = sheet.say(`${number}, page ${page + 1} of ${count}`);
    sheet.line(place, PAGE.right, 816, style, { align: "right" });
  }
}
