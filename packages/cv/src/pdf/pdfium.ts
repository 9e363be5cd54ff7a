import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { startPdfium } from "./pdfium-host.ts";

/** The calls of PDFium that the reader needs, all taking and giving numbers (addresses, counts, flags). */
const CALLS = [
  "malloc",
  "free",
  "FPDF_LoadMemDocument",
  "FPDF_GetLastError",
  "FPDF_CloseDocument",
  "FPDF_GetPageCount",
  "FPDF_LoadPage",
  "FPDF_ClosePage",
  "FPDF_GetPageHeightF",
  "FPDF_GetPageWidthF",
  "FPDFBitmap_Create",
  "FPDFBitmap_FillRect",
  "FPDFBitmap_GetBuffer",
  "FPDFBitmap_GetStride",
  "FPDFBitmap_Destroy",
  "FPDF_RenderPageBitmap",
  "FPDFText_LoadPage",
  "FPDFText_ClosePage",
  "FPDFText_CountChars",
  "FPDFText_GetUnicode",
  "FPDFText_IsGenerated",
  "FPDFText_GetLooseCharBox",
  "FPDFText_GetCharOrigin",
  "FPDFText_GetMatrix",
  "FPDFText_GetFontSize",
  "FPDFText_GetTextObject",
  "FPDFTextObj_GetFont",
  "FPDFFont_GetBaseFontName",
  "FPDFFont_GetWeight",
  "FPDFFont_GetFlags",
  "FPDFFont_GetItalicAngle",
  "FPDFPageObj_GetFillColor",
  "FPDFPage_GetAnnotCount",
  "FPDFPage_GetAnnot",
  "FPDFPage_CloseAnnot",
  "FPDFAnnot_GetSubtype",
  "FPDFAnnot_GetRect",
  "FPDFAnnot_GetLink",
  "FPDFLink_GetAction",
  "FPDFAction_GetURIPath",
] as const;
type Call = (typeof CALLS)[number];

/** PDFium in WebAssembly. One instance per process; it is not reentrant. */
export interface Pdfium {
  readonly call: (name: Call) => PdfiumCall;
  /** The module's memory; asked anew each time, as it moves when it grows. */
  readonly memory: () => Uint8Array<ArrayBufferLike>;
}

type PdfiumCall = (...args: number[]) => number;

function isCall(value: unknown): value is PdfiumCall {
  return typeof value === "function";
}

function bind(exports: WebAssembly.Exports, name: Call): PdfiumCall {
  const target = exports[name];
  if (!isCall(target)) throw new Error(`PDFium has no call named ${name}`);
  return target;
}

/** A file in memory of its own, without a copy on the way: it has some megabytes. */
function readWhole(path: string): ArrayBuffer {
  const file = openSync(path, "r");
  try {
    const bytes = new ArrayBuffer(fstatSync(file).size);
    let at = 0;
    for (let count = 1; count > 0 && at < bytes.byteLength; at += count)
      count = readSync(file, new Uint8Array(bytes, at));
    return bytes;
  } finally {
    closeSync(file);
  }
}

function load(): Pdfium {
  const path = fileURLToPath(import.meta.resolve("@embedpdf/pdfium/pdfium.wasm"));
  const exports = startPdfium(readWhole(path));
  const bound = new Map(CALLS.map((name) => [name, bind(exports, name)] as const));
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("PDFium has no memory");
  let bytes = new Uint8Array(memory.buffer);
  return {
    call: (name) => {
      const found = bound.get(name);
      if (found === undefined) throw new Error(`PDFium's call ${name} is not bound`);
      return found;
    },
    memory: () => {
      if (bytes.buffer !== memory.buffer) bytes = new Uint8Array(memory.buffer);
      return bytes;
    },
  };
}

let instance: Pdfium | undefined;

/** Loads PDFium once and returns the same instance from then on. */
export function loadPdfium(): Pdfium {
  instance ??= load();
  return instance;
}
