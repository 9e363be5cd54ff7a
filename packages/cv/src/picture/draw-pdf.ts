import { loadPdfium } from "../pdf/pdfium.ts";
import type { Pdfium } from "../pdf/pdfium.ts";
import { withDocument } from "../pdf/with-document.ts";
import { NO_PICTURE } from "./picture.ts";
import type { CvPicture } from "./picture.ts";
import { pngOf } from "./png.ts";

/** Twice as wide as it is shown. */
const WIDTH = 368;
/** A longer page is cut: what makes a CV known stands at its top. */
const MAX_HEIGHT = 560;
const WHITE = 0xff_ff_ff_ff;
/** What is filled into a form's fields, and notes, belong to the page. */
const WITH_ANNOTATIONS = 1;

/** The first page of a PDF as it is printed, as a PNG. */
export function drawPdf(bytes: Uint8Array): CvPicture {
  const pdfium = loadPdfium();
  const drawn = withDocument(pdfium, bytes, (document) => drawPage(pdfium, document));
  return drawn.kind === "refused" ? NO_PICTURE : drawn;
}

function drawPage(pdfium: Pdfium, document: number): CvPicture {
  const { call } = pdfium;
  const page = call("FPDF_LoadPage")(document, 0);
  if (page === 0) return NO_PICTURE;
  const scale = WIDTH / call("FPDF_GetPageWidthF")(page);
  const whole = Math.round(call("FPDF_GetPageHeightF")(page) * scale);
  const height = Math.min(whole, MAX_HEIGHT);
  if (!Number.isFinite(scale) || height < 1) return NO_PICTURE;
  const bitmap = call("FPDFBitmap_Create")(WIDTH, height, 0);
  if (bitmap === 0) return NO_PICTURE;
  call("FPDFBitmap_FillRect")(bitmap, 0, 0, WIDTH, height, WHITE);
  call("FPDF_RenderPageBitmap")(bitmap, page, 0, 0, WIDTH, whole, 0, WITH_ANNOTATIONS);
  const rgb = readPixels(pdfium, bitmap, height);
  call("FPDFBitmap_Destroy")(bitmap);
  call("FPDF_ClosePage")(page);
  return { kind: "png", base64: pngOf(WIDTH, height, rgb).toString("base64") };
}

/** PDFium's pixels are blue, green, red and one byte that says nothing. */
function readPixels(pdfium: Pdfium, bitmap: number, height: number): Uint8Array {
  const at = pdfium.call("FPDFBitmap_GetBuffer")(bitmap);
  const stride = pdfium.call("FPDFBitmap_GetStride")(bitmap);
  const memory = pdfium.memory();
  const rgb = new Uint8Array(WIDTH * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0, from = at + y * stride; x < WIDTH; x += 1, from += 4, to += 3) {
      rgb[to] = memory[from + 2] ?? 0;
      rgb[to + 1] = memory[from + 1] ?? 0;
      rgb[to + 2] = memory[from] ?? 0;
    }
  }
  return rgb;
}
