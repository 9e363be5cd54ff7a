import type { NotStartedReason } from "@sendoff/contract/schedule";
import { paths } from "../config/paths.ts";
import { messages } from "./messages.ts";

/** Where the person puts right what kept a planned run from starting; nothing where waiting is all there is to do. */
export const notStartedWays: Partial<Record<NotStartedReason, { to: string; label: string }>> = {
  platform_not_connected: { to: paths.app.platforms, label: messages.openPlatforms },
  job_preferences_missing: { to: paths.app.cv, label: messages.setJobPreferences },
  no_cv: { to: paths.app.cv, label: messages.uploadACv },
  no_credits: { to: `${paths.app.wallet}?add=plan`, label: messages.addMoney },
  paused: { to: paths.app.runs, label: messages.openTheRuns },
  run_under_way: { to: paths.app.runs, label: messages.openTheRuns },
};
