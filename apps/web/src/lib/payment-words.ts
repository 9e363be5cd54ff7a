import type { Payment } from "@sendoff/contract";
import { asSentence } from "@sendoff/domain";
import { formatDate, formatDollars, formatRupees, plural } from "./format.ts";

/** SPEC 8, word for word: a payment was settled while somebody looked. */
export const paymentCompleted = "Payment completed and credits added to your wallet!";

export interface PaymentWords {
  title: string;
  note: string;
}

/** "250 credits": what a recharge brought; in cash when it made no whole credit. */
export function broughtWords({ credits, amount }: Payment): string {
  return credits === 0 ? `${formatDollars(amount)} of cash` : plural(credits, "credit");
}

/** What the server knows of a recharge, in words: what happened, then what it means. Never says more than is known. */
export function paymentWords(payment: Payment): PaymentWords {
  const until =
    payment.expires_at === null ? "" : `, valid until ${formatDate(payment.expires_at)}`;
  switch (payment.state) {
    case "paid":
      return {
        title: `${broughtWords(payment)} ${payment.credits > 1 ? "were" : "was"} added to your wallet`,
        note: `${payment.plan_name}, ${formatDollars(payment.amount)}${until}.`,
      };
    case "created":
      return {
        title: "Nothing has been paid yet",
        note: "The payment page has reported no payment so far. If you paid, it arrives here by itself.",
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
        note: `${formatDollars(payment.refunded)} (${formatRupees(payment.amount_inr)} were charged) went back the way it came.`,
      };
    case "disputed":
      return {
        title: "Your bank has taken this payment back",
        note: "The credits that were left of it are out of the wallet. They return if the bank decides for you.",
      };
  }
}
