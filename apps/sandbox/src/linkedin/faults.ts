import { z } from "zod";
import { COMMON_SWITCHES, FAULT_SCOPE } from "../job-site/faults.ts";

/** The switches that `POST /_control/faults` sets. Absent means: behave as by default. */
export const FaultSwitches = z.strictObject({
  ...COMMON_SWITCHES,
  /** true: every page leads to a captcha; "login": signing in does; "apply": opening a form does. */
  captcha: z.union([z.boolean(), z.enum(["login", "apply"])]).optional(),
  /** The sign-in page is answered with 429: too many have asked for it. */
  sign_in_limit: z.boolean().optional(),
  /** Wrong codes that a checkpoint takes: its page tells how many are left, and still stands when none are. */
  pin_tries_told: z.number().int().min(1).nullable().optional(),
  /** The account's owner has tapped Yes in the app: a sign-in that waits for it goes on. */
  app_confirmed: z.boolean().optional(),
  skin: z.enum(["legacy", "sdui", "mixed"]).nullable().optional(),
  login_variant: z.enum(["classic", "react"]).nullable().optional(),
  skip_interstitial: z.boolean().optional(),
  daily_limit_shape: z.enum(["dialog", "disabled_button"]).optional(),
  /** Applications within a minute after which the portal pauses Easy Apply for that minute. */
  fast_pace_after: z.number().int().min(1).nullable().optional(),
  safety_reminder: z.boolean().nullable().optional(),
  shadow_dialogs: z.boolean().nullable().optional(),
  /** How the older skin's lists come: without marks, half, or half once and then whole. */
  list_shape: z.enum(["no_footers", "half", "half_once"]).nullable().optional(),
  /** The first Next on a form's resume step does nothing: always, or never. */
  next_fails_once: z.boolean().nullable().optional(),
  spinner_ms: z.number().int().min(0).max(60_000).optional(),
});
export type FaultSwitches = z.infer<typeof FaultSwitches>;

export const FaultRequest = FaultSwitches.extend(FAULT_SCOPE);
