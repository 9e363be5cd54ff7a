import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  sendoff: "Sendoff",
  sendoffInCapitals: "SENDOFF",
};

export const messages = inLanguage("components/brand", english);
