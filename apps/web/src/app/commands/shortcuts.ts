import { paths } from "../../config/paths.ts";
import { storageKeys } from "../../lib/storage-keys.ts";

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

/** Whether keys without Ctrl do anything; voice control and tremor can press them by accident (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKeys.singleKeys) !== "off";
  } catch {
    return true;
  }
}

/** Remembers the choice in this browser. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKeys.singleKeys);
    else localStorage.setItem(storageKeys.singleKeys, "off");
  } catch {
    // Storage is blocked: the keys stay as they are.
  }
}

/** How this machine writes the key that goes with K. */
export function commandKeyName(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? "⌘" : "Ctrl";
}
