import type { CvFileType } from "@sendoff/cv/sniff";

/** What a CV is stored and sent as. */
export const MIME_TYPES: Readonly<Record<CvFileType, string>> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
};

/** The ending that goes with a stored type, with its dot; empty for a type that is none of ours. */
export function endingOf(mimeType: string): string {
  const found = Object.entries(MIME_TYPES).find(([, type]) => type === mimeType);
  return found === undefined ? "" : `.${found[0]}`;
}
