import type { CvDocument, Line } from "../layout/line.ts";
import type { CvPicture } from "./picture.ts";

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 56 } as const;
const LEADING = 1.35;
/** Width of a letter in shares of its size, in the middle of a text. */
const LETTER = 0.5;
const SMALLEST = 7;
const LARGEST = 30;
const MOST_INDENT = 120;

/**
 * The first page of a document that has no pages of its own (Word): its words from the top in the order, size, weight and colour that
 * they have there, as an SVG, which a browser draws with letters of any script. Where they break is ours.
 */
export function drawLines({ columns }: CvDocument): CvPicture {
  const words: string[] = [];
  let y: number = PAGE.margin;
  for (const line of columns.flatMap((column) => column.lines)) {
    const size = Math.min(LARGEST, Math.max(SMALLEST, line.size));
    y += Math.min(line.gapBefore, 2) * size * 0.5;
    for (const text of broken(line, size)) {
      y += size * LEADING;
      if (y > PAGE.height - PAGE.margin) return page(words);
      words.push(drawn(text, line, size, y));
    }
  }
  return page(words);
}

const indentOf = ({ bullet, cells }: Line): number =>
  Math.min(MOST_INDENT, Math.max(0, cells[0]?.x0 ?? 0)) + (bullet ? 12 : 0);

/** A paragraph as the lines that fit between the margins; pieces that a tab sets apart stay apart. */
function broken(line: Line, size: number): string[] {
  const most = Math.floor((PAGE.width - 2 * PAGE.margin - indentOf(line)) / (size * LETTER));
  const whole = line.cells.map((cell) => cell.text).join("   ");
  const lines: string[] = [];
  for (const word of whole.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function drawn(text: string, line: Line, size: number, y: number): string {
  const weight = line.bold || line.heading ? ' font-weight="700"' : "";
  const style = line.italic ? ' font-style="italic"' : "";
  const color = `#${(line.color & 0xff_ff_ff).toString(16).padStart(6, "0")}`;
  const x = PAGE.margin + indentOf(line);
  return `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" fill="${color}"${weight}${style} xml:space="preserve">${escape(text)}</text>`;
}

function page(words: readonly string[]): CvPicture {
  const { width, height } = PAGE;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Carlito, Calibri, Arial, sans-serif"><rect width="${width}" height="${height}" fill="#fff"/>${words.join("")}</svg>`;
  return words.length === 0 ? { kind: "none" } : { kind: "svg", text };
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** As XML takes it: without the signs that it cannot hold. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, " ")
    .replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? "");
