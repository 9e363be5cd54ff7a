import { z } from "zod";
import { hashText } from "../seeded-random.ts";

/** The switches that `POST /_control/faults` sets. Absent means: behave as by default. */
export const FaultSwitches = z.strictObject({
  /** Added to every answer of the portal's pages and calls, in milliseconds. */
  latency_ms: z.number().min(0).max(120_000).optional(),
  /** Share of requests answered with 500 before anything happens. */
  error_rate: z.number().min(0).max(1).optional(),
  /** Share of requests whose connection is cut: half before, half after the work was done. */
  drop_connection_rate: z.number().min(0).max(1).optional(),
  /** true: every page leads to a captcha; "login": signing in does; "apply": opening a form does. */
  captcha: z.union([z.boolean(), z.enum(["login", "apply"])]).optional(),
  skin: z.enum(["legacy", "sdui", "mixed"]).nullable().optional(),
  login_variant: z.enum(["classic", "react"]).nullable().optional(),
  skip_interstitial: z.boolean().optional(),
  pin_ttl_ms: z.number().int().min(0).optional(),
  /** "now" ends the sessions at once; "mid_form" at the account's next step; a number: seconds a session lives. */
  session_expiry: z
    .union([z.enum(["now", "mid_form"]), z.number().positive()])
    .nullable()
    .optional(),
  /** Applications an account may send a day. */
  daily_limit: z.number().int().min(0).nullable().optional(),
  daily_limit_shape: z.enum(["dialog", "disabled_button"]).optional(),
  /** Applications within a minute after which the portal pauses Easy Apply for that minute. */
  fast_pace_after: z.number().int().min(1).nullable().optional(),
  slow_confirmation_ms: z.number().int().min(0).max(600_000).optional(),
  lost_confirmation: z.enum(["marked_applied", "not_recorded"]).nullable().optional(),
  /** Every known hook (ids, classes, data attributes, the word "Easy Apply") is renamed. The site still works. */
  changed_layout: z.boolean().optional(),
  safety_reminder: z.boolean().nullable().optional(),
  shadow_dialogs: z.boolean().nullable().optional(),
  spinner_ms: z.number().int().min(0).max(60_000).optional(),
});
export type FaultSwitches = z.infer<typeof FaultSwitches>;

export const FaultRequest = FaultSwitches.extend({
  scope: z.strictObject({ applicant: z.string().min(1) }).optional(),
});
export type FaultRequest = z.infer<typeof FaultRequest>;

export interface FaultStore {
  /** Adds to what is set; a switch set to null goes back to its default. */
  set(request: FaultRequest): void;
  /** What holds for this account, or for a visitor who is not signed in. */
  get(applicant?: string): FaultSwitches;
  list(): { global: FaultSwitches; applicants: Record<string, FaultSwitches> };
  reset(): void;
  /** True with the given probability; the same sequence after every reset. */
  isStruck(rate: number | undefined): boolean;
}

function merge(current: FaultSwitches, change: FaultSwitches): FaultSwitches {
  const merged = { ...current, ...change };
  return FaultSwitches.parse(
    Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)),
  );
}

export function createFaultStore(): FaultStore {
  let global: FaultSwitches = {};
  let applicants = new Map<string, FaultSwitches>();
  let draws = 0;
  return {
    set({ scope, ...change }) {
      const key = scope?.applicant.toLowerCase();
      if (key === undefined) global = merge(global, change);
      else applicants.set(key, merge(applicants.get(key) ?? {}, change));
    },
    get: (applicant) => ({
      ...global,
      ...(applicant === undefined ? {} : applicants.get(applicant.toLowerCase())),
    }),
    list: () => ({ global, applicants: Object.fromEntries(applicants) }),
    reset() {
      global = {};
      applicants = new Map();
      draws = 0;
    },
    isStruck(rate) {
      if (rate === undefined || rate === 0) return false;
      draws += 1;
      return hashText(`fault${draws}`) / 4294967296 < rate;
    },
  };
}
