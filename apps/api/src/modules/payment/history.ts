import { STATEMENT_DOWNLOAD_NAME } from "@sendoff/contract/constants";
import { type BillingHistory, HISTORY_LINES_MAX } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import {
  type LedgerLine,
  listLedgerLines,
  statement,
  type StatementLine,
} from "@sendoff/db/ledger";
import { listOrders, type OrderRow } from "@sendoff/db/payment";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { toCsv } from "../../presenters/csv.ts";
import { receiptNo as applicationReceiptNo } from "../../presenters/present-application.ts";

type Credit = BillingHistory["credits"][number];
type Debit = BillingHistory["debits"][number];

/** What came into the wallet and what went out of it, for the page and for a spreadsheet. */
export function registerHistory(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getBillingHistory, async ({ user }) => {
    const limit = HISTORY_LINES_MAX;
    const [orders, came, went] = await Promise.all([
      listOrders(deps.db, user.id, { limit }),
      listLedgerLines(deps.db, user.id, { limit, kinds: ["grant", "dispute_won"] }),
      listLedgerLines(deps.db, user.id, {
        limit,
        kinds: ["capture", "expiry", "refund", "dispute"],
      }),
    ]);
    const credits = [...orders.map(presentRecharge), ...came.map(presentGrant)];
    return {
      status: 200,
      body: {
        credits: credits.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)),
        debits: went.map((line) => presentDebit(line, orders)),
      },
    };
  });

  register(app, routes.getStatement, async ({ user }) => {
    const lines = await statement(deps.db, user.id);
    return {
      status: 200,
      body: toCsv([STATEMENT_HEAD, ...lines.map(statementRow)]),
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${STATEMENT_DOWNLOAD_NAME}"`,
      },
    };
  });
}

const RECHARGE_STATUS: Readonly<Record<OrderRow["state"], Credit["status"]>> = {
  created: "pending",
  pending: "pending",
  paid: "completed",
  failed: "failed",
  refunded: "refunded",
  disputed: "disputed",
};

function presentRecharge(order: OrderRow): Credit {
  return {
    id: order.txnid,
    amount: order.amountCents / 100,
    credits: order.credits,
    created_at: order.createdAt.toISOString(),
    status: RECHARGE_STATUS[order.state],
    payu_transaction_id: order.mihpayid,
    reason: order.reason === "" ? `${order.plan.name} plan` : order.reason,
    txnid: order.txnid,
    receipt_no: order.receiptNo,
  };
}

function presentGrant(line: LedgerLine): Credit {
  return {
    id: line.id,
    amount: line.amountCents / 100,
    credits: line.credits,
    created_at: line.at.toISOString(),
    status: "completed",
    payu_transaction_id: "",
    reason: line.kind === "dispute_won" ? "Your bank decided a dispute and paid again" : line.note,
    txnid: line.txnid ?? "",
    receipt_no: "",
  };
}

const DEBIT_KIND: Readonly<Partial<Record<LedgerLine["kind"], Debit["kind"]>>> = {
  expiry: "expiry",
  refund: "refund",
  dispute: "dispute",
};

function presentDebit(line: LedgerLine, orders: readonly OrderRow[]): Debit {
  const receiptNo = orders.find((order) => order.txnid === line.txnid)?.receiptNo ?? "";
  return {
    id: line.id,
    amount: line.amountCents / 100,
    credits: Math.abs(line.credits),
    executed_at: line.at.toISOString(),
    status: "completed",
    reason: reasonOf(line, receiptNo),
    task_id: line.applicationId ?? "",
    receipt_no: line.receipt === null ? "" : applicationReceiptNo(line.receipt),
    kind: DEBIT_KIND[line.kind] ?? "application",
  };
}

/** What a line is called. A payment is named by its receipt. */
function reasonOf(
  line: Pick<LedgerLine, "kind" | "note" | "jobTitle" | "company">,
  receiptNo: string,
): string {
  switch (line.kind) {
    case "capture":
      return line.jobTitle === null ? "Application" : `${line.jobTitle}, ${line.company ?? ""}`;
    case "expiry":
      return "Credits that were not used within 12 months";
    case "refund":
      return `Refund of ${receiptNo}`;
    case "dispute":
      return `Taken back by your bank: ${receiptNo}`;
    case "grant":
    case "top_up":
    case "dispute_won":
      return line.note;
  }
}

const STATEMENT_HEAD = [
  "Time (UTC)",
  "What",
  "About",
  "Credits",
  "Credits held",
  "Cash ($)",
  "Value of credits ($)",
  "Credits after",
  "Credits held after",
  "Cash after ($)",
  "Balance after ($)",
];

const STATEMENT_WORDS: Readonly<Record<StatementLine["kind"], string>> = {
  grant: "Credits given",
  top_up: "Recharge",
  hold: "Credit reserved for an application",
  capture: "Credit used for an application",
  release: "Reserved credit returned",
  expiry: "Credits expired",
  refund: "Refund",
  dispute: "Payment disputed",
  dispute_won: "Dispute decided for you",
};

function statementRow(line: StatementLine): string[] {
  const { balance } = line;
  const job = line.jobTitle === null ? "" : `${line.jobTitle}, ${line.company ?? ""}`;
  return [
    line.at.toISOString().slice(0, 19).replace("T", " "),
    STATEMENT_WORDS[line.kind],
    [job, line.txnid ?? "", line.note].find((text) => text !== "") ?? "",
    String(line.creditsAvailable),
    String(line.creditsHeld),
    inDollars(line.cashCents),
    inDollars(line.worthCents),
    String(balance.creditsAvailable),
    String(balance.creditsHeld),
    inDollars(balance.cashCents),
    inDollars(balance.cashCents + balance.worthCents),
  ];
}

function inDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
