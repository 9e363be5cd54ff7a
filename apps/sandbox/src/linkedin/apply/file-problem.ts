import type { Upload } from "../../job-site/accounts.ts";

const MEGABYTE = 1024 * 1024;
const ALLOWED: Record<Upload["purpose"], RegExp> = {
  resume: /\.(pdf|docx?)$/i,
  cover_letter: /\.(pdf|docx?)$/i,
  photo: /\.(jpe?g|png)$/i,
};

/** Why a file is refused, in the words of the upload widget; null when it is taken. */
export function fileProblem(
  purpose: Upload["purpose"],
  name: string,
  bytes: number,
  limitMb: number,
): string | null {
  if (!ALLOWED[purpose].test(name)) {
    return purpose === "photo"
      ? "Please upload a JPG or PNG file."
      : "Please upload a DOC, DOCX or PDF file.";
  }
  if (bytes === 0) return "This file is empty. Please choose another one.";
  return bytes > limitMb * MEGABYTE ? `This file is too large. The limit is ${limitMb} MB.` : null;
}
