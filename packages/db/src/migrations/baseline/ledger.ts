/** The ledger (RELIABILITY 2): append-only, double-entry, integers. The rules stand in the database and not only in code. */
export const ledger = `
-- user_id null: an account of the house, the other side of a user's.
create table ledger_account (
  id bigint generated always as identity primary key,
  user_id uuid,
  kind text not null,
  asset text not null check (asset in ('CREDIT', 'USD_CENT')),
  balance bigint not null default 0,
  unique nulls not distinct (user_id, kind, asset),
  constraint ledger_account_not_negative check (user_id is null or balance >= 0),
  constraint ledger_account_kind_check check (case asset
    when 'CREDIT' then kind in ('credits_available', 'credits_held', 'credits_issued', 'credits_spent', 'credits_expired',
      'credits_withdrawn')
    else kind in ('cash', 'prepaid', 'revenue', 'payments', 'gifts', 'losses') end)
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
  expired integer not null default 0 check (expired >= 0),
  -- The rate of the payment that bought it, for good, as the price is; none for a lot that nobody paid for.
  usd_inr_rate numeric(12, 4) check (usd_inr_rate > 0),
  constraint credit_lot_not_negative check (available >= 0 and held >= 0),
  constraint credit_lot_not_more_than_granted check (available + held <= granted)
);
create index credit_lot_user on credit_lot (user_id, expires_at, created_at);
create index credit_lot_due on credit_lot (expires_at) where available > 0;

create table ledger_journal (
  id uuid primary key,
  -- Says what happened once: 'signup:…', 'hold:<application>:<fence>', 'capture:<application>', 'release:…'.
  key text not null unique,
  kind text not null check (kind in
    ('grant', 'hold', 'capture', 'release', 'expiry', 'top_up', 'refund', 'dispute', 'dispute_won')),
  user_id uuid not null,
  application_id uuid,
  note text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  txnid text references payment_order,
  constraint ledger_journal_of_order check
    ((txnid is not null) = (kind in ('top_up', 'refund', 'dispute', 'dispute_won'))),
  constraint ledger_journal_of_application check
    ((application_id is not null) = (kind in ('hold', 'capture', 'release')))
);
create index ledger_journal_user on ledger_journal (user_id, created_at desc);
create index ledger_journal_application on ledger_journal (application_id);
create index ledger_journal_txnid on ledger_journal (txnid) where txnid is not null;
-- What a history shows: holds and releases move nothing for good.
create index ledger_journal_history on ledger_journal (user_id, created_at desc, id desc)
  where kind not in ('hold', 'release');

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

-- What a user's captures of one month of theirs come to, so that no balance read has to count them.
create table wallet_month (
  user_id uuid not null,
  month date not null,
  applications integer not null,
  spent_cents bigint not null,
  primary key (user_id, month)
);

-- One row for each nightly proof of the ledger: the alarm is this table's newest row, whichever process reads it.
create table ledger_proof (
  id uuid primary key,
  is_sound boolean not null,
  findings jsonb not null,
  proved_at timestamptz not null default now()
);
create index ledger_proof_newest on ledger_proof (proved_at desc);

-- The house's accounts are always there, and a wallet is its four accounts together: posting never has to create one.
insert into ledger_account (user_id, kind, asset)
  select null, kind, case when kind like 'credits%' then 'CREDIT' else 'USD_CENT' end
  from unnest(array['credits_issued', 'credits_spent', 'credits_expired', 'credits_withdrawn', 'revenue', 'payments',
    'gifts', 'losses']) as kind;
`;
