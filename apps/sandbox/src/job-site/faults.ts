import { z } from "zod";
import { hashText } from "../seeded-random.ts";

/** The switches that every job site knows. Absent means: behave as by default. */
export const COMMON_SWITCHES = {
  /** Added to every answer of the portal's pages and calls, in milliseconds. */
  latency_ms: z.number().min(0).max(120_000).optional(),
  /** Share of requests answered with 500 before anything happens. */
  error_rate: z.number().min(0).max(1).optional(),
  /** Share of requests whose connection is cut: half before, half after the work was done. */
  drop_connection_rate: z.number().min(0).max(1).optional(),
  pin_ttl_ms: z.number().int().min(0).optional(),
  /** "now" ends the sessions at once; "mid_form" at the account's next step; a number: seconds a session lives. */
  session_expiry: z
    .union([z.enum(["now", "mid_form"]), z.number().positive()])
    .nullable()
    .optional(),
  /** Applications an account may send a day. */
  daily_limit: z.number().int().min(0).nullable().optional(),
  slow_confirmation_ms: z.number().int().min(0).max(600_000).optional(),
  lost_confirmation: z.enum(["marked_applied", "not_recorded"]).nullable().optional(),
  /** Every known hook (ids, classes, data attributes, known words) is renamed. The site still works. */
  changed_layout: z.boolean().optional(),
};

/** For one account only, when given. */
export const FAULT_SCOPE = {
  scope: z.strictObject({ applicant: z.string().min(1) }).optional(),
};
interface Scoped {
  scope?: { applicant: string } | undefined;
}

export interface FaultStore<Switches extends object> {
  /** Adds to what is set; a switch set to null goes back to its default. */
  set(request: Switches & Scoped): void;
  /** What holds for this account, or for a visitor who is not signed in. */
  get(applicant?: string): Switches;
  list(): { global: Switches; applicants: Record<string, Switches> };
  reset(): void;
  /** True with the given probability; the same sequence after every reset. */
  isStruck(rate: number | undefined): boolean;
}

/** What a site is told to do wrong. `schema` is its own list of switches. In memory: faults end with the process. */
export function createFaultStore<Switches extends object>(
  schema: z.ZodType<Switches>,
): FaultStore<Switches> {
  let global = schema.parse({});
  let applicants = new Map<string, Switches>();
  const effective = new Map<string, Switches>();
  let draws = 0;
  const merge = (current: object, change: object): Switches =>
    schema.parse(
      Object.fromEntries(
        Object.entries({ ...current, ...change }).filter(([, value]) => value !== null),
      ),
    );
  return {
    set({ scope, ...change }) {
      const key = scope?.applicant.toLowerCase();
      if (key === undefined) global = merge(global, change);
      else applicants.set(key, merge(applicants.get(key) ?? {}, change));
      effective.clear();
    },
    get(applicant) {
      const key = applicant?.toLowerCase();
      const own = key === undefined ? undefined : applicants.get(key);
      if (key === undefined || own === undefined) return global;
      const known = effective.get(key) ?? merge(global, own);
      effective.set(key, known);
      return known;
    },
    list: () => ({ global, applicants: Object.fromEntries(applicants) }),
    reset() {
      global = schema.parse({});
      applicants = new Map();
      effective.clear();
      draws = 0;
    },
    isStruck(rate) {
      if (rate === undefined || rate === 0) return false;
      draws += 1;
      return hashText(`fault${draws}`) / 4294967296 < rate;
    },
  };
}
