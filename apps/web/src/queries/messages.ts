/** UI texts. */
export const messages = {
  settingCouldNotBeSaved: "The setting could not be saved",
  pleaseTryAgain: "Please try again.",
  thatWasNotSaved: "That was not saved",
};
