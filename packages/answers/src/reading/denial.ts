import { wordingOf } from "../languages/lexicon.ts";
import { NEGATION } from "./same-facts.ts";

const OTHER_LANGUAGES = /\b(?:nao|sem|nahi|nahin|nie|bez)\b|नहीं|बिना/;

/** Whether a folded text denies something or sets a limit that is a question of its own; "no" is "in the" in Portuguese. */
export function hasDenial(text: string): boolean {
  const isPortuguese = / no | no$/.test(` ${text}`) && wordingOf(text).language === "pt";
  return (
    NEGATION.test(isPortuguese ? text.replace(/\bno\b/g, " ") : text) || OTHER_LANGUAGES.test(text)
  );
}
