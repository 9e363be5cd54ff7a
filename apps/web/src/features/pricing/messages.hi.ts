import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  howLongAreCreditsValid: "क्रेडिट कितने दिन चलते हैं?",
  creditsAreValidFor12Months: "क्रेडिट 12 महीने चलते हैं और उनका रिफ़ंड नहीं होता।",
  canIChangePlans: "क्या प्लान बदल सकते हैं?",
  plansCanBeSwitched: "हाँ, प्लान बदले जा सकते हैं, और बचे हुए क्रेडिट आगे चलते रहते हैं।",
  pricing: "कीमतें",
  sendoff: "Sendoff",
  home: "होम",
  dashboard: "डैशबोर्ड",
  getStarted: "शुरू करें",
  payForApplicationsThatArrive: "पैसे सिर्फ़ उन आवेदनों के, जो पहुँचें।",
  noSubscription:
    "कोई सब्सक्रिप्शन नहीं। एक आवेदन में एक क्रेडिट लगता है, और आवेदन असफल हो या छोड़ा जाए तो वह लौट आता है।",
  everyAccountStartsWith5Free: "हर खाता 5 मुफ़्त आवेदनों से शुरू होता है, कार्ड नहीं चाहिए।",
  bestValue: "सबसे किफ़ायती",
  perApplication: "प्रति आवेदन",
  applicationsAtPrice: (applications: number, amount: string) => `${applications} आवेदन: ${amount}`,
  getStartedWith: (name: string) => `${name} से शुरू करें`,
};
