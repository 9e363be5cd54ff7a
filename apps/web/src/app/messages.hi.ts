import { formatCount } from "../lib/format.ts";
import { sentence } from "../lib/sentence.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  sendoffIsBusyForAMoment: "Sendoff पर अभी काम ज़्यादा है, ज़रा रुकें। कुछ भी नहीं खोया।",
  thereIsNoConnectionToSendoff: "Sendoff से कनेक्शन नहीं है। कुछ भी नहीं खोया।",
  faultIsOurs: (email, reportId) =>
    sentence`गड़बड़ी हमारी है, और हमें इसकी ख़बर मिल गई है। कुछ भी नहीं खोया। ठीक न हो तो रिपोर्ट ${reportId} के साथ ${email} पर लिखें।`,
  thisPageCouldNotBeShown: "यह पेज नहीं दिखाया जा सका",
  refreshPage: "पेज रीफ़्रेश करें",
  sendoffCouldNotStart: "Sendoff शुरू नहीं हो सका",
  thisPageCouldNotBeLoaded: "यह पेज लोड नहीं हो सका",
  checkYourConnection: "अपना कनेक्शन जाँचें। कुछ भी नहीं खोया।",
  dashboard: "डैशबोर्ड",
  needsYou: "आपकी बारी",
  platforms: "प्लेटफ़ॉर्म",
  scheduler: "शेड्यूल",
  wallet: "वॉलेट",
  analytics: "आँकड़े",
  applicationLogs: "आवेदन इतिहास",
  profileSettings: "प्रोफ़ाइल सेटिंग",
  privacyPolicy: "प्राइवेसी पॉलिसी",
  termsConditions: "नियम और शर्तें",
  confirmItIsYou: "पुष्टि करें कि यह आप ही हैं",
  whatYouHaveJustAsked: (email) =>
    sentence`आपने अभी जो चाहा है, उसके लिए एक नया कोड चाहिए। हम उसे ${email} पर भेजते हैं।`,
  sandboxTheCodeArrivesIn: (mailbox) => sentence`सैंडबॉक्स: कोड ${mailbox} में आएगा।`,
  loadingSendoff: "Sendoff लोड हो रहा है",
  pageIsComing: "पेज लोड हो रहा है",
  yourContactDetails: "आपकी संपर्क जानकारी",
  jobCount: (count: number) => `${formatCount(count)} ${count === 1 ? "नौकरी" : "नौकरियाँ"}`,
  degreeCount: (count: number) => `${formatCount(count)} ${count === 1 ? "डिग्री" : "डिग्रियाँ"}`,
  skillCount: (count: number) => `${formatCount(count)} स्किल`,
  languageCount: (count: number) => `${formatCount(count)} ${count === 1 ? "भाषा" : "भाषाएँ"}`,
};
