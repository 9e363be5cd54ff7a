import { counted } from "../../lib/format.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  pause: "सब रोकें",
  resume: "सब फिर शुरू करें",
  paused: (runs: number) =>
    runs === 0
      ? "सब कुछ रुका हुआ है।"
      : `${counted(runs, "दौर")} ${runs === 1 ? "रोका गया" : "रोके गए"}।`,
  since: (at: string) =>
    `जब तक आप फिर शुरू न करें, कुछ नया नहीं भेजा जाएगा और तय किए दौर नहीं चलेंगे। ${at} से रुका हुआ है।`,
  finishing: (count: number) =>
    count === 1
      ? "1 आवेदन पहले ही सबमिट हो चुका था; हम उसकी पुष्टि का इंतज़ार कर रहे हैं।"
      : `${count} आवेदन पहले ही सबमिट हो चुके थे; हम उनकी पुष्टि का इंतज़ार कर रहे हैं।`,
  resumed: (runs: number) =>
    runs === 0 ? "फिर शुरू हो गया।" : runs === 1 ? "1 दौर आगे बढ़ रहा है।" : `${runs} दौर आगे बढ़ रहे हैं।`,
  planned: (count: number) => (count === 0 ? undefined : "तय किए दौर अपने अगले समय से फिर चलेंगे।"),
  notPaused: "कुछ नहीं रोका गया",
  notResumed: "कुछ फिर शुरू नहीं हुआ",
  tryAgain: "Sendoff से कनेक्शन नहीं है। फिर कोशिश करें।",
};
