import type { Payment } from "@sendoff/contract/payment";
import { formatMoment } from "../../lib/format.ts";
import { chargedText } from "../../lib/money.ts";
import { messages } from "./messages.ts";
import type { Outcome } from "./outcome.ts";
import type { ResultFact, ResultValues } from "./read-result.ts";
import type { Knowledge } from "./use-known-payment.ts";

/** What the wallet knows of a payment that went through; the gateway's own names for it are for support. */
export function paidFacts(payment: Payment): ResultFact[] {
  const { plan_name: plan, method, txnid } = payment;
  const facts = [
    { label: messages.amount, value: chargedText(payment) },
    { label: messages.for, value: messages.creditsOfPlan(plan) },
    { label: messages.paymentMethod, value: method },
    { label: messages.date, value: formatMoment(payment.settled_at ?? payment.created_at) },
    { label: messages.transactionId, value: txnid, isCode: true as const },
  ];
  return facts.filter(({ value }) => value !== "");
}

/** What was to be paid, and for what: by the wallet where it knows the payment, else by the address. */
export function triedFacts(
  values: ResultValues,
  knowledge: Knowledge,
  outcome: Outcome,
): ResultFact[] {
  const label = outcome === "abandoned" ? messages.youWereAboutToPay : messages.youTriedToPay;
  if (knowledge.kind === "known") {
    return [
      { label, value: chargedText(knowledge.payment) },
      { label: messages.for, value: messages.creditsOfPlan(knowledge.payment.plan_name) },
    ];
  }
  const facts = [
    { label, value: values.amount },
    { label: messages.for, value: values.product },
  ];
  return facts.filter(({ value }) => value !== "");
}
