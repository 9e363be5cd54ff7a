import { strToU8, zipSync } from "fflate";
import { PDFDocument, PDFHexString, StandardFonts } from "pdf-lib";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** A PDF with that many pages, a line of text on each. */
export async function pdfOf(
  pages: number,
  text = "Nothing but a line of plain text on this page.",
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let i = 0; i < pages; i += 1)
    pdf.addPage().drawText(text, { x: 50, y: 700, size: 11, font });
  return pdf.save({ useObjectStreams: false });
}

/** A PDF whose only page is a picture. */
export async function scannedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(PIXEL);
  pdf.addPage().drawImage(picture, { x: 0, y: 0, width: 500, height: 700 });
  return pdf.save();
}

/** A PDF that asks for a password: it has the standard handler's dictionary with keys that no empty password fits. */
export async function encryptedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const key = PDFHexString.of("ab".repeat(32));
  const dictionary = pdf.context.obj({ Filter: "Standard", V: 1, R: 2, P: -4, O: key, U: key });
  pdf.context.trailerInfo.Encrypt = pdf.context.register(dictionary);
  const id = PDFHexString.of("cd".repeat(16));
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  return pdf.save({ useObjectStreams: false });
}

/** A DOCX with that body. */
export function docxOf(body: string, more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const document = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return zipSync({ "word/document.xml": strToU8(document), ...more });
}

/** A DOCX of some kilobytes that would inflate to 60 MB. */
export function zipBomb(): Uint8Array {
  return zipSync({ "word/document.xml": new Uint8Array(60 * 1024 * 1024) }, { level: 1 });
}

const SECTOR = 512;
const END_OF_CHAIN = -2;

/** Directory entry of an OLE container: 128 bytes. */
function entry(
  name: string,
  type: number,
  start: number,
  size: number,
  right = -1,
  child = -1,
): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 0, "utf16le");
  bytes.writeInt16LE((name.length + 1) * 2, 64);
  bytes.writeInt8(type, 66);
  bytes.writeInt32LE(-1, 68);
  bytes.writeInt32LE(right, 72);
  bytes.writeInt32LE(child, 76);
  bytes.writeInt32LE(start, 116);
  bytes.writeInt32LE(size, 120);
  return bytes;
}

/** An OLE container with two streams of at least 4096 bytes each. */
function oleOf(streams: readonly { name: string; bytes: Buffer }[]): Uint8Array {
  const [first, second] = streams;
  if (first === undefined || second === undefined) throw new Error("two streams are expected");
  const header = Buffer.alloc(SECTOR);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.writeInt16LE(9, 30);
  header.writeInt16LE(6, 32);
  header.writeInt32LE(1, 44);
  header.writeInt32LE(1, 48);
  header.writeInt32LE(4096, 56);
  header.writeInt32LE(END_OF_CHAIN, 60);
  header.writeInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  const chain = (start: number, count: number): void => {
    for (let i = 0; i < count; i += 1)
      table.writeInt32LE(i === count - 1 ? END_OF_CHAIN : start + i + 1, (start + i) * 4);
  };
  const a = first.bytes.length / SECTOR;
  const b = second.bytes.length / SECTOR;
  table.writeInt32LE(-3, 0);
  chain(1, 1);
  chain(2, a);
  chain(2 + a, b);
  const directory = Buffer.concat([
    entry("Root Entry", 5, END_OF_CHAIN, 0, -1, 1),
    entry(first.name, 2, 2, first.bytes.length, 2),
    entry(second.name, 2, 2 + a, second.bytes.length),
    Buffer.alloc(128),
  ]);
  return Buffer.concat([header, table, directory, first.bytes, second.bytes]);
}

/** A Word 97 file with that text in one piece. */
export function docOf(text: string, isLocked = false): Uint8Array {
  const textAt = 2048;
  const words = Buffer.alloc(16 * SECTOR);
  words.writeUInt16LE(0xa5ec, 0);
  words.writeUInt16LE(0x0200 | (isLocked ? 0x0100 : 0), 10);
  words.writeUInt32LE(textAt, 24);
  words.writeUInt32LE(text.length, 0x4c);
  words.write(text, textAt, "utf16le");
  const table = Buffer.alloc(8 * SECTOR);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(textAt, 15);
  return oleOf([
    { name: "WordDocument", bytes: words },
    { name: "1Table", bytes: table },
  ]);
}

/** What a DOCX locked with a password looks like from outside: an OLE container with an encrypted package. */
export function lockedDocx(): Uint8Array {
  return oleOf([
    { name: "EncryptedPackage", bytes: Buffer.alloc(8 * SECTOR, 7) },
    { name: "EncryptionInfo", bytes: Buffer.alloc(8 * SECTOR, 7) },
  ]);
}
