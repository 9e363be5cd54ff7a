import { modernZoneName } from "../schedule/zone-names.ts";
import { centsToPaise } from "./recharge.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** "$58.46". */
export function inDollars(amount: number): string {
  return dollars.format(amount);
}

/** "₹4,910.64", with Indian grouping. */
export function inRupees(amount: number): string {
  return rupees.format(amount);
}

/**
 * Whether a reader's amounts begin with rupees: where they are in India, by their time zone. One rule for screens, mails, receipts
 * and records: the wallet counts in dollars and the card is charged in rupees (DECISIONS D4), so every amount could be either.
 */
export function readsRupeesFirst(timeZone: string): boolean {
  return modernZoneName(timeZone) === "Asia/Kolkata";
}

/** An amount in the reader's own currency first; `beside` is the other one, where both are said. */
export interface Money {
  readonly main: string;
  readonly beside: string | undefined;
}

/**
 * An amount of the wallet, in dollars: in India "₹66.36" beside "$0.79", elsewhere "$0.79" alone; dollars alone too as long as the rate
 * (rupees to the dollar) is not known.
 */
export function walletMoney(
  amount: number,
  usdInrRate: number | undefined,
  timeZone: string,
): Money {
  const main = inDollars(amount);
  if (usdInrRate === undefined || !readsRupeesFirst(timeZone)) return { main, beside: undefined };
  // An average has parts of a cent, which are whole paise.
  const paise = centsToPaise(Math.round(amount * 10_000) / 100, usdInrRate);
  return { main: inRupees(paise / 100), beside: main };
}

/**
 * An amount that is known in dollars and in rupees, such as what a card is charged: both are said to everybody, the reader's own currency
 * first.
 */
export function moneyInBoth(
  amount: { readonly dollars: number; readonly rupees: number },
  timeZone: string,
): { readonly main: string; readonly beside: string } {
  const [asDollars, asRupees] = [inDollars(amount.dollars), inRupees(amount.rupees)];
  return readsRupeesFirst(timeZone)
    ? { main: asRupees, beside: asDollars }
    : { main: asDollars, beside: asRupees };
}

/** The same in one line: "₹66.36 ($0.79)". */
export function moneyLine({ main, beside }: Money): string {
  return beside === undefined ? main : `${main} (${beside})`;
}
