import { type Kysely, sql } from "kysely";

/**
 * What a bought credit cost in rupees: its lot keeps the rate of the payment that bought it, for good, as it keeps the price. A lot
 * that nobody paid for has none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table credit_lot add column usd_inr_rate numeric(12, 4) check (usd_inr_rate > 0);
update credit_lot l set usd_inr_rate = o.usd_inr_rate from payment_order o where l.source_key = 'topup:' || o.txnid;
drop trigger credit_lot_posted on credit_lot;
create trigger credit_lot_posted before update of id, user_id, source_key, source, granted, unit_price_cents, usd_inr_rate,
  available, held, expired, created_at on credit_lot for each row execute function ledger_refuse_by_hand();
`;
