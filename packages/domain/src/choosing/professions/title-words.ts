import { spelledTitle } from "../title-spelling.ts";

/** Words that stay as they are: without their "s" they would be other words. */
const KEPT = new Set([
  "accounts",
  "sales",
  "gas",
  "sas",
  "aws",
  "ios",
  "js",
  "gis",
  "bus",
  "campus",
  "news",
  "os",
]);

/** Words that name nothing in a title. */
export const FILLERS: ReadonlySet<string> = new Set(
  "of for in to at with from within on de the a an am im bei der das la le".split(" "),
);

/** The words of a part of a title, each in one spelling and in the singular, ready to be compared. */
export function titleWords(text: string): string[] {
  const plain = text
    .replaceAll(/\.net\b/gi, " dotnet ")
    .replaceAll(/\bco-?ordinator/gi, "coordinator")
    .replaceAll(/\be-(?=commerce|mail|learning)/gi, "e");
  return spelledTitle(plain)
    .replaceAll(" human resources ", " human resource ")
    .replaceAll(" e commerce ", " ecommerce ")
    .replaceAll(" health care ", " healthcare ")
    .replaceAll(" house keeping ", " housekeeping ")
    .replaceAll(" call centre ", " call center ")
    .replaceAll(" in charge ", " incharge ")
    .replaceAll(" vice president ", " vp ")
    .trim()
    .split(" ")
    .filter((word) => word !== "")
    .map(singular);
}

/** "Nurses" is "nurse", "agencies" is "agency". */
function singular(word: string): string {
  if (word.length < 4 || KEPT.has(word) || /(?:ss|us|is|ics)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
