import { type BillingHistory, HISTORY_LINES_MAX, type Payment } from "@sendoff/contract/payment";
import { formatCount } from "../../lib/format.ts";
import { isFreshPayment, isOpenPayment } from "../../queries/wallet.query.ts";
import { messages } from "./messages.ts";

export interface Transaction {
  id: string;
  at: string;
  what: string;
  /** Below it: why it failed, what an open one waits for. */
  note: string;
  reference: string;
  /** Whether the reference is a number that people compare or copy. */
  isCode: boolean;
  status: BillingHistory["credits"][number]["status"];
  /** A recharge whose payer left the payment page: nothing was paid, and nothing failed. */
  isLeft: boolean;
  /** Dollars, never negative. */
  amount: number;
  /** Credits that came or went; they say it where no money did. */
  credits: number;
  /** What it did to the wallet: an open or failed recharge moved nothing. */
  moved: "in" | "out" | "nothing";
  kind: "added" | "spent";
  /** The recharge behind it, when it is one and is known. */
  payment: Payment | undefined;
  /** Whether it has a payment receipt. */
  hasReceipt: boolean;
  /** The application that used the credit; empty for anything else. */
  applicationId: string;
}

/** Credits and debits in one list, newest first. */
export function transactionsOf(
  history: BillingHistory,
  payments: readonly Payment[],
  nowMs: number,
): Transaction[] {
  const byTxnid = new Map(payments.map((payment) => [payment.txnid, payment]));
  const added = history.credits.map((credit) => addedOf(credit, byTxnid.get(credit.txnid), nowMs));
  return [...added, ...history.debits.map(spentOf)].toSorted((a, b) => b.at.localeCompare(a.at));
}

/** Whether older lines exist that the list does not have. */
export function isCut({ credits, debits }: BillingHistory): boolean {
  return Math.max(credits.length, debits.length) >= HISTORY_LINES_MAX;
}

function addedOf(
  credit: BillingHistory["credits"][number],
  payment: Payment | undefined,
  nowMs: number,
): Transaction {
  // A dispute that was won names the recharge, too; only the recharge's own line carries its id.
  const own = credit.id === credit.txnid ? payment : undefined;
  return {
    id: `credit-${credit.id}`,
    // Where money arrived, when it did: what its receipt says.
    at: (credit.receipt_no === "" ? null : own?.settled_at) ?? credit.created_at,
    what: own === undefined ? credit.reason || messages.creditsAdded : rechargeTitle(own),
    note: own === undefined ? "" : rechargeNote(own),
    reference: referenceOf(credit, own),
    isCode: false,
    status: credit.status,
    isLeft: own !== undefined && wasLeft(own, nowMs),
    amount: credit.amount,
    credits: credit.credits,
    moved: credit.status === "pending" || credit.status === "failed" ? "nothing" : "in",
    kind: "added",
    payment: own,
    hasReceipt: credit.receipt_no !== "",
    applicationId: "",
  };
}

function referenceOf(
  credit: BillingHistory["credits"][number],
  payment: Payment | undefined,
): string {
  if (credit.payu_transaction_id !== "")
    return messages.payuPayuTransactionId(credit.payu_transaction_id);
  // Free credits stand in the place of the amount.
  const isCounted = payment === undefined && credit.credits > 0 && credit.amount > 0;
  return isCounted ? messages.creditCount(credit.credits) : "";
}

/** The provider said so, or nothing was heard from its page for so long that nobody can be on it. */
function wasLeft(payment: Payment, nowMs: number): boolean {
  return (
    payment.is_left_by_payer || (payment.state === "created" && !isFreshPayment(payment, nowMs))
  );
}

/** By what came of it: money was added only where it arrived. */
function rechargeTitle({ plan_name: plan, credits, state, is_left_by_payer }: Payment): string {
  if (state === "failed" && !is_left_by_payer) return messages.rechargeFailed(plan);
  if (state === "failed") return messages.rechargePlan(plan);
  if (state === "created" || state === "pending") return messages.rechargePlan(plan);
  return credits === 0 ? messages.addedMoney(plan) : messages.addedMoneyPlanCredit(plan, credits);
}

function rechargeNote(payment: Payment): string {
  if (payment.state === "created") return messages.paymentPageHasNotReported;
  if (payment.state === "pending") return messages.yourBankHasNotDecidedYet;
  return payment.reason;
}

function spentOf(debit: BillingHistory["debits"][number]): Transaction {
  const count = debit.kind === "expiry" ? messages.countOfThem(formatCount(debit.credits)) : "";
  return {
    id: `debit-${debit.id}`,
    at: debit.executed_at,
    what: debit.reason === "" ? messages.oneApplication : debit.reason,
    note: count,
    reference: debit.receipt_no,
    isCode: true,
    status: debit.status,
    isLeft: false,
    amount: debit.amount,
    credits: debit.credits,
    moved: "out",
    kind: "spent",
    payment: undefined,
    hasReceipt: false,
    applicationId: debit.task_id,
  };
}

/** Whether a row has something to press that settles or repeats its recharge. */
export function canRetry(payment: Payment): boolean {
  return payment.state === "failed" || payment.state === "created";
}

export function canCheck(payment: Payment): boolean {
  return isOpenPayment(payment);
}
