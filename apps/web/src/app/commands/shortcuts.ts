import { paths } from "../../config/paths.ts";
import { messages } from "./messages.ts";

export interface GoTo {
  /** The key after G. */
  key: string;
  label: string;
  to: string;
}

/** G, then a letter. */
export const goTos: readonly GoTo[] = [
  { key: "d", label: messages.dashboard, to: paths.app.dashboard },
  { key: "n", label: messages.needsYou, to: paths.app.needsYou },
  { key: "p", label: messages.platforms, to: paths.app.platforms },
  { key: "s", label: messages.scheduler, to: paths.app.scheduler },
  { key: "w", label: messages.wallet, to: paths.app.wallet },
  { key: "a", label: messages.analytics, to: paths.app.analytics },
  { key: "l", label: messages.applicationLogs, to: paths.app.logs },
  { key: "r", label: messages.runs, to: paths.app.runs },
  { key: "c", label: messages.profileAndCv, to: paths.app.cv },
];

/** How this machine writes the key that goes with K. */
export function commandKeyName(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? "⌘" : messages.ctrl;
}
