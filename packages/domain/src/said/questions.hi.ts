import type { Catalogue } from "./catalogue.ts";

/** The questions that most forms ask, and what is proposed. */
export const hindi: Catalogue = {
  "Would you work at weekends?": "क्या आप शनिवार-रविवार को काम करेंगे?",
  "Asked by health, hospitality, retail and support jobs.":
    "स्वास्थ्य, होटल, रिटेल और सपोर्ट की नौकरियों में पूछा जाता है।",
  "Would you commute to the jobs we apply to?": "क्या आप उन जगहों तक रोज़ आएँगे-जाएँगे जहाँ हम आवेदन करते हैं?",
  "They are in the places you look in, or next to them.": "ये आपकी चुनी जगहों में या उनके पास हैं।",
  "Would you work on site?": "क्या आप ऑफ़िस से काम करेंगे?",
  "Asked for on-site and for hybrid jobs, each in its words.":
    "ऑन-साइट और हाइब्रिड नौकरियों में पूछा जाता है, हर एक में अपने शब्दों में।",
  "Every day if need be": "ज़रूरत हो तो रोज़",
  "Some days a week": "हफ़्ते में कुछ दिन",
  "Only from home": "सिर्फ़ घर से",
  "Are you at least 18 years old?": "क्या आपकी उम्र कम से कम 18 साल है?",
  "How many years of experience do you have with {1}?": "आपको {1} का कितने साल का अनुभव है?",
  "Most jobs that ask mean a few days a month.": "ज़्यादातर नौकरियाँ महीने में कुछ दिन ही चाहती हैं।",
  "Nights are for you to say.": "रात की पाली के बारे में आप ही बता सकते हैं।",
  "You look for work in {1}, not only from home.": "आप {1} में काम खोजते हैं, सिर्फ़ घर से नहीं।",
  "You live in {1} and look for work in {2} too.": "आप {1} में रहते हैं और {2} में भी काम खोजते हैं।",
  "Usual for the work of your latest job, {1}.": "आपकी पिछली नौकरी ({1}) के काम में यह आम है।",
  "Your CV names it.": "आपके सीवी में यह है।",
  "You have worked since {1}.": "आप {1} से काम कर रहे हैं।",
  "You began a degree in {1}.": "आपने {1} में डिग्री शुरू की।",
  "You live in {1} and look for work there.": "आप {1} में रहते हैं और वहीं काम खोजते हैं।",
  "Are you willing to travel?": "क्या आप सफ़र करने को तैयार हैं?",
  "Would you relocate for a job?": "क्या आप नौकरी के लिए शहर बदलेंगे?",
  "How much would you travel?": "आप कितना सफ़र करेंगे?",
  "Asked by consulting, sales and field jobs.": "कंसल्टिंग, सेल्स और फ़ील्ड की नौकरियों में पूछा जाता है।",
  "Would you work in shifts?": "क्या आप पालियों में काम करेंगे?",
  "Asked by support, health, plant and operations jobs.":
    "सपोर्ट, स्वास्थ्य, कारख़ाने और ऑपरेशन की नौकरियों में पूछा जाता है।",
  "Nights too": "रात में भी",
  "Do you have a driving licence?": "क्या आपके पास ड्राइविंग लाइसेंस है?",
  "What is the highest degree you have completed?": "आपकी सबसे ऊँची डिग्री कौन-सी है?",
  "Asked as a list in which yours must be found.":
    "सूची के रूप में पूछा जाता है, जिसमें आपकी डिग्री मिलनी चाहिए।",
  "What is your earliest possible start date?": "आप जल्दी से जल्दी कब शुरू कर सकते हैं?",
  "May you work in {1}?": "क्या आप {1} में काम कर सकते हैं?",
  "Nearly every form asks, and a wrong guess could cost you the job. It holds for this country only.":
    "लगभग हर फ़ॉर्म पूछता है, और गलत अंदाज़े से नौकरी जा सकती है। यह सिर्फ़ इसी देश के लिए है।",
  "Yes, without sponsorship": "हाँ, बिना स्पॉन्सरशिप",
  "Yes, sponsorship later": "हाँ, बाद में स्पॉन्सरशिप",
  "Only with sponsorship": "सिर्फ़ स्पॉन्सरशिप के साथ",
  Yes: "हाँ",
  No: "नहीं",
  "Days only": "सिर्फ़ दिन में",
  Never: "कभी नहीं",
};
