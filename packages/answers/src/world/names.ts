import { fold } from "../text/fold.ts";

const FORM_LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "hi"];
const NAMES = FORM_LANGUAGES.flatMap((language) => [
  { type: "region" as const, of: new Intl.DisplayNames([language], { type: "region" }) },
  { type: "language" as const, of: new Intl.DisplayNames([language], { type: "language" }) },
]);

/** The names of a country or a language, by its ISO code, in the languages of forms, English first; folded, each once. */
export function namesOf(type: "region" | "language", code: string): string[] {
  const names = NAMES.filter((each) => each.type === type).map(({ of }) => fold(of.of(code) ?? ""));
  return [...new Set(names)].filter((name) => name !== "" && name !== code.toLowerCase());
}
