import { type Kysely, sql } from "kysely";

/** What users and operators are told of money, and that each thing is told once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(notices).execute(db);
}

const notices = `
-- The optional letter about a low balance: asked for by the user, and when it left; empty again once the balance has recovered.
alter table app_user add column low_balance_email boolean not null default false;
alter table app_user add column low_balance_mailed_at timestamptz;
-- When the user was last told that a run ended because no credit was left.
alter table app_user add column credits_out_mailed_at timestamptz;

-- One row for each nightly proof of the ledger: the alarm is this table's newest row, whichever process reads it.
create table ledger_proof (
  id uuid primary key,
  is_sound boolean not null,
  findings jsonb not null,
  proved_at timestamptz not null default now()
);
create index ledger_proof_newest on ledger_proof (proved_at desc);
`;
