import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { init } from "@embedpdf/pdfium";

/** The text of each page of a PDF, as a reader sees it: what is embedded wrongly does not come out as text. */
export async function readPdfPages(pdf: Uint8Array): Promise<string[]> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  pdfium.PDFiumExt_Init();
  const exports = pdfium.pdfium.wasmExports as unknown as {
    malloc: (bytes: number) => number;
    memory: WebAssembly.Memory;
  };
  const address = exports.malloc(pdf.length);
  new Uint8Array(exports.memory.buffer).set(pdf, address);
  const document = pdfium.FPDF_LoadMemDocument(address, pdf.length, "");
  if (document === 0) throw new Error("not a PDF");
  return Array.from({ length: pdfium.FPDF_GetPageCount(document) }, (_, index) => {
    const text = pdfium.FPDFText_LoadPage(pdfium.FPDF_LoadPage(document, index));
    const codes = Array.from({ length: pdfium.FPDFText_CountChars(text) }, (_each, at) =>
      pdfium.FPDFText_GetUnicode(text, at),
    );
    return String.fromCodePoint(...codes);
  });
}
