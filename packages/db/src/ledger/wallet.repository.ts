import { sql } from "kysely";
import type { Db } from "../client.ts";

export interface Wallet {
  readonly cashCents: number;
  readonly credits: number;
  readonly creditsHeld: number;
  /** Cash and unexpired credits, held ones included, at their lot's price (DECISIONS D4). */
  readonly balanceCents: number;
  readonly lots: readonly {
    readonly credits: number;
    readonly unitPriceCents: number;
    readonly expiresAt: Date;
    readonly source: string;
  }[];
}

/** What the user owns now. Lots in the order they are spent. */
export async function getWallet(db: Db, userId: string): Promise<Wallet> {
  const [accounts, lots] = await Promise.all([
    db
      .selectFrom("ledger_account")
      .select(["kind", "balance"])
      .where("user_id", "=", userId)
      .execute(),
    db
      .selectFrom("credit_lot")
      .select(["available", "held", "unit_price_cents", "expires_at", "source"])
      .where("user_id", "=", userId)
      .where("expires_at", ">", sql<Date>`now()`)
      .where((where) => where.or([where("available", ">", 0), where("held", ">", 0)]))
      .orderBy("expires_at")
      .orderBy("created_at")
      .execute(),
  ]);
  const cashCents = accounts.find((account) => account.kind === "cash")?.balance ?? 0;
  return {
    cashCents,
    credits: sum(lots.map((lot) => lot.available)),
    creditsHeld: sum(lots.map((lot) => lot.held)),
    balanceCents:
      cashCents + sum(lots.map((lot) => (lot.available + lot.held) * lot.unit_price_cents)),
    lots: lots
      .filter((lot) => lot.available > 0)
      .map((lot) => ({
        credits: lot.available,
        unitPriceCents: lot.unit_price_cents,
        expiresAt: lot.expires_at,
        source: lot.source,
      })),
  };
}

export interface LedgerLine {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly credits: number;
  readonly amountCents: number;
  readonly note: string;
  readonly applicationId: string | null;
  readonly jobTitle: string | null;
  readonly company: string | null;
}

/** Grants and captures of a user, newest first, at most 500 of them. Holds and releases move nothing for good. */
export async function listLedgerLines(db: Db, userId: string): Promise<LedgerLine[]> {
  const rows = await db
    .selectFrom("ledger_journal as journal")
    .innerJoin("ledger_entry as entry", "entry.journal_id", "journal.id")
    .innerJoin("ledger_account as account", "account.id", "entry.account_id")
    .leftJoin("credit_lot as lot", "lot.id", "entry.lot_id")
    .leftJoin("application", "application.id", "journal.application_id")
    .select([
      "journal.id",
      "journal.kind",
      "journal.created_at",
      "journal.note",
      "journal.application_id",
      "application.job_title",
      "application.company",
      "entry.amount",
      "lot.unit_price_cents",
    ])
    .where("journal.user_id", "=", userId)
    .where("journal.kind", "in", ["grant", "capture", "top_up"])
    .where("account.user_id", "=", userId)
    .where("account.asset", "=", "CREDIT")
    .orderBy("journal.created_at", "desc")
    .orderBy("journal.id", "desc")
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.created_at,
    credits: row.amount,
    amountCents: Math.abs(row.amount) * (row.unit_price_cents ?? 0),
    note: row.note,
    applicationId: row.application_id,
    jobTitle: row.job_title,
    company: row.company,
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
