import { fold } from "../text/fold.ts";

const FORM_LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "hi"];
/** Made when first asked for: the tables of a language cost memory and time. */
const NAMES = new Map<"region" | "language", Intl.DisplayNames[]>();

function namesIn(type: "region" | "language"): Intl.DisplayNames[] {
  const known = NAMES.get(type);
  if (known !== undefined) return known;
  const made = FORM_LANGUAGES.map((language) => new Intl.DisplayNames([language], { type }));
  NAMES.set(type, made);
  return made;
}

/** The names of a country or a language, by its ISO code, in the languages of forms, English first; folded, each once. */
export function namesOf(type: "region" | "language", code: string): string[] {
  const all = namesIn(type).map((names) => fold(names.of(code) ?? ""));
  return [...new Set(all)].filter((name) => name !== "" && name !== code.toLowerCase());
}
