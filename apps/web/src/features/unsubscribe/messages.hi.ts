import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  stopTheDailyMail: "रोज़ का ईमेल बंद करें",
  dailyMailIsOff: "रोज़ का ईमेल बंद है",
  whatWaitsForYouStillStands: "आपके काम ऐप में “आपकी बारी” पर अब भी दिखेंगे। ईमेल वहीं से फिर चालू कर सकते हैं।",
  openNeedsYou: "“आपकी बारी” खोलें",
  stopTheDailyMailQuestion: "रोज़ का ईमेल बंद करें?",
  noMoreDailyMail:
    "अब ईमेल से नहीं बताया जाएगा कि आपके लिए क्या रुका है और क्या भेजा गया। कोड और पेमेंट की रसीदें फिर भी आएँगी।",
  mailWasNotStopped: "ईमेल बंद नहीं हुआ।",
  noConnectionToSendoff: "Sendoff से कनेक्शन नहीं है। फिर कोशिश करें।",
  stopTheMail: "ईमेल बंद करें",
};
