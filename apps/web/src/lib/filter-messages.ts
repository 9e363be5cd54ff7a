import { inLanguage } from "../language/language.ts";

/** The filters of a platform, as they are shown. What is stored and sent is the English name and choice in any language. */
export const english = {
  /** A filter's name, or one of its choices. */
  filterWord: (text: string): string => text,
};

export const messages = inLanguage("lib/filter", english);
export const { filterWord } = messages;
