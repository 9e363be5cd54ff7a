import { counted } from "./format.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  numberWords: ["कोई", "एक", "दो", "तीन", "चार", "पाँच", "छह", "सात", "आठ", "नौ"],
  appliedTodayOfDailyLimitToday: (appliedToday: number, dailyLimit: number) =>
    `आज ${dailyLimit} में से ${appliedToday}`,
  notConfirmedYet: (words: string, unconfirmed: number) => `${words}, ${unconfirmed} की पुष्टि बाकी`,
  openPlatforms: "प्लेटफ़ॉर्म खोलें",
  setJobPreferences: "नौकरी की पसंद भरें",
  uploadACv: "सीवी अपलोड करें",
  addMoney: "पैसे जोड़ें",
  openTheRuns: "सारे दौर देखें",
  writeOneAmountAYear: "साल की एक रकम लिखें, जैसे 28 लाख या 28,00,000।",
  writeOneAmountAYearSuch: "साल की एक रकम लिखें, जैसे 34,000।",
  yearCannotBeRight: (inCurrency: string) => `साल के ${inCurrency} सही नहीं हो सकते।`,
  noPayAtPresent: "अभी कोई सैलरी नहीं",
  inCurrencyAYear: (inCurrency: string) => `${inCurrency} सालाना`,
  tenDigits: "दस अंक, देश के कोड के बिना।",
  numbersDigits: "नंबर के अंक, देश के कोड के बिना।",
  aboutMinuteLeft: (round: number) => `करीब ${counted(round, "मिनट")} बाकी`,
  lessThanAMinuteLeft: "एक मिनट से कम बाकी",
  yourCreditsWillSend: (credits: number, wanted: number) =>
    `आपके ${counted(credits, "क्रेडिट")} से अगले ${wanted} में से ${credits} भेजे जाएँगे।`,
  noCreditSoNothingIsSent: "कोई क्रेडिट नहीं बचा है, इसलिए कुछ नहीं भेजा जा सकता।",
  creditsCoverOfGoal: (goal: number, reach: number) => `लक्ष्य ${goal}; आपके क्रेडिट ${reach} के लिए हैं`,
  thenYourCreditsAreUsedUp: (time: string) => `${time}, फिर आपके क्रेडिट ख़त्म`,
  questionAndMore: (question, more) => `${question} (और ${more} बाकी)`,
  noConnection: "Sendoff से कनेक्शन नहीं है। अपना नेटवर्क जाँचें और फिर कोशिश करें।",
  answerCouldNotBeRead: "सर्वर का जवाब पढ़ा नहीं जा सका। फिर कोशिश करें।",
  somethingWentWrong: "हमारी तरफ़ से कुछ गड़बड़ हुई। फिर कोशिश करें।",
  browserOn: (browser, system) => `${system} पर ${browser}`,
};
