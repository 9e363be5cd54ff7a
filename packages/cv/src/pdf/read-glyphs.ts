import type { Glyph, GlyphPage, GlyphStyle, PageLink } from "./glyph.ts";
import type { Pdfium } from "./pdfium.ts";

const SCRATCH_BYTES = 4096;
const LINK_ANNOTATION = 2;
const FLAG_ITALIC = 64;
const FLAG_FORCE_BOLD = 1 << 18;
/** A font with this weight or more reads as bold (CSS: 600 is semi-bold). */
const BOLD_WEIGHT = 600;
const SOFT_HYPHEN_MARK = 0x02;

const ICON_FONTS =
  /fontawesome|materialicons|material-icons|glyphicons|fa-solid|fa-brands|icomoon|ionicons|feather|bootstrap-icons/i;

type FontLook = Omit<GlyphStyle, "color">;

/** What all glyphs of one text object share. */
interface TextObject {
  readonly style: GlyphStyle;
  readonly size: number;
  readonly isTurned: boolean;
}

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
    if (page === 0)
      return { number: index, width: 0, height: 0, glyphs: [], turned: [], links: [] };
    // A font may be freed with its page and its address given to another.
    this.#fonts.clear();
    const text = call("FPDFText_LoadPage")(page);
    const width = call("FPDF_GetPageWidthF")(page);
    const height = call("FPDF_GetPageHeightF")(page);
    const { glyphs, turned } = text === 0 ? { glyphs: [], turned: [] } : this.#glyphs(text, height);
    const links = this.#links(document, page, height);
    if (text !== 0) call("FPDFText_ClosePage")(text);
    call("FPDF_ClosePage")(page);
    return { number: index, width, height, glyphs, turned, links };
  }

  /** The scratch memory as numbers; made anew when PDFium's memory has moved, which leaves the views of it empty. */
  #floats(): Float32Array {
    if (this.#singles.length === 0) {
      const { buffer } = this.#pdfium.memory();
      this.#singles = new Float32Array(buffer, this.#scratch, 8);
      this.#doubles = new Float64Array(buffer, this.#scratch, 2);
    }
    return this.#singles;
  }

  #glyphs(text: number, height: number): { glyphs: Glyph[]; turned: Glyph[] } {
    const { call } = this.#pdfium;
    const unicode = call("FPDFText_GetUnicode");
    const generated = call("FPDFText_IsGenerated");
    const objectOf = call("FPDFText_GetTextObject");
    const boxOf = call("FPDFText_GetLooseCharBox");
    const originOf = call("FPDFText_GetCharOrigin");
    const at = this.#scratch;
    const objects = new Map<number, TextObject>();
    const glyphs: Glyph[] = [];
    const turned: Glyph[] = [];
    const count = call("FPDFText_CountChars")(text);
    for (let i = 0; i < count; i += 1) {
      if (generated(text, i) === 1) continue;
      const code = unicode(text, i);
      if (code === 0) continue;
      const address = objectOf(text, i);
      let object = objects.get(address);
      if (object === undefined) {
        object = this.#textObject(text, i, address);
        objects.set(address, object);
      }
      if (boxOf(text, i, at) === 0) continue;
      const box = this.#floats();
      const [x0, top, x1, bottom] = [box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0];
      originOf(text, i, at, at + 8);
      const baseline = height - (this.#doubles[1] ?? 0);
      const y0 = height - Math.max(top, bottom);
      const y1 = height - Math.min(top, bottom);
      const size = object.size > 0.5 && object.size < 400 ? object.size : y1 - y0;
      const character = code === SOFT_HYPHEN_MARK ? "-" : String.fromCodePoint(code);
      const { style } = object;
      // Turned text (a watermark, a heading up the margin) is no line of the CV.
      const list = object.isTurned ? turned : glyphs;
      list.push({ text: character, x0, x1, y0, y1, baseline, size, style });
    }
    return { glyphs, turned };
  }

  /** Asked once for each object: that takes longer than to read a glyph's place. */
  #textObject(text: number, i: number, address: number): TextObject {
    const { call } = this.#pdfium;
    call("FPDFText_GetMatrix")(text, i, this.#scratch);
    const [a = 1, b = 0, c = 0, d = 1] = this.#floats();
    return {
      style: this.#style(address),
      size: call("FPDFText_GetFontSize")(text, i) * Math.hypot(c, d),
      isTurned: Math.abs(b) > Math.abs(a),
    };
  }

  #style(object: number): GlyphStyle {
    const { call } = this.#pdfium;
    if (object === 0) return { font: "", bold: false, italic: false, isIcons: false, color: 0 };
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
    return { font: name, bold, italic, isIcons: ICON_FONTS.test(name) };
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
