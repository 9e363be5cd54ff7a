import { assemble } from "./assemble.ts";
import { checkFile } from "./check-file.ts";
import { MAX_TEXT } from "./limits.ts";
import { refuse } from "./outcome.ts";
import type { CvDocument } from "./layout/line.ts";
import type { CvOutcome, Refusal } from "./outcome.ts";
import type { CvFileType } from "./sniff.ts";

/** Each reader is loaded (as sources) or begins (in the build) when it is needed: most files are PDFs, and a new process pays for what runs. */
async function readDocument(type: CvFileType, bytes: Uint8Array): Promise<CvDocument | Refusal> {
  if (type === "pdf") return (await import("./layout/read-pdf.ts")).readPdf(bytes);
  if (type === "doc") return (await import("./office/read-doc.ts")).readDoc(bytes);
  return (await import("./office/read-docx.ts")).readDocx(bytes);
}

function textOf({ columns }: CvDocument): string {
  const lines = columns.flatMap((column) => column.lines.map((line) => line.text));
  return lines.join("\n").slice(0, MAX_TEXT);
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
    const text = textOf(document);
    return { kind: "extracted", extraction: assemble(document), pages, characters, text };
  } catch {
    return refuse("damaged");
  }
}
