import type { FormControl } from "./control.ts";

/** What a file field is for. `other` holds everything that is neither a CV nor known to be something else. */
export type FilePurpose = "cv" | "cover_letter" | "photo" | "other";

const PURPOSES: readonly [FilePurpose, RegExp][] = [
  ["cover_letter", /cover|motivation|anschreiben|lettre|carta de presentaci/i],
  ["photo", /photo|picture|avatar|headshot|foto|image/i],
  [
    "other",
    /transcript|certificate|portfolio|diploma|licen[cs]e|passport|work sample|letter of rec/i,
  ],
  ["cv", /resume|résumé|curriculum|lebenslauf|(^|[^a-z])cv([^a-z]|$)|hoja de vida/i],
];

/**
 * Decides by the question first, then the section, then the control's own names. A CV goes nowhere else (DECISIONS D13), so a
 * field that only accepts pictures is a photo whatever it says.
 */
export function filePurpose(control: FormControl): FilePurpose {
  const accept = control.field.accept ?? "";
  if (accept !== "" && /image\//.test(accept) && !/pdf|doc|application|text/i.test(accept))
    return "photo";
  const names = `${control.id} ${control.name}`.replaceAll(/[-_]+/g, " ");
  for (const words of [control.field.question, names, control.field.section ?? ""]) {
    const found = PURPOSES.find(([, pattern]) => pattern.test(words));
    if (found !== undefined) return found[0];
  }
  return "other";
}

/** Whether a field with this `accept` takes the file: by its ending or its type, as browsers read the list. All, where it has none. */
export function takesFile(
  accept: string | undefined,
  { fileName, mimeType }: { readonly fileName: string; readonly mimeType: string },
): boolean {
  const wanted = (accept ?? "")
    .toLowerCase()
    .split(",")
    .flatMap((part) => part.trim() || []);
  if (wanted.length === 0) return true;
  const [group = ""] = mimeType.split("/");
  return wanted.some((each) =>
    each.startsWith(".")
      ? fileName.toLowerCase().endsWith(each) || (each === ".jpeg" && /\.jpg$/i.test(fileName))
      : each === mimeType || each === `${group}/*` || each === "*/*",
  );
}
