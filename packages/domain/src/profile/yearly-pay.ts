/** A year's pay below this, in rupees, is a slip of the unit: "28" for 28 lakh, or a month's pay. */
export const PLAUSIBLE_PAY_MIN_RUPEES = 50_000;
/** A hundred crore a year; more is a unit said twice ("28,00,000 lakh"). */
export const PLAUSIBLE_PAY_MAX_RUPEES = 1_000_000_000;

const THOUSAND = 1000;
const LAKH = 100_000;
const CRORE = 10_000_000;
const MONTHS = 12;

const AMOUNT = /^(\d{1,15}(?:\.\d{1,4})?)\s*([a-z]+)?\s*/;
/** "28,00,000" and "2,800,000"; a comma before one digit is no grouping. */
const GROUPED = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g;
const PER_MONTH = /\b(?:(?:per|a) month|monthly|p\.?m\.?)(?=\s|$)|\/\s*(?:month|mo)\b/;
const PER_YEAR =
  /\b(?:(?:per|a) (?:year|annum)|yearly|annually|annual|p\.?a\.?)(?=\s|$)|\/\s*(?:year|yr|annum)\b/;
const CURRENCY = /₹|\b(?:rs|inr|rupees?)\b\.?/g;

function sizeOf(unit: string | undefined): number | undefined {
  if (unit === undefined) return 1;
  if (/^(l|lpa|lacs?|lakhs?)$/.test(unit)) return LAKH;
  if (/^(cr|crores?|cpa)$/.test(unit)) return CRORE;
  if (/^(k|thousands?)$/.test(unit)) return THOUSAND;
  return /^(m|mn|millions?)$/.test(unit) ? 1_000_000 : undefined;
}

/**
 * Rupees a year in what a person wrote: "28 lakh", "28.5 LPA", "1 crore 20 lakh", "75k a month", "₹28,00,000", "2800000".
 * Undefined for anything else, ranges included: nothing is dropped to make a number of the rest.
 */
export function readYearlyPay(written: string): number | undefined {
  const text = written.normalize("NFKC").toLowerCase().replace(CURRENCY, " ");
  const isMonthly = PER_MONTH.test(text);
  if (isMonthly && PER_YEAR.test(text)) return undefined;
  let rest = text
    .replace(PER_MONTH, " ")
    .replace(PER_YEAR, " ")
    .replace(GROUPED, (digits) => digits.replaceAll(",", ""))
    .trim();
  let total = 0;
  let previous = Number.POSITIVE_INFINITY;
  while (rest !== "") {
    const [whole = "", digits, unit] = AMOUNT.exec(rest) ?? [];
    const size = sizeOf(unit);
    if (digits === undefined || size === undefined || size >= previous) return undefined;
    total += Number(digits) * size;
    previous = size;
    rest = rest.slice(whole.length);
  }
  if (previous === Number.POSITIVE_INFINITY) return undefined;
  return Math.round(total * (isMonthly ? MONTHS : 1));
}

/** "28 lakh", "1.2 crore", "75 thousand": an amount in the words it is spoken of. */
export function payInWords(rupees: number): string {
  const [size, word] =
    rupees >= CRORE
      ? [CRORE, "crore"]
      : rupees >= LAKH
        ? [LAKH, "lakh"]
        : rupees >= THOUSAND
          ? [THOUSAND, "thousand"]
          : [1, "rupees"];
  return `${Number((rupees / size).toFixed(2))} ${word}`;
}

/**
 * Whether an amount can be a year's pay. Zero is "no pay now" and is plausible. Rupees alone are judged: what is little in
 * another currency is not known here. An empty currency is the rupee's (SPEC 9).
 */
export function isPlausiblePay(amount: number, currency: string): boolean {
  if (amount === 0 || (currency !== "" && currency.toUpperCase() !== "INR")) return true;
  return amount >= PLAUSIBLE_PAY_MIN_RUPEES && amount <= PLAUSIBLE_PAY_MAX_RUPEES;
}

/**
 * The rupees a year that an implausible amount most likely stands for: 28 is 28 lakh, 350 is 3.5 lakh, 45,000 is a month's.
 * Undefined where no reading is likely.
 */
export function likelyPay(amount: number): number | undefined {
  if (amount <= 0 || amount >= PLAUSIBLE_PAY_MIN_RUPEES) return undefined;
  const likely =
    amount < 100 ? amount * LAKH : amount < THOUSAND ? amount * THOUSAND : amount * MONTHS;
  return likely >= PLAUSIBLE_PAY_MIN_RUPEES ? Math.round(likely) : undefined;
}
