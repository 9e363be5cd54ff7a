import { hindi as asked } from "../../lib/asked-messages.hi.ts";
import { counted } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  wantsToSeeYou: (name: string) => `${name} को आपकी ज़रूरत है`,
  weKeepThePageOpen: (note: string, clockWords) =>
    sentence`${note} हम पेज को ${clockWords} और खुला रखेंगे; कुछ नहीं खोएगा।`,
  showMe: "दिखाएँ",
  backToNeedsYou: "“आपकी बारी” पर लौटें",
  letYouThrough: (platformName: string) => `${platformName} ने आपको आगे जाने दिया`,
  closesIn: "बंद होने में",
  fiveMoreMinutes: "+5 मिनट",
  fiveMoreMinutesInFull: "+5 मिनट: पाँच मिनट और",
  chooseHereWhatTheList: "सूची में क्या चुनना है, यहाँ चुनें:",
  chooseInThe: (focus: string) => `${focus} में चुनें`,
  noPageYet: "अभी कोई पेज नहीं",
  waitingForYou: "आपके इंतज़ार में",
  live: "लाइव",
  reconnecting: "फिर जुड़ रहा है",
  betweenTwoPages: "दो पेजों के बीच",
  notNow: "अभी नहीं",
  pageWasNotClosed: "पेज बंद नहीं हुआ: Sendoff से कनेक्शन नहीं है। फिर कोशिश करें।",
  needsYou: "आपकी बारी",
  lookingForThePage: "पेज ढूँढा जा रहा है",
  livePage: "लाइव पेज",
  thereIsNoSuchPlatform: "ऐसा कोई प्लेटफ़ॉर्म नहीं है।",
  addressMayBeIncomplete: "हो सकता है पता अधूरा हो, या आपने प्लेटफ़ॉर्म डिसकनेक्ट कर दिया हो।",
  openPlatforms: "प्लेटफ़ॉर्म खोलें",
  pageCouldNotBeLoaded: "पेज लोड नहीं हो सका।",
  itStaysOpen: "यह आपके लिए उतनी ही देर खुला रहेगा जितनी देर रहना था।",
  nameSPage: (name: string) => `${name} का पेज`,
  openTheList: "सूची खोलें",
  openTheRun: "दौर खोलें",
  openNeedsYou: "“आपकी बारी” खोलें",
  timeLeft: "बाकी समय",
  thenThisPageCloses: "फिर यह पेज बंद हो जाएगा",
  fiveMinutes: "5 मिनट",
  goodToKnow: "जान लें",
  whatYouTypeGoesStraightTo: (name: string) =>
    `आप जो टाइप करते हैं, सीधे ${name} को जाता है। हम उसे नहीं रखते।`,
  thisPageCannotLeave: (host: string) => `यह पेज ${host} से बाहर नहीं जा सकता।`,
  signInTheRunGoes: (work: string, name: string) =>
    `${name} के आगे जाने देते ही ${work} अपने-आप आगे बढ़ेगा। न बढ़े तो “हो गया” दबाएँ।`,
  whoIsHere: "यहाँ कौन है",
  connecting: "जुड़ रहा है…",
  inControl: "नियंत्रण इसके पास",
  watchingCanTakeOver: "देख रहा है, नियंत्रण ले सकता है",
  paste: "पेस्ट करें",
  keyboard: "कीबोर्ड",
  fit: "पूरा दिखाएँ",
  enlarge: "बड़ा करें",
  givesYouTheKeysBack: "से कीबोर्ड वापस मिलेगा",
  ctrl: "Ctrl",
  esc: "Esc",
  checking: "जाँच जारी…",
  done: "हो गया",
  takeOver: "नियंत्रण लें",
  viewerWordsIsWatching: (viewerWords: string) => `${viewerWords} भी देख रहा है। `,
  twoFingersMoveAndZoom: (watching: string) =>
    `${watching}तस्वीर को दो उँगलियों से खिसकाएँ और बड़ा करें। आपका टाइप किया हुआ नहीं रखा जाता।`,
  platformNameSPage: (platformName: string) => `${platformName} का पेज`,
  keysGoTo: (focus: string) => `टाइप यहाँ होगा: ${focus}`,
  noFieldIsSelected: "पेज पर कोई खाना नहीं चुना है।",
  enlargedPicture: "बड़ी की हुई तस्वीर",
  openingThePage: "पेज खुल रहा है…",
  keysGoToSPage: (platformName: string) => `टाइप ${platformName} के पेज पर होगा`,
  nameSPageTitle: (name: string, title: string) => `${name} का पेज: ${title}`,
  hideSPage: (name: string) => `${name} का पेज छिपाएँ`,
  watchSPage: (name: string) => `${name} का पेज देखें`,
  pageComesAsSoon: "हमारा ब्राउज़र पेज खोलते ही वह यहाँ दिखेगा।",
  whatOurBrowserShowsNow: "हमारे ब्राउज़र में अभी जो दिख रहा है, पासवर्ड ढके हुए।",
  whatOurBrowserShowsNowSentence:
    "हमारे ब्राउज़र में अभी जो दिख रहा है, पासवर्ड ढके हुए। भेजने से पहले और बाद की एक-एक तस्वीर रसीद के साथ रखी जाती है।",
  platformsPage: "प्लेटफ़ॉर्म का पेज",
  platformsPageAt: (hostAndPath: string) => `प्लेटफ़ॉर्म का पेज, ${hostAndPath}`,
  noticeWords(notice, name, host) {
    switch (notice) {
      case "stays_on_portal":
        return `यह पेज ${host} पर ही रहता है।`;
      case "no_new_window":
        return "जो लिंक दूसरी विंडो खोलते हैं, वे यहाँ नहीं खुलते।";
      case "no_download":
        return "यहाँ फ़ाइलें डाउनलोड नहीं होतीं।";
      case "still_asked":
        return `${name} अब भी पूछ रहा है।`;
      case "no_more_time":
        return "पेज इससे ज़्यादा देर खुला नहीं रखा जा सकता।";
    }
  },
  CROWDED: "यह पेज बहुत सारी विंडो में खुला है। कोई एक बंद करें।",
  PASTE_REFUSED: "आपका ब्राउज़र हमें क्लिपबोर्ड पढ़ने नहीं देता। कीबोर्ड से पेस्ट करें, या टाइप करें।",
  waitsWords: (page) =>
    `नीचे सुरक्षा जाँच पूरी करें। ${asked.askedWork(page)} रुका है, और वहीं से आगे बढ़ेगा जहाँ रुका था।`,
  endWords(end, page) {
    const { platform_name: name, run_id: runId, is_board: isBoard } = page;
    const isRun = runId !== null;
    const work = asked.askedWork(page);
    const again = isBoard
      ? "नौकरी “आपकी बारी” में है: उस पर खुद आवेदन करें, या उसे फिर आज़माने दें।"
      : isRun
        ? `${name} पर क्या रुका है और आगे क्या होगा, यह “आपकी बारी” में लिखा है।`
        : `जाँच दोबारा देखने के लिए ${name} फिर से कनेक्ट करें।`;
    switch (end) {
      case "passed":
        return {
          title: `${name} ने आपको आगे जाने दिया।`,
          note: isRun ? `${work} आगे बढ़ रहा है।` : `${work} अपने-आप आगे बढ़ रहा है।`,
        };
      case "open":
        return {
          title: `${name} को अभी आपसे कुछ नहीं चाहिए।`,
          note: `वहाँ ${work} चल रहा है।`,
        };
      case "not_now":
        return { title: "पेज बंद कर दिया गया।", note: `कुछ नहीं भेजा गया। ${again}` };
      case "time_over":
        return { title: "समय ख़त्म हो गया।", note: `पेज बंद हो गया। कुछ नहीं भेजा गया। ${again}` };
      case "stopped":
        return {
          title: `${work} बंद कर दिया गया।`,
          note: "उसका पेज बंद हो गया, और वहाँ से कुछ नहीं भेजा गया।",
        };
      case "lost":
        return {
          title: "पेज से कनेक्शन टूट गया।",
          note: isRun ? `${work} अपने-आप फिर शुरू होगा, और जाँच तब भी बाकी हुई तो आपसे फिर पूछेगा।` : again,
        };
      case "closed":
      case null:
        return {
          title: "अभी कोई पेज खुला नहीं है।",
          note: `${name} को इस समय आपसे कुछ नहीं चाहिए।`,
        };
    }
  },
  controlWords({ connection, state }, isInControl) {
    if (connection === "lost") return "फिर जुड़ रहा है";
    if (connection === "crowded") return hindi.CROWDED;
    if (state?.is_looking === true) return "देखा जा रहा है कि आप आगे बढ़े या नहीं";
    if (isInControl) return "नियंत्रण आपके पास";
    const other = state?.viewers.find((viewer) => viewer.in_control);
    if (other === undefined) return "पेज खुल रहा है";
    return other.device === "phone" ? "नियंत्रण आपके फ़ोन के पास" : "नियंत्रण दूसरी विंडो के पास";
  },
  viewerWords({ is_you: isYou, device }) {
    const isPhone = device === "phone";
    if (isYou) return isPhone ? "यह फ़ोन" : "यह विंडो";
    return isPhone ? "आपका फ़ोन" : "दूसरी विंडो";
  },
  placeWords: (title, address) => (title === "" ? address : `${title}, ${address}`),
  timeLeftWords(seconds) {
    const minutes = Math.floor(seconds / 60);
    const rest = Math.max(0, seconds % 60);
    const parts = [
      ...(minutes === 0 ? [] : [counted(minutes, "मिनट")]),
      ...(rest === 0 && minutes > 0 ? [] : [counted(rest, "सेकंड")]),
    ];
    return `${parts.join(" ")} बाकी`;
  },
};
