import type { NotStartedReason } from "@sendoff/contract";
import { paths } from "../config/paths.ts";

/** Where the person puts right what kept a planned run from starting; nothing where waiting is all there is to do. */
export const notStartedWays: Partial<Record<NotStartedReason, { to: string; label: string }>> = {
  platform_not_connected: { to: paths.app.platforms, label: "Open Platforms" },
  job_preferences_missing: { to: paths.app.cv, label: "Set job preferences" },
  no_cv: { to: paths.app.cv, label: "Upload a CV" },
  no_credits: { to: `${paths.app.wallet}?add=plan`, label: "Add Money" },
  paused: { to: paths.app.runs, label: "Open the runs" },
  run_under_way: { to: paths.app.runs, label: "Open the runs" },
};
