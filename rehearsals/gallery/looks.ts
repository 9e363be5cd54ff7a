import type { BrowserContextOptions } from "playwright-core";

/** How a screen is looked at. */
export interface Look {
  readonly name: string;
  readonly options: Pick<BrowserContextOptions, "colorScheme" | "forcedColors" | "viewport">;
  /** The screens that are looked at this way; without it all of them. */
  readonly only?: readonly string[];
}

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** A desk at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };

/** The ones with most to lose in few colours or little room. */
const DELICATE = [
  "landing",
  "dashboard",
  "needs you, one question",
  "scheduler",
  "wallet",
  "wallet, plan chooser",
  "analytics",
  "run",
  "application",
  "platforms",
  "platforms, edit filters",
  "a portal's page, in hand",
  "a portal asks, run",
  "security activity",
];

/** Light and dark, on a desk and on a phone; some in the colours of the system, some zoomed in. */
export const LOOKS: readonly Look[] = [
  ...(["light", "dark"] as const).flatMap((colorScheme) => [
    { name: `desktop-${colorScheme}`, options: { colorScheme, viewport: DESK } },
    { name: `phone-${colorScheme}`, options: { colorScheme, viewport: PHONE } },
  ]),
  {
    name: "forced-colours",
    options: { colorScheme: "dark", forcedColors: "active", viewport: DESK },
    only: DELICATE,
  },
  { name: "zoomed", options: { colorScheme: "light", viewport: ZOOMED }, only: DELICATE },
];

/** Whether a screen is looked at this way. */
export function isSeenIn(look: Look, screen: string): boolean {
  return look.only?.includes(screen) ?? true;
}
