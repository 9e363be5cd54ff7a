import type { Payment } from "@sendoff/contract";
import { formatDate, formatDollars, formatMoment, formatRupees, plural } from "../../lib/format.ts";
import { moneyText } from "../../lib/money.ts";

interface Fact {
  label: string;
  value: string;
  /** A number that people compare or copy. */
  isCode: boolean;
}

const codes = new Set(["PayU number", "Transaction ID"]);

/** The lines of a recharge's receipt or record; only what is known. */
export function paymentFacts(payment: Payment): Fact[] {
  const lines: [string, string | null][] = [
    // What the card is charged, which is rupees for everybody.
    [payment.receipt_no === "" ? "To pay" : "Charged", formatRupees(payment.amount_inr)],
    [
      "In the wallet",
      `${formatDollars(payment.amount)} at ${formatRupees(payment.usd_inr_rate)} to the dollar`,
    ],
    ["Plan", payment.plan_name],
    ["Credits", payment.credits === 0 ? null : plural(payment.credits, "credit")],
    ["Valid until", payment.expires_at === null ? null : formatDate(payment.expires_at)],
    [
      "Sent back",
      payment.refunded === 0 ? null : moneyText(payment.refunded, payment.usd_inr_rate),
    ],
    ["Paid by", payment.method],
    ["Begun", payment.receipt_no === "" ? formatMoment(payment.created_at) : null],
    ["Paid", payment.receipt_no === "" ? null : formatMoment(payment.settled_at ?? "")],
    ["PayU number", payment.payu_transaction_id],
    ["Transaction ID", payment.txnid],
  ];
  return lines.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value, isCode: codes.has(label) }],
  );
}
