import { checkFile } from "../check-file.ts";
import { NO_PICTURE } from "./picture.ts";
import type { CvPicture } from "./picture.ts";

/** Draws a CV's first page in this process: only for the child, which may be killed. */
export async function drawCv(bytes: Uint8Array): Promise<CvPicture> {
  const type = checkFile(bytes);
  if (typeof type !== "string") return NO_PICTURE;
  try {
    if (type === "pdf") return (await import("./draw-pdf.ts")).drawPdf(bytes);
    const document =
      type === "doc"
        ? await (await import("../office/read-doc.ts")).readDoc(bytes)
        : (await import("../office/read-docx.ts")).readDocx(bytes);
    return "kind" in document ? NO_PICTURE : (await import("./draw-lines.ts")).drawLines(document);
  } catch {
    return NO_PICTURE;
  }
}
