import { CREDIT_VALID_MONTHS } from "@sendoff/contract/constants";
import { type Payment } from "@sendoff/contract/payment";
import type { OrderRow } from "@sendoff/db/payment";
import { isLeftByPayer } from "@sendoff/kit/payu";

/** PayU's codes for the ways to pay (docs.payu.in, "Payment mode codes"). */
const METHODS: Readonly<Record<string, string>> = {
  CC: "Credit card",
  DC: "Debit card",
  NB: "Net banking",
  UPI: "UPI",
  EMI: "EMI",
  CASH: "Wallet",
  BNPL: "Pay later",
  LAZYPAY: "Pay later",
};

/** The way it was paid, in words. A code that nobody has told us of is shown as it is. */
export function paymentMethod(mode: string): string {
  return METHODS[mode.toUpperCase()] ?? mode;
}

/** When what a recharge brought lapses; null until it is paid. As the database counts months: the last day of a short one. */
export function expiryOf(order: Pick<OrderRow, "settledAt">): Date | null {
  if (order.settledAt === null) return null;
  const at = new Date(order.settledAt);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + CREDIT_VALID_MONTHS);
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return at;
}

/** A recharge as the wire has it: dollars, rupees, words. */
export function presentPayment(order: OrderRow): Payment {
  return {
    txnid: order.txnid,
    state: order.state,
    plan_id: order.plan.id,
    plan_name: order.plan.name,
    amount: order.amountCents / 100,
    amount_inr: order.amountPaise / 100,
    usd_inr_rate: order.usdInrRate,
    credits: order.credits,
    refunded: order.refundedCents / 100,
    payu_transaction_id: order.mihpayid,
    method: paymentMethod(order.mode),
    reason: order.reason,
    is_left_by_payer: order.state === "failed" && isLeftByPayer(order.reason),
    receipt_no: order.receiptNo,
    expires_at: expiryOf(order)?.toISOString() ?? null,
    created_at: order.createdAt.toISOString(),
    settled_at: order.settledAt?.toISOString() ?? null,
  };
}
