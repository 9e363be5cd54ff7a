import { sentence } from "../../lib/sentence.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  sending: "कोड भेजा जा रहा है...",
  sent: "कोड भेज दिया गया!",
  sendFailed: "कोड नहीं भेजा जा सका। फिर कोशिश करें।",
  verifying: "कोड जाँचा जा रहा है...",
  verified: "कोड सही है!",
  verifyFailed: "कोड सही नहीं है। फिर कोशिश करें।",
  resending: "कोड दोबारा भेजा जा रहा है...",
  resent: "कोड दोबारा भेज दिया गया!",
  resendFailed: "कोड दोबारा नहीं भेजा जा सका। फिर कोशिश करें।",
  logIn: "लॉग इन करें",
  byContinuingYouAccept: (termsConditions, privacyPolicy) =>
    sentence`आगे बढ़कर आप ${termsConditions} और ${privacyPolicy} मानते हैं।`,
  termsConditions: "नियम और शर्तें",
  privacyPolicy: "प्राइवेसी पॉलिसी",
  fiveStampsAreWaitingForYou: "पाँच टिकट आपका इंतज़ार कर रहे हैं।",
  eachOneSendsAnApplication: "हर टिकट से एक आवेदन जाता है, और आवेदन न पहुँचे तो टिकट आपके पास लौट आता है।",
  emailVerification: "ईमेल की पुष्टि",
  enterYourEmailToReceive: "कोड पाने के लिए अपना ईमेल डालें",
  change: "बदलें",
  codeWasSentTo: (email, change) => sentence`कोड ${email} पर भेजा गया। ${change}`,
  itIsOnItsWayTo: (email, change) => sentence`कोड ${email} पर आ रहा है। ${change}`,
  email: "ईमेल",
  enterYourEmail: "अपना ईमेल डालें",
  sendOtp: "कोड भेजें",
  noPasswordToRemember:
    "कोई पासवर्ड याद नहीं रखना। नए हैं? यही कोड आपका खाता बना देगा, 5 मुफ़्त आवेदनों के साथ।",
  verifyOtp: "कोड जाँचें",
  sandboxNoMailLeaves: (mailbox) => sentence`सैंडबॉक्स: कोई असली ईमेल नहीं जाता। कोड ${mailbox} में है।`,
};
