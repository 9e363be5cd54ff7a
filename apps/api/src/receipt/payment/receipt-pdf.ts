import type { UiLanguage } from "@sendoff/contract/language";
import {
  createPdf,
  drawLines,
  ACCENT,
  QUIET,
  RULE,
  type Sheet,
  type TextStyle,
} from "../pdf/sheet.ts";
import { drawMark } from "../pdf/receipt-art.ts";

/** A line of the receipt's sum, the amounts as they are printed. */
export interface ReceiptLine {
  readonly what: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

/** What stands on a receipt, in the words that are printed. */
export interface Receipt {
  readonly receiptNo: string;
  /** Who paid: name, e-mail, phone. */
  readonly party: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly lines: readonly ReceiptLine[];
  readonly totals: readonly (readonly [label: string, value: string])[];
  /** Validity, refunds, and in the sandbox that no money moved. */
  readonly notes: readonly string[];
  readonly createdAt: Date;
}

const PAGE = { left: 56, right: 539, top: 56, bottom: 786 } as const;
const COLUMNS = { what: 56, quantity: 340, price: 430, amount: PAGE.right } as const;

interface Style extends TextStyle {
  /** `x` is then the right edge. */
  readonly align?: "left" | "right";
}

/** One A4 page as PDF bytes. Every font is embedded, so that it prints the same everywhere. */
export async function receiptPdf(receipt: Receipt, language: UiLanguage): Promise<Buffer> {
  const info = {
    title: `Receipt ${receipt.receiptNo}`,
    subject: "Payment receipt",
    createdAt: receipt.createdAt,
    language,
  };
  return createPdf(info, `${JSON.stringify(receipt)}…`, (sheet) => draw(createPen(sheet), receipt));
}

interface Pen {
  readonly sheet: Sheet;
  /** Writes one line, cut to `width` with an ellipsis. */
  readonly write: (text: string, x: number, y: number, style: Style, width?: number) => void;
  /** Writes on as many lines as are needed and returns the height used. */
  readonly writeLines: (text: string, x: number, y: number, style: Style, width: number) => number;
  readonly rule: (y: number, color?: string) => void;
}

function createPen(sheet: Sheet): Pen {
  return {
    sheet,
    write(text, x, y, { align = "left", ...style }, width = PAGE.right - x) {
      sheet.line(sheet.say(text), x, y, style, { align, width });
    },
    writeLines(text, x, y, style, width) {
      const leading = style.size * 1.5;
      const top = y - leading / 2 - style.size * 0.34;
      const lines = sheet.linesOf(sheet.say(text), style, width);
      return drawLines(sheet, lines, { x, top, width }, { ...style, leading });
    },
    rule: (y, color = RULE) => sheet.rule(PAGE.left, y, PAGE.right - PAGE.left, color),
  };
}

function draw(pen: Pen, receipt: Receipt): void {
  drawHead(pen, receipt);
  const belowParty = drawParty(pen, receipt, 150);
  const belowLines = drawItems(pen, receipt, belowParty + 34);
  const belowTotals = drawTotals(pen, receipt, belowLines + 26);
  let y = belowTotals + 30;
  for (const note of receipt.notes) {
    y +=
      pen.writeLines(note, PAGE.left, y, { size: 9.5, color: QUIET }, PAGE.right - PAGE.left) + 5;
  }
  pen.rule(PAGE.bottom - 22);
  const foot = { size: 8.5, color: QUIET };
  pen.write("Sendoff, applications sent on your behalf", PAGE.left, PAGE.bottom, foot);
  pen.write(receipt.receiptNo, PAGE.right, PAGE.bottom, { ...foot, align: "right" }, 200);
}

function drawHead(pen: Pen, receipt: Receipt): void {
  const brand = { size: 20, face: "display", weight: "bold", color: ACCENT } as const;
  drawMark(pen.sheet, PAGE.left, 58, 26);
  pen.write("Sendoff", PAGE.left + 33, 78, brand);
  const title = { size: 15, face: "display", weight: "bold", align: "right" } as const;
  pen.write("Receipt", PAGE.right, 72, title, 300);
  const below = { size: 10.5, face: "mono", color: QUIET, align: "right" } as const;
  pen.write(receipt.receiptNo, PAGE.right, 90, below, 300);
  pen.rule(108, ACCENT);
}

function drawParty(pen: Pen, receipt: Receipt, top: number): number {
  const label = { size: 8.5, color: QUIET } as const;
  pen.write("PAID BY", PAGE.left, top - 14, label);
  receipt.party.forEach((line, index) =>
    pen.write(line, PAGE.left, top + 4 + index * 16, partyStyle(index), 220),
  );
  const valueX = 376;
  receipt.facts.forEach(([name, value], index) => {
    const y = top - 14 + index * 17;
    pen.write(name, 300, y, { size: 9.5, color: QUIET }, 74);
    pen.write(value, valueX, y, { size: 9.5 }, PAGE.right - valueX);
  });
  return top + Math.max(receipt.party.length * 16, receipt.facts.length * 17 - 14);
}

function partyStyle(index: number): Style {
  return index === 0 ? { size: 11.5, weight: "bold" } : { size: 10 };
}

function drawItems(pen: Pen, receipt: Receipt, top: number): number {
  const head = { size: 8.5, color: QUIET } as const;
  pen.write("DESCRIPTION", COLUMNS.what, top, head);
  pen.write("CREDITS", COLUMNS.quantity, top, { ...head, align: "right" }, 80);
  pen.write("PRICE EACH", COLUMNS.price, top, { ...head, align: "right" }, 80);
  pen.write("AMOUNT", COLUMNS.amount, top, { ...head, align: "right" }, 80);
  pen.rule(top + 8);
  let y = top + 28;
  const cell = { size: 10.5, align: "right" } as const;
  for (const line of receipt.lines) {
    pen.write(line.what, COLUMNS.what, y, { size: 10.5 }, 230);
    pen.write(line.quantity, COLUMNS.quantity, y, cell, 70);
    pen.write(line.price, COLUMNS.price, y, cell, 80);
    pen.write(line.amount, COLUMNS.amount, y, cell, 90);
    y += 22;
  }
  pen.rule(y - 10);
  return y;
}

function drawTotals(pen: Pen, receipt: Receipt, top: number): number {
  receipt.totals.forEach(([name, value], index) => {
    const style: Style = index === 0 ? { size: 13, weight: "bold" } : { size: 10, color: QUIET };
    const y = top + index * 20;
    pen.write(name, 300, y, style, 140);
    pen.write(value, PAGE.right, y, { ...style, align: "right" }, 160);
  });
  return top + receipt.totals.length * 20;
}
