import type { UiLanguage } from "@sendoff/contract/language";
import { translatorFor } from "@sendoff/domain/translations";
import PDFDocument from "pdfkit";
import { type FontSet, type FontStyle, openFonts } from "./fonts.ts";
import { isRightToLeft, isRightToLeftFont, piecesOf } from "./line.ts";
import { wrap } from "./wrap.ts";

export const INK = "#172125";
export const INK_2 = "#3f4c51";
export const QUIET = "#5a676c";
export const RULE = "#d5dde0";
export const ACCENT = "#0f5461";

export interface TextStyle extends FontStyle {
  readonly size: number;
  readonly color?: string;
}

export interface LineOptions {
  /** "right": `x` is the right edge; "center": the middle. */
  readonly align?: "left" | "center" | "right";
  /** Cuts what is longer, with an ellipsis. */
  readonly width?: number;
}

/** Paper to draw on: text in any script, set from its baseline; the rest by pdfkit's own means. */
export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly fonts: FontSet;
  /** A text of ours in the language of the document. What others have written is set as it is. */
  readonly say: (text: string) => string;
  readonly widthOf: (text: string, style: TextStyle) => number;
  /** One line. */
  readonly line: (
    text: string,
    x: number,
    baseline: number,
    style: TextStyle,
    options?: LineOptions,
  ) => void;
  /** The lines that a text takes at this width; line breaks in it stay. */
  readonly linesOf: (text: string, style: TextStyle, width: number) => string[];
  readonly rule: (x: number, y: number, width: number, color?: string, thickness?: number) => void;
}

export interface PdfInfo {
  readonly title: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly language: UiLanguage;
}

/** The letters that our own words need in Hindi. */
const DEVANAGARI = Array.from({ length: 0x80 }, (_, index) =>
  String.fromCodePoint(0x900 + index),
).join("");

/**
 * A PDF of A4 pages as bytes. Of every font only the characters that are used are embedded, so that it prints the same everywhere.
 * `text` is all that may be set, in whatever order: the fonts are chosen by it.
 */
export async function createPdf(
  info: PdfInfo,
  text: string,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const say = translatorFor(info.language);
  const fonts = await openFonts(info.language === "hi" ? `${text}${DEVANAGARI}` : text);
  const document = new PDFDocument({
    size: "A4",
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    bufferPages: true,
    info: {
      Title: say(info.title),
      Author: "Sendoff",
      Subject: info.subject,
      CreationDate: info.createdAt,
    },
    lang: info.language,
    displayTitle: true,
  });
  for (const [name, font] of fonts.fonts) document.registerFont(name, font);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  draw(createSheet(document, fonts, say));
  document.end();
  return done;
}

function createSheet(
  document: PDFKit.PDFDocument,
  fonts: FontSet,
  say: (text: string) => string,
): Sheet {
  const widths = new Map<string, number>();
  const widthOf: Sheet["widthOf"] = (text, style) => {
    const { size, weight = "regular", face = "text" } = style;
    const key = `${size} ${weight} ${face} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    document.fontSize(size);
    const width = piecesOf(text, style, fonts)
      .map(({ font, text: part }) => document.font(font).widthOfString(part, shapingOf(font)))
      .reduce((sum, each) => sum + each, 0);
    widths.set(key, width);
    return width;
  };
  return {
    document,
    fonts,
    say,
    widthOf,
    line(text, x, baseline, style, { align = "left", width } = {}) {
      const shown = width === undefined ? text : fit(text, (part) => widthOf(part, style) <= width);
      const share = { left: 0, center: 0.5, right: 1 }[align];
      let place = share === 0 ? x : x - widthOf(shown, style) * share;
      document.fontSize(style.size).fillColor(style.color ?? INK);
      for (const { font, text: part } of piecesOf(shown, style, fonts)) {
        const options = { lineBreak: false, baseline: "alphabetic", ...shapingOf(font) } as const;
        document.font(font).text(part, place, baseline, options);
        place += document.widthOfString(part, shapingOf(font));
      }
    },
    linesOf: (text, style, width) =>
      text.split(/\r?\n/).flatMap((line) => wrap(line, (part) => widthOf(part, style), width)),
    rule(x, y, width, color = RULE, thickness = 0.75) {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(color);
    },
  };
}

/** Draws lines below each other and returns the height used; those that are read from the right begin there. */
export function drawLines(
  sheet: Sheet,
  lines: readonly string[],
  box: { readonly x: number; readonly top: number; readonly width: number },
  style: TextStyle & { readonly leading: number },
): number {
  const { x, top, width } = box;
  // The baseline stands a little above the middle of what the leading adds.
  const first = top + style.leading / 2 + style.size * 0.34;
  lines.forEach((line, index) => {
    const fromRight = isRightToLeft(line);
    const options = fromRight ? ({ align: "right" } as const) : {};
    sheet.line(line, fromRight ? x + width : x, first + index * style.leading, style, options);
  });
  return lines.length * style.leading;
}

/** Right-to-left text is shaped as a whole: split at its spaces, it would come out word by word from the left. */
function shapingOf(font: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isRightToLeftFont(font) ? { features: [] } : {};
}

function fit(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const characters = Array.from(text);
  while (characters.length > 0 && !fits(`${characters.join("")}…`)) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}
