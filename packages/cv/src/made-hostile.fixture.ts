import { PDFArray, PDFDocument, PDFName, StandardFonts } from "pdf-lib";
import { zipSync } from "fflate";

/** A PDF whose page tree says ten thousand pages, all of them the same. */
export async function tenThousandPages(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const root = pdf.catalog.Pages();
  const kids = PDFArray.withContext(pdf.context);
  for (let i = 0; i < 10_000; i += 1) kids.push(page.ref);
  root.set(PDFName.of("Kids"), kids);
  root.set(PDFName.of("Count"), pdf.context.obj(10_000));
  return pdf.save({ useObjectStreams: false });
}

/** A PDF with one page as large as a house, text in its corners. */
export async function hugePage(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([2_000_000, 2_000_000]);
  page.drawText("Somewhere in the corner of a very large page stand words.", { x: 5, y: 5, font });
  page.drawText("And far away some others.", { x: 1_999_000, y: 1_999_000, font, size: 400 });
  return pdf.save();
}

/** A PDF whose content is a hundred thousand letters printed one upon the other. */
export async function lettersOnLetters(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let i = 0; i < 10; i += 1) {
    const page = pdf.addPage();
    for (let k = 0; k < 100; k += 1)
      page.drawText("overlapping ".repeat(8), { x: 50 + k / 10, y: 400 + k / 7, size: 9, font });
  }
  return pdf.save();
}

/** A PDF whose page holds forms within forms, ten thousand deep. */
export function nestedForms(): Uint8Array {
  const depth = 10_000;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>",
    stream("/F Do", ""),
  ];
  for (let i = 0; i < depth; i += 1) {
    const next = Math.min(5 + depth - 1, 6 + i);
    objects.push(
      stream(
        "/F Do",
        `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /F ${next} 0 R >> >>`,
      ),
    );
  }
  return pdfFrom(objects);
}

/** A PDF whose array of arrays is a hundred thousand deep. */
export function nestedArrays(): Uint8Array {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  return pdfFrom([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids ${deep} /Count 1 >>`,
  ]);
}

/** A PDF whose letters have codes but no meaning: its font says neither names nor a map to Unicode. */
export function fontWithoutMeaning(): Uint8Array {
  const glyph = stream("0 0 500 500 re f", "");
  const codes = Array.from({ length: 40 }, (_, i) => (i + 1).toString(16).padStart(2, "0"));
  return pdfFrom([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    stream(`BT /F 12 Tf 50 700 Td <${codes.join("")}> Tj ET`, ""),
    "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /g 6 0 R >> /Encoding << /Type /Encoding /Differences [1 /g] >> /FirstChar 1 /LastChar 40 /Widths [500] >>",
    glyph,
  ]);
}

function stream(content: string, entries: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function pdfFrom(objects: readonly string[]): Uint8Array {
  let text = "%PDF-1.7\n";
  const places = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const at = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`;
  return Buffer.from(text, "latin1");
}

/** A DOCX with a part whose name climbs out of the archive; nothing is ever written, and the part is not read. */
export function climbingDocx(document: Uint8Array): Uint8Array {
  return zipSync({ "../../../../tmp/word/document.xml": document, "word/document.xml": document });
}
