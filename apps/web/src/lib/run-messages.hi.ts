import { orList } from "./format.ts";
import type { english } from "./run-messages.ts";

const AND_SO = "तब तक दौर रुके रहेंगे, और कुछ नहीं कटेगा।";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  stopping: {
    title: "बंद हो रहा है।",
    note: "अब कुछ नया नहीं खोला जाएगा। दौर थोड़ी देर में ख़त्म होगा।",
  },
  pauseWords(platform, reason) {
    switch (reason) {
      case "page_changed":
        return {
          title: `${platform} ने अपने पेज बदल दिए हैं।`,
          note: `जब तक हम उनके हिसाब से ढल न जाएँ, हमने इसे सबके लिए रोक दिया है। ${AND_SO}`,
        };
      case "unreachable":
        return {
          title: `${platform} तक पहुँच नहीं हो पा रही।`,
          note: `हमने इसे सबके लिए रोक दिया है और बीच-बीच में फिर कोशिश करते हैं। ${AND_SO}`,
        };
      case "by_hand":
        return {
          title: `${platform} रुका हुआ है।`,
          note: `वहाँ की एक दिक़्क़त देखने के लिए हमने इसे सबके लिए रोक दिया है। ${AND_SO}`,
        };
    }
  },
  waitingForABrowser: {
    title: "खाली ब्राउज़र का इंतज़ार।",
    note: "ब्राउज़र खाली होते ही दौर शुरू होगा। आप यह पेज छोड़ सकते हैं; काम आपके बिना चलता रहेगा।",
  },
  keepingAPersonsPace: (platform) => ({
    title: "इंसान की रफ़्तार से चल रहा है।",
    note: `${platform} पर अगला आवेदन अपनी बारी पर शुरू होगा। आप यह पेज छोड़ सकते हैं।`,
  }),
  lookingForTheNextPosting: (platform) => ({
    title: `${platform} पर अगला विज्ञापन ढूँढा जा रहा है।`,
    note: "कुछ भी भरने से पहले उसे आपकी पसंद से मिलाया जाता है।",
  }),
  pausedByYou: {
    title: "आपने रोका हुआ है।",
    note: "कुछ नया नहीं भेजा जाता। “सब फिर शुरू करें” दबाने पर दौर आगे बढ़ेगा।",
  },
  askedWords: ({ platform_name: name }) => ({
    title: `${name} आपका इंतज़ार कर रहा है।`,
    note: "सुरक्षा जाँच पूरी करते ही दौर वहीं से आगे बढ़ेगा जहाँ रुका था।",
  }),
  steps: {
    open: "विज्ञापन खोलना",
    check: "आपके फ़िल्टर से मिलाना",
    form: "फ़ॉर्म भरना",
    review: "जाँच",
    submit: "सबमिट",
    confirm: "पुष्टि का इंतज़ार",
  },
  submitDetail: "क्लिक से पहले लिख लिया जाता है, ताकि कुछ भी दो बार न भेजा जाए",
  endWords: {
    goal_reached: "लक्ष्य पूरा",
    daily_limit: "दिन की सीमा",
    portal_limit: "प्लेटफ़ॉर्म की सीमा",
    no_credits: "क्रेडिट ख़त्म",
    search_exhausted: "और नौकरियाँ नहीं",
    needs_user: "आपकी बारी",
    platform_paused: "रुका हुआ",
    stopped: "बंद किया",
    failed: "असफल",
  },
  ended: "ख़त्म",
  allTried: "सब आज़माए",
  allPrepared: "सब तैयार",
  notConfirmed: "पुष्टि नहीं",
  belowGoal: "लक्ष्य से कम",
  leftOutWords: {
    not_easy_apply: "में ईज़ी अप्लाई नहीं",
    unmarked: "पर ईज़ी अप्लाई का निशान नहीं",
    already_applied: "में पहले ही आवेदन हो चुका",
    low_score: "आपके कम से कम स्कोर से नीचे",
    other_title: "आपके पदों से अलग",
    other_place: "दूसरी जगहों पर",
    excluded_company: "आपकी छोड़ी कंपनियों में",
    excluded_words: "में आपके छोड़े शब्द",
    same_company: "जिन कंपनियों में हाल में आवेदन किया",
    same_job: "दूसरे विज्ञापन से पहले ही भेजे",
    scam: "में धोखाधड़ी के निशान",
    other_workplace: "आपके चाहे काम के तरीके से अलग",
    seen_before: "पहले देखे हुए",
    unreadable: "पढ़े नहीं जा सके",
  },
  found: (count) => `${count} मिले`,
  leftOut: (count, why) => `${count} ${why}`,
  placesNotOffered: (platform, places) =>
    `${platform} पर ${orList(places)} नाम की जगह नहीं है: वहाँ के लिए कुछ नहीं खोजा गया।`,
};
