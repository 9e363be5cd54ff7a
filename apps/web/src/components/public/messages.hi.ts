import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  product: "प्रोडक्ट",
  features: "ख़ूबियाँ",
  faq: "सवाल-जवाब",
  pricing: "कीमतें",
  legal: "कानूनी",
  privacyPolicy: "प्राइवेसी पॉलिसी",
  termsConditions: "नियम और शर्तें",
  appliesToJobsOnYourBehalf: "आपकी ओर से नौकरियों के लिए आवेदन करता है, और दिखाता है कि क्या भेजा।",
  contact: "संपर्क",
  about: "हमारे बारे में",
  sendoff: "Sendoff",
  sections: "हिस्से",
  dashboard: "डैशबोर्ड",
  logIn: "लॉग इन करें",
  getStarted: "शुरू करें",
  menu: "मेन्यू",
  darkMode: "डार्क मोड",
  otherLanguage: "English",
};
