import { formatCount } from "../../lib/format.ts";
import { sentence } from "../../lib/sentence.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  run: "दौर",
  loadingTheDashboard: "डैशबोर्ड लोड हो रहा है",
  dashboardsFiguresCouldNotBeLoaded: "डैशबोर्ड के आँकड़े लोड नहीं हो सके",
  dashboardCouldNotBeLoaded: "डैशबोर्ड लोड नहीं हो सका",
  whatWasSentAndItsReceipts: "जो भेजा गया और उसकी रसीदें सुरक्षित हैं।",
  setupComplete: "तैयारी पूरी!",
  yourCvIsIn:
    "आपका सीवी आ गया है और आपकी पसंद सेव है। एक प्लेटफ़ॉर्म कनेक्ट करें, फिर पहला दौर शुरू हो सकता है।",
  connectJobPlatforms: "जॉब प्लेटफ़ॉर्म कनेक्ट करें",
  andYouSentYourself: (count: string) => `और ${count} आपने खुद भेजे`,
  moreThanYesterday: (count: string) => `कल इस समय तक से ${count} ज़्यादा`,
  fewerThanYesterday: (count: string) => `कल इस समय तक से ${count} कम`,
  ofUpTo: (count: string) => `/ ज़्यादा से ज़्यादा ${count}`,
  confirmedOfAll: (count: string, total: string) => `${total} में से ${count} की पुष्टि`,
  applicationsToday: "आज के आवेदन",
  successRate: "सफलता दर",
  activePlatforms: "चालू प्लेटफ़ॉर्म",
  walletBalance: "वॉलेट बैलेंस",
  todaysFigures: "आज के आँकड़े",
  uploadYourCv: "अपना सीवी अपलोड करें",
  weReadItIntoYourProfile: "हम उसे पढ़कर आपकी प्रोफ़ाइल भरते हैं। जो मिला, वह आप देख लेते हैं।",
  sayWhatYouWant: "बताएँ क्या चाहिए",
  rolesPlacesAndASalaryRange: "पद, जगहें और सैलरी की सीमा।",
  connectAPlatform: "प्लेटफ़ॉर्म कनेक्ट करें",
  withYourOwnAccount: "अपने खाते से। पासवर्ड एन्क्रिप्टेड रहता है।",
  done: "पूरा हुआ",
  setUp: "शुरुआती तैयारी",
  withItTheFirstRun:
    "इसके बाद पहला दौर शुरू हो सकता है। पासवर्ड एन्क्रिप्टेड रहता है और सिर्फ़ पोर्टल के अपने पेज पर डाला जाता है।",
  runSearchesByRoleAndLocation:
    "हर दौर पद और जगह के हिसाब से खोजता है। नौकरी की पसंद में दोनों में से कम से कम एक-एक जोड़ें; सैलरी की सीमा आपकी मर्ज़ी।",
  setJobPreferences: "नौकरी की पसंद भरें",
  connectAPlatformWithYourOwn:
    "अपने खाते से एक प्लेटफ़ॉर्म कनेक्ट करें, फिर अगला दौर शुरू हो सकता है।",
  addAtLeastOneRole: "नौकरी की पसंद में कम से कम एक पद और एक जगह जोड़ें।",
  freeApplications: "मुफ़्त आवेदन",
  freeStamps: (number: string) => `${number} टिकट, हमारी तरफ़ से`,
  eachSendsOneApplication:
    "हर टिकट से एक आवेदन जाता है। पोर्टल पुष्टि न करे तो टिकट लौट आता है।",
  startingOn: "पर शुरू हो रहा है",
  applyingOn: "पर आवेदन हो रहा है",
  pausingOn: "पर थोड़ा रुका है",
  runOn: "का दौर",
  waitingForYouOn: (isAsked: boolean, isPaused: boolean, value: string, platformName: string) =>
    `${platformName} ${isAsked ? "पर आपका इंतज़ार है" : isPaused ? "पर रुका हुआ है" : value}`,
  watchLive: "लाइव देखें",
  ofGoalSent: (goal: number) => `/ ${goal} भेजे गए`,
  appliedOfGoalSent: (applied: number, goal: number) => `${goal} में से ${applied} भेजे गए`,
  stepsOfThisApplication: "इस आवेदन के कदम",
  runWaitsAndGoes: "दौर रुका है और अपने-आप आगे बढ़ेगा।",
  stepsOfTheNextApplication: "अगले आवेदन के कदम",
  nextRun: "अगला दौर",
  readyToApply: "आवेदन के लिए तैयार",
  runSearchesByRoleAndLocationAdd:
    "हर दौर पद और जगह के हिसाब से खोजता है। नौकरी की पसंद में दोनों में से कम से कम एक-एक जोड़ें।",
  sayWhatYouWantFirst: "पहले बताएँ कि क्या चाहिए",
  applicationUses1Credit: "एक आवेदन में 1 क्रेडिट लगता है, इसलिए कोई दौर शुरू नहीं हो सकता।",
  noCreditIsLeft: "कोई क्रेडिट नहीं बचा है",
  addMoney: "पैसे जोड़ें",
  yourFirstRun: (seeWhatFits) =>
    sentence`आपका पहला दौर? ${seeWhatFits} दबाएँ: कुछ भी भेजने से पहले हर नौकरी उसके स्कोर के साथ दिखेगी, और कोई क्रेडिट नहीं लगेगा।`,
  seeWhatFits: "सही नौकरियाँ देखें",
  lastRun: (
    platformName: string,
    when: string,
    applied: number,
    goal: number,
    waitingForUser: number,
    runEndWord: string,
  ) =>
    `पिछला दौर: ${platformName}, ${when}, ${goal} में से ${applied} भेजे गए${waitingForUser > 0 ? `, ${formatCount(waitingForUser)} में आपकी बारी` : ""}। ${runEndWord}।`,
  sentTo: (minimum: number) =>
    `किन पर भेजा जाता है: जिन नौकरियों का पद आपके चुने पदों में से एक हो${minimum === 0 ? ", मैच चाहे जितना हो" : ` और मैच ${minimum}% या उससे ज़्यादा हो`}। नौकरी की पसंद में बदलें। क्या छोड़ा गया और क्यों, यह दौर में लिखा है।`,
  yourWillSendOfTheNext: (todayWords: string, isSo: boolean, credits: number, wanted: number) =>
    `${todayWords}${isSo ? `। आपके ${formatCount(credits)} क्रेडिट से अगले ${wanted} में से ${credits} भेजे जाएँगे।` : ""}`,
  onPlatformName: (platformName: string) => `${platformName} पर`,
  applyNow: "अभी आवेदन करें",
  applyNowOn: (platformName: string) => `${platformName} पर अभी आवेदन करें`,
  starting: "शुरू हो रहा है...",
  todaysApplications: "आज के आवेदन",
  allApplicationLogs: "पूरा आवेदन इतिहास",
  noneYetToday: "आज अभी कोई नहीं",
  theyAppearHereAsTheRun: "जैसे-जैसे दौर आगे बढ़ेगा, आवेदन यहाँ दिखेंगे।",
  nextRunWillFillThisList: "अगले दौर से यह सूची भरेगी।",
  noCreditIsLeftAnApplicationUses: "कोई क्रेडिट नहीं बचा है। एक आवेदन में 1 क्रेडिट लगता है।",
  thisPlatformIsNotConnected:
    "यह प्लेटफ़ॉर्म अब कनेक्ट नहीं है। आवेदन करने के लिए इसे फिर से कनेक्ट करें।",
  runOnThisPlatformIsUnder: "इस प्लेटफ़ॉर्म पर एक दौर पहले से चल रहा है।",
  jobPreferencesNotFound: "नौकरी की पसंद नहीं मिली। पहले प्रोफ़ाइल में अपनी नौकरी की पसंद भरें।",
  runCouldNotBeStarted: "दौर शुरू नहीं हो सका। फिर कोशिश करें।",
  threeStepsToYourFirstFive: "पहले पाँच आवेदनों तक बस तीन कदम।",
  toYourFirstApplications: (missing: number) =>
    `पहले आवेदनों तक बस ${missing === 1 ? "एक कदम" : "दो कदम"}।`,
  nothingSentYetToday: "आज अभी कुछ नहीं भेजा गया।",
  applicationSentToday: (today: number) =>
    `आज ${formatCount(today)} आवेदन ${today === 1 ? "भेजा गया" : "भेजे गए"}।`,
  nothingNeedsYou: "आपके लिए कोई काम नहीं है।",
  thingNeedsYou: (things: number) =>
    `${formatCount(things)} ${things === 1 ? "काम में" : "कामों में"} आपकी बारी है।`,
  welcomeBack: (isKnown: boolean, firstName: string) =>
    isKnown ? `फिर से स्वागत है, ${firstName}` : `स्वागत है, ${firstName}`,
  profileComplete: "प्रोफ़ाइल पूरी",
  setupRequired: "तैयारी बाकी",
  freeApplicationCount: (count: number) => `${formatCount(count)} मुफ़्त आवेदन`,
  balanceAndCredits: (balance: string, credits: number) =>
    `${balance}, ${formatCount(credits)} क्रेडिट`,
  asManyAsYesterday: "कल इस समय तक जितने ही",
};
