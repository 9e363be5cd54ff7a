import { randomBytes } from "node:crypto";
import { trusted } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";

export const SITE_NAME = "Clearpane";
export const PARTNER_NAME = "Fieldpost";

/** What one page load knows: class names whose second half is new at every load. */
export interface View {
  /** `JobCard_title__x7k2e`: the part before the underscores is what stayed over the years. */
  css(name: string): string;
}

export function createView(): View {
  const salt = randomBytes(6).toString("hex");
  return { css: (name) => `${name}__${hashText(`${salt}${name}`).toString(36).slice(0, 5)}` };
}

export const BRAND_MARK = trusted(
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect x="3" y="3" width="22" height="22" rx="3" fill="none" stroke="#8c2f55" stroke-width="3"></rect><path d="M14 4v20M4 14h20" stroke="#8c2f55" stroke-width="2.4"></path></svg>',
);

/** "24h", "3d", "30d+": as the cards say it. */
export function ageText(hours: number): string {
  const days = Math.floor(hours / 24);
  if (days < 1) return "24h";
  return days >= 30 ? "30d+" : `${days}d`;
}
