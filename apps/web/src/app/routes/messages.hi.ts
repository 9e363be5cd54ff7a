import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  profileInformation: "प्रोफ़ाइल की जानकारी",
  completeYourProfileToIncrease: "प्रोफ़ाइल पूरी करें, नौकरी मिलने के मौके बढ़ाएँ",
  whatFormsAskMost: "फ़ॉर्म में अक्सर पूछे जाने वाले सवाल",
  profile: "प्रोफ़ाइल",
  loadingYourProfile: "आपकी प्रोफ़ाइल लोड हो रही है",
  dashboard: "डैशबोर्ड",
  jobCsvManagement: "सीवी प्रबंधन",
  authenticationRequired: "लॉग इन ज़रूरी है",
  signInToUploadYourCv: "सीवी अपलोड करने और उसकी जानकारी डाउनलोड करने के लिए लॉग इन करें।",
  csvManagement: "सीवी प्रबंधन",
  yourCvCouldNotBeLoaded: "आपका सीवी लोड नहीं हो सका।",
  cvManagement: "सीवी प्रबंधन",
  loadingYourCv: "आपका सीवी लोड हो रहा है",
};
