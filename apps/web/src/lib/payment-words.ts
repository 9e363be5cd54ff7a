import type { Payment } from "@sendoff/contract/payment";
import { asSentence } from "@sendoff/domain/applying";
import { formatDate } from "./format.ts";
import { moneyOf, moneyText } from "./money.ts";
import { messages } from "./payment-messages.ts";

export interface PaymentWords {
  title: string;
  note: string;
}

/** "250 credits": what a recharge brought; in cash when it made no whole credit. */
export function broughtWords({ credits, amount, usd_inr_rate: rate }: Payment): string {
  return credits === 0
    ? messages.amountOfCash(moneyText(amount, rate))
    : messages.creditCount(credits);
}

/** What the server knows of a recharge, in words: what happened, then what it means. Never says more than is known. */
export function paymentWords(payment: Payment): PaymentWords {
  switch (payment.state) {
    case "paid":
      return {
        title: messages.addedToYourWallet(broughtWords(payment), payment.credits > 1),
        note: paidNote(payment),
      };
    case "created":
      return { title: messages.notPaid, note: messages.noPaymentReported };
    case "pending":
      return { title: messages.bankHasNotDecided, note: messages.weKeepAsking };
    case "failed":
      return {
        title: payment.is_left_by_payer ? messages.notPaid : messages.nothingWasAdded,
        note: messages.addedIfItGoesThroughAfterAll(
          asSentence(payment.reason || messages.paymentDidNotGoThrough),
        ),
      };
    case "refunded":
      return {
        title: messages.wasSentBack,
        note: messages.wentBackTheWayItCame(
          moneyOf(payment.refunded, payment.usd_inr_rate).main,
          moneyOf(payment.amount, payment.usd_inr_rate).main,
        ),
      };
    case "disputed":
      return { title: messages.bankHasTakenItBack, note: messages.creditsAreOutOfTheWallet };
  }
}

function paidNote({ plan_name: plan, amount, usd_inr_rate: rate, expires_at: until }: Payment) {
  const money = moneyText(amount, rate);
  return until === null
    ? messages.planAmount(plan, money)
    : messages.planAmountValidUntil(plan, money, formatDate(until));
}
