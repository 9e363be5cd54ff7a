import { type Kysely, sql } from "kysely";

/** That a payment was confirmed by e-mail, once. What was paid before counts as told: nobody gets letters about last year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(paymentMail).execute(db);
}

const paymentMail = `
alter table payment_order add column confirmed_at timestamptz;
update payment_order set confirmed_at = now() where settled_at is not null;
-- The update's deferred checks now: a table with checks still to come takes no index.
set constraints all immediate;
set constraints all deferred;
create index payment_order_unconfirmed on payment_order (settled_at)
  where settled_at is not null and confirmed_at is null;
`;
