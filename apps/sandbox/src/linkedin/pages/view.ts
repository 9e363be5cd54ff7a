import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { type Markup, markup, trusted } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import type { AccountProfile } from "../../job-site/accounts.ts";

export const SITE_NAME = "Workfolk";

const SDUI_STYLES = readFileSync(new URL("./sdui-styles.css", import.meta.url), "utf8");

/** What one page load knows: the viewer, and ids and class names that are new at every load. */
export interface View {
  viewer: AccountProfile;
  /** The address of the site, for the links that it writes out in full. */
  origin: string;
  /** Notices not yet read: they stand in the title of every page. */
  unread: number;
  /** A class name of the older skin: some 30 letters, the same until the site is built anew. */
  built(name: string): string;
  /** A class name like `_3bc34f41`: the same for the same name within this load only. */
  hashed(name: string): string;
  emberId(): string;
  reactId(): string;
  /** An id of the newer skin, as in `«r2»`. */
  sduiId(): string;
  /** A component key that is new at every load. */
  componentKey(): string;
  /** The SDUI style sheet with this load's class names. */
  styles(): Markup;
}

/** A restart stands for a new build of the older front end. */
const BUILD = randomBytes(6).toString("hex");
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const UNREAD_MAX = 4;

/** Letters only, 20 to 40 of them (portal facts, captured 1.1). */
function builtClass(name: string): string {
  const length = 20 + (hashText(`${BUILD}${name}`) % 21);
  return Array.from({ length }, (_unused, index) =>
    LETTERS.charAt(hashText(`${BUILD}${name}${index}`) % LETTERS.length),
  ).join("");
}

export function createView(viewer: AccountProfile, origin = ""): View {
  const salt = randomBytes(6).toString("hex");
  let ember = randomInt(20, 900);
  let react = 0;
  const hashed = (name: string): string => {
    const hash = hashText(`${salt}${name}`);
    // A class name cannot begin with a digit in a style sheet as it stands: those get the underscore.
    const text = hash.toString(16).padStart(8, "0");
    return hash % 2 === 0 && /^[a-f]/.test(text) ? text : `_${text}`;
  };
  return {
    viewer,
    origin,
    unread: hashText(`unread:${viewer.email}`) % UNREAD_MAX,
    built: builtClass,
    hashed,
    emberId: () => `ember${(ember += 1 + (ember % 3))}`,
    reactId: () => `:r${(react++).toString(32)}${salt.slice(0, 2)}:`,
    sduiId: () => `«r${(react++).toString(32)}»`,
    componentKey: randomUUID,
    styles: () =>
      trusted(
        `<style>${SDUI_STYLES.replace(/\.s-([a-z-]+)/g, (_match, name: string) => `.${hashed(name)}`)}</style>`,
      ),
  };
}

/** A drawing as a picture with a text of its own, as the portal has its logos and faces. */
function asImage(drawing: Markup, alt: string, size: number, className: string): Markup {
  const svg = drawing.text.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');
  return markup`<img width="${size}" height="${size}" class="${className}" alt="${alt}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;
}

export const logoImage = (company: string, size: number): Markup =>
  asImage(companyLogo(company, size), `${company} logo`, size, "ivm-view-attr__img--centered");

export const memberPhoto = (profile: AccountProfile, size: number, className: string): Markup =>
  asImage(avatar(profile, size), `${profile.first_name} ${profile.last_name}`, size, className);

const LOGO_COLORS = [
  "#17456b",
  "#7a3b69",
  "#b0532c",
  "#2f6b4f",
  "#5a4a9c",
  "#8a6d1d",
  "#a23b4a",
  "#2d6f82",
];

/** A company's mark: its initials on its colour. */
export function companyLogo(company: string, size: number): Markup {
  const hash = hashText(company);
  const color = LOGO_COLORS[hash % LOGO_COLORS.length] ?? "#17456b";
  const words = company.split(/[^A-Za-z]+/).filter((word) => word !== "");
  const initials = words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("")
    .toUpperCase();
  const shape =
    hash % 3 === 0
      ? markup`<circle cx="24" cy="24" r="24" fill="${color}"></circle>`
      : markup`<rect width="48" height="48" rx="${hash % 3 === 1 ? 4 : 12}" fill="${color}"></rect>`;
  return markup`<svg class="company-mark" width="${size}" height="${size}" viewBox="0 0 48 48" role="presentation" aria-hidden="true">${shape}<text x="24" y="31" text-anchor="middle" font-size="19" font-weight="700" fill="#fff" font-family="Arial, sans-serif">${initials}</text></svg>`;
}

export function avatar(profile: AccountProfile, size: number): Markup {
  const initials = `${profile.first_name.charAt(0)}${profile.last_name.charAt(0)}`.toUpperCase();
  return markup`<svg class="avatar" width="${size}" height="${size}" viewBox="0 0 48 48" role="presentation" aria-hidden="true"><circle cx="24" cy="24" r="24" fill="#cfe3dc"></circle><text x="24" y="30" text-anchor="middle" font-size="17" font-weight="600" fill="#0d5a4c" font-family="Arial, sans-serif">${initials}</text></svg>`;
}

export const BRAND_MARK = trusted(
  '<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="8" fill="#0d6b5a"></rect><path d="M7 10l4.6 14L17 13l5.4 11L27 10" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"></path></svg>',
);

export function ageText(hours: number): string {
  if (hours < 1) return "Just now";
  if (hours < 24) return `${Math.floor(hours)} hour${hours < 2 ? "" : "s"} ago`;
  const days = Math.floor(hours / 24);
  if (days < 7) return `${days} day${days === 1 ? "" : "s"} ago`;
  const weeks = Math.floor(days / 7);
  return `${weeks} week${weeks === 1 ? "" : "s"} ago`;
}

const WORKPLACE_TEXT = { on_site: "On-site", remote: "Remote", hybrid: "Hybrid" };
const JOB_TYPE_TEXT = {
  F: "Full-time",
  P: "Part-time",
  C: "Contract",
  T: "Temporary",
  V: "Volunteer",
  I: "Internship",
  O: "Other",
};
const LEVEL_TEXT = [
  "",
  "Internship",
  "Entry level",
  "Associate",
  "Mid-Senior level",
  "Director",
  "Executive",
];

export const workplaceText = (workplace: keyof typeof WORKPLACE_TEXT): string =>
  WORKPLACE_TEXT[workplace];
export const jobTypeText = (type: keyof typeof JOB_TYPE_TEXT): string => JOB_TYPE_TEXT[type];
export const levelText = (level: number): string => LEVEL_TEXT[level] ?? "";
