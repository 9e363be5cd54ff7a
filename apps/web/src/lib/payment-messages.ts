import type { Payment } from "@sendoff/contract/payment";
import { asSentence } from "@sendoff/domain/applying";
import { formatDate, formatRupees, plural } from "./format.ts";
import { moneyText } from "./money.ts";

/** SPEC 8, word for word: a payment was settled while somebody looked. */
export const paymentCompleted = "Payment completed and credits added to your wallet!";

export interface PaymentWords {
  title: string;
  note: string;
}

/** "250 credits": what a recharge brought; in cash when it made no whole credit. */
export function broughtWords({ credits, amount, usd_inr_rate: rate }: Payment): string {
  return credits === 0 ? `${moneyText(amount, rate)} of cash` : plural(credits, "credit");
}

/** What the server knows of a recharge, in words: what happened, then what it means. Never says more than is known. */
export function paymentWords(payment: Payment): PaymentWords {
  const until =
    payment.expires_at === null ? "" : `, valid until ${formatDate(payment.expires_at)}`;
  switch (payment.state) {
    case "paid":
      return {
        title: `${broughtWords(payment)} ${payment.credits > 1 ? "were" : "was"} added to your wallet`,
        note: `${payment.plan_name}, ${moneyText(payment.amount, payment.usd_inr_rate)}${until}.`,
      };
    case "created":
      return {
        title: "Not paid",
        note: "The payment page has reported no payment so far. If you paid after all, we add the credits automatically.",
      };
    case "pending":
      return {
        title: "Your bank has not decided yet",
        note: "We keep asking, also when this page is closed. The credits come as soon as the money does.",
      };
    case "failed":
      return {
        title: "Nothing was added to your wallet",
        note: `${asSentence(payment.reason || "The payment did not go through")} If the payment goes through after all, we will add it automatically.`,
      };
    case "refunded":
      return {
        title: "This payment was sent back",
        note: `${moneyText(payment.refunded, payment.usd_inr_rate)} of ${formatRupees(payment.amount_inr)} went back the way it came.`,
      };
    case "disputed":
      return {
        title: "Your bank has taken this payment back",
        note: "The credits that were left of it are out of the wallet. They return if the bank decides for you.",
      };
  }
}
