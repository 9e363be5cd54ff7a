import { inLanguage } from "../language/language.ts";

/** UI texts. */
export const english = {
  settingCouldNotBeSaved: "The setting could not be saved",
  pleaseTryAgain: "Please try again.",
  thatWasNotSaved: "That was not saved",
};

export const messages = inLanguage("queries", english);
