import { isPlausiblePay, payInWords, readYearlyPay } from "@sendoff/domain/profile";
import { say } from "../language/language.ts";
import { formatRupeeDigits } from "./format.ts";
import { messages } from "./messages.ts";

const RUPEE = "INR";
const wholeAmount = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** A year's pay as it was typed, in its currency's units; undefined where it is not one amount. Lakhs and crores are the rupee's. */
export function readPay(text: string, currency: string): number | undefined {
  if (currency === RUPEE) return readYearlyPay(text);
  const plain = text.replaceAll(/[,\s]/g, "");
  return /^\d{1,12}$/.test(plain) ? Number(plain) : undefined;
}

/** What is wrong with a pay that was typed; undefined when it can be sent. */
export function payProblem(text: string, currency: string): string | undefined {
  const amount = readPay(text, currency);
  if (amount === undefined) {
    return currency === RUPEE ? messages.writeOneAmountAYear : messages.writeOneAmountAYearSuch;
  }
  return isPlausiblePay(amount, currency)
    ? undefined
    : messages.yearCannotBeRight(inCurrency(amount, currency));
}

/** "28,00,000" and "34,000": the digits of an amount as its country groups them. */
export function payDigits(amount: number, currency: string): string {
  return currency === RUPEE ? formatRupeeDigits(amount) : wholeAmount.format(amount);
}

/** "₹28,00,000 a year, 28 lakh", "GBP 34,000 a year": what a pay was understood as; undefined where it was not. */
export function payUnderstood(text: string, currency: string): string | undefined {
  const amount = readPay(text, currency);
  if (amount === undefined) return undefined;
  if (amount === 0) return messages.noPayAtPresent;
  const year = messages.inCurrencyAYear(inCurrency(amount, currency));
  return currency === RUPEE ? `${year}, ${say(payInWords(amount))}` : year;
}

function inCurrency(amount: number, currency: string): string {
  const digits = payDigits(amount, currency);
  return currency === RUPEE ? `₹${digits}` : `${currency} ${digits}`;
}
