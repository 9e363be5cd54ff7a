import { perYear, payInText, type NamedPay } from "./pay-in-text.ts";

/** A sign that a posting is a fraud, with the sentence that shows it. */
export interface ScamSign {
  readonly kind: "payment_asked" | "off_platform_contact" | "impossible_pay";
  readonly quote: string;
}

/** People whom employees deal with: a sentence about their money or messages is about the work, not the applicant. */
const THIRD_PARTY =
  /\b(customers?|clients?|tenants?|guests?|patients?|students?|parents|vendors?|suppliers?|members?|users?|leads|borrowers?|landlords?|residents?|subscribers?|merchants?|sellers?|donors?|policyholders?|payers?|investors?|dealers?|partners?)\b/i;
/** Honest employers warn of frauds in the very words of one. */
const WARNING =
  /\b(beware|fraud\w*|scam\w*|fake|imperson\w+|imposters?|impostors?|phishing|report (it|this|such|any|them)|unauthori[sz]ed|caution|if (anyone|someone|you are asked|anybody))\b/i;
const NEGATED =
  /\b(no|not|never|nor|neither|without|don'?t|doesn'?t|won'?t|isn'?t|aren'?t|cannot|can'?t|free of|zero|waived?)\b/i;
const EMPLOYER_PAYS =
  /\b(we|company|employer|organi[sz]ation) (will |shall |also |fully )?(pays?|cover|covers|reimburses?|bears?|sponsors?|refunds?)\b|\b(reimburse\w*|(paid|covered|borne) by (us|the company|the employer))\b/i;

const FEE = String.raw`(?:(?:registration|security|training|processing|joining|verification|enrolment|enrollment|uniform|kit|refundable|caution|document(?:ation)?|application|interview|gate pass|id card|placement|consultancy|laptop|onboarding)\s+)+(?:fees?|deposits?|charges?|amount|money)`;
const PAYMENT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:candidates?|applicants?|you|joiners|selected persons?|employees)\b[^.!?]{0,40}?\b(?:pay|pays|deposit|transfer|remit)\b[^.!?]{0,50}?\b${FEE}`,
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
  /\bpay the (?:deposit|fee|charges) (?:within|before|to (?:confirm|secure|book|reserve))/i,
];

const CHAT = String.raw`(?:whats\s?app|telegram|signal app|wechat)`;
const IDENTITY = String.raw`(?:aadhaa?r|pan card|passbook|bank (?:details|account|passbook|statement)|passport (?:copy|scan)|debit card|credit card|otp|cvv)`;
const OFF_PLATFORM: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:send|share|forward|submit)\b[^.!?]{0,80}\b${IDENTITY}\b[^.!?]{0,80}\b${CHAT}`,
    "i",
  ),
  /\b(?:send|share|forward|tell)\b[^.!?]{0,40}\b(?:otp|(?:code|pin) that your bank)/i,
  new RegExp(
    String.raw`\b(?:contact|message|text|ping|reach|call|msg|dm)\b(?! you)[^.!?]{0,40}\b(?:only|directly|strictly)?\s*(?:on|via|over|through|at) (?:our |my |the )?${CHAT}\b(?! for (?:queries|questions|updates|support))`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:interviews?|selection|hiring|joining|onboarding)\b[^.!?]{0,30}\b(?:only |entirely |held |conducted |done |takes? place )+(?:on|via|over|through) (?:our |the )?${CHAT}`,
    "i",
  ),
];
const NEEDS_MORE =
  /\b(only|directly|strictly|do not apply|don'?t apply|agent|(?:to|in order to) (?:apply|join)|to (?:get|secure|confirm) (?:the|your|a) (?:job|seat|offer))\b/i;
const QUERIES = /\b(queries|questions|doubts|assistance|support)\b/i;

const EASY_WORK =
  /\b(no (?:prior |previous |work )?(?:experience|qualifications?|skills?|interview)(?:,| (?:is |are )?(?:needed|required|necessary)|\b)|without (?:an |any )?(?:interview|experience)|part[- ]?time|(?:one|two|1|2|1-2|few) hours? (?:a|per|every|each) day|(?:from|on|with|using) your (?:phone|mobile)|data entry|typist|typing (?:job|work)|copy[- ]paste|form[- ]filling|ad posting|liking (?:videos|posts)|guaranteed (?:income|earning))/i;
/** A year's pay that nobody gives for work that asks nothing: 24 lakh rupees, or the like elsewhere. */
const EASY_PAY_A_YEAR: Readonly<Record<string, number>> = {
  INR: 2_400_000,
  USD: 180_000,
  EUR: 160_000,
  GBP: 140_000,
};
/** A month's pay above this is not a month's pay, whatever the work: a crore, a quarter of a million. */
const MOST_A_MONTH: Readonly<Record<string, number>> = {
  INR: 10_000_000,
  USD: 250_000,
  EUR: 250_000,
  GBP: 250_000,
};

/**
 * The first sign of an obvious fraud in a posting, or undefined: the applicant is to pay, is led away to a chat, or is promised
 * pay that no work earns. Reads sentence by sentence, because an honest posting has the same words in other company: "We
 * charge no fees", "build our WhatsApp integration", "beware of people who ask for a deposit".
 */
export function findScam(job: {
  readonly title: string;
  readonly company: string;
  readonly description?: string | undefined;
}): ScamSign | undefined {
  const sentences = sentencesOf(job.description ?? "");
  for (const [index, sentence] of sentences.entries()) {
    const around = `${sentences[index - 1] ?? ""} ${sentence}`;
    if (WARNING.test(around) || THIRD_PARTY.test(sentence)) continue;
    if (asksForPayment(sentence)) return { kind: "payment_asked", quote: sentence };
    if (leadsAway(sentence, around)) return { kind: "off_platform_contact", quote: sentence };
  }
  return impossiblePay(job.title, sentences);
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b[Rr]s\.)\s+(?=[\p{Lu}\d₹])|\n+/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "");
}

/** The match of any pattern whose clause, from the sentence's start to the match's end, denies nothing. */
function says(sentence: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const match = pattern.exec(sentence);
    return match !== null && !NEGATED.test(sentence.slice(0, match.index + match[0].length));
  });
}

function asksForPayment(sentence: string): boolean {
  return !EMPLOYER_PAYS.test(sentence) && says(sentence, PAYMENT);
}

function leadsAway(sentence: string, around: string): boolean {
  const [papers, code, contact, interview] = OFF_PLATFORM;
  if (papers === undefined || code === undefined) return false;
  if (says(sentence, [papers, code])) return true;
  // A number for questions is a courtesy; a chat in the place of an application is not.
  if (contact === undefined || interview === undefined || QUERIES.test(sentence)) return false;
  return says(sentence, [contact, interview]) && NEEDS_MORE.test(around);
}

function impossiblePay(title: string, sentences: readonly string[]): ScamSign | undefined {
  const isEasyWork = [title, ...sentences].some((sentence) => EASY_WORK.test(sentence));
  for (const sentence of sentences) {
    if (THIRD_PARTY.test(sentence)) continue;
    const tooMuch = payInText(sentence).some((pay) => isImpossible(pay, isEasyWork));
    if (tooMuch) return { kind: "impossible_pay", quote: sentence };
  }
  return undefined;
}

function isImpossible(pay: NamedPay, isEasyWork: boolean): boolean {
  const monthly = perYear(pay.min, pay.period) / 12;
  if (pay.period !== "year" && monthly > (MOST_A_MONTH[pay.currency] ?? Infinity)) return true;
  const easy = EASY_PAY_A_YEAR[pay.currency] ?? Infinity;
  // An hour's or a year's pay is not what these promise: tutors and part-time doctors earn well by the hour.
  const isPromise = pay.period === "month" || pay.period === "week" || pay.period === "day";
  return isEasyWork && isPromise && perYear(pay.min, pay.period) > easy;
}

/** The skip's reason in a sentence for the user. */
export function scamReason({ kind, quote }: ScamSign): string {
  const said = quote.length > 140 ? `${quote.slice(0, 139).trimEnd()}…` : quote;
  switch (kind) {
    case "payment_asked":
      return `It asks applicants to pay, which no honest employer does: “${said}”`;
    case "off_platform_contact":
      return `It leads applicants away from the portal, as frauds do: “${said}”`;
    case "impossible_pay":
      return `It promises pay that such work does not earn: “${said}”`;
  }
}
