import { createRequire } from "node:module";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { init } from "@embedpdf/pdfium";

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
  /** The raw exports, not the wrapped ones: wrapping doubles the time of a page. */
  readonly call: (name: Call) => PdfiumCall;
  /** The module's memory; asked anew each time, as it moves when it grows. */
  readonly memory: () => Uint8Array<ArrayBufferLike>;
}

type PdfiumCall = (...args: number[]) => number;

function isCall(value: unknown): value is PdfiumCall {
  return typeof value === "function";
}

function bind(exports: object, name: Call): PdfiumCall {
  const target: unknown = Reflect.get(exports, name);
  if (!isCall(target)) throw new Error(`PDFium has no call named ${name}`);
  return target;
}

let instance: Promise<Pdfium> | undefined;

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

async function load(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const wrapped = await init({
    // At once: with the checks put off (start-flags.ts) there is too little to do to hand it to another thread.
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ): WebAssembly.Exports => {
      const instance = new WebAssembly.Instance(new WebAssembly.Module(readWhole(path)), imports);
      done(instance);
      return instance.exports;
    },
  });
  wrapped.PDFiumExt_Init();
  const exports = wrapped.pdfium.wasmExports;
  const bound = new Map(CALLS.map((name) => [name, bind(exports, name)] as const));
  const call = (name: Call): PdfiumCall => {
    const found = bound.get(name);
    if (found === undefined) throw new Error(`PDFium's call ${name} is not bound`);
    return found;
  };
  const memory: unknown = Reflect.get(exports, "memory");
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("PDFium has no memory");
  let bytes = new Uint8Array(memory.buffer);
  return {
    call,
    memory: () => {
      if (bytes.buffer !== memory.buffer) bytes = new Uint8Array(memory.buffer);
      return bytes;
    },
  };
}

/** Loads PDFium once and answers the same instance from then on. */
export function loadPdfium(): Promise<Pdfium> {
  instance ??= load();
  return instance;
}
