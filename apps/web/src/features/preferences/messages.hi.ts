import { sentence } from "../../lib/sentence.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  anyMatch: "कोई भी मैच",
  scoreOrMore: (score: number) => `${score}% या ज़्यादा`,
  minimumMatch: "कम से कम स्कोर",
  onlyJobsWhoseTitleIsOne:
    "आवेदन सिर्फ़ उन नौकरियों पर भेजा जाता है जिनका पद आपके चुने पदों में से एक हो, और मैच इतना हो। किसी प्लेटफ़ॉर्म के अपने फ़िल्टर में इससे ज़्यादा या कम माँगा जा सकता है।",
  jobPreferences: "नौकरी की पसंद",
  saving: "सेव हो रहा है...",
  saved: "सेव हो गया",
  role: "पद",
  location: "जगह",
  salary: "सैलरी",
  addARole: "पद जोड़ें",
  addARoleAndPressEnter: "पद लिखें और Enter दबाएँ",
  addALocation: "जगह जोड़ें",
  addALocationAndPressEnter: "जगह लिखें और Enter दबाएँ",
  theyAreStillHere: "सब यहीं है, बस अभी सेव नहीं हुआ।",
  failedToSavePreferences: "पसंद सेव नहीं हो सकी",
  tryAgain: "फिर कोशिश करें",
  weSearchForTheseRoles: (profileInformation) =>
    sentence`हम ये पद खोजते हैं। फ़ॉर्म में जो पद और उद्योग भरा जाता है, वह ${profileInformation} में है।`,
  profileInformation: "प्रोफ़ाइल की जानकारी",
  aYear: "सालाना",
  any: "कोई भी",
  payRange: (lakhs: string, most: string) => `${lakhs} से ${most}`,
  lowestSalaryAYear: "कम से कम सालाना सैलरी",
  highestSalaryAYear: "ज़्यादा से ज़्यादा सालाना सैलरी",
  notSetYet: "अभी तय नहीं: कोई भी सैलरी। तय करने के लिए हैंडल खिसकाएँ।",
  notSetYetOrStartAt: (startAtWhatYouExpect) =>
    sentence`अभी तय नहीं: कोई भी सैलरी। तय करने के लिए हैंडल खिसकाएँ, या ${startAtWhatYouExpect}।`,
  startAtTheYouExpect: (lakhs: string) => `अपनी अपेक्षित ${lakhs} से शुरू करें`,
};
