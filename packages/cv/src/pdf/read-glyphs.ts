import type { Glyph, GlyphPage, GlyphStyle, PageLink } from "./glyph.ts";
import type { Pdfium } from "./pdfium.ts";

const SCRATCH_BYTES = 4096;
const LINK_ANNOTATION = 2;
const FLAG_ITALIC = 64;
const FLAG_FORCE_BOLD = 1 << 18;
/** A font with this weight or more reads as bold (CSS: 600 is semi-bold). */
const BOLD_WEIGHT = 600;
const SOFT_HYPHEN_MARK = 0x02;

type FontLook = Omit<GlyphStyle, "color">;

/** Reads the glyphs and links of pages; holds a piece of PDFium's memory until closed. */
export class PageReader {
  readonly #pdfium: Pdfium;
  readonly #scratch: number;
  readonly #fonts = new Map<number, FontLook>();
  #singles: Float32Array<ArrayBufferLike> = new Float32Array();
  #doubles: Float64Array<ArrayBufferLike> = new Float64Array();

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.#scratch = pdfium.call("malloc")(SCRATCH_BYTES);
  }

  /** Gives back the memory; the reader cannot be used afterwards. */
  close(): void {
    this.#pdfium.call("free")(this.#scratch);
  }

  /** All glyphs of one page in the order of the file. Characters that PDFium made up (spaces, breaks) are left out. */
  readPage(document: number, index: number): GlyphPage {
    const { call } = this.#pdfium;
    const page = call("FPDF_LoadPage")(document, index);
    if (page === 0) return { number: index, width: 0, height: 0, glyphs: [], links: [] };
    // A font may be freed with its page and its address given to another.
    this.#fonts.clear();
    const text = call("FPDFText_LoadPage")(page);
    const width = call("FPDF_GetPageWidthF")(page);
    const height = call("FPDF_GetPageHeightF")(page);
    const glyphs = text === 0 ? [] : this.#glyphs(text, height);
    const links = this.#links(document, page, height);
    if (text !== 0) call("FPDFText_ClosePage")(text);
    call("FPDF_ClosePage")(page);
    return { number: index, width, height, glyphs, links };
  }

  /** The scratch memory as numbers; made anew when PDFium's memory has moved. */
  #floats(): Float32Array {
    const { buffer } = this.#pdfium.memory();
    if (this.#singles.buffer !== buffer) {
      this.#singles = new Float32Array(buffer, this.#scratch, 8);
      this.#doubles = new Float64Array(buffer, this.#scratch, 2);
    }
    return this.#singles;
  }

  #glyphs(text: number, height: number): Glyph[] {
    const { call } = this.#pdfium;
    const unicode = call("FPDFText_GetUnicode");
    const generated = call("FPDFText_IsGenerated");
    const objectOf = call("FPDFText_GetTextObject");
    const styles = new Map<number, GlyphStyle>();
    const glyphs: Glyph[] = [];
    const count = call("FPDFText_CountChars")(text);
    for (let i = 0; i < count; i += 1) {
      if (generated(text, i) === 1) continue;
      const code = unicode(text, i);
      if (code === 0) continue;
      const object = objectOf(text, i);
      let style = styles.get(object);
      if (style === undefined) {
        style = this.#style(object);
        styles.set(object, style);
      }
      const glyph = this.#glyph(text, i, code, height, style);
      if (glyph !== undefined) glyphs.push(glyph);
    }
    return glyphs;
  }

  #glyph(
    text: number,
    i: number,
    code: number,
    height: number,
    style: GlyphStyle,
  ): Glyph | undefined {
    const { call } = this.#pdfium;
    const at = this.#scratch;
    call("FPDFText_GetMatrix")(text, i, at);
    const [a = 1, b = 0, c = 0, d = 1] = this.#floats();
    // Turned text (a watermark, a label up the margin) is no line of the CV.
    if (Math.abs(b) > Math.abs(a)) return undefined;
    const size = call("FPDFText_GetFontSize")(text, i) * Math.hypot(c, d);
    if (call("FPDFText_GetLooseCharBox")(text, i, at) === 0) return undefined;
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#floats();
    call("FPDFText_GetCharOrigin")(text, i, at, at + 8);
    this.#floats();
    const baseline = height - (this.#doubles[1] ?? 0);
    const y0 = height - Math.max(top, bottom);
    const y1 = height - Math.min(top, bottom);
    const fitting = size > 0.5 && size < 400 ? size : y1 - y0;
    const character = code === SOFT_HYPHEN_MARK ? "-" : String.fromCodePoint(code);
    return { text: character, x0: left, x1: right, y0, y1, baseline, size: fitting, style };
  }

  #style(object: number): GlyphStyle {
    const { call } = this.#pdfium;
    if (object === 0) return { font: "", bold: false, italic: false, color: 0 };
    const font = call("FPDFTextObj_GetFont")(object);
    let look = this.#fonts.get(font);
    if (look === undefined) {
      look = this.#fontLook(font);
      this.#fonts.set(font, look);
    }
    const at = this.#scratch;
    const isFilled = call("FPDFPageObj_GetFillColor")(object, at, at + 4, at + 8, at + 12) !== 0;
    const memory = this.#pdfium.memory();
    const color = isFilled
      ? ((memory[at] ?? 0) << 16) | ((memory[at + 4] ?? 0) << 8) | (memory[at + 8] ?? 0)
      : 0;
    return { ...look, color };
  }

  #fontLook(font: number): FontLook {
    const { call } = this.#pdfium;
    const length = call("FPDFFont_GetBaseFontName")(font, this.#scratch, 256);
    const name = this.#string(Math.min(length, 256)).replace(/^[A-Z]{6}\+/, "");
    const flags = call("FPDFFont_GetFlags")(font);
    const weight = call("FPDFFont_GetWeight")(font);
    const bold =
      /bold|black|heavy|semib|demib|(^|[-_])(bd|sb)|cmbx|[-_]?(medium)$|lmroman\d+-bold/i.test(
        name,
      ) ||
      (flags > 0 && (flags & FLAG_FORCE_BOLD) !== 0) ||
      (weight >= BOLD_WEIGHT && !/regular|light|italic|roman|book/i.test(name));
    const italic =
      /italic|oblique|cmti|cmsl/i.test(name) || (flags > 0 && (flags & FLAG_ITALIC) !== 0);
    return { font: name, bold, italic };
  }

  /** The zero-ended string in the scratch memory, as UTF-8. */
  #string(limit: number): string {
    const memory = this.#pdfium.memory();
    const bytes = memory.subarray(this.#scratch, this.#scratch + Math.max(0, limit));
    const end = bytes.indexOf(0);
    return Buffer.from(end < 0 ? bytes : bytes.subarray(0, end)).toString("utf8");
  }

  #links(document: number, page: number, height: number): PageLink[] {
    const { call } = this.#pdfium;
    const links: PageLink[] = [];
    const count = Math.min(call("FPDFPage_GetAnnotCount")(page), 2000);
    for (let i = 0; i < count; i += 1) {
      const annotation = call("FPDFPage_GetAnnot")(page, i);
      if (annotation === 0) continue;
      if (call("FPDFAnnot_GetSubtype")(annotation) === LINK_ANNOTATION) {
        const link = this.#link(document, annotation, height);
        if (link !== undefined) links.push(link);
      }
      call("FPDFPage_CloseAnnot")(annotation);
    }
    return links;
  }

  #link(document: number, annotation: number, height: number): PageLink | undefined {
    const { call } = this.#pdfium;
    const handle = call("FPDFAnnot_GetLink")(annotation);
    const action = handle === 0 ? 0 : call("FPDFLink_GetAction")(handle);
    if (action === 0) return undefined;
    const length = call("FPDFAction_GetURIPath")(document, action, this.#scratch, SCRATCH_BYTES);
    if (length <= 1) return undefined;
    const uri = this.#string(Math.min(length, SCRATCH_BYTES));
    call("FPDFAnnot_GetRect")(annotation, this.#scratch);
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#floats();
    const y0 = height - Math.max(top, bottom);
    return {
      uri,
      x0: Math.min(left, right),
      x1: Math.max(left, right),
      y0,
      y1: height - Math.min(top, bottom),
    };
  }
}
