import type { english } from "./filter-messages.ts";

const words: Readonly<Record<string, string | undefined>> = {
  "Date posted": "कब डाली गई",
  Remote: "रिमोट",
  "Job type": "नौकरी का प्रकार",
  "Experience level": "अनुभव का स्तर",
  Salary: "सैलरी",
  "Easy Apply only": "सिर्फ़ ईज़ी अप्लाई",
  "Excluded companies": "छोड़ी हुई कंपनियाँ",
  "Excluded title words": "पद के नाम में छोड़े शब्द",
  "Excluded description words": "विज्ञापन में छोड़े शब्द",
  "Minimum match score": "कम से कम स्कोर",
  "Same company again": "उसी कंपनी में फिर",
  Any: "कोई भी",
  "Any time": "कभी भी",
  "Any score": "कोई भी मैच",
  "Any workplace": "कहीं भी",
  "Past 24 hours": "पिछले 24 घंटे",
  "Past week": "पिछला हफ़्ता",
  "Past month": "पिछला महीना",
  "On-site": "ऑफ़िस",
  Hybrid: "हाइब्रिड",
  "Full-time": "फ़ुल-टाइम",
  "Part-time": "पार्ट-टाइम",
  Contract: "ठेके पर",
  Temporary: "अस्थायी",
  Volunteer: "स्वयंसेवा",
  Internship: "इंटर्नशिप",
  Other: "अन्य",
  "Entry level": "शुरुआती",
  Associate: "एसोसिएट",
  "Mid-Senior level": "मिड-सीनियर",
  Director: "डायरेक्टर",
  Executive: "एक्ज़िक्यूटिव",
};

/** Choices with a number in them. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^(?:Past|Last) (\d+) days?$/, "पिछले $1 दिन"],
  [/^After (\d+) days$/, "$1 दिन बाद"],
  [/^(\d+) or more$/, "$1 या ज़्यादा"],
  [/^(\d+) years?$/, "$1 साल"],
  [/^(\d+)-(\d+) Lakhs$/, "$1-$2 लाख"],
];

/** The same texts in Hindi. */
export const hindi: typeof english = {
  filterWord(text) {
    const word = words[text];
    if (word !== undefined) return word;
    const pattern = patterns.find(([test]) => test.test(text));
    return pattern === undefined ? text : text.replace(...pattern);
  },
};
