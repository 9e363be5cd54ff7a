import { cellsOf } from "./cells.ts";
import type { CvDocument } from "./line.ts";
import { withoutFurniture } from "./furniture.ts";
import { linesOf } from "./lines.ts";
import { inReadingDirection } from "./mirror.ts";
import { withoutCutLines } from "./page-cuts.ts";
import { readingOrder } from "./reading-order.ts";
import { withUprightRanges } from "./upright-ranges.ts";
import type { Refusal } from "../outcome.ts";
import { refuse } from "../outcome.ts";
import { MAX_CHARACTERS, MAX_PAGES } from "../limits.ts";
import type { GlyphPage } from "../pdf/glyph.ts";
import { loadPdfium } from "../pdf/pdfium.ts";
import type { Pdfium } from "../pdf/pdfium.ts";
import { PageReader } from "../pdf/read-glyphs.ts";
import { withDocument } from "../pdf/with-document.ts";
import { withTurnedHeadings } from "./turned-headings.ts";
import { wordsOf } from "../pdf/words.ts";

/** Fewer letters than this on all pages together is a picture with a stamp, not a CV's text. */
const MIN_CHARACTERS = 20;

function readPages(pdfium: Pdfium, document: number): GlyphPage[] | Refusal {
  const count = pdfium.call("FPDF_GetPageCount")(document);
  if (count === 0) return refuse("damaged");
  if (count > MAX_PAGES) return refuse("too_many_pages");
  const reader = new PageReader(pdfium);
  try {
    const pages: GlyphPage[] = [];
    let characters = 0;
    for (let i = 0; i < count; i += 1) {
      const page = reader.readPage(document, i);
      characters += page.glyphs.length;
      if (characters > MAX_CHARACTERS) return refuse("too_complex");
      pages.push(page);
    }
    return characters < MIN_CHARACTERS ? refuse("no_text") : pages;
  } finally {
    reader.close();
  }
}

/** Reads a PDF's text layer into columns of lines. Refuses what is encrypted, damaged, too long or without text (RELIABILITY 5). */
export function readPdf(bytes: Uint8Array): CvDocument | Refusal {
  const pdfium = loadPdfium();
  const pages = withDocument(pdfium, bytes, (document) => readPages(pdfium, document));
  if (!Array.isArray(pages)) return pages;
  const printed = inReadingDirection(
    pages.map((page) => withUprightRanges(cellsOf(wordsOf(page.glyphs), page.number, page.links))),
  );
  const { pages: plain, furniture } = withoutFurniture(withoutCutLines(printed));
  const cells = withTurnedHeadings(pages, plain);
  return {
    columns: [...readingOrder(cells), { lines: linesOf(furniture) }],
    links: [...new Set(pages.flatMap((page) => page.links.map((link) => link.uri)))],
    pages: pages.length,
    characters: pages.reduce((sum, page) => sum + page.glyphs.length, 0),
  };
}
