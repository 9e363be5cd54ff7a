import { fold } from "../text/fold.ts";

const FORM_LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "hi", "pl"];
/** Made when first asked for: the tables of a language cost memory and time. */
const NAMES = new Map<"region" | "language", Intl.DisplayNames[]>();

function namesIn(type: "region" | "language"): Intl.DisplayNames[] {
  const known = NAMES.get(type);
  if (known !== undefined) return known;
  const made = FORM_LANGUAGES.map((language) => new Intl.DisplayNames([language], { type }));
  NAMES.set(type, made);
  return made;
}

/** Polish names of countries that are words elsewhere: "indie" games. */
const WORDS: ReadonlySet<string> = new Set(["indie"]);

/** The names of a country or a language, by its ISO code, in the languages of forms, English first; folded, each once. */
export function namesOf(type: "region" | "language", code: string): string[] {
  const all = namesIn(type).map((names) => fold(names.of(code) ?? ""));
  return [...new Set(all)].filter(
    (name) => name !== "" && name !== code.toLowerCase() && !WORDS.has(name),
  );
}
