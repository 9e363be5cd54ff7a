import { amountsIn, payUnitOf, plainThousands } from "../reading/pay.ts";
import { currenciesIn } from "../world/currencies.ts";
import { isWithin, rangeFrom } from "./ranges.ts";

/** The page's own words on the amounts. */
interface Asked {
  raw: string;
  note: string;
  /** The currency of the job's country. */
  jobCurrency?: string | undefined;
}

/** Currencies that their own countries write with a bare "$". */
const DOLLARS = new Set(["CAD", "AUD", "NZD", "SGD", "HKD"]);

/** In Canada "$" is the Canadian dollar: the job's country says which one is meant. */
function isForeignMoney(currency: string, text: string, jobCurrency?: string): boolean {
  const isOwnDollar = jobCurrency === currency && DOLLARS.has(currency);
  const named = currenciesIn(isOwnDollar ? text.replace(/(?<![A-Za-z])\$/g, " ") : text);
  return named.length > 0 && !(named.length === 1 && named[0] === currency);
}

/** The options whose range holds the year's pay, in the same currency. */
export function moneyOptions(
  perYear: number,
  currency: string,
  options: readonly string[],
  asked: Asked,
): string[] {
  const holding = (amount: number): string[] =>
    options.filter((option) => {
      const range = moneyRange(option, currency, asked);
      return range !== undefined && isWithin(amount, range);
    });
  const fitting = holding(perYear);
  const { perYear: times, isYearly } = payUnitOf(asked);
  if (times !== 1 || isYearly || fitting.length !== 1) return fitting;
  // Bands that name no period, of which only the open one at the top holds a year's pay, may be a month's.
  const isOpen = fitting.every((option) => {
    const range = moneyRange(option, currency, asked);
    return range !== undefined && !Number.isFinite(range.to) && range.from * 4 < perYear;
  });
  return isOpen ? holding(perYear / 12) : fitting;
}

/** The options whose range holds the whole of the wanted range. */
export function moneyRangeOptions(
  min: number,
  max: number,
  currency: string,
  options: readonly string[],
  asked: Asked,
): string[] {
  return options.filter((option) => {
    const range = moneyRange(option, currency, asked);
    return range !== undefined && isWithin(min, range) && isWithin(max, range);
  });
}

/** A year's pay is in no band by the hour or the day. */
const OF_SHORT_TIME =
  /\b(?:hour|hourly|hr|day|daily|stunde|tag|heure|jour|hora|dia|ora|giorno|uur|dag)\b/i;

function moneyRange(option: string, currency: string, asked: Asked): ReturnType<typeof rangeFrom> {
  if (
    OF_SHORT_TIME.test(option) ||
    isForeignMoney(currency, option, asked.jobCurrency) ||
    isForeignMoney(currency, `${asked.raw} ${asked.note}`, asked.jobCurrency)
  )
    return undefined;
  const own = payUnitOf({ raw: option, note: "" });
  const outer = payUnitOf(asked);
  const unit = {
    perYear: own.perYear !== 1 ? own.perYear : outer.perYear,
    size: own.size === 1 ? outer.size : own.size,
  };
  const amounts = amountsIn(option, unit);
  let at = 0;
  const plain = plainThousands(option).replace(
    /(\d[\d,]*(?:\.\d+)?)\s*(lakhs?|lacs?|lpa|l|crores?|cr|thousand|k|m)?(?![a-z0-9])/gi,
    () => {
      at += 1;
      return ` ${String(amounts[at - 1] ?? "")} `;
    },
  );
  return rangeFrom(
    plain.replace(/[₹$€£]|\b(?:EUR|USD|GBP|INR|PLN|CHF)\b/g, " ").replace(/(\d)\s+-\s+/g, "$1 - "),
    (number) => number,
  );
}
