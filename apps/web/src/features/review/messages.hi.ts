import { counted } from "../../lib/format.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  changeAnswers: "जवाब बदलें",
  pressAAgainToApprove: "मंज़ूर करने के लिए A फिर दबाएँ",
  approvePressedTwice: "मंज़ूर करें, दो बार दबाने पर",
  nextApplication: "अगला आवेदन",
  previousApplication: "पिछला आवेदन",
  youHaveSinceAnswered: (answerText: string) => `इसके बाद आपने जवाब दिया: “${answerText}”`,
  useItHere: "यहाँ यही लें",
  forQuestion: (question: string) => `${question} के लिए`,
  theyGoOutNowOn: (going: string) => `ये थोड़ी देर में ${going} पर भेजे जाएँगे।`,
  itGoesOutNowOn: (going: string) => `यह थोड़ी देर में ${going} पर भेजा जाएगा।`,
  otherWasLeft: (count: number, reason: string) =>
    `${count} ${count === 1 ? "छूट गया" : "छूट गए"}: ${reason}`,
  approved: "मंज़ूर हुआ",
  countApproved: (count: number) => `${count} मंज़ूर हुए`,
  keptInYourAnswerBank: (answers: number) =>
    answers === 1
      ? "आपका जवाब आपके जवाब बैंक में रख लिया गया।"
      : `${answers} जवाब आपके जवाब बैंक में रख लिए गए।`,
  itWasNotApproved: "यह मंज़ूर नहीं हुआ।",
  loadItAgain: "फिर से लोड करें",
  addMoney: "पैसे जोड़ें",
  pleaseTryAgain: "फिर कोशिश करें।",
  oneOfYourChangesDoes: "आपका एक बदलाव अपने सवाल पर अभी ठीक नहीं बैठता।",
  sentWordForWord: "हम ठीक यही भेजेंगे। पुष्टि होने पर 1 क्रेडिट लगेगा।",
  sentWithOfYours: (changes: number) =>
    `हम इसे आपके ${counted(changes, "बदलाव", "बदलावों")} के साथ भेजेंगे। पुष्टि होने पर 1 क्रेडिट लगेगा।`,
  reject: "छोड़ें",
  approveAndSend: "मंज़ूर करें और भेजें",
  useThisAnswerNextTime: "अगली बार भी यही जवाब दें",
  valueKeptInYourAnswerBank: (value: string) => `${value}आपके जवाब बैंक में रखा जाएगा।`,
  forThisApplicationOnly: "सिर्फ़ इस आवेदन के लिए।",
  needsYou: "आपकी बारी",
  review: "जाँच",
  loadingThePreparedApplication: "तैयार आवेदन लोड हो रहा है",
  thereIsNoSuchPreparedApplication: "ऐसा कोई तैयार आवेदन नहीं है।",
  addressMayBeIncomplete: "हो सकता है पता अधूरा हो, या आवेदन किसी और खाते का हो।",
  openReview: "“जाँच” खोलें",
  preparedApplicationCouldNotBeLoaded: "तैयार आवेदन लोड नहीं हो सका।",
  yourChangesAreForgotten: "आपके बदलाव हटा दिए गए। आवेदन वैसा ही रुका है जैसा तैयार हुआ था।",
  filterPreparedOnPlatformNameWhen: (filter: string, platformName: string, when: string) =>
    `${filter}। ${platformName} पर तैयार हुआ, ${when}।`,
  thisApplicationWaitsForYourApproval: "इस आवेदन को अब आपकी मंज़ूरी नहीं चाहिए।",
  openItsRecord: "इसका रिकॉर्ड खोलें",
  beforeYouApproveIt: "मंज़ूर करने से पहले।",
  itWaitsForYouAgain: "यह फिर आपके इंतज़ार में है।",
  openPosting: "विज्ञापन खोलें",
  cv: "सीवी",
  thisFormHasNoPlace: "इस फ़ॉर्म में सीवी की जगह नहीं है।",
  fileName: (fileName: string, version: number) => `${fileName}, वर्शन ${version}`,
  checksum: (sha256: string) => `sha256 ${sha256}`,
  theForm: "भरा हुआ फ़ॉर्म",
  applicationScreenshot: "आवेदन का स्क्रीनशॉट,",
  jobTitleAtCompanyName: (jobTitle: string, companyName: string) => `${jobTitle}, ${companyName}`,
  thePosting: "विज्ञापन",
  chooseJobAtCompany: (job: string, company: string) => `${job}, ${company} चुनें`,
  answerWorthALook: (platformName: string, when: string, answers: number, toCheck: number) =>
    `${platformName}, ${when}। ${counted(answers, "जवाब")}${toCheck === 0 ? "" : `, ${toCheck} देखने लायक`}`,
  match: "मैच",
  youHaveSinceAnsweredOfItsQuestions: (since: number) =>
    `इसके ${counted(since, "सवाल", "सवालों")} का जवाब आप इसके बाद कुछ और दे चुके हैं।`,
  worthALook: "देखने लायक",
  theFormLabel: "फ़ॉर्म",
  formShowsNoQuestions: "फ़ॉर्म में कोई सवाल नहीं है।",
  optional: "(वैकल्पिक)",
  leftEmpty: "खाली छोड़ा",
  youChangedItFrom: (value: string) => `पहले था “${value}”, आपने बदला।`,
  thisOneCannotBeChangedHere: "इसे यहाँ नहीं बदला जा सकता",
  undoTheChangeTo: (question: string) => `${question}: बदलाव वापस लें`,
  done: "हो गया",
  editTheAnswerTo: (question: string) => `${question}: जवाब बदलें`,
  leaveItEmpty: "खाली छोड़ें",
  rejectedNothingWasSent: "छोड़ा गया। कुछ नहीं भेजा गया।",
  filterOfPlatformNameChanged: (filter: string, platformName: string) =>
    `${platformName} का फ़िल्टर “${filter}” बदल गया।`,
  rejectThisApplication: "यह आवेदन छोड़ें?",
  atIsNotSent: (jobTitle: string, companyName: string) =>
    `${jobTitle}, ${companyName}: यह नहीं भेजा जाएगा, और कोई दौर इसे फिर नहीं लेगा।`,
  cancel: "रद्द करें",
  addToFilter: (filter: string) => `“${filter}” में जोड़ें`,
  setFilterToValue: (filter: string, value: string) => `“${filter}” को ${value} करें`,
  writeWhatToExclude: "लिखें कि क्या छोड़ना है, या टिक हटा दें।",
  noteForYourself: "नोट, अपने लिए",
  itWasNotRejected: "यह छोड़ा नहीं गया।",
  why: "क्यों?",
  reviewBeforeSending: "भेजने से पहले जाँच",
  filledInAndNotSent:
    "भरे हुए हैं, भेजे नहीं गए। आपकी मंज़ूरी से पहले कुछ नहीं भेजा जाता, और कोई क्रेडिट नहीं रोका जाता।",
  readyAndNotSent: (count: number) =>
    count === 1
      ? "एक आवेदन तैयार है। वह अभी भेजा नहीं गया।"
      : `${count} आवेदन तैयार हैं, सबसे कम पक्के पहले। अभी कुछ नहीं भेजा गया।`,
  loadingWhatWaitsForApproval: "मंज़ूरी के इंतज़ार वाले आवेदन लोड हो रहे हैं",
  whatWaitsForApproval: "मंज़ूरी के इंतज़ार वाले आवेदन लोड नहीं हो सके।",
  nothingWasApproved: "कुछ मंज़ूर नहीं हुआ।",
  allCount: (count: number) => `सभी ${count}`,
  chosenOfAll: (count: number, total: number) => `${total} में से ${count} चुने`,
  approve: "मंज़ूर करें",
  approveTheSure: (count: number) => `${counted(count, "पक्का आवेदन", "पक्के आवेदन")} मंज़ूर करें`,
  approvalUndone: "मंज़ूरी वापस ली गई। कुछ नहीं भेजा गया।",
  approvalNotUndone: "मंज़ूरी वापस नहीं ली जा सकी।",
  itWaitsAgain: (count: number) =>
    count === 1 ? "यह फिर आपका इंतज़ार कर रहा है।" : `${count} फिर आपका इंतज़ार कर रहे हैं।`,
  otherWasBegun: (count: number) => `${counted(count, "और आवेदन")} पर काम शुरू हो चुका था।`,
  approveApplication: (count: number) => `${counted(count, "आवेदन")} मंज़ूर करें`,
  allClear: "सब निपट गया",
  nothingWaitsForYourApproval: "आपकी मंज़ूरी के इंतज़ार में कुछ नहीं है।",
  switchOnReviewBeforeSending:
    "किसी प्लेटफ़ॉर्म के “फ़िल्टर बदलें” में “भेजने से पहले जाँच” चालू करें, फिर वहाँ जो तैयार होगा वह पहले यहाँ रुकेगा।",
  openPlatforms: "प्लेटफ़ॉर्म खोलें",
  answerCount: (count: number) => counted(count, "जवाब"),
  questionCount: (count: number) => counted(count, "सवाल"),
  queueTexts: {
    label: "देखना बाकी",
    move: "ऊपर-नीचे",
    approve: "मंज़ूर करें",
    change: "बदलें",
    skip: "छोड़ें",
    answers: (answers, toCheck) =>
      toCheck === 0
        ? `${counted(answers, "जवाब")}, सब पक्के`
        : `${counted(answers, "जवाब")}, ${toCheck} जाँच लें`,
  },
  modeTexts: {
    reviewMode: "भेजने से पहले जाँच",
    on: (on, of) =>
      on === of
        ? "चालू: बिना पूछे कुछ नहीं भेजा जाता।"
        : on === 0
          ? "बंद: नए आवेदन बिना पूछे भेजे जाते हैं।"
          : `${of} में से ${on} प्लेटफ़ॉर्म पर चालू।`,
    couldNotBeChanged: "इसे बदला नहीं जा सका। फिर कोशिश करें।",
  },
};
