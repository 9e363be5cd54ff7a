/** One amount of a pay text, as in "₹12,00,000/yr", "£70K/yr" or "$1.2M/yr". */
const AMOUNT = /^([£$€₹])([\d.,]+)([KM]?)\/(yr|mo|hr)$/;
const CURRENCIES: Record<string, string> = { "£": "GBP", $: "USD", "€": "EUR", "₹": "INR" };
const FACTORS: Record<string, number> = { "": 1, K: 1000, M: 1_000_000 };

interface Amount {
  sign: string;
  currency: string;
  value: number;
  period: string;
}

function readAmount(text: string): Amount | undefined {
  const [, sign = "", digits = "", unit = "", period = ""] = AMOUNT.exec(text.trim()) ?? [];
  const value = Number(digits.replaceAll(",", "")) * (FACTORS[unit] ?? 1);
  const currency = CURRENCIES[sign];
  return currency === undefined || !(value > 0) ? undefined : { sign, currency, value, period };
}

/** Both ends of a pay text, or undefined for words that are no amounts. */
function readPay(text: string): Amount[] | undefined {
  const amounts = text.split(/\s[-–]\s/).map(readAmount);
  const read = amounts.filter((amount) => amount !== undefined);
  return read.length === amounts.length ? read : undefined;
}

/** In thousands; the millions of other currencies are a guess. */
const SHORT = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** "£90K/yr - £100K/yr", as the older skin writes it. */
export function payLegacy(text: string): string {
  const pay = readPay(text);
  return (
    pay?.map(({ sign, value, period }) => `${sign}${SHORT.format(value)}/${period}`).join(" - ") ??
    text
  );
}

/** "90K GBP/yr - 100K GBP/yr", as the newer skin writes it. */
export function paySdui(text: string): string {
  const pay = readPay(text);
  return (
    pay
      ?.map(({ currency, value, period }) => `${SHORT.format(value)} ${currency}/${period}`)
      .join(" - ") ?? text
  );
}

/** The most that a job pays a year, or undefined when its text does not say. */
export function yearlyPay(text: string): number | undefined {
  const pay = readPay(text);
  return pay?.every(({ period }) => period === "yr") === true
    ? Math.max(...pay.map(({ value }) => value))
    : undefined;
}
