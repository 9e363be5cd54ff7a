import { refuse } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import type { Pdfium } from "./pdfium.ts";

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/** Copies the bytes into PDFium, gives the document to `use` and frees everything again. */
export function withDocument<T>(
  pdfium: Pdfium,
  bytes: Uint8Array,
  use: (document: number) => T,
): T | Refusal {
  const { call } = pdfium;
  const at = call("malloc")(bytes.byteLength);
  pdfium.memory().set(bytes, at);
  try {
    const document = call("FPDF_LoadMemDocument")(at, bytes.byteLength, 0);
    if (document === 0) {
      const error = call("FPDF_GetLastError")();
      return refuse(error === ERROR_PASSWORD || error === ERROR_SECURITY ? "encrypted" : "damaged");
    }
    try {
      return use(document);
    } finally {
      call("FPDF_CloseDocument")(document);
    }
  } finally {
    call("free")(at);
  }
}
