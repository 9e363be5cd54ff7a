import type { Upload } from "../../job-site/accounts.ts";

const FILE_MAX_BYTES = 5 * 1024 * 1024;
const ALLOWED: Record<Upload["purpose"], RegExp> = {
  resume: /\.(pdf|docx?|rtf|txt)$/i,
  cover_letter: /\.(pdf|docx?|rtf|txt)$/i,
  photo: /\.(jpe?g|png)$/i,
};

/** Why a file is refused, in the words of the upload widget; null when it is taken. */
export function fileProblem(
  purpose: Upload["purpose"],
  name: string,
  bytes: number,
): string | null {
  if (!ALLOWED[purpose].test(name)) {
    return purpose === "photo"
      ? "Choose a JPG or PNG file."
      : "Choose a PDF, DOC, DOCX, RTF or TXT file.";
  }
  if (bytes === 0) return "This file is empty. Choose another one.";
  return bytes > FILE_MAX_BYTES ? "This file is too large. The limit is 5 MB." : null;
}
