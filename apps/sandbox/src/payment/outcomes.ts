import { z } from "zod";
import type { Payment } from "./payment.ts";
import type { Ending } from "./test-values.ts";

/** How a payment can be settled. */
export const Outcome = z.enum([
  "captured",
  "auth",
  "pending",
  "failed",
  "userCancelled",
  "bounced",
  "dropped",
]);
export type Outcome = z.infer<typeof Outcome>;

/** What the merchant is told about why. */
export interface Reason {
  error: string;
  message: string;
  field9: string;
}

const PAID: Reason = {
  error: "E000",
  message: "No Error",
  field9: "Transaction Completed Successfully",
};

/** Codes and texts of the payment company's error list. */
const REASONS: Readonly<Record<Outcome, Reason>> = {
  captured: PAID,
  auth: PAID,
  pending: { error: "E000", message: "No Error", field9: "Awaiting confirmation from the bank" },
  failed: {
    error: "E308",
    message: "Transaction Failed at bank end.",
    field9: "Transaction Failed at bank end.",
  },
  userCancelled: {
    error: "E1605",
    message: "Transaction failed due to customer pressing cancel button.",
    field9: "Cancelled by user",
  },
  bounced: {
    error: "E000",
    message: "No Error",
    field9: "The customer left the payment page without paying",
  },
  dropped: {
    error: "E000",
    message: "No Error",
    field9: "No response from the bank",
  },
};

const failure = (error: string, message: string): Reason => ({ error, message, field9: message });

export const WRONG_CODE = failure("E500", "Bank failed to authenticate the customer");
export const DECLINED_BY_PAYER = failure("E1903", "Authorization failed at Bank");
const DECLINED = failure("E307", "Transaction declined with do not honor");
const TOO_LITTLE_MONEY = failure("E706", "Transaction failed due to insufficient funds");

const STATUS_OF: Readonly<Record<Outcome, Payment["status"]>> = {
  captured: "success",
  auth: "success",
  pending: "pending",
  failed: "failure",
  userCancelled: "failure",
  bounced: "failure",
  dropped: "failure",
};

/** Money that was taken does not become untaken; what was only authorised is taken or given up. */
export function canBecome(payment: Payment, outcome: Outcome): boolean {
  if (payment.unmappedstatus === "captured") return false;
  if (payment.unmappedstatus === "auth") return outcome === "captured" || outcome === "failed";
  return true;
}

/** Writes the outcome into the payment. */
export function applyOutcome(payment: Payment, outcome: Outcome, reason?: Reason): void {
  const { error, message, field9 } = reason ?? REASONS[outcome];
  payment.status = STATUS_OF[outcome];
  payment.unmappedstatus = outcome;
  payment.error = error;
  payment.error_message = message;
  payment.field9 = field9;
  payment.stage = "done";
  payment.settled_at = outcome === "pending" ? null : new Date().toISOString();
}

/** What a test card or UPI id leads to. */
export function outcomeOf(ending: Ending): { outcome: Outcome; reason?: Reason } {
  if (ending === "declined") return { outcome: "failed", reason: DECLINED };
  if (ending === "insufficient_funds") return { outcome: "failed", reason: TOO_LITTLE_MONEY };
  return { outcome: ending };
}
