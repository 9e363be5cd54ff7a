import { counted } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  clear: "साफ़ करें",
  answerTo: (question: string) => `${question}: जवाब`,
  proposed: "सुझाया गया",
  saidInYourName: "आपके नाम से कहा जाएगा",
  yourAnswersAreKept: "आपके जवाब सेव हो गए।",
  formsAreAnsweredWithThem: "अब से फ़ॉर्म में यही जवाब जाएँगे।",
  whatFormsAskMost: "फ़ॉर्म में अक्सर पूछे जाने वाले सवाल",
  whatYouChoseIsNotSaved: "आपने जो चुना, वह अभी सेव नहीं हुआ है।",
  yourAnswersWereNotKept: "आपके जवाब सेव नहीं हुए।",
  pleaseTryAgain: "फिर कोशिश करें।",
  theyBecomeYoursWhenYouConfirm: (open: number) =>
    `आपके पुष्टि करने पर ये आपके जवाब बनेंगे। जो ठीक न हो उसे बदलें या साफ़ करें${open === 0 ? "।" : `; ${counted(open, "लाइन", "लाइनें")} अभी खाली ${open === 1 ? "है" : "हैं"}।`}`,
  answerIsProposed: (proposed: number) =>
    `${counted(proposed, "जवाब")} ${proposed === 1 ? "सुझाया गया है" : "सुझाए गए हैं"}।`,
  fromYourProfileAndPlaces: "आपकी प्रोफ़ाइल और जगहों से। सेव करने से पहले कुछ नहीं रखा जाता।",
  canBeProposed: (missing: number) =>
    `${counted(missing, "जवाब")} ${missing === 1 ? "सुझाया जा सकता है" : "सुझाए जा सकते हैं"}।`,
  fillIn: "भर दें",
  keptInYourProfileAnd: (answerBank) =>
    sentence`आपकी प्रोफ़ाइल और ${answerBank} में रखे जाएँगे, आपके कहे हुए की तरह। कभी भी बदलें।`,
  answerBank: "जवाब बैंक",
  saving: "सेव हो रहा है...",
  confirmAllAndContinue: "सब सही है, आगे बढ़ें",
  saveAnswers: "जवाब सेव करें",
  skipForNow: "अभी छोड़ें",
  lastStepOfTheSetUp: "तैयारी का आख़िरी कदम",
  saidOnceHere:
    "यहाँ एक बार बता दें, हर फ़ॉर्म में यही जाएगा। जो चाहें खाली छोड़ दें: जो फ़ॉर्म उसे पूछेगा, वह आपका इंतज़ार करेगा।",
  answerBankLabel: "जवाब बैंक",
  whatFormsAskMostCouldNotBeLoaded: "अक्सर पूछे जाने वाले सवाल लोड नहीं हो सके।",
  loadingWhatFormsAskMost: "अक्सर पूछे जाने वाले सवाल लोड हो रहे हैं",
  yearsOfExperience: "कितने साल का अनुभव",
  questionThatStopsApplicationsMost:
    "इसी सवाल पर आवेदन सबसे ज़्यादा अटकते हैं। आपकी नौकरियों की तारीख़ों से सुझाया गया; जो ठीक न हो उसे बदलें।",
  rightToWork: "काम करने का अधिकार",
  forTheCountriesOfYourPlaces:
    "आपकी चुनी जगहों के देशों के लिए। आपकी पुष्टि से पहले कुछ नहीं कहा जाता: पढ़ लें कि फ़ॉर्म में क्या जाएगा।",
  yourCitizenshipSaysSoAlready: "आपकी नागरिकता से यह पहले ही पता है।",
  noticeAndPay: "नोटिस और सैलरी",
  askedByMostForms: "ज़्यादातर फ़ॉर्म पूछते हैं, अलग-अलग इकाइयों में। हम इकाई बदलते हैं, मुद्रा कभी नहीं।",
  workAndQualifications: "काम और योग्यता",
  askedAsYesOrNo: "हाँ-नहीं या सूची में पूछा जाता है। जो हर नौकरी पर अलग तय करना हो, उसे खाली छोड़ दें।",
  yourProfileSaysSoAlready: "आपकी प्रोफ़ाइल से यह पहले ही पता है।",
  languages: "भाषाएँ",
  askedWithALevel: (profile) =>
    sentence`स्तर के साथ पूछी जाती हैं, हर फ़ॉर्म के अपने शब्दों में। और भाषाएँ आपकी ${profile} के भाषा वाले हिस्से में जोड़ी जा सकती हैं।`,
  profile: "प्रोफ़ाइल",
  yearsRange: (skillYearsMax: number) => `0 से ${skillYearsMax} साल।`,
  notSaid: "नहीं बताया",
  fromYourProfile: "आपकी प्रोफ़ाइल से",
  yours: "आपका",
  levelOfName: (name: string) => `${name} का स्तर`,
  chooseALevel: "स्तर चुनें",
  showHiddenMore: (hidden: number) => `${hidden} और दिखाएँ`,
  yearsOfName: (name: string) => `${name}: कितने साल`,
  years: "साल",
  underAYear: "एक साल से कम, इस हिसाब से:",
  by: "इस हिसाब से:",
  firstSecondAndCountMore: (first: string, second: string, count: number) =>
    `${first}, ${second} और ${count} बाकी`,
  and: " और ",
  datesOfYourJobs: (under: string) => `${under} आपकी नौकरियों की तारीख़ें`,
  yourTimeAt: (under: string, names: string) => `${under} ${names} में आपका समय`,
  noticePeriod: "नोटिस पीरियड",
  inYourWords: "फ़ॉर्म में वैसा ही जाता है, इसलिए उनकी भाषा में: 30 days, Serving notice, Negotiable।",
  immediate15Days30Days: "जैसे Immediate, 15 days, 30 days",
  earliestStart: "कब से शुरू कर सकते हैं",
  onlyWhereACertainDay: "सिर्फ़ तब, जब कोई दिन पक्का हो। नहीं तो नोटिस पीरियड से निकाल लिया जाता है।",
  currentPay: "मौजूदा सैलरी, सालाना",
  expectedPay: "अपेक्षित सैलरी, सालाना",
  currency: "मुद्रा",
  currencyOfLabel: (label: string) => `${label}: मुद्रा`,
  payExample: "28 लाख या 28,00,000",
  wholeYear: "पूरे साल की",
  applicationsGoOn: (released: number) =>
    `${counted(released, "आवेदन")} आगे बढ़ ${released === 1 ? "रहा है" : "रहे हैं"}।`,
};
