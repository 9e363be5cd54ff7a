import { LOWEST_PRICE_CENTS, RECHARGE_PLANS } from "@sendoff/domain/money";
import { locale } from "../language/language.ts";

/** What the public pages say. Prices come from the plans that are charged (DECISIONS D4), so that no page contradicts them. */
export const plans = RECHARGE_PLANS;

/** The price that the landing page and the FAQ quote as "from", in dollars. */
export const FROM_DOLLARS = LOWEST_PRICE_CENTS / 100;

/**
 * Every place that names platforms to visitors reads this list. Set `isActive` in the same change that turns the platform's
 * manifest from "soon" to "driver", not before: a tick promises that the platform can be connected and applied on today.
 */
export const supportedPlatforms: readonly {
  name: string;
  letters: string;
  isActive: boolean;
}[] = [
  { name: "LinkedIn", letters: "LI", isActive: true },
  { name: "Indeed", letters: "IN", isActive: true },
  { name: "Glassdoor", letters: "GD", isActive: true },
  { name: "Naukri", letters: "NK", isActive: true },
  { name: "ZipRecruiter", letters: "ZR", isActive: false },
  { name: "Monster", letters: "MO", isActive: false },
  { name: "CareerBuilder", letters: "CB", isActive: false },
];

const activeNames = supportedPlatforms.filter(({ isActive }) => isActive).map(({ name }) => name);
/**
 * "LinkedIn", "LinkedIn and Indeed", "LinkedIn, Indeed and Glassdoor": where applying works today. A function, because the texts in Hindi
 * load this file before the language is set.
 */
export function activePlatforms(as = locale()): string {
  return new Intl.ListFormat(as).format(activeNames);
}

/** How people reach whoever runs this installation; `.example` is a reserved domain until an operator sets theirs. */
export const contact = { email: "support@sendoff.example" };
