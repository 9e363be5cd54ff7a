import type { BillingHistory } from "@sendoff/contract";

export interface Transaction {
  id: string;
  at: string;
  what: string;
  reference: string;
  status: string;
  credits: number;
  /** Dollars, signed: added is positive, spent is negative, held and released move nothing. */
  amount: number;
  kind: "added" | "spent";
}

/** Credits and debits in one list, newest first. */
export function transactionsOf(history: BillingHistory): Transaction[] {
  const added = history.credits.map((credit): Transaction => ({
    id: `credit-${credit.id}`,
    at: credit.created_at,
    what: credit.reason === "" ? "Credits added" : credit.reason,
    reference: credit.payu_transaction_id === "" ? "" : `PayU ${credit.payu_transaction_id}`,
    status: credit.status,
    credits: credit.credits,
    amount: credit.amount,
    kind: "added",
  }));
  const spent = history.debits.map((debit): Transaction => ({
    id: `debit-${debit.id}`,
    at: debit.executed_at,
    what: debit.reason === "" ? "1 application" : debit.reason,
    reference: "",
    status: debit.status,
    credits: debit.credits,
    amount: isSettled(debit.status) ? -debit.amount : 0,
    kind: "spent",
  }));
  return [...added, ...spent].sort((a, b) => b.at.localeCompare(a.at));
}

export function isSettled(status: string): boolean {
  return status.toLowerCase() === "completed";
}

export interface MonthUse {
  dollars: number;
  applications: number;
  /** Credits that came back because an application failed or was skipped. */
  returned: number;
}

/** What this calendar month used, in the browser's time zone. */
export function monthUse(history: BillingHistory, today: Date): MonthUse {
  const inMonth = history.debits.filter((debit) => {
    const at = new Date(debit.executed_at);
    return at.getFullYear() === today.getFullYear() && at.getMonth() === today.getMonth();
  });
  const settled = inMonth.filter((debit) => isSettled(debit.status));
  const cents = settled.reduce((sum, debit) => sum + Math.round(debit.amount * 100), 0);
  return {
    dollars: cents / 100,
    applications: settled.length,
    returned: inMonth.filter((debit) => debit.status.toLowerCase() === "released").length,
  };
}
