import { type ConsolePayment, consolePaymentRoutes, MIN_REASON } from "@sendoff/contract/console";
import { needsSecondOperator } from "@sendoff/domain/money";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api-client.ts";

export type MoneyKind = "refund" | "write_off";

const OPEN: readonly string[] = ["waiting", "sending", "sent"];

/** Money is compared in whole paise and cents, as the ledger has it. */
const hundredths = (amount: number): number => Math.round(amount * 100);

/** What of an order may be asked for now: nothing while a request is under way, and only what has something left. */
export function kindsOf({
  requests,
  refundable_inr: refundable,
  credits,
  written_off: given,
}: ConsolePayment): readonly MoneyKind[] {
  if (requests.some(({ state }) => OPEN.includes(state))) return [];
  return [
    ...(refundable > 0 ? (["refund"] as const) : []),
    ...(credits > given ? (["write_off"] as const) : []),
  ];
}

/** What is typed about an order's refund or write-off, whether it may be asked for, and the asking. Needs one kind at least. */
export function useMoneyForm(
  payment: ConsolePayment,
  kinds: readonly MoneyKind[],
  limits: { refund_inr: number; write_off: number },
  onChange: (payment: ConsolePayment) => void,
) {
  const { txnid, refundable_inr: refundable, credits, written_off: given } = payment;
  const [chosen, setChosen] = useState<MoneyKind>("refund");
  const kind = kinds.includes(chosen) ? chosen : (kinds[0] ?? chosen);
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const isRefund = kind === "refund";
  /** Paise of a refund, credits of a write-off. */
  const most = isRefund ? hundredths(refundable) : credits - given;
  const amount = amountOf(typed, kind);
  const isTooMuch = amount !== undefined && amount > most;
  /** Paise of a refund, cents of a write-off. */
  const worth = (amount ?? 0) * (isRefund ? 1 : hundredths(payment.credit_price));
  const moved = isRefund ? payment.moved_alone.paise : payment.moved_alone.cents;
  const limit = hundredths(isRefund ? limits.refund_inr : limits.write_off);
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
      setChosen(next);
      setTyped("");
      perform.reset();
    },
    typed,
    setTyped,
    reason,
    setReason,
    most,
    worth,
    moved,
    limit,
    perform,
    isTooMuch,
    needsSecond: amount !== undefined && !isTooMuch && needsSecondOperator(worth, moved, limit),
    isReady: amount !== undefined && !isTooMuch && reason.trim().length >= MIN_REASON,
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
    const body = { amount_inr: amount / 100, reason };
    return (await call(consolePaymentRoutes.askRefund, { params, body })).body;
  }
  const body = { credits: amount, reason };
  return (await call(consolePaymentRoutes.askWriteOff, { params, body })).body;
}

/** Paise of rupees with at most two decimals, or whole credits; undefined for anything else. */
function amountOf(typed: string, kind: MoneyKind): number | undefined {
  const text = typed.replaceAll(",", "").trim();
  const isRefund = kind === "refund";
  const pattern = isRefund ? /^\d{1,8}(?:\.\d{1,2})?$/ : /^\d{1,6}$/;
  const amount = isRefund ? hundredths(Number(text)) : Number(text);
  return pattern.test(text) && amount > 0 ? amount : undefined;
}
