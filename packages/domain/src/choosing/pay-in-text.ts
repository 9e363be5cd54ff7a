/** Pay that a text names, as a range in one currency for one period. */
export interface NamedPay {
  readonly currency: string;
  readonly min: number;
  readonly max: number;
  readonly period: "hour" | "day" | "week" | "month" | "year";
  /** As it is written. */
  readonly words: string;
  /** The text names no period: it is taken for the likeliest. */
  readonly isPeriodGuessed?: boolean;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  "₹": "INR",
  rs: "INR",
  inr: "INR",
  $: "USD",
  us$: "USD",
  usd: "USD",
  "€": "EUR",
  eur: "EUR",
  "£": "GBP",
  gbp: "GBP",
  rupee: "INR",
  dollar: "USD",
  euro: "EUR",
  pound: "GBP",
  s$: "SGD",
  sgd: "SGD",
  a$: "AUD",
  aud: "AUD",
  c$: "CAD",
  cad: "CAD",
  nz$: "NZD",
  nzd: "NZD",
  hk$: "HKD",
  hkd: "HKD",
  aed: "AED",
  dhs: "AED",
  sar: "SAR",
  qar: "QAR",
  zar: "ZAR",
  r: "ZAR",
  chf: "CHF",
  myr: "MYR",
  rm: "MYR",
  php: "PHP",
  "₱": "PHP",
  kes: "KES",
  ksh: "KES",
  ngn: "NGN",
  "₦": "NGN",
  pkr: "PKR",
  bdt: "BDT",
};
const SIZES: Readonly<Record<string, number>> = {
  k: 1e3,
  l: 1e5,
  lac: 1e5,
  lakh: 1e5,
  cr: 1e7,
  crore: 1e7,
  m: 1e6,
  million: 1e6,
};
const CURRENCY = String.raw`(₹|(?:\b(?:us|s|a|c|nz|hk))?\$|€|£|₱|₦|\b(?:rs|inr|usd|eur|gbp|sgd|aud|cad|nzd|hkd|aed|dhs|sar|qar|zar|chf|myr|rm|php|kes|ksh|ngn|pkr|bdt|r(?=\s?\d[\d,]{2}))(?![a-z])\.?)`;
const AMOUNT = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(k|lacs?|lakhs?|l|crores?|cr|million|m)?\b`;
const PERIOD = String.raw`(?:(?:\s*\/-)?\s*(?:(?:per|an?|every|each|\/)\s*(hour|hr|day|week|wk|month|mo|year|yr|annum)\b|(hourly|daily|weekly|monthly|yearly|annually|p\.?\s?m\b|p\.?\s?a\b)))`;
const PAY = new RegExp(
  `${CURRENCY}\\s*${AMOUNT}${PERIOD}?(?:\\s*(?:-|–|to)\\s*(?:${CURRENCY}\\s*)?${AMOUNT})?${PERIOD}?`,
  "gi",
);
/** "5000 USD a week", "2 lakh rupees per month", "1 lakh weekly": the currency behind the amount, or rupees by their unit. */
const PAY_BEHIND = new RegExp(
  `(?<![\\d.,₹$€£])(?:${AMOUNT}\\s*(?:-|–|to)\\s*)?${AMOUNT}\\s*\\b(rupees?|rs|inr|usd|dollars?|eur|euros?|gbp|pounds?)?\\b${PERIOD}`,
  "gi",
);
const LPA =
  /(?<![\d.,])(\d{1,3}(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d{1,3}(?:\.\d+)?))?\s*(?:lpa|lakhs? (?:per annum|p\.?a\.?|a year))\b/gi;

/** Every pay with its period that a text names ("₹9,50,000 every month", "$60 - $80/hr", "12-18 LPA"). Without a period: none. */
export function payInText(text: string): NamedPay[] {
  const found: NamedPay[] = [];
  const read = new Set<number>();
  for (const match of text.matchAll(PAY)) {
    const pay = readPay(match);
    if (pay === undefined) continue;
    found.push(pay);
    for (let at = 0; at < match[0].length; at += 1) read.add(match.index + at);
  }
  for (const match of text.matchAll(PAY_BEHIND)) {
    const pay = read.has(match.index) ? undefined : readPayBehind(match);
    if (pay !== undefined) found.push(pay);
  }
  for (const [words, low = "", high = low] of text.matchAll(LPA)) {
    const [min, max] = [Number(low) * 1e5, Number(high) * 1e5];
    const pay = { currency: "INR", min, max: Math.max(min, max), period: "year", words } as const;
    // "₹12 lakhs per annum" has been read with its sign.
    if (!found.some((other) => isSamePay(other, pay))) found.push(pay);
  }
  return found;
}

/**
 * Pay in a line that a portal shows for pay alone. Where such a line names no period it is a year's: "₹8L - ₹12L (Employer est.)"
 * on Glassdoor, "₹18L – ₹26L • Offers Equity" on Ashby.
 */
export function payInLine(line: string): NamedPay[] {
  const named = payInText(line);
  if (named.length > 0) return named;
  const amounts = (line.split(/[(•·+]/)[0] ?? "").trim();
  return payInText(`${amounts} a year`).map((pay) => ({
    ...pay,
    period: likelyPeriod(pay),
    isPeriodGuessed: true,
    words: amounts,
  }));
}

/** Nobody is paid ₹30,000 or $19 a year: what is too small for a year's pay is a month's or an hour's. */
function likelyPeriod({ currency, max }: NamedPay): NamedPay["period"] {
  if (SMALL_UNITS.has(currency)) return max >= 5000 && max < 150_000 ? "month" : "year";
  if (max < 200) return "hour";
  return max < 15_000 ? "month" : "year";
}

/** Currencies of which a month's wage has five digits. */
const SMALL_UNITS = new Set(["INR", "PKR", "BDT", "KES", "PHP", "NGN", "ZAR"]);

/** An amount whose currency stands behind it; without one, lakhs and crores are rupees. */
function readPayBehind(match: RegExpExecArray): NamedPay | undefined {
  const [words, low, lowUnit, high = "", unit = "", written, every, adverb] = match;
  const name = (written ?? (/^(?:l|c)/i.test(unit) ? "inr" : "")).toLowerCase();
  const currency = CURRENCIES[name] ?? CURRENCIES[name.replace(/s$/, "")];
  const period = periodOf(every ?? adverb);
  if (currency === undefined || period === undefined) return undefined;
  const max = amountOf(high, unit);
  const min = low === undefined ? max : amountOf(low, lowUnit ?? unit);
  return { currency, min, max, period, words: words.trim() };
}

const isSamePay = (one: NamedPay, other: NamedPay): boolean =>
  one.currency === other.currency && one.min === other.min && one.period === other.period;

function readPay(match: RegExpExecArray): NamedPay | undefined {
  const [words, sign = "", low = "", lowUnit, every1, adverb1, , high, highUnit, every2, adverb2] =
    match;
  const currency = CURRENCIES[sign.toLowerCase().replace(".", "")];
  const period = periodOf(every2 ?? adverb2 ?? every1 ?? adverb1);
  if (currency === undefined || period === undefined) return undefined;
  const max = high === undefined ? undefined : amountOf(high, highUnit);
  // "₹8 - 12 lakh": the unit behind the second belongs to both.
  const min = amountOf(low, lowUnit ?? (high === undefined ? undefined : highUnit));
  return { currency, min, max: Math.max(min, max ?? min), period, words: words.trim() };
}

function amountOf(digits: string, unit: string | undefined): number {
  const size = SIZES[(unit ?? "").toLowerCase().replace(/s$/, "")] ?? 1;
  // "€61.000" in much of Europe.
  const whole = /^\d{1,3}(?:\.\d{3})+$/.test(digits) ? digits.replaceAll(".", "") : digits;
  return Number(whole.replaceAll(",", "")) * size;
}

function periodOf(word: string | undefined): NamedPay["period"] | undefined {
  const text = (word ?? "").toLowerCase().replaceAll(/[.\s]/g, "");
  if (/^(hour|hr)/.test(text)) return "hour";
  if (/^(day|daily)/.test(text)) return "day";
  if (/^(week|wk)/.test(text)) return "week";
  if (/^(mo|pm)/.test(text)) return "month";
  return /^(y|annu|pa)/.test(text) ? "year" : undefined;
}

const PERIODS_A_YEAR = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;

/** An amount of a period as a year's. */
export function perYear(amount: number, period: NamedPay["period"]): number {
  return amount * PERIODS_A_YEAR[period];
}
