import { sql } from "kysely";
import type { Db } from "../client.ts";
import type { Page } from "./page.ts";
import type { JournalKind } from "./journal.ts";

/** What a history can show. Holds and releases move nothing for good. */
export type LineKind = Exclude<JournalKind, "hold" | "release">;

/** One thing that happened to a wallet. */
export interface LedgerLine {
  readonly id: string;
  readonly kind: LineKind;
  readonly at: Date;
  /** Credits that came (more than 0) or went for good (less). */
  readonly credits: number;
  /** What the line is about, in cents, never negative: the payment, what went back, or the credits at their lot's price. */
  readonly amountCents: number;
  readonly note: string;
  readonly applicationId: string | null;
  readonly jobTitle: string | null;
  readonly company: string | null;
  /** What the number of the application's receipt is made of. */
  readonly receipt: { readonly createdAt: Date; readonly receiptNumber: number } | null;
  /** The order, for top-ups, refunds and disputes. */
  readonly txnid: string | null;
}

interface LineRow {
  readonly id: string;
  readonly kind: LineKind;
  readonly created_at: Date;
  readonly note: string;
  readonly application_id: string | null;
  readonly txnid: string | null;
  readonly job_title: string | null;
  readonly company: string | null;
  readonly receipt_number: number | null;
  readonly seen_at: Date | null;
  readonly credits: number;
  readonly worth: number;
  readonly money: number;
}

const ALL: readonly LineKind[] = [
  "grant",
  "top_up",
  "capture",
  "expiry",
  "refund",
  "dispute",
  "dispute_won",
];

/**
 * What came and went, newest first: grants, top-ups, captures, expiries, refunds and disputes, or only `kinds`. A page goes on
 * after the line whose `id` is in `before`.
 */
export async function listLedgerLines(
  db: Db,
  userId: string,
  { kinds = ALL, before, limit = 500 }: Page & { readonly kinds?: readonly LineKind[] } = {},
): Promise<LedgerLine[]> {
  // The page first, then what belongs to it: a long ledger is never read whole.
  const older =
    before === undefined
      ? sql``
      : sql`and (j.created_at, j.id) < (select created_at, id from ledger_journal where id = ${before})`;
  const { rows } = await sql<LineRow>`
    select page.id, page.kind, page.created_at, page.note, page.application_id, page.txnid, p.job_title, p.company,
      p.receipt_number, p.created_at as seen_at, coalesce(sums.credits, 0) as credits, coalesce(sums.worth, 0) as worth, coalesce(sums.money, 0) as money
    from (select j.* from ledger_journal j where j.user_id = ${userId} and j.kind not in ('hold', 'release')
        and j.kind = any(${kinds}) ${older} order by j.created_at desc, j.id desc limit ${limit}) page
    left join application p on p.id = page.application_id
    left join lateral (select
        sum(e.amount) filter (where a.user_id is not null and e.lot_id is not null)::int as credits,
        sum(abs(e.amount) * l.unit_price_cents) filter (where a.user_id is not null)::bigint as worth,
        sum(abs(e.amount)) filter (where a.kind = 'payments')::bigint as money
      from ledger_entry e join ledger_account a on a.id = e.account_id left join credit_lot l on l.id = e.lot_id
      where e.journal_id = page.id) sums on true
    order by page.created_at desc, page.id desc`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.created_at,
    credits: row.credits,
    amountCents: row.txnid === null ? row.worth : row.money,
    note: row.note,
    applicationId: row.application_id,
    jobTitle: row.job_title,
    company: row.company,
    receipt:
      row.receipt_number === null || row.seen_at === null
        ? null
        : { createdAt: row.seen_at, receiptNumber: row.receipt_number },
    txnid: row.txnid,
  }));
}

/** One line of a statement: what changed and what there was afterwards. Worth counts available and held credits. */
export interface StatementLine {
  readonly at: Date;
  readonly kind: JournalKind;
  readonly note: string;
  readonly applicationId: string | null;
  readonly jobTitle: string | null;
  readonly company: string | null;
  readonly txnid: string | null;
  readonly creditsAvailable: number;
  readonly creditsHeld: number;
  readonly cashCents: number;
  readonly worthCents: number;
  readonly balance: {
    readonly creditsAvailable: number;
    readonly creditsHeld: number;
    readonly cashCents: number;
    readonly worthCents: number;
  };
}

type StatementRow = Omit<
  LineRow,
  "kind" | "credits" | "worth" | "money" | "receipt_number" | "seen_at"
> & {
  readonly kind: JournalKind;
} & Record<
    | "available"
    | "held"
    | "cash"
    | "worth"
    | "sum_available"
    | "sum_held"
    | "sum_cash"
    | "sum_worth",
    number
  >;

/** Every line of the user's ledger, oldest first, holds and releases too. The last balances are those of the accounts. */
export async function statement(db: Db, userId: string): Promise<StatementLine[]> {
  const { rows } = await sql<StatementRow>`
    select j.id, j.kind, j.created_at, j.note, j.application_id, j.txnid, p.job_title, p.company, line.*,
      sum(available) over running as sum_available, sum(held) over running as sum_held,
      sum(cash) over running as sum_cash, sum(worth) over running as sum_worth
    from (select e.journal_id, min(e.id) as position,
        coalesce(sum(e.amount) filter (where a.kind = 'credits_available'), 0) as available,
        coalesce(sum(e.amount) filter (where a.kind = 'credits_held'), 0) as held,
        coalesce(sum(e.amount) filter (where a.kind = 'cash'), 0) as cash,
        coalesce(sum(e.amount) filter (where a.kind = 'prepaid'), 0) as worth
      from ledger_account a join ledger_entry e on e.account_id = a.id where a.user_id = ${userId}
      group by e.journal_id) line
    join ledger_journal j on j.id = line.journal_id
    left join application p on p.id = j.application_id
    window running as (order by line.position) order by line.position`.execute(db);
  return rows.map((row) => ({
    at: row.created_at,
    kind: row.kind,
    note: row.note,
    applicationId: row.application_id,
    jobTitle: row.job_title,
    company: row.company,
    txnid: row.txnid,
    creditsAvailable: row.available,
    creditsHeld: row.held,
    cashCents: row.cash,
    worthCents: row.worth,
    balance: {
      creditsAvailable: row.sum_available,
      creditsHeld: row.sum_held,
      cashCents: row.sum_cash,
      worthCents: row.sum_worth,
    },
  }));
}
