import { randomBytes } from "node:crypto";
import { trusted } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";

export const SITE_NAME = "Northdesk";

/** What one page load knows. */
export interface View {
  /**
   * A class like `styles_jhc__exp__Xk3a1`. The hash changes with a release of the real site; here at every load, so that nobody
   * can lean on it.
   */
  styles(name: string): string;
}

export function createView(): View {
  const salt = randomBytes(6).toString("hex");
  return {
    styles: (name) =>
      `styles_${name}__${hashText(`${salt}${name}`).toString(36).padStart(5, "x").slice(-5)}`,
  };
}

export const BRAND_MARK = trusted(
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="12" fill="#1f5fbf"></circle><path d="M14 5l4 10-4-2-4 2z" fill="#fff"></path></svg>',
);

export const EMPTY_PICTURE =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

/** "2 days ago", in the words of the cards. */
export function postedText(hours: number): string {
  if (hours < 1) return "Just now";
  if (hours < 8) return "Few hours ago";
  const days = Math.floor(hours / 24);
  if (days < 1) return "Today";
  return days > 30 ? "30+ days ago" : `${days} day${days === 1 ? "" : "s"} ago`;
}

/** "1 week ago", in the words of the job page. */
export function postedLongAgoText(hours: number): string {
  const weeks = Math.floor(hours / (7 * 24));
  return weeks < 1 ? postedText(hours) : `${weeks} week${weeks === 1 ? "" : "s"} ago`;
}
