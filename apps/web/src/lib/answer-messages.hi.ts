import { countryInHindi } from "@sendoff/domain/translations";
import { andList, counted } from "./format.ts";
import type { english } from "./answer-messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  wholeNumber: "पूरा नंबर, जैसा फ़ॉर्म माँगता है।",
  aNumber: "एक नंबर, जैसा फ़ॉर्म माँगता है।",
  numberFromTo: (isWhole, min, max) =>
    `${min} से ${max} के बीच ${isWhole ? "पूरा नंबर" : "कोई नंबर"}, जैसा फ़ॉर्म माँगता है।`,
  numberOrMore: (isWhole, min) =>
    `${isWhole ? "पूरा नंबर" : "कोई नंबर"}, ${min} या ज़्यादा, जैसा फ़ॉर्म माँगता है।`,
  numberOrLess: (isWhole, max) =>
    `${isWhole ? "पूरा नंबर" : "कोई नंबर"}, ${max} या कम, जैसा फ़ॉर्म माँगता है।`,
  chooseAllThatAreTrue: "जो-जो सही हों, सब चुनें।",
  atMostCharacters: (most) => `ज़्यादा से ज़्यादा ${most} अक्षर।`,
  forJobsAtOnly: (company) => `सिर्फ़ ${company} की नौकरियों के लिए`,
  forJobsInOnly: (place) => `सिर्फ़ ${place} की नौकरियों के लिए`,
  forJobsInCountryOnly: (country) => `सिर्फ़ ${countryInHindi(country)} की नौकरियों के लिए`,
  applicationsGoOn: (count) => `${counted(count, "आवेदन")} आगे बढ़ ${count === 1 ? "रहा है" : "रहे हैं"}।`,
  applicationsStillWait: (count) => `${counted(count, "आवेदन", "आवेदनों")} को एक और जवाब का इंतज़ार है।`,
  runSendsWhatWaited: (platforms) =>
    `जो रुका था, उसे ${andList(platforms)} का दौर भेजेगा, जितनी तेज़ी खाते के लिए ठीक हो।`,
};
