import { sql } from "kysely";
import type { Db } from "../client.ts";

export interface LedgerProof {
  /** Sum of all entries for each asset; every one must be 0. */
  readonly sums: Readonly<Record<string, number>>;
  /** Journals that do not sum to 0 for each asset, also where they make up for each other. */
  readonly wrongJournals: number;
  /** User accounts whose balance is not the sum of their entries, or is below 0; Sendoff's own accounts that have one. */
  readonly wrongBalances: number;
  /** Lots whose counts are not the sum of their entries, or whose held credits are not their open holds. */
  readonly wrongLots: number;
  /** Open holds without an application in SUBMITTING or UNKNOWN, and such applications without a hold. */
  readonly wrongHolds: number;
  /**
   * Applications that a portal confirmed without exactly one capture, and captures of others, those among them of which only
   * their user says that they arrived; but for those that went with a deleted account.
   */
  readonly wrongCaptures: number;
  /** Wallets whose prepaid cents are not what their available and held credits cost. */
  readonly wrongWorths: number;
  /** Months whose sums are not those of the user's captures. */
  readonly wrongMonths: number;
  /** Credited orders without exactly one top-up, and top-ups without a credited order of that amount and that many credits. */
  readonly wrongTopUps: number;
  /** Orders whose money in the ledger is not what their state says: paid in, refunded, disputed. */
  readonly wrongPayments: number;
  /** Credited orders that not exactly one piece of evidence credited, and evidence that credited others. */
  readonly wrongEvidence: number;
  readonly captures: number;
  readonly isSound: boolean;
}

type Checks = Omit<LedgerProof, "sums" | "captures" | "isSound">;

const CREDITED = sql`('paid', 'refunded', 'disputed')`;

/** Each counts what contradicts its rule, in one pass over what it reads: the nightly run has a long ledger before it. */
const CHECKS: Readonly<Record<keyof Checks, ReturnType<typeof sql>>> = {
  wrongJournals: sql`
    select distinct e.journal_id from ledger_entry e join ledger_account a on a.id = e.account_id
    group by e.journal_id, a.asset having sum(e.amount) <> 0`,
  wrongBalances: sql`
    select a.id from ledger_account a
    left join (select account_id, sum(amount) as total from ledger_entry group by account_id) e on e.account_id = a.id
    where a.balance <> case when a.user_id is null then 0 else coalesce(e.total, 0) end
      or (a.user_id is not null and a.balance < 0)`,
  wrongLots: sql`
    select l.id from credit_lot l
    left join (select e.lot_id,
        coalesce(sum(e.amount) filter (where a.kind = 'credits_available'), 0) as available,
        coalesce(sum(e.amount) filter (where a.kind = 'credits_held'), 0) as held,
        coalesce(sum(e.amount) filter (where a.kind = 'credits_expired'), 0) as expired,
        coalesce(sum(e.amount) filter (where a.kind <> 'credits_issued'), 0) as granted
      from ledger_entry e join ledger_account a on a.id = e.account_id where e.lot_id is not null
      group by e.lot_id) e on e.lot_id = l.id
    left join (select lot_id, count(*) as open from credit_hold where state = 'held' group by lot_id) h on h.lot_id = l.id
    where (l.available, l.held, l.expired, l.granted, l.held)
      is distinct from (e.available, e.held, e.expired, e.granted, coalesce(h.open, 0))`,
  wrongHolds: sql`
    select 1 from (select application_id from credit_hold where state = 'held') h
    full join (select id from application where status in ('SUBMITTING', 'UNKNOWN')) p on p.id = h.application_id
    where p.id is null or h.application_id is null`,
  wrongCaptures: sql`
    select 1 from (select application_id, min(user_id::text)::uuid as user_id, count(*) as times
      from ledger_journal where kind = 'capture' group by application_id) j
    full join (select id from application where status = 'APPLIED' and proof not in ('user_said', 'user_sent')) p
      on p.id = j.application_id
    where j.application_id is null or j.times <> 1
      or (p.id is null and not exists (select 1 from closed_account c where c.user_id = j.user_id))`,
  wrongWorths: sql`
    select a.user_id from ledger_account a
    left join (select user_id, sum((available + held) * unit_price_cents::bigint) as worth from credit_lot
      group by user_id) l on l.user_id = a.user_id
    where a.user_id is not null and a.kind = 'prepaid' and a.balance <> coalesce(l.worth, 0)`,
  wrongMonths: sql`
    select 1 from (select user_id, sum(applications) as applications, sum(spent_cents) as spent from wallet_month
      group by user_id) m
    full join (select l.user_id, sum(e.amount) as applications, sum(e.amount * l.unit_price_cents) as spent
      from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'credits_spent'
        join credit_lot l on l.id = e.lot_id group by l.user_id) s on s.user_id = m.user_id
    where (m.applications, m.spent) is distinct from (s.applications, s.spent)`,
  wrongTopUps: sql`
    select 1 from (select txnid, amount_cents, credits, user_id from payment_order where state in ${CREDITED}) o
    full join (select j.txnid, j.user_id, count(distinct j.id) as times,
        -sum(e.amount) filter (where a.kind = 'payments') as cents,
        coalesce(sum(e.amount) filter (where a.kind = 'credits_available'), 0) as credits
      from ledger_journal j join ledger_entry e on e.journal_id = j.id join ledger_account a on a.id = e.account_id
      where j.kind = 'top_up' group by j.txnid, j.user_id) t on t.txnid = o.txnid
    where (o.amount_cents, o.credits, o.user_id, 1) is distinct from (t.cents, t.credits, t.user_id, t.times)`,
  wrongPayments: sql`
    select o.txnid from payment_order o
    left join (select j.txnid, -sum(e.amount) as cents from ledger_journal j join ledger_entry e on e.journal_id = j.id
        join ledger_account a on a.id = e.account_id and a.kind = 'payments' group by j.txnid) p on p.txnid = o.txnid
    where coalesce(p.cents, 0) <> case o.state
      when 'paid' then o.amount_cents - o.refunded_cents else 0 end`,
  wrongEvidence: sql`
    select 1 from (select txnid from payment_order where state in ${CREDITED}) o
    full join (select txnid, count(*) as times from payment_evidence where verdict = 'credited' group by txnid) e
      on e.txnid = o.txnid
    where o.txnid is null or e.txnid is null or e.times <> 1`,
};

/**
 * Proves the ledger's invariants on the database as of one instant (RELIABILITY 2). Reads the whole ledger: for the night and
 * for tests.
 */
export async function proveLedger(db: Db): Promise<LedgerProof> {
  if (db.isTransaction) return prove(db);
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(prove);
}

async function prove(db: Db): Promise<LedgerProof> {
  const { rows } = await sql<{ asset: string; total: number }>`
    select a.asset, sum(e.amount)::bigint as total
    from ledger_entry e join ledger_account a on a.id = e.account_id group by a.asset`.execute(db);
  const sums = Object.fromEntries(rows.map((row) => [row.asset, row.total]));
  const checks: Checks = {
    wrongJournals: await count(db, CHECKS.wrongJournals),
    wrongBalances: await count(db, CHECKS.wrongBalances),
    wrongLots: await count(db, CHECKS.wrongLots),
    wrongHolds: await count(db, CHECKS.wrongHolds),
    wrongCaptures: await count(db, CHECKS.wrongCaptures),
    wrongWorths: await count(db, CHECKS.wrongWorths),
    wrongMonths: await count(db, CHECKS.wrongMonths),
    wrongTopUps: await count(db, CHECKS.wrongTopUps),
    wrongPayments: await count(db, CHECKS.wrongPayments),
    wrongEvidence: await count(db, CHECKS.wrongEvidence),
  };
  const captures = await count(db, sql`select 1 from ledger_journal where kind = 'capture'`);
  const isSound = [...Object.values(checks), ...Object.values(sums)].every((wrong) => wrong === 0);
  return { sums, ...checks, captures, isSound };
}

async function count(db: Db, rows: ReturnType<typeof sql>): Promise<number> {
  const result = await sql<{
    count: number;
  }>`select count(*) as count from (${rows}) wrong`.execute(db);
  return result.rows[0]?.count ?? 0;
}
