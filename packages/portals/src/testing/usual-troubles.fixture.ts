import type { Trouble } from "./portal.fixture.ts";

/** The troubles of a portal with accounts of its own. */
export const USUAL_TROUBLES = [
  "daily_limit",
  "slow_confirmation",
  "lost_confirmation_sent",
  "lost_confirmation_unsent",
  "session_ends_mid_form",
  "changed_layout",
  "captcha_at_apply",
] as const satisfies readonly Trouble[];

/** As the sandbox's control calls take them. */
export const USUAL_FAULTS: Readonly<Record<(typeof USUAL_TROUBLES)[number], object>> = {
  daily_limit: { daily_limit: 0 },
  slow_confirmation: { slow_confirmation_ms: 2_500 },
  lost_confirmation_sent: { lost_confirmation: "marked_applied" },
  lost_confirmation_unsent: { lost_confirmation: "not_recorded" },
  session_ends_mid_form: { session_expiry: "mid_form" },
  changed_layout: { changed_layout: true },
  captcha_at_apply: { captcha: "apply" },
};
