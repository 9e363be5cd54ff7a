import { type Clause, isAboutTheWork, MONEY, says } from "./scam-words.ts";

const FEE = String.raw`(?:(?:registration|security|training|processing|joining|verification|enrolment|enrollment|uniform|kit|refundable|caution|document(?:ation)?|application|interview|gate pass|id card|placement|consultancy|laptop|onboarding|course|certification|visa|medical|police verification|background (?:check|verification)|admin(?:istration)?|file|slot|booking|(?:offer|call) letter)\s+)+(?:fees?|deposits?|charges?|amount|money|payment)`;
const APPLICANT = String.raw`(?:candidates?|applicants?|joiners|freshers|trainees|selected (?:persons?|people|ones))`;
const OBLIGED = String.raw`(?:must|have to|has to|need to|needs to|should|are to|are required to|are asked to|will have to)`;
const TO_PAY = String.raw`(?:pay|pays|deposit|transfer|remit|send|invest|bear)`;

/** The amount ends here and is not a firm's: "₹20 crore of invoices". */
const WHOLE = String.raw`(?![\d,.]*\d|\s*(?:crores?|cr|million|bn|billion)\b)`;

const FEE_ASKED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${APPLICANT}|you|employees)\b[^.!?]{0,40}?\b(?:pay|pays|deposit|transfer|remit)\b[^.!?]{0,50}?\b${FEE}`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:pay|deposit|transfer|remit)\s+(?:a|an|the|your|one[- ]time|only|rs\.?|₹|inr|[\d,. ])*\s*${FEE}`,
    "i",
  ),
  new RegExp(
    String.raw`\b${FEE}\b[^.!?]{0,60}?\b(?:(?:is|are|has|have|must|needs?|should|will) (?:to )?be (?:paid|deposited|transferred|submitted)|(?:is|are) (?:payable|mandatory|compulsory|required|applicable|refundable|chargeable)|will be charged|before (?:the )?(?:interview|joining))\b`,
    "i",
  ),
  new RegExp(
    String.raw`\b${FEE}\s*(?:\([^()]*\)\s*)?(?:of|is|are|[:=–—-])?\s*(?:only\s*)?${MONEY}`,
    "i",
  ),
  new RegExp(String.raw`\b(?:after|upon|on|against) (?:the )?payment of (?:the |a )?${FEE}`, "i"),
  /\bpay the (?:deposit|fee|charges) (?:within|before|to (?:confirm|secure|book|reserve))/i,
];
const AMOUNT_ASKED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${APPLICANT} (?:who [^.,]{1,25}? )?(?:${OBLIGED} |will )?${TO_PAY}\b[^.!?]{0,30}?${MONEY}`,
    "i",
  ),
  new RegExp(String.raw`\byou ${OBLIGED} ${TO_PAY}\b[^.!?]{0,30}?${MONEY}${WHOLE}`, "i"),
  new RegExp(String.raw`^you (?:only )?pay (?:only |just )?${MONEY}`, "i"),
  new RegExp(String.raw`^fees?(?: for [^.!?]{1,40}?)?\s*[:=–-]\s*${MONEY}`, "i"),
  new RegExp(
    String.raw`^(?:registration|joining|security|training|enrolment)\s*(?:is |[:=–-]\s*)${MONEY}`,
    "i",
  ),
  new RegExp(
    String.raw`\binvestment of ${MONEY}${WHOLE} (?:is )?(?:required|needed|mandatory)\b`,
    "i",
  ),
  new RegExp(
    String.raw`${MONEY} (?:is|are) payable (?:now|in advance|before|as security|at the time|on joining)\b`,
    "i",
  ),
  new RegExp(
    String.raw`\bto be (?:paid|borne|deposited) by (?:the |all |each |every |selected )*(?:${APPLICANT}|you)\b`,
    "i",
  ),
  // "Pay ₹25,000 a month" is a salary.
  new RegExp(
    String.raw`^(?:please |kindly |just |simply )?(?:(?:send|transfer|deposit|remit|invest) (?:only )?${MONEY}|pay (?:only )?${MONEY}\s+(?:by|via|through|to|for|as|now|today|online)\b)`,
    "i",
  ),
  new RegExp(
    String.raw`${MONEY}[^.!?]{0,30}?\b(?:collected|charged|deducted|taken) from (?:the |all |each |every |selected )*(?:${APPLICANT}|you)\b`,
    "i",
  ),
  /\b(?:recharge|top up|load) (?:your|the) (?:\w+ )?(?:wallet|account)\b[^.!?]{0,60}\b(?:tasks?|unlock|earnings|commission)\b/i,
];
const PURCHASE_ASKED: readonly RegExp[] = [
  /(?:^|,\s|\b(?:must|should|to|please|kindly) )(?:buy|purchase|order) (?:a |an |the |your |our )?(?:own )?(?:starter|welcome|joining|training|registration|business|sample|demo|onboarding)[- ]?(?:kit|pack|package|box)\b(?! for (?:our|new|each))/i,
  new RegExp(
    String.raw`\b(?:you|${APPLICANT}) ${OBLIGED} (?:buy|purchase)\b(?! into)[^.!?]{0,40}?(?:${MONEY}|\bto (?:start|begin|join|activate|unlock)\b|\bfrom (?:us|our)\b)`,
    "i",
  ),
  new RegExp(
    String.raw`^(?:buy|purchase) (?:our|the|your) [^.!?]{0,20}\b(?:kit|material|software|course|book|licence|license|form|id)\b[^.!?]{0,12}${MONEY}`,
    "i",
  ),
  /\b(?:buy|purchase|get|pick up)\b[^.!?]{0,30}\bgift ?cards?\b[^.!?]{0,80}\b(?:send|share|scratch|forward|text)\b/i,
];

const TRAINING = /\b(?:train with us|training|course|certification|batch|boot ?camp)\b/i;
const SURE_JOB =
  /\b(?:100 ?% |guaranteed? |assured |sure[- ]shot )(?:job|placement|offer|joining)|\b(?:job|placement) (?:guarantee|assurance)/i;
/** Not a wage: "₹15,000 a month". */
const PRICE = new RegExp(String.raw`${MONEY}(?![\d,.]|\s*(?:per |an? |\/|monthly|p\.?m))`, "i");

const CHEQUE: readonly RegExp[] = [
  /\b(?:deposit|cash|encash) (?:the |a |our |this |each )?(?:cheques?|checks?)\b[^.!?]{0,60}\b(?:your (?:own |personal )?(?:bank )?account|own account|(?:keep your|keep \d+ ?%? (?:as|of)|send|forward|transfer) )/i,
  /\b(?:cheque|check) (?:that )?we (?:send|mail|post) you\b|\b(?:send|mail|post) you a (?:cheque|check)\b|\bbe sent a (?:cheque|check)\b/i,
];
const KEEPS =
  /\b(?:keep|keeping|retain|retaining|deduct|deducting) (?:\d+ ?(?:%|per ?cent)|your (?:salary|share|commission|cut))/i;
const FORWARDS =
  /\b(?:forward|send|transfer|wire|remit) (?:the |its )?(?:rest|balance|remainder|remaining|money|funds|them (?:on|as|via|by))\b/i;
const FIRMS_MONEY = String.raw`(?:company|client|customer|business|our)s?['’]? (?:funds|payments?|money|transfers)`;
const OWN_ACCOUNT = String.raw`your (?:own |personal )?(?:bank )?account`;
const PAID_IN = new RegExp(
  String.raw`\bdeposit (?:it|them|the \w+) in(?:to)? ${OWN_ACCOUNT}\b`,
  "i",
);
const THROUGH_ACCOUNT: readonly RegExp[] = [
  /\b(?:process|receive|route|accept|handle)\b[^.!?]{0,20}\b(?:payments|transfers|funds|money)\b[^.!?]{0,40}\b(?:through|via|in|into|to|using) your (?:own|personal)\b/i,
  new RegExp(String.raw`\b${OWN_ACCOUNT}\b[^.!?]{0,40}\breceive ${FIRMS_MONEY}`, "i"),
  new RegExp(String.raw`\breceive ${FIRMS_MONEY}[^.!?]{0,30}\b${OWN_ACCOUNT}\b`, "i"),
];

const WE_PAY =
  /\b(?:we|company|employer|organi[sz]ation) (?:will |shall |also |fully |gladly )*(?:pays?(?! (?:it |this )?back)|covers?|bears?|sponsors?|reimburses?)\b|\bwe take care of\b|\b(?:paid|covered|borne) by (?:us|the company|the employer)\b/i;
const PAID_BACK = /\breimburse\w*/i;

/** Whether a clause wants money, or a purchase, of the applicant. */
export function asksForPayment({ text, around }: Clause): boolean {
  if (WE_PAY.test(text) || isAboutTheWork(text)) return false;
  if (says(text, AMOUNT_ASKED) || says(text, PURCHASE_ASKED)) return true;
  if (!PAID_BACK.test(text) && says(text, FEE_ASKED)) return true;
  const isSold = TRAINING.test(text) && PRICE.test(text) && SURE_JOB.test(around);
  return isSold && says(text, [TRAINING]);
}

/** Whether a clause wants the applicant's own account to pass money on. */
export function passesMoneyOn({ text }: Clause): boolean {
  if (says(text, THROUGH_ACCOUNT)) return true;
  if (says(text, [FORWARDS]) && (says(text, [KEEPS]) || says(text, [PAID_IN]))) return true;
  return !isAboutTheWork(text) && says(text, CHEQUE);
}
