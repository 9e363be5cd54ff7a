import type { Catalogue } from "./catalogue.ts";

/** What forms ask most: the questions as their page asks them, their choices, and why one is proposed. */
export const hindi: Catalogue = {
  Yes: "हाँ",
  No: "नहीं",
  "Would you relocate for a job?": "क्या आप नौकरी के लिए दूसरे शहर जाएँगे?",
  "Asked where the job is in another city than yours.":
    "जहाँ नौकरी आपके शहर से बाहर हो, वहाँ पूछा जाता है।",
  "How much would you travel?": "आप काम के लिए कितनी यात्रा करेंगे?",
  "Asked by consulting, sales and field jobs.": "कंसल्टिंग, सेल्स और फ़ील्ड की नौकरियों में पूछा जाता है।",
  "Not at all": "बिलकुल नहीं",
  "A quarter of the time": "एक चौथाई समय",
  "Half of the time": "आधा समय",
  "Would you work in shifts?": "क्या आप शिफ़्ट में काम करेंगे?",
  "Asked by support, health, plant and operations jobs.":
    "सपोर्ट, स्वास्थ्य, कारख़ाने और ऑपरेशंस की नौकरियों में पूछा जाता है।",
  "By day only": "सिर्फ़ दिन में",
  "Nights too": "रात में भी",
  "Would you work at weekends?": "क्या आप शनिवार-रविवार को काम करेंगे?",
  "Asked by health, hospitality, retail and support jobs.":
    "स्वास्थ्य, होटल, रिटेल और सपोर्ट की नौकरियों में पूछा जाता है।",
  "Would you commute to the jobs we apply to?":
    "जिन नौकरियों पर हम आवेदन करें, क्या आप वहाँ रोज़ आ-जा सकेंगे?",
  "They are in the places you look in, or next to them.": "वे आपकी चुनी जगहों में या उनके पास होती हैं।",
  "Would you work on site?": "क्या आप ऑफ़िस जाकर काम करेंगे?",
  "Asked for on-site and for hybrid jobs, each in its words.":
    "ऑफ़िस वाली और हाइब्रिड नौकरियों में पूछा जाता है, हर एक के अपने शब्दों में।",
  "Every day if need be": "ज़रूरत हो तो रोज़",
  "Some days a week": "हफ़्ते में कुछ दिन",
  "Only from home": "सिर्फ़ घर से",
  "Are you at least 18 years old?": "क्या आपकी उम्र कम से कम 18 साल है?",
  "Asked where the law has a least age for a job.":
    "जहाँ कानून नौकरी के लिए कम से कम उम्र तय करता है, वहाँ पूछा जाता है।",
  "Do you have a driving licence?": "क्या आपके पास ड्राइविंग लाइसेंस है?",
  "Asked where a job goes to clients or sites.":
    "जिन नौकरियों में ग्राहकों या साइट पर जाना हो, वहाँ पूछा जाता है।",
  "What is the highest degree you have completed?": "आपकी सबसे ऊँची पूरी की हुई डिग्री कौन-सी है?",
  "Asked as a list in which yours must be found.": "सूची में पूछा जाता है, जिसमें आपकी डिग्री मिलनी चाहिए।",
  "High school diploma": "स्कूल (12वीं)",
  Diploma: "डिप्लोमा",
  "Bachelor's degree": "बैचलर डिग्री",
  "Master's degree": "मास्टर डिग्री",
  Doctorate: "पीएचडी",
  "May you work in {1}?": "क्या आप {1:country} में काम कर सकते हैं?",
  "Nearly every form asks, and a wrong guess could cost you the job. It holds for this country only.":
    "लगभग हर फ़ॉर्म पूछता है, और ग़लत अंदाज़ से नौकरी हाथ से जा सकती है। यह सिर्फ़ इसी देश के लिए है।",
  "Yes, without sponsorship": "हाँ, स्पॉन्सरशिप के बिना",
  "Yes, sponsorship later": "हाँ, स्पॉन्सरशिप बाद में",
  "Only with sponsorship": "सिर्फ़ स्पॉन्सरशिप के साथ",
  "Most jobs that ask mean a few days a month.":
    "जो नौकरियाँ पूछती हैं, उनमें से ज़्यादातर का मतलब महीने में कुछ दिन होता है।",
  "Nights are for you to say.": "रात का फ़ैसला आपका है।",
  "You look for work in {1}, not only from home.": "आप {1:country} में काम ढूँढ रहे हैं, सिर्फ़ घर से नहीं।",
  "You look for work in {1}, where you live.": "आप {1:country} में काम ढूँढ रहे हैं, जहाँ आप रहते हैं।",
  "You look for work where you live, in {1}.": "आप जहाँ रहते हैं, वहीं काम ढूँढ रहे हैं, {1:country} में।",
  "You live in {1} and look for work in {2} too.":
    "आप {1:country} में रहते हैं और {2:country} में भी काम ढूँढ रहे हैं।",
  "You live in {1} and look for work there.": "आप {1:country} में रहते हैं और वहीं काम ढूँढ रहे हैं।",
  "Usual for the work of your latest job, {1}.": "आपकी सबसे नई नौकरी, {1}, में यह आम है।",
  "Your CV names it.": "आपके सीवी में लिखा है।",
  "You have worked since {1}.": "आप {1} से काम कर रहे हैं।",
  "You began a degree in {1}.": "आपने {1} में डिग्री शुरू की थी।",
  "How many years of experience do you have with {1}?": "आपको {1} का कितने साल का अनुभव है?",
  "Are you willing to travel?": "क्या आप काम के लिए यात्रा करेंगे?",
  "What is your earliest possible start date?": "आप जल्दी से जल्दी कब शुरू कर सकते हैं?",
  "Days only": "सिर्फ़ दिन में",
  Never: "कभी नहीं",
};
