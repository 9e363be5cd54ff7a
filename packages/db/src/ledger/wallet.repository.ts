import { sql } from "kysely";
import type { Db } from "../client.ts";

export interface Wallet {
  /** What no whole credit could be bought from yet; it joins the next purchase. */
  readonly cashCents: number;
  readonly credits: number;
  readonly creditsHeld: number;
  /** Cash and unexpired credits, held ones included, at their lot's price (DECISIONS D4). */
  readonly balanceCents: number;
  readonly lots: readonly WalletLot[];
  /** The month of the user's own calendar so far: applications that were confirmed, and what they cost. */
  readonly thisMonth: { readonly applications: number; readonly spentCents: number };
}

export interface WalletLot {
  readonly credits: number;
  readonly unitPriceCents: number;
  readonly expiresAt: Date;
  readonly source: string;
}

interface Line {
  readonly cash: number;
  readonly applications: number;
  readonly spent: number;
  readonly available: number | null;
  readonly held: number | null;
  readonly unit_price_cents: number | null;
  readonly expires_at: Date | null;
  readonly source: string | null;
}

/**
 * What the user owns now, as of one instant. Lots in the order they are spent. Reads a handful of rows whatever the ledger's
 * length.
 */
export async function getWallet(db: Db, userId: string): Promise<Wallet> {
  const { rows } = await sql<Line>`
    select w.*, l.available, l.held, l.unit_price_cents, l.expires_at, l.source
    from (select
        coalesce((select balance from ledger_account
          where user_id = ${userId} and kind = 'cash' and asset = 'USD_CENT'), 0) as cash,
        coalesce(m.applications, 0) as applications, coalesce(m.spent_cents, 0) as spent
      from (select 1) one left join wallet_month m on m.user_id = ${userId} and m.month = date_trunc('month',
        now() at time zone coalesce((select time_zone from app_user where id = ${userId}), 'UTC'))::date) w
    left join credit_lot l on l.user_id = ${userId} and l.expires_at > now() and (l.available > 0 or l.held > 0)
    order by l.expires_at, l.created_at`.execute(db);
  const lots = rows.map((row) => ({
    credits: row.available ?? 0,
    held: row.held ?? 0,
    unitPriceCents: row.unit_price_cents ?? 0,
    expiresAt: row.expires_at ?? new Date(0),
    source: row.source ?? "",
  }));
  const cashCents = rows[0]?.cash ?? 0;
  return {
    cashCents,
    credits: sum(lots.map((lot) => lot.credits)),
    creditsHeld: sum(lots.map((lot) => lot.held)),
    balanceCents: cashCents + sum(lots.map((lot) => (lot.credits + lot.held) * lot.unitPriceCents)),
    lots: lots
      .filter((lot) => lot.credits > 0)
      .map(({ credits, unitPriceCents, expiresAt, source }) => ({
        credits,
        unitPriceCents,
        expiresAt,
        source,
      })),
    thisMonth: { applications: rows[0]?.applications ?? 0, spentCents: rows[0]?.spent ?? 0 },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
