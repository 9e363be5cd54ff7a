import { inLanguage } from "../../language/language.ts";

/** UI texts. */
export const english = {
  contents: "Contents",
  lastChangedChanged: (changed: string) => `Last changed ${changed}`,
};

export const messages = inLanguage("features/legal", english);
