import { sql } from "kysely";
import type { Db } from "../client.ts";

/** What the console shows of an order beside the order itself. */
export interface OrderState {
  readonly txnid: string;
  readonly email: string | null;
  readonly refundedPaise: number;
  readonly creditsLeft: number;
  readonly writtenOff: number;
}

/**
 * Numbers of orders: the one with this number or this number of the provider's, else those of the account with this address, the newest
 * first. Compared as a whole.
 */
export async function findOrderNumbers(db: Db, wanted: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ txnid: string }>`
    select o.txnid from payment_order o join app_user u on u.id = o.user_id
    where o.txnid = ${wanted} or o.mihpayid = ${wanted} or u.email = lower(${wanted})
    order by o.created_at desc limit ${limit}`.execute(db);
  return rows.map(({ txnid }) => txnid);
}

/** Of these orders, in any order; those that are not there are left out. */
export async function findOrderStates(db: Db, txnids: readonly string[]): Promise<OrderState[]> {
  const { rows } = await sql<OrderState>`
    select o.txnid, u.email, o.refunded_paise as "refundedPaise", coalesce(l.available + l.held, 0) as "creditsLeft",
      (select coalesce(sum(r.credits), 0)::integer from money_request r
        where r.txnid = o.txnid and r.kind = 'write_off' and r.state = 'done') as "writtenOff"
    from payment_order o left join app_user u on u.id = o.user_id left join credit_lot l on l.source_key = 'topup:' || o.txnid
    where o.txnid = any(${txnids})`.execute(db);
  return rows;
}

/** Something that was said of an order, and what was made of it. */
export interface EvidenceRow {
  readonly txnid: string;
  readonly at: Date;
  readonly source: string;
  readonly verdict: string | null;
  readonly problem: string;
}

/** The latest of what was said of each of these orders, up to `limit` of one, the oldest first. */
export async function listEvidence(
  db: Db,
  txnids: readonly string[],
  limit: number,
): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    select e.txnid, e.received_at as at, e.source, e.verdict, e.problem from unnest(${txnids}::text[]) as o (txnid)
      cross join lateral (select * from payment_evidence where txnid = o.txnid order by received_at desc limit ${limit}) e
    order by e.received_at`.execute(db);
  return rows;
}

/** An order that the provider is still asked about. */
export interface OpenOrderRow {
  readonly txnid: string;
  readonly state: string;
  readonly amountPaise: number;
  readonly ageSeconds: number;
}

/** The oldest first. */
export async function listOpenOrders(db: Db, limit: number): Promise<OpenOrderRow[]> {
  const { rows } = await sql<OpenOrderRow>`
    select txnid, state, amount_paise as "amountPaise", extract(epoch from now() - created_at)::float8 as "ageSeconds"
    from payment_order where next_look_at is not null and state in ('created', 'pending') order by created_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** What was paid, refunded and given again since a day of this zone began. */
export interface DaySums {
  readonly paidPaise: number;
  readonly refundedPaise: number;
  readonly writtenOffCents: number;
}

/** By indexes of the latest. */
export async function readDaySums(db: Db, timeZone: string): Promise<DaySums> {
  const { rows } = await sql<DaySums>`
    with day as (select date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone} as start)
    select (select coalesce(sum(amount_paise), 0)::int8 from payment_order, day where settled_at >= day.start) as "paidPaise",
      coalesce(sum(amount_paise) filter (where r.kind = 'refund'), 0)::int8 as "refundedPaise",
      coalesce(sum(worth_cents) filter (where r.kind = 'write_off'), 0)::int8 as "writtenOffCents"
    from day left join money_request r on r.state = 'done' and r.asked_at >= day.start - interval '30 days' and r.updated_at >= day.start`.execute(
    db,
  );
  return rows[0] ?? { paidPaise: 0, refundedPaise: 0, writtenOffCents: 0 };
}
