import { z } from "zod";
import { FORM_SWITCHES } from "../indeed/faults.ts";
import { COMMON_SWITCHES, FAULT_SCOPE } from "../job-site/faults.ts";

/** The switches that `POST /_control/faults` sets. Those of the form hold for forms that were opened from here. */
export const FaultSwitches = z.strictObject({
  ...COMMON_SWITCHES,
  ...FORM_SWITCHES,
  /** The page that checks the browser before any other: for good / until it has waited a moment. */
  challenge: z.union([z.boolean(), z.literal("passing")]).optional(),
  /** A sign-in dialog over the results, also for those who are signed in; "hard" has no close button. */
  login_overlay: z.enum(["closable", "hard"]).nullable().optional(),
  /** Whether the frame of the last application stays in the page when its dialog is closed (default true). */
  stale_frame: z.boolean().optional(),
  /** The frame is put elsewhere in the page and so loads anew, once: at the form's second page / while it is being sent. */
  moved_frame: z.enum(["mid_form", "at_submit"]).nullable().optional(),
  /** "partner": the sign-in page shows the partner's sign-in alone. Default: its own form too. */
  methods: z.enum(["both", "partner"]).nullable().optional(),
  /** How long the details of a list's first job stay in their hidden box before they are moved (default 60). */
  stream_ms: z.number().int().min(0).max(60_000).optional(),
  /** "older": other ids for the search fields, and numbered pages instead of a list without end. Default: by account. */
  skin: z.enum(["current", "older"]).nullable().optional(),
});
export type FaultSwitches = z.infer<typeof FaultSwitches>;

export const FaultRequest = FaultSwitches.extend(FAULT_SCOPE);
