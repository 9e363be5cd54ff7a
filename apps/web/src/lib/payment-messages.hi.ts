import { counted } from "./format.ts";
import type { english } from "./payment-messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  paymentCompleted: "पेमेंट पूरा हुआ और क्रेडिट आपके वॉलेट में आ गए!",
  amountOfCash: (amount) => `${amount} नकद`,
  creditCount: (count) => counted(count, "क्रेडिट"),
  addedToYourWallet: (brought, isSeveral) =>
    `${brought} आपके वॉलेट में ${isSeveral ? "आ गए" : "आ गया"}`,
  planAmount: (plan, amount) => `${plan}, ${amount}।`,
  planAmountValidUntil: (plan, amount, until) => `${plan}, ${amount}, ${until} तक चलेंगे।`,
  notPaid: "भुगतान नहीं हुआ",
  noPaymentReported: "पेमेंट पेज से अभी कोई पेमेंट नहीं आया है। अगर आपने पैसे दे दिए थे, तो क्रेडिट अपने-आप आ जाएँगे।",
  bankHasNotDecided: "आपके बैंक का जवाब अभी नहीं आया है",
  weKeepAsking: "हम पूछते रहते हैं, यह पेज बंद हो तब भी। पैसे आते ही क्रेडिट आ जाएँगे।",
  nothingWasAdded: "आपके वॉलेट में कुछ नहीं जुड़ा",
  paymentDidNotGoThrough: "पेमेंट पूरा नहीं हुआ",
  addedIfItGoesThroughAfterAll: (reason) =>
    `${reason} अगर पेमेंट बाद में पूरा हो गया, तो हम उसे अपने-आप जोड़ देंगे।`,
  wasSentBack: "यह पेमेंट वापस भेज दिया गया",
  wentBackTheWayItCame: (refunded, paid) => `${paid} में से ${refunded} उसी रास्ते लौटाए गए जिससे आए थे।`,
  bankHasTakenItBack: "आपके बैंक ने यह पेमेंट वापस ले लिया है",
  creditsAreOutOfTheWallet:
    "इसके जो क्रेडिट बचे थे, वे वॉलेट से हटा दिए गए हैं। बैंक का फ़ैसला आपके पक्ष में हो तो लौट आएँगे।",
};
