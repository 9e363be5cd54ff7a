import { assemble } from "./assemble.ts";
import { checkFile } from "./check-file.ts";
import { readDoc } from "./office/read-doc.ts";
import { readDocx } from "./office/read-docx.ts";
import { refuse } from "./outcome.ts";
import type { CvOutcome } from "./outcome.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import type { CvFileType } from "./sniff.ts";

function readDocument(type: CvFileType, bytes: Uint8Array): ReturnType<typeof readDoc> {
  if (type === "pdf") return readPdf(bytes);
  return type === "doc" ? readDoc(bytes) : Promise.resolve(bytes).then(readDocx);
}

/**
 * Reads a CV in this process: only for the child, which may be killed. A file on which a reader fails is damaged;
 * the readers' own limits give the other reasons.
 */
export async function readCv(bytes: Uint8Array): Promise<CvOutcome> {
  const type = checkFile(bytes);
  if (typeof type !== "string") return type;
  try {
    const document = await readDocument(type, bytes);
    if ("kind" in document) return document;
    const { pages, characters } = document;
    return { kind: "extracted", extraction: assemble(document), pages, characters };
  } catch {
    return refuse("damaged");
  }
}
