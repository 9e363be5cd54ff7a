import PDFDocument from "pdfkit";
import { loadFonts, splitByFont, type Weight } from "./fonts.ts";

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
const INK = "#172125";
const QUIET = "#5a676c";
const RULE = "#d5dde0";
const ACCENT = "#0f5461";
const COLUMNS = { what: 56, quantity: 340, price: 430, amount: PAGE.right } as const;

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** `x` is then the right edge. */
  readonly align?: "left" | "right";
}

/** One A4 page as PDF bytes. Every font is embedded, so that it prints the same everywhere. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    info: {
      Title: `Receipt ${receipt.receiptNo}`,
      Author: "Sendoff",
      Subject: "Payment receipt",
      CreationDate: receipt.createdAt,
    },
    lang: "en",
    displayTitle: true,
  });
  for (const font of await loadFonts()) document.registerFont(font.name, font.bytes);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  draw(createPen(document), receipt);
  document.end();
  return done;
}

interface Pen {
  /** Writes one line, cut to `width` with an ellipsis. */
  readonly write: (text: string, x: number, y: number, style: Style, width?: number) => void;
  /** Writes on as many lines as are needed and answers the height used. */
  readonly writeLines: (text: string, x: number, y: number, style: Style, width: number) => number;
  readonly rule: (y: number, color?: string) => void;
}

function createPen(document: PDFKit.PDFDocument): Pen {
  const widthOf = (text: string, style: Style): number => {
    document.fontSize(style.size);
    return splitByFont(text, style.weight ?? "regular")
      .map((run) => document.font(run.font).widthOfString(run.text))
      .reduce((sum, width) => sum + width, 0);
  };
  const write: Pen["write"] = (text, x, y, style, width = PAGE.right - x) => {
    const shown = fit(text, width, (candidate) => widthOf(candidate, style));
    let at = style.align === "right" ? x - widthOf(shown, style) : x;
    document.fontSize(style.size).fillColor(style.color ?? INK);
    for (const run of splitByFont(shown, style.weight ?? "regular")) {
      document.font(run.font).text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
      at += document.widthOfString(run.text);
    }
  };
  return {
    write,
    writeLines(text, x, y, style, width) {
      const lines = wrap(text, (line) => widthOf(line, style) <= width);
      const leading = style.size * 1.5;
      lines.forEach((line, index) => write(line, x, y + index * leading, style, width));
      return lines.length * leading;
    },
    rule: (y, color = RULE) =>
      void document.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.75).stroke(color),
  };
}

function fit(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && widthOf(`${characters.join("")}…`) > width) characters.pop();
  return `${characters.join("")}…`;
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function draw(pen: Pen, receipt: Receipt): void {
  drawHead(pen, receipt);
  const belowParty = drawParty(pen, receipt, 150);
  const belowLines = drawLines(pen, receipt, belowParty + 34);
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
  pen.write("Sendoff", PAGE.left, 78, { size: 22, weight: "bold", color: ACCENT });
  pen.write("Receipt", PAGE.right, 72, { size: 15, weight: "bold", align: "right" }, 300);
  const below = { size: 10.5, color: QUIET, align: "right" } as const;
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

function drawLines(pen: Pen, receipt: Receipt, top: number): number {
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
