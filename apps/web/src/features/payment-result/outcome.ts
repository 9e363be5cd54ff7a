import type { Payment, PaymentResultStatus } from "@sendoff/contract/payment";
import type { Knowledge } from "./use-known-payment.ts";

/**
 * `abandoned`: the payer left the payment page, so nothing failed. `open`: nobody can tell yet, which must not be called a success. `asking`: the wallet is being asked. `unknown`: it is not this
 * account's, whatever the address says.
 */
export type Outcome = "paid" | "open" | "failed" | "abandoned" | "asking" | "unknown";

/** The server's word goes before the address, and the address before the page's name. */
export function outcomeOf(
  page: "success" | "failure",
  status: PaymentResultStatus | undefined,
  knowledge: Knowledge,
): Outcome {
  if (knowledge.kind === "known") return knownOutcome(knowledge.payment, page);
  if (page === "failure") return "failed";
  if (knowledge.kind === "unknown" || knowledge.kind === "asking") return knowledge.kind;
  // An address that says success is no proof while the wallet cannot be asked.
  if (status === "pending" || (knowledge.kind === "unreachable" && status !== "failure"))
    return "open";
  return status === "failure" ? "failed" : "paid";
}

function knownOutcome(payment: Payment, page: "success" | "failure"): Outcome {
  switch (payment.state) {
    case "paid":
    case "refunded":
    case "disputed":
      return "paid";
    case "failed":
      return payment.is_left_by_payer ? "abandoned" : "failed";
    case "created":
    case "pending":
      // PayU sent the browser here with a failure that it signed: that stands until the bank says otherwise.
      return page === "failure" ? "failed" : "open";
  }
}

/** No money came: what counts is to try again, and the gateway's words are for support. */
export function isUnpaid(outcome: Outcome): boolean {
  return outcome === "failed" || outcome === "abandoned";
}
