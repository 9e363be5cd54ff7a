import { randomInt } from "node:crypto";
import { digits, type Gateway } from "./gateway.ts";
import { formatRupees } from "./money.ts";
import { refundedPaise, type Action, type Dispute, type Payment } from "./payment.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a merchant has to answer a dispute. */
const ANSWER_DAYS = 7;

export interface RefundRequest {
  amountPaise: number;
  token: string;
  status: "success" | "queued" | "failure";
}

/** Why money cannot be sent back, or undefined. */
export function refundProblem(payment: Payment, amountPaise: number): string | undefined {
  if (payment.unmappedstatus !== "captured") return "Only a captured payment can be refunded";
  const left = payment.amount_paise - refundedPaise(payment);
  if (left === 0) return "All of it was refunded already";
  return amountPaise > left
    ? `Refund amount exceeds the ${formatRupees(left)} that are left`
    : undefined;
}

/** Records a refund and, when it has ended, tells the merchant's server. */
export async function refund(
  gateway: Gateway,
  payment: Payment,
  request: RefundRequest,
): Promise<Action> {
  const action: Action = {
    request_id: digits(11),
    action: "refund",
    amount_paise: request.amountPaise,
    token: request.token,
    status: request.status,
    at: new Date().toISOString(),
  };
  payment.actions.push(action);
  await gateway.payments.save(payment);
  if (action.status !== "queued") await tellOfRefund(gateway, payment, action);
  return action;
}

/** Ends a refund that the bank was still working on. */
export async function endRefund(
  gateway: Gateway,
  payment: Payment,
  action: Action,
  status: "success" | "failure",
): Promise<void> {
  action.status = status;
  await gateway.payments.save(payment);
  await tellOfRefund(gateway, payment, action);
}

function tellOfRefund(gateway: Gateway, payment: Payment, action: Action): Promise<void> {
  return gateway.notify(payment, "refund", {
    additionalValue1: null,
    bank_arn: null,
    refund_mode: "Back to Source",
    bank_ref_num: payment.bank_ref_num,
    key: gateway.key,
    amt: formatRupees(action.amount_paise),
    remark: null,
    status: action.status,
    token: action.token,
    mihpayid: payment.mihpayid,
    request_id: action.request_id,
    merchantTxnId: payment.txnid,
    additionalValue2: null,
    action: "refund",
  });
}

/** A dispute that is open or lost: the bank has the money. */
export function isChargedBack(payment: Payment): boolean {
  return payment.disputes.some((dispute) => dispute.state !== "won");
}

const DISPUTE_WORDS: Readonly<Record<Dispute["state"], string>> = {
  open: "New",
  won: "Closed in Merchant Favour",
  lost: "Closed Customer Favour",
};

/** The bank takes the payment back until the dispute is decided. */
export async function openDispute(
  gateway: Gateway,
  payment: Payment,
  input: { amountPaise: number; reason: string },
): Promise<Dispute> {
  const at = new Date().toISOString();
  const dispute: Dispute = {
    cb_id: randomInt(1_000_000, 10_000_000),
    amount_paise: input.amountPaise,
    state: "open",
    reason: input.reason,
    created_at: at,
    updated_at: at,
  };
  payment.disputes.push(dispute);
  recordChargeback(payment, "chargeback", dispute.amount_paise);
  await gateway.payments.save(payment);
  await tellOfDispute(gateway, payment, dispute);
  return dispute;
}

export async function closeDispute(
  gateway: Gateway,
  payment: Payment,
  dispute: Dispute,
  state: "won" | "lost",
): Promise<void> {
  dispute.state = state;
  dispute.updated_at = new Date().toISOString();
  if (state === "won") recordChargeback(payment, "chargebackReversal", dispute.amount_paise);
  await gateway.payments.save(payment);
  await tellOfDispute(gateway, payment, dispute);
}

function recordChargeback(
  payment: Payment,
  action: "chargeback" | "chargebackReversal",
  amountPaise: number,
): void {
  payment.actions.push({
    request_id: digits(11),
    action,
    amount_paise: amountPaise,
    token: "",
    status: "success",
    at: new Date().toISOString(),
  });
}

function tellOfDispute(gateway: Gateway, payment: Payment, dispute: Dispute): Promise<void> {
  const isByOwnNumber = gateway.faults.get(payment).dispute_names === "mihpayid";
  const due = new Date(Date.parse(dispute.created_at) + ANSWER_DAYS * DAY_MS);
  return gateway.notify(payment, "dispute", {
    type: "payments",
    event: "dispute",
    reason_code: dispute.reason,
    created_at: dispute.created_at,
    updated_at: dispute.updated_at,
    mid: "2",
    cb_id: dispute.cb_id,
    txn_id: isByOwnNumber ? payment.mihpayid : payment.txnid,
    cb_type: "RBI/BO",
    due_date: due.toISOString().slice(0, 10),
    cb_amount: formatRupees(dispute.amount_paise),
    cb_status: DISPUTE_WORDS[dispute.state],
  });
}
