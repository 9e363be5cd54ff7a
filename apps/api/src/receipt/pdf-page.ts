import PDFDocument from "pdfkit";
import { loadFonts, type Weight } from "./fonts.ts";
import { isRightToLeft, piecesOf } from "./line.ts";

/** A4 in points, with the margins of every page. */
export const PAGE = { left: 56, right: 539, top: 64, bottom: 770 } as const;
export const INK = "#172125";
export const QUIET = "#5a676c";
export const ACCENT = "#0f5461";
const RULE = "#d5dde0";

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

/** A document that is written from the top, page after page. */
export interface PdfPages {
  /** Writes text on as many lines and pages as it needs; line breaks in it stay. */
  readonly text: (text: string, style: TextStyle, box?: { x?: number; width?: number }) => void;
  readonly rule: () => void;
  /** Writes a label at the left of what `write` begins with. */
  readonly beside: (label: string, style: TextStyle, write: () => void) => void;
  /** Leaves a gap; none at the top of a page. */
  readonly gap: (points: number) => void;
  /** Goes to the next page unless so much is left on this one. */
  readonly keepTogether: (points: number) => void;
  /** Draws a JPEG or PNG over the whole width, on a page of its own if need be. False when its bytes are none. */
  readonly picture: (bytes: Buffer, size: { width: number; height: number }) => boolean;
  /** Height that the text would need. */
  readonly heightOf: (text: string, style: TextStyle, width?: number) => number;
  /** Draws at the top of the first page, before anything else. */
  readonly pen: Pen;
}

interface Pen {
  readonly line: (
    text: string,
    x: number,
    y: number,
    style: TextStyle,
    align?: "left" | "right",
  ) => void;
  readonly rule: (y: number, color?: string) => void;
  readonly moveTo: (y: number) => void;
}

export interface PdfInfo {
  readonly title: string;
  readonly subject: string;
  readonly createdAt: Date;
  /** Stands at the foot of every page, beside its number. */
  readonly foot: string;
}

/** Pages as PDF bytes. Every font is embedded, so that they print the same everywhere. */
export async function createPdf(info: PdfInfo, draw: (pages: PdfPages) => void): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    info: {
      Title: info.title,
      Author: "Sendoff",
      Subject: info.subject,
      CreationDate: info.createdAt,
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
  const { pages, drawLine } = createPages(document);
  draw(pages);
  numberPages(document, drawLine, info.foot);
  document.end();
  return done;
}

type DrawLine = Pen["line"];

function createPages(document: PDFKit.PDFDocument): { pages: PdfPages; drawLine: DrawLine } {
  let y: number = PAGE.top;
  const widths = new Map<string, number>();
  const widthOf = (text: string, { size, weight = "regular" }: TextStyle): number => {
    const key = `${size} ${weight} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    document.fontSize(size);
    const width = piecesOf(text, weight)
      .map(({ font, text: part }) => document.font(font).widthOfString(part, shapingOf(font)))
      .reduce((sum, each) => sum + each, 0);
    widths.set(key, width);
    return width;
  };
  const drawLine: DrawLine = (text, x, at, style, align = "left") => {
    let place = align === "right" ? x - widthOf(text, style) : x;
    document.fontSize(style.size).fillColor(style.color ?? INK);
    for (const { font, text: part } of piecesOf(text, style.weight ?? "regular")) {
      const options = { lineBreak: false, baseline: "alphabetic", ...shapingOf(font) } as const;
      document.font(font).text(part, place, at, options);
      place += document.widthOfString(part, shapingOf(font));
    }
  };
  const keepTogether = (points: number): void => {
    if (y === PAGE.top || y + points <= PAGE.bottom) return;
    document.addPage();
    y = PAGE.top;
  };
  const leadingOf = ({ size }: TextStyle): number => size * 1.45;
  const linesOf = (text: string, style: TextStyle, width: number): string[] =>
    text.split(/\r?\n/).flatMap((line) => wrap(line, (part) => widthOf(part, style), width));
  const full = PAGE.right - PAGE.left;
  const pages: PdfPages = {
    text(text, style, { x = PAGE.left, width = PAGE.right - x } = {}) {
      for (const paragraph of text.split(/\r?\n/)) {
        const align = isRightToLeft(paragraph) ? "right" : "left";
        for (const line of linesOf(paragraph, style, width)) {
          keepTogether(leadingOf(style));
          y += leadingOf(style);
          drawLine(line, align === "right" ? x + width : x, y - style.size * 0.4, style, align);
        }
      }
    },
    rule() {
      drawRule(document, y);
    },
    beside(label, style, write) {
      keepTogether(leadingOf(style));
      drawLine(label, PAGE.left, y + leadingOf(style) - style.size * 0.4, style);
      write();
    },
    gap(points) {
      if (y > PAGE.top) y += points;
    },
    keepTogether,
    picture(bytes, { width, height }) {
      if (width <= 0 || height <= 0) return false;
      const scale = Math.min(full / width, (PAGE.bottom - PAGE.top) / height);
      keepTogether(height * scale);
      try {
        const fit: [number, number] = [width * scale, height * scale];
        document.image(bytes, PAGE.left, y, { fit });
      } catch {
        // Whatever its bytes are, they are no picture: the rest of the receipt is as good without it.
        return false;
      }
      y += height * scale;
      return true;
    },
    heightOf: (text, style, width = full) => linesOf(text, style, width).length * leadingOf(style),
    pen: {
      line: drawLine,
      rule: (at, color) => drawRule(document, at, color),
      moveTo: (at) => {
        y = at;
      },
    },
  };
  return { pages, drawLine };
}

function drawRule(document: PDFKit.PDFDocument, y: number, color: string = RULE): void {
  document.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.75).stroke(color);
}

/** Right-to-left text is shaped as a whole: split at its spaces, it would come out word by word from the left. */
function shapingOf(font: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return /^(arabic|hebrew) /.test(font) ? { features: [] } : {};
}

/** Lines that fit: broken at spaces, and inside what is longer than a line. Each word is measured once. */
function wrap(text: string, widthOf: (part: string) => number, width: number): string[] {
  const lines: string[] = [];
  const space = widthOf(" ");
  let line = "";
  let used = 0;
  for (const word of text.split(/[ \t]+/)) {
    const needed = widthOf(word);
    if (line !== "" && used + space + needed <= width) {
      line = `${line} ${word}`;
      used += space + needed;
      continue;
    }
    if (line !== "") lines.push(line);
    const parts = needed <= width ? [word] : cut(word, widthOf, width);
    line = parts.pop() ?? "";
    lines.push(...parts);
    used = widthOf(line);
  }
  return [...lines, line];
}

function cut(word: string, widthOf: (part: string) => number, width: number): string[] {
  const parts: string[] = [];
  let part = "";
  let used = 0;
  for (const { segment } of new Intl.Segmenter("en").segment(word)) {
    const needed = widthOf(segment);
    if (part !== "" && used + needed > width) {
      parts.push(part);
      part = "";
      used = 0;
    }
    part += segment;
    used += needed;
  }
  return [...parts, part];
}

function numberPages(document: PDFKit.PDFDocument, drawLine: DrawLine, foot: string): void {
  const { start, count } = document.bufferedPageRange();
  const style = { size: 8.5, color: QUIET };
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    drawRule(document, PAGE.bottom + 14);
    drawLine(foot, PAGE.left, PAGE.bottom + 34, style);
    drawLine(`Page ${page + 1} of ${count}`, PAGE.right, PAGE.bottom + 34, style, "right");
  }
}
