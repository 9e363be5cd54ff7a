import { centsToPaise } from "@sendoff/domain/money";
import { modernZoneName } from "@sendoff/domain/schedule";
import { formatDollars, formatRupees } from "./format.ts";
import { userZone } from "./user-zone.ts";

/** The wallet counts in dollars and the card is charged in rupees (DECISIONS D4); who is in India thinks in rupees. */
function isInIndia(): boolean {
  return modernZoneName(userZone()) === "Asia/Kolkata";
}

/** An amount of the wallet in the user's own currency first; `beside` is the same in dollars, where that is another. */
export interface Money {
  readonly main: string;
  readonly beside: string | undefined;
}

/** In India "₹66.36" beside "$0.79", elsewhere "$0.79" alone; dollars too as long as the rate is not known. */
export function moneyOf(dollars: number, usdInrRate: number | undefined): Money {
  const inDollars = formatDollars(dollars);
  if (!isInIndia() || usdInrRate === undefined) return { main: inDollars, beside: undefined };
  // An average has parts of a cent, which are whole paise.
  const paise = centsToPaise(Math.round(dollars * 10_000) / 100, usdInrRate);
  return { main: formatRupees(paise / 100), beside: inDollars };
}

/** The same in one line: "₹66.36 ($0.79)". */
export function moneyText(dollars: number, usdInrRate: number | undefined): string {
  const { main, beside } = moneyOf(dollars, usdInrRate);
  return beside === undefined ? main : `${main} (${beside})`;
}
