import { sentence } from "../../../lib/sentence.ts";
import type { english } from "./messages.ts";

export const hindi: typeof english = {
  sendoff: "Sendoff",
  operator: "ऑपरेटर",
  console: "ऑपरेटर कंसोल",
  skipToContent: "सीधे पेज पर जाएँ",
  portals: "पोर्टल",
  queues: "कतारें",
  payments: "पेमेंट",
  people: "लोग",
  audit: "ऑडिट",
  logOut: "लॉग आउट",
  codeChecked: (time) => `कोड ${time} पर जाँचा गया,`,
  goodUntil: (time) => `${time} तक मान्य`,
  typeACode: "आगे बढ़ने के लिए कोड डालें",
  codeOpensTheConsole: (email) =>
    sentence`${email} पर भेजे गए कोड से कंसोल खुलता है। 30 मिनट काम न होने पर, और 12 घंटे बाद हर हाल में, यह बंद हो जाता है।`,
  sendMeACode: "कोड भेजें",
  consoleStayedClosed: "कंसोल नहीं खुला।",
  noConnection: "Sendoff से कनेक्शन नहीं है। फिर कोशिश करें।",
  refresh: "ताज़ा करें",
  asOf: (time) => `${time} की स्थिति`,
  couldNotBeLoaded: "यह पेज लोड नहीं हुआ",
  nothingWasChanged: "कुछ नहीं बदला।",
  cancel: "रद्द करें",
  seconds: (count) => `${count} से.`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} घंटे`,
  days: (count) => `${count} दिन`,
  loading: "लोड हो रहा है",
};
