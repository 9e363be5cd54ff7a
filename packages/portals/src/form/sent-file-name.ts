import type { CvFile } from "../portal-driver.ts";

/** Enough of the fingerprint that two versions of one person's CV never share it. */
const MARK_LENGTH = 8;

type Named = Pick<CvFile, "fileName" | "sha256">;

function partsOf(file: Named): { stem: string; ending: string } {
  const dot = file.fileName.lastIndexOf(".");
  const [name, extension] =
    dot > 0 ? [file.fileName.slice(0, dot), file.fileName.slice(dot)] : [file.fileName, ""];
  const ending = `-${file.sha256.slice(0, MARK_LENGTH)}${extension}`;
  const stem = `${name}${extension}`.endsWith(ending)
    ? file.fileName.slice(0, -ending.length)
    : name;
  return { stem, ending };
}

/**
 * The name a file goes to a portal under: the user's own with the start of the content's SHA-256, `asha-3f9ac210.pdf`. Portals
 * keep files by name alone, so two versions must never share one.
 */
export function sentFileName(file: Named): string {
  const { stem, ending } = partsOf(file);
  return `${stem}${ending}`;
}

/** "asha-cv (4).pdf" as "asha-cv.pdf": a portal counts files of one name. */
export function withoutCopyCount(keptName: string): string {
  return keptName.replace(/ \(\d+\)(?=\.[^.]*$|$)/, "");
}

/** Whether a file that a portal keeps under this name has the very content of `file`. A name without its mark says nothing. */
export function isSentFile(keptName: string, file: Named): boolean {
  return (
    file.sha256.length >= MARK_LENGTH && withoutCopyCount(keptName).endsWith(partsOf(file).ending)
  );
}
