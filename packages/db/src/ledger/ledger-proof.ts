import { sql } from "kysely";
import type { Db } from "../client.ts";

export interface LedgerProof {
  /** Sum of all entries for each asset; every one must be 0. */
  readonly sums: Readonly<Record<string, number>>;
  /** Journals that do not sum to 0 for each asset, also where they make up for each other. */
  readonly wrongJournals: number;
  /** User accounts whose balance is not the sum of their entries. */
  readonly wrongBalances: number;
  /** Lots whose counts are not the sum of their entries. */
  readonly wrongLots: number;
  /** Open holds without an application in SUBMITTING or UNKNOWN, and such applications without a hold. */
  readonly wrongHolds: number;
  /** Applied applications without exactly one capture, and captures of others. */
  readonly wrongCaptures: number;
  readonly captures: number;
  readonly isSound: boolean;
}

/**
 * Proves the ledger's invariants on the database as it stands (RELIABILITY 2). Run it in a repeatable-read transaction when
 * others write.
 */
export async function proveLedger(db: Db): Promise<LedgerProof> {
  const sums = await sql<{ asset: string; total: number }>`
    select a.asset, sum(e.amount)::bigint as total
    from ledger_entry e join ledger_account a on a.id = e.account_id group by a.asset`.execute(db);
  const counts = await sql<
    Record<"journals" | "balances" | "lots" | "holds" | "captures_wrong" | "captures", number>
  >`
    select
      (select count(distinct wrong.journal_id) from (
        select e.journal_id from ledger_entry e join ledger_account a on a.id = e.account_id
        group by e.journal_id, a.asset having sum(e.amount) <> 0) wrong) as journals,
      (select count(*) from ledger_account a where a.user_id is not null and a.balance <>
        (select coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = a.id)) as balances,
      (select count(*) from credit_lot l where (l.available, l.held) <> (
        select coalesce(sum(e.amount) filter (where a.kind = 'credits_available'), 0),
               coalesce(sum(e.amount) filter (where a.kind = 'credits_held'), 0)
        from ledger_entry e join ledger_account a on a.id = e.account_id where e.lot_id = l.id)) as lots,
      (select count(*) from (select application_id from credit_hold where state = 'held') h
        full join (select id from application where status in ('SUBMITTING', 'UNKNOWN')) p on p.id = h.application_id
        where p.id is null or h.application_id is null) as holds,
      (select count(*) from (
          select application_id, count(*) as times from ledger_journal where kind = 'capture' group by application_id) j
        full join (select id from application where status = 'APPLIED') p on p.id = j.application_id
        where p.id is null or j.application_id is null or j.times <> 1) as captures_wrong,
      (select count(*) from ledger_journal where kind = 'capture') as captures`.execute(db);
  const row = counts.rows[0];
  const proof = {
    sums: Object.fromEntries(sums.rows.map((line) => [line.asset, line.total])),
    wrongJournals: row?.journals ?? 0,
    wrongBalances: row?.balances ?? 0,
    wrongLots: row?.lots ?? 0,
    wrongHolds: row?.holds ?? 0,
    wrongCaptures: row?.captures_wrong ?? 0,
    captures: row?.captures ?? 0,
  };
  const wrong =
    proof.wrongJournals +
    proof.wrongBalances +
    proof.wrongLots +
    proof.wrongHolds +
    proof.wrongCaptures;
  return {
    ...proof,
    isSound: wrong === 0 && Object.values(proof.sums).every((total) => total === 0),
  };
}
