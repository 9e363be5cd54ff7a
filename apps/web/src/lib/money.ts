import {
  type Money,
  centsToPaise,
  moneyInBoth,
  moneyLine,
  readsRupeesFirst,
  walletMoney,
} from "@sendoff/domain/money";
import { userZone } from "./user-zone.ts";

export type { Money } from "@sendoff/domain/money";

/** An amount of the wallet in the reader's own currency first: the signed-in user's, or the visitor's. */
export function moneyOf(dollars: number, usdInrRate: number | undefined): Money {
  return walletMoney(dollars, usdInrRate, userZone());
}

/** The same in one line: "₹66.36 ($0.79)". */
export function moneyText(dollars: number, usdInrRate: number | undefined): string {
  return moneyLine(moneyOf(dollars, usdInrRate));
}

/** What a card was charged, in both currencies: "₹420.00 ($5.00)" in India, "$5.00 (₹420.00)" elsewhere. */
export function chargedText({
  amount: dollars,
  amount_inr: rupees,
}: {
  readonly amount: number;
  readonly amount_inr: number;
}): string {
  return moneyLine(moneyInBoth({ dollars, rupees }, userZone()));
}

/** What the wallet holds, in both currencies (DECISIONS D4). */
export function balanceOf({
  balance: dollars,
  balance_inr: rupees,
}: {
  readonly balance: number;
  readonly balance_inr: number;
}): { readonly main: string; readonly beside: string } {
  return moneyInBoth({ dollars, rupees }, userZone());
}

/**
 * What a card will be charged, which is rupees for everybody (DECISIONS D4): "₹420.00" in India, "$5.00 (₹420.00)" elsewhere; the dollars
 * alone as long as the rate is not known.
 */
export function toPayText(cents: number, usdInrRate: number | undefined): string {
  if (usdInrRate === undefined) return moneyText(cents / 100, undefined);
  const charged = { dollars: cents / 100, rupees: centsToPaise(cents, usdInrRate) / 100 };
  const both = moneyInBoth(charged, userZone());
  return readsRupeesFirst(userZone()) ? both.main : moneyLine(both);
}
