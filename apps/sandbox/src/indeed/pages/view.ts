import { randomBytes } from "node:crypto";
import { trusted } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";

export const SITE_NAME = "Fieldpost";

/** What one page load knows: class names and ids that are new at every load. */
export interface View {
  /** A class name like `css-1x7k2e3`: the same for the same name within this load only. */
  css(name: string): string;
  /** The part between the colons of an id like `:r3:`. */
  reactId(): string;
}

export function createView(): View {
  const salt = randomBytes(6).toString("hex");
  let react = 0;
  return {
    css: (name) => `css-${hashText(`${salt}${name}`).toString(36)}`,
    reactId: () => `:r${(react++).toString(32)}${salt.slice(0, 2)}:`,
  };
}

export const BRAND_MARK = trusted(
  '<svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true"><rect x="2" y="4" width="26" height="18" rx="4" fill="#4a3aa8"></rect><path d="M8 10h14M8 15h9" stroke="#fff" stroke-width="2.4" stroke-linecap="round"></path><path d="M15 22v6" stroke="#4a3aa8" stroke-width="3" stroke-linecap="round"></path></svg>',
);

/** "Posted 3 days ago", in the words of the cards. */
export function postedText(hours: number): string {
  const days = Math.floor(hours / 24);
  if (days < 1) return hours < 3 ? "Just posted" : "Today";
  if (days >= 30) return "Posted 30+ days ago";
  return `Posted ${days} day${days === 1 ? "" : "s"} ago`;
}
