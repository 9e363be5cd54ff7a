import { paths } from "../../config/paths.ts";

export interface GoTo {
  /** The key after G. */
  key: string;
  label: string;
  to: string;
}

/** G, then a letter. */
export const goTos: readonly GoTo[] = [
  { key: "d", label: "Dashboard", to: paths.app.dashboard },
  { key: "n", label: "Needs you", to: paths.app.needsYou },
  { key: "p", label: "Platforms", to: paths.app.platforms },
  { key: "s", label: "Scheduler", to: paths.app.scheduler },
  { key: "w", label: "Wallet", to: paths.app.wallet },
  { key: "a", label: "Analytics", to: paths.app.analytics },
  { key: "l", label: "Application Logs", to: paths.app.logs },
  { key: "r", label: "Runs", to: paths.app.runs },
  { key: "c", label: "Profile and CV", to: paths.app.cv },
];

/** How this machine writes the key that goes with K. */
export function commandKeyName(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? "⌘" : "Ctrl";
}
