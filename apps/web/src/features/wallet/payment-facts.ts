import type { Payment } from "@sendoff/contract/payment";
import { formatDate, formatDollars, formatMoment, formatRupees } from "../../lib/format.ts";
import { readsRupeesFirst } from "@sendoff/domain/money";
import { moneyText } from "../../lib/money.ts";
import { userZone } from "../../lib/user-zone.ts";
import { messages } from "./messages.ts";

interface Fact {
  label: string;
  value: string;
  /** A number that people compare or copy. */
  isCode: boolean;
}

const codes = new Set<string>([messages.payuNumber, messages.transactionId]);

/** What the card is charged is rupees for everybody, what comes into the wallet dollars; the reader's own currency first. */
function amountLines(payment: Payment): [string, string][] {
  const charged = formatRupees(payment.amount_inr);
  const lines: [string, string][] = [
    [payment.receipt_no === "" ? messages.toPay : messages.charged, charged],
    [
      messages.inTheWallet,
      messages.rateToTheDollar(formatDollars(payment.amount), formatRupees(payment.usd_inr_rate)),
    ],
  ];
  return readsRupeesFirst(userZone()) ? lines : lines.toReversed();
}

/** The lines of a recharge's receipt or record; only what is known. */
export function paymentFacts(payment: Payment): Fact[] {
  const lines: [string, string | null][] = [
    ...amountLines(payment),
    [messages.plan, payment.plan_name],
    [messages.credits, payment.credits === 0 ? null : messages.creditCount(payment.credits)],
    [messages.validUntil, payment.expires_at === null ? null : formatDate(payment.expires_at)],
    [
      messages.sentBack,
      payment.refunded === 0 ? null : moneyText(payment.refunded, payment.usd_inr_rate),
    ],
    [messages.paidBy, payment.method],
    [messages.begun, payment.receipt_no === "" ? formatMoment(payment.created_at) : null],
    [messages.paidLabel, payment.receipt_no === "" ? null : formatMoment(payment.settled_at ?? "")],
    [messages.payuNumber, payment.payu_transaction_id],
    [messages.transactionId, payment.txnid],
  ];
  return lines.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [{ label, value, isCode: codes.has(label) }],
  );
}
