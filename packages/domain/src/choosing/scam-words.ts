/** A part of a sentence that stands for itself, as the readers of scam signs see it. */
export interface Clause {
  /** Without denials that have nothing to do with money or messages ("no experience needed"). */
  readonly text: string;
  /** The sentence with its neighbours. */
  readonly around: string;
}

/** People whom employees deal with: their money and messages are the work, not the applicant's. */
const OTHERS = String.raw`(?:customers?|clients?|tenants?|guests?|patients?|students?|learners?|parents|members?|users?|leads|borrowers?|landlords?|residents?|subscribers?|merchants?|sellers?|donors?|policyholders?|payers?|investors?|shoppers?|buyers?|visitors?|exhibitors?|travell?ers?|creators?|victims?|followers|readers)`;
/** Those whom employees pay; a fraud is paid to them, too, so they count for pay alone. */
const PAID = String.raw`(?:vendors?|suppliers?|dealers?|partners?)`;
const ACT = String.raw`(?:pays?|deposits?|transfers?|remits?|sends?|buys?|purchases?|recharges?|invests?|receives?|earns?|makes?|shares?|sees?|gets?|withdraws?|tops? up)`;
const OTHERS_ACT = new RegExp(
  String.raw`\b${OTHERS}\s+(?:who |that |can |may |must |will |have to |need to |to )*${ACT}\b`,
  "i",
);
const OF_OTHERS = new RegExp(
  String.raw`\b(?:from|by|of|with|help|message|contact|reach|text|call|chat with)\s+(?:(?!candidates|applicants)[\p{L}-]+\s+){0,2}${OTHERS}\b|\b${OTHERS}['’]s?(?=\s)|\bour (?:loans?|plans?|products?|courses?|cards?|fairs?|services?|program(?:me)?s?)\b`,
  "iu",
);
const WORK = String.raw`(?:own|build|design|develop|handle|manage|process|reconcile|collect|prepare|sell|write|run|maintain|test|integrate|teach|explain|prevent|work on|improve|lead|optimi[sz]e|find|help|secure|scan|sort|move|approve|keep the|reply|answer|look for|looks for)`;
/** "Collect the fees", "you will run our channel", "Fraud analyst: find out": what the work is. */
const DUTY = new RegExp(
  String.raw`(?:^|[:,]\s+|\band\s+)(?:(?:you|we)(?:['’]ll| will)?\s+)?${WORK}\b|\b(?:you|we)(?:['’]ll| will)?\s+${WORK}\b|\b(?:collected|handled|managed|kept) by you\b`,
  "i",
);

/** Whether a clause speaks of the work or of other people's money, not of what the applicant is to do. */
export function isAboutTheWork(text: string): boolean {
  return DUTY.test(text) || OTHERS_ACT.test(text) || OF_OTHERS.test(text);
}

const ANYONE = new RegExp(String.raw`\b(?:${OTHERS}|${PAID})\b`, "i");
const PROMISE =
  /\b(?:earn|income|salary|stipend|guaranteed|you (?:will |can )?(?:get|make|receive))\b/i;

/** Whether an amount of a sentence is other people's. */
export function isOthersMoney(text: string): boolean {
  return OTHERS_ACT.test(text) || (ANYONE.test(text) && !PROMISE.test(text));
}

/** Honest employers warn of frauds in the very words of one. */
const WARNING =
  /\b(beware|fraud\w*|scam\w*|fake|imperson\w+|imposters?|impostors?|phishing|report (it|this|such|any|them)|unauthori[sz]ed|(?:use|exercise|with) caution|if (anyone|someone|you are asked|anybody))\b/i;
const HARMLESS_DENIAL =
  /\b(?:no|without|zero)\s+(?:any |an |prior |previous |work |formal |special )*(?:experience|qualifications?|degree|interviews?|skills?|age (?:limit|bar)|targets?|exams?|english|risk)\b(?:\s+(?:is |are )?(?:needed|required|necessary))?|\b(?:do not|don['’]?t) (?:apply|worry|miss|delay|wait|hesitate)\b|\b(?:not|non)[ -](?:refundable|available|only)\b/gi;
const DENIAL =
  /\b(no|not|never|nor|neither|without|none|nobody|don['’]?t|doesn['’]?t|won['’]?t|isn['’]?t|aren['’]?t|cannot|can['’]?t|free of|free from|zero|waived?)\b/i;

/** The sentences of a text, as they are written. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])(?<!\b[Rr]s\.)\s+(?=[\p{Lu}\d₹])|\n+/u)
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "");
}

/** A sentence's clauses; none where it warns of frauds, or goes on doing so without naming an amount. */
export function clausesOf(sentences: readonly string[], index: number): Clause[] {
  const sentence = sentences[index] ?? "";
  const before = sentences[index - 1] ?? "";
  const warns = WARNING.test(sentence) || (WARNING.test(before) && !AMOUNT.test(sentence));
  if (warns) return [];
  const around = `${before} ${sentence} ${sentences[index + 1] ?? ""}`;
  return sentence
    .split(/;\s+|,?\s+(?:but|however|yet)\s+/i)
    .map((text) => ({ text: text.replaceAll(HARMLESS_DENIAL, " "), around }));
}

const SIGN = String.raw`(?:₹|\brs\b\.?|(?:\b(?:us|s|a|c|nz|hk|r))?\$|€|£|₦|₱|¥|\b(?:inr|usd|usdt|eur|gbp|aed|sgd|aud|cad|nzd|hkd|myr|rm|php|zar|chf|sar|qar|kwd|omr|bhd|pkr|bdt|lkr|kes|ksh|ngn|ghs|egp|jpy|dhs?|usdc|r(?=\s?\d[\d,]{2}))(?![a-z])\.?)`;
/** An amount of money, as a part of a pattern. */
export const MONEY = String.raw`(?:${SIGN}\s*\d[\d,.]*(?:\s*(?:k|lakhs?)\b)?|\b\d[\d,.]*\s*(?:k\b|rupees?\b|rs\b|inr\b|usd[tc]?\b|dollars?\b|pounds?\b|euros?\b|eur\b|dirhams?\b|aed\b|sgd\b|shillings?\b|ringgit\b|rand\b|riyals?\b|naira\b|pesos?\b|francs?\b|only\b|€|\/-))`;
const AMOUNT = new RegExp(MONEY, "i");

const NEXT_SUBJECT =
  /,\s+(?=(?:(?:the|all|each|every|selected|only|and|but)\s+)*(?:candidates?|applicants?|you|joiners)\b(?! (?:do|does|are|is|will|need|never|pay no)))/i;

/** The last part of a clause with a subject of its own: of "Service is free, candidates only bear ..." what candidates do. */
export function ownPart(text: string): string {
  return text.split(NEXT_SUBJECT).at(-1) ?? text;
}

/** Whether a clause says what any of the patterns describes, with nothing denied up to there. */
export function says(text: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const match = pattern.exec(text);
    if (match === null) return false;
    return !DENIAL.test(ownPart(text.slice(0, match.index + match[0].length)));
  });
}
