import { z } from "zod";
import { COMMON_SWITCHES, FAULT_SCOPE } from "../job-site/faults.ts";

export const FaultSwitches = z.strictObject({
  latency_ms: COMMON_SWITCHES.latency_ms,
  error_rate: COMMON_SWITCHES.error_rate,
  drop_connection_rate: COMMON_SWITCHES.drop_connection_rate,
  /** Applications an address may send to one company a day. */
  daily_limit: COMMON_SWITCHES.daily_limit,
  slow_confirmation_ms: COMMON_SWITCHES.slow_confirmation_ms,
  lost_confirmation: COMMON_SWITCHES.lost_confirmation,
  changed_layout: COMMON_SWITCHES.changed_layout,
  /**
   * "apply": a captcha stands in the form; "submit": one comes up after the button and nothing was sent until a hand ticks its
   * box; "refused": the unseen check fails after the button and nothing was sent.
   */
  captcha: z.enum(["apply", "submit", "refused"]).nullable().optional(),
  /** How the form says that it was taken: in the maker's words, the company's own, or not at all. */
  confirmation: z.enum(["usual", "own_words", "missing"]).optional(),
  /** Whether the same person may apply to the same job again; by default only Glasshouse lets them. */
  again: z.enum(["taken", "refused"]).nullable().optional(),
  /** "missing": the makers of `makers/` answer 404 where a company's feed is; its pages are all there is. */
  feed: z.enum(["usual", "missing"]).optional(),
  /** How long a form's page shows its loader (default 60). */
  hydrate_ms: z.number().int().min(0).max(60_000).optional(),
  /** Glasshouse's ways of drawing its pages. Default: by company its own, or within the company's; never the older one. */
  skin: z.enum(["current", "embedded", "older"]).nullable().optional(),
});
export type FaultSwitches = z.infer<typeof FaultSwitches>;

export const FaultRequest = FaultSwitches.extend(FAULT_SCOPE);
