import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  settingCouldNotBeSaved: "सेटिंग सेव नहीं हो सकी",
  pleaseTryAgain: "फिर कोशिश करें।",
  thatWasNotSaved: "यह सेव नहीं हुआ",
};
