import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  sandboxNoRealApplicationsAreSent: "सैंडबॉक्स: कोई असली आवेदन नहीं भेजा जाता",
  modeOfThisServer: "इस सर्वर का मोड",
  youAreOffline: "आप ऑफ़लाइन हैं। दौर चलते रहेंगे; कनेक्शन आने पर यह पेज अपडेट हो जाएगा।",
  jumpTo: "सीधे जाएँ…",
  k: "⌘K",
  ctrlK: "Ctrl K",
  main: "मुख्य",
  more: "और",
  logOut: "लॉग आउट करें",
  profile: "प्रोफ़ाइल",
  countConnected: (count: number) => `${count} कनेक्टेड`,
  platformNameRun: (platformName: string) => `${platformName} का दौर`,
  waitsForYou: ", आपका इंतज़ार है",
  appliedOfGoal: (applied: number, goal: number) => `${goal} में से ${applied}`,
  needsYou: (count: number) => `आपकी बारी: ${count}`,
  openMenu: "मेन्यू खोलें",
  menu: "मेन्यू",
  closeMenu: "मेन्यू बंद करें",
  jumpToLabel: "सीधे जाएँ",
};
