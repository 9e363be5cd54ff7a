import { type ConsolePayment, consolePaymentRoutes } from "@sendoff/contract/console";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api-client.ts";

export type MoneyKind = "refund" | "write_off";
const SHORTEST = 3;

/** What is typed about an order's refund or write-off, whether it may be asked for, and the asking. */
export function useMoneyForm(
  payment: ConsolePayment,
  limits: { refund_inr: number; write_off: number },
  onChange: (payment: ConsolePayment) => void,
) {
  const { txnid, refundable_inr: refundable, credits, written_off: given } = payment;
  const creditsLeft = credits - given;
  const [kind, setKind] = useState<MoneyKind>(refundable > 0 ? "refund" : "write_off");
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const isRefund = kind === "refund";
  const most = isRefund ? refundable : creditsLeft;
  const amount = amountOf(typed, kind);
  /** Rupees of a refund, dollars of a write-off. */
  const worth = (amount ?? 0) * (isRefund ? 1 : payment.credit_price);
  const perform = useMutation({
    mutationFn: () => ask(txnid, kind, amount ?? 0, reason.trim()),
    onSuccess: (changed) => {
      setTyped("");
      setReason("");
      onChange(changed);
    },
  });
  return {
    kind,
    choose(next: MoneyKind) {
      setKind(next);
      setTyped("");
      perform.reset();
    },
    typed,
    setTyped,
    reason,
    setReason,
    most,
    creditsLeft,
    worth,
    perform,
    isTooMuch: amount !== undefined && amount > most,
    isAbove: worth > (isRefund ? limits.refund_inr : limits.write_off),
    isReady: amount !== undefined && amount <= most && reason.trim().length >= SHORTEST,
  };
}

async function ask(
  txnid: string,
  kind: MoneyKind,
  amount: number,
  reason: string,
): Promise<ConsolePayment> {
  const params = { txnid };
  if (kind === "refund") {
    const body = { amount_inr: amount, reason };
    return (await call(consolePaymentRoutes.askRefund, { params, body })).body;
  }
  const body = { credits: amount, reason };
  return (await call(consolePaymentRoutes.askWriteOff, { params, body })).body;
}

/** Rupees with at most two decimals, or whole credits; undefined for anything else. */
function amountOf(typed: string, kind: MoneyKind): number | undefined {
  const text = typed.replaceAll(",", "").trim();
  const pattern = kind === "refund" ? /^\d{1,8}(?:\.\d{1,2})?$/ : /^\d{1,6}$/;
  const amount = Number(text);
  return pattern.test(text) && amount > 0 ? amount : undefined;
}
