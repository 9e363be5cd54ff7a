import { type Kysely, sql } from "kysely";

/**
 * The ledger (RELIABILITY 2): append-only, double-entry, integers. The rules stand here and not only in code: a journal
 * sums to zero for each asset, entries cannot be changed, a user's account and a lot never fall below zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await sql.raw(rules).execute(db);
}

const tables = `
-- user_id null: an account of the house, the other side of a user's.
create table ledger_account (
  id bigint generated always as identity primary key,
  user_id uuid,
  kind text not null check (kind in ('credits_available', 'credits_held', 'credits_issued', 'credits_spent',
    'cash', 'prepaid', 'revenue', 'payments')),
  asset text not null check (asset in ('CREDIT', 'USD_CENT')),
  balance bigint not null default 0,
  unique nulls not distinct (user_id, kind, asset),
  constraint ledger_account_not_negative check (user_id is null or balance >= 0)
);

-- Credits granted at one price with one expiry (DECISIONS D4).
create table credit_lot (
  id uuid primary key,
  user_id uuid not null,
  source_key text not null unique,
  source text not null,
  granted integer not null check (granted > 0),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  expires_at timestamptz not null,
  available integer not null default 0,
  held integer not null default 0,
  created_at timestamptz not null default now(),
  constraint credit_lot_not_negative check (available >= 0 and held >= 0),
  constraint credit_lot_not_more_than_granted check (available + held <= granted)
);
create index credit_lot_order on credit_lot (user_id, expires_at, created_at) where available > 0;

create table ledger_journal (
  id uuid primary key,
  -- Says what happened once: 'signup:…', 'hold:<application>:<fence>', 'capture:<application>', 'release:…'.
  key text not null unique,
  kind text not null check (kind in ('grant', 'hold', 'capture', 'release', 'expiry', 'top_up', 'refund')),
  user_id uuid not null,
  application_id uuid,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp()
);
create index ledger_journal_user on ledger_journal (user_id, created_at desc);
create index ledger_journal_application on ledger_journal (application_id);

create table ledger_entry (
  id bigint generated always as identity primary key,
  journal_id uuid not null references ledger_journal,
  account_id bigint not null references ledger_account,
  lot_id uuid references credit_lot,
  amount bigint not null check (amount <> 0)
);
create index ledger_entry_journal on ledger_entry (journal_id);
create index ledger_entry_account on ledger_entry (account_id, id);

-- One open hold per application; a capture or release closes it for good.
create table credit_hold (
  application_id uuid primary key,
  user_id uuid not null,
  lot_id uuid not null references credit_lot,
  state text not null check (state in ('held', 'captured', 'released')),
  times integer not null default 1,
  updated_at timestamptz not null default now()
);
`;

const rules = `
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_journal_append_only before update or delete on ledger_journal
  for each row execute function ledger_refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_journal_no_truncate before truncate on ledger_journal
  for each statement execute function ledger_refuse_change();
create trigger ledger_entry_no_truncate before truncate on ledger_entry
  for each statement execute function ledger_refuse_change();

-- Balances are the sum of their entries because only entries move them.
create function ledger_post() returns trigger language plpgsql as $$
declare
  account_kind text;
begin
  -- House accounts keep no running balance: every user's journal would wait for the same row.
  update ledger_account set balance = balance + new.amount
    where id = new.account_id and user_id is not null returning kind into account_kind;
  if new.lot_id is not null then
    if account_kind = 'credits_available' then
      update credit_lot set available = available + new.amount where id = new.lot_id;
    elsif account_kind = 'credits_held' then
      update credit_lot set held = held + new.amount where id = new.lot_id;
    end if;
  end if;
  return null;
end $$;
create trigger ledger_entry_post after insert on ledger_entry for each row execute function ledger_post();

create function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.journal_id = new.journal_id group by a.asset having sum(e.amount) <> 0
  ) then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_sums_to_zero after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_sum();
`;
