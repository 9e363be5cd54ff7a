import { z } from "zod";
import { parseRupees } from "./money.ts";

const Milliseconds = z.number().int().min(0).max(600_000);
const Copies = z.number().int().min(1).max(500);

/** The switches that `POST /_control/faults` sets. Absent means: behave as by default. */
export const FaultSwitches = z.strictObject({
  /** How often each notification is sent, all at the same time. */
  webhook_copies: Copies.optional(),
  webhook_delay_ms: Milliseconds.optional(),
  /** Nobody is ever notified. */
  webhook_lost: z.boolean().optional(),
  webhook_format: z.enum(["form", "json"]).optional(),
  /** Waits between the attempts; as many further attempts as there are waits. */
  webhook_retry_ms: z.array(Milliseconds).max(20).optional(),
  /** The browser is sent back only after the first attempt to notify has ended. */
  webhook_before_return: z.boolean().optional(),
  /** The browser never gets back to the merchant. */
  return_lost: z.boolean().optional(),
  return_delay_ms: Milliseconds.optional(),
  /** Written over what is posted back and notified, after the hash was made. */
  tamper: z.record(z.string(), z.string()).optional(),
  /** 503, or the connection is cut. */
  verify_down: z.union([z.boolean(), z.literal("cut")]).optional(),
  verify_delay_ms: Milliseconds.optional(),
  /** Written over the details that verify_payment answers. */
  verify_override: z.record(z.string(), z.string()).optional(),
  /** verify_payment answers that it knows no such payment. */
  verify_unknown: z.boolean().optional(),
  /** Rupees added to what the payer pays, told in `additionalCharges`. */
  additional_charges: z
    .string()
    .refine((text) => parseRupees(text) !== undefined, "rupees, such as 12.50")
    .optional(),
  /** What becomes of refunds that the merchant asks for. */
  refund_result: z.enum(["success", "queued", "failure"]).optional(),
  /** By which number a dispute's notice names the payment: both have been documented. */
  dispute_names: z.enum(["txnid", "mihpayid"]).optional(),
});
export type FaultSwitches = z.infer<typeof FaultSwitches>;

const Scope = z.union([
  z.strictObject({ txnid: z.string().min(1) }),
  z.strictObject({ email: z.string().min(1) }),
]);

/** A change of the switches: null puts one back to its default. */
export interface FaultChange {
  /** For one payment or one payer only, which wins over what holds for all. */
  scope: z.infer<typeof Scope> | undefined;
  cleared: string[];
  switches: FaultSwitches;
}

/** Reads the body of `POST /_control/faults`. Throws a ZodError. */
export function readFaultChange(body: unknown): FaultChange {
  const { scope, ...rest } = z.looseObject({ scope: Scope.optional() }).parse(body ?? {});
  const entries = Object.entries(rest);
  return {
    scope,
    cleared: entries.filter(([, value]) => value === null).map(([name]) => name),
    switches: FaultSwitches.parse(
      Object.fromEntries(entries.filter(([, value]) => value !== null)),
    ),
  };
}

interface Payer {
  txnid: string;
  fields: { email: string };
}

export interface FaultStore {
  /** Adds to what is set. */
  set(change: FaultChange): void;
  /** What holds for this payment. */
  get(payment: Payer): FaultSwitches;
  list(): { global: FaultSwitches; payments: Record<string, FaultSwitches> };
  reset(): void;
}

export function createFaultStore(): FaultStore {
  let global: FaultSwitches = {};
  let payments = new Map<string, FaultSwitches>();
  const merge = (current: FaultSwitches, change: FaultChange): FaultSwitches => {
    const merged = Object.entries({ ...current, ...change.switches });
    return FaultSwitches.parse(
      Object.fromEntries(merged.filter(([name]) => !change.cleared.includes(name))),
    );
  };
  return {
    set(change) {
      const { scope } = change;
      if (scope === undefined) {
        global = merge(global, change);
        return;
      }
      const key = "txnid" in scope ? scope.txnid : scope.email.toLowerCase();
      payments.set(key, merge(payments.get(key) ?? {}, change));
    },
    get: (payment) => ({
      ...global,
      ...payments.get(payment.fields.email.toLowerCase()),
      ...payments.get(payment.txnid),
    }),
    list: () => ({ global, payments: Object.fromEntries(payments) }),
    reset() {
      global = {};
      payments = new Map();
    },
  };
}
