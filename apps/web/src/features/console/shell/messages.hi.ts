import { CONSOLE_IDLE_MINUTES, CONSOLE_LONGEST_HOURS } from "@sendoff/contract/console-session";
import { sentence } from "../../../lib/sentence.ts";
import type { english } from "./messages.ts";

export const hindi: typeof english = {
  sendoff: "Sendoff",
  operator: "ऑपरेटर",
  console: "ऑपरेटर कंसोल",
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
    sentence`${email} पर भेजे गए कोड से कंसोल खुलता है। ${CONSOLE_IDLE_MINUTES} मिनट काम न होने पर, और ${CONSOLE_LONGEST_HOURS} घंटे बाद हर हाल में, यह बंद हो जाता है।`,
  sendMeACode: "कोड भेजें",
  consoleStayedClosed: "कंसोल नहीं खुला।",
  noConnection: "Sendoff से कनेक्शन नहीं है। फिर कोशिश करें।",
  refresh: "ताज़ा करें",
  asOf: (time) => `${time} की स्थिति`,
  notRefreshed: "यह पेज फिर से लोड नहीं हो सका",
  stillAsOf: (time) => `जो दिख रहा है, वह ${time} का है।`,
  couldNotBeLoaded: "यह पेज लोड नहीं हुआ",
  nothingWasChanged: "कुछ नहीं बदला।",
  cancel: "रद्द करें",
  seconds: (count) => `${count} से.`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} घंटे`,
  days: (count) => `${count} दिन`,
  loading: "लोड हो रहा है",
};
