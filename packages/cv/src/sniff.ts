/** A kind of file a CV may come in. */
export type CvFileType = "pdf" | "docx" | "doc";

/** A PDF's header may stand behind a few stray bytes; readers accept it within the first kilobyte. */
const PDF_HEADER_WITHIN = 1024;
const OLE_MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((value, i) => bytes[i] === value);
}

function includes(bytes: Uint8Array, text: string, encoding: "latin1" | "utf16le"): boolean {
  // The text goes in as bytes: Node's own search for UTF-16 never ends in memory that begins at an odd address.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes(Buffer.from(text, encoding));
}

/**
 * What a file is by its content; its name is not asked (DECISIONS D10). A Word document locked with a password is
 * reported as `docx` or `doc` all the same. Undefined for everything that is neither PDF nor Word.
 */
export function sniffCvType(bytes: Uint8Array): CvFileType | undefined {
  if (includes(bytes.subarray(0, PDF_HEADER_WITHIN), "%PDF-", "latin1")) return "pdf";
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]))
    return includes(bytes, "word/", "latin1") ? "docx" : undefined;
  if (startsWith(bytes, OLE_MAGIC)) {
    if (includes(bytes, "EncryptedPackage", "utf16le")) return "docx";
    return includes(bytes, "WordDocument", "utf16le") ? "doc" : undefined;
  }
  return undefined;
}

/** Whether the bytes are an OLE container, which a DOCX is only when it is locked with a password. */
export function isOle(bytes: Uint8Array): boolean {
  return startsWith(bytes, OLE_MAGIC);
}
