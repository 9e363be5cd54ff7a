import { type Kysely, sql } from "kysely";

/**
 * Orders, their evidence, and the rest of the ledger (RELIABILITY 2): cash, top-ups, expiry, refunds and disputes. The rules
 * stand here too: counts move by posting alone, a paid order and its top-up come together, paid never becomes failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(orders).execute(db);
  await sql.raw(ledger).execute(db);
  await sql.raw(accounts).execute(db);
  await sql.raw(posting).execute(db);
  await sql.raw(orderRules).execute(db);
  await sql.raw(privileges).execute(db);
}

const orders = `
create sequence payment_receipt_number;

-- One recharge. What was agreed never changes; what became of it does. No foreign key to the user: money outlives accounts.
create table payment_order (
  txnid text primary key check (length(txnid) between 1 and 25),
  user_id uuid not null,
  plan_id integer not null,
  plan_name text not null,
  price_cents integer not null check (price_cents > 0),
  amount_cents integer not null check (amount_cents > 0),
  amount_paise bigint not null check (amount_paise > 0),
  usd_inr_rate numeric(12, 4) not null check (usd_inr_rate > 0),
  product_info text not null,
  first_name text not null,
  email text not null,
  phone text not null,
  state text not null default 'created'
    check (state in ('created', 'pending', 'paid', 'failed', 'refunded', 'disputed')),
  credits integer not null default 0 check (credits >= 0),
  refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  -- How often the bank has taken it back.
  disputes integer not null default 0,
  mihpayid text unique check (mihpayid <> ''),
  mode text not null default '',
  bank_reference text not null default '',
  reason text not null default '',
  receipt_number bigint unique,
  -- Questions put to the provider, and the latest of them whose answer was applied: an answer that was overtaken is not news.
  asks integer not null default 0,
  answered_ask integer not null default 0,
  next_look_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint payment_order_credited check (case when state in ('paid', 'refunded', 'disputed')
    then receipt_number is not null and settled_at is not null and mihpayid is not null
    else receipt_number is null and credits = 0 and refunded_cents = 0 and disputes = 0 end)
);
create index payment_order_user on payment_order (user_id, created_at desc, txnid desc);
create index payment_order_due on payment_order (next_look_at) where next_look_at is not null;

-- Everything that was ever said of a payment, as it was said. The verdict is filled in once.
create table payment_evidence (
  id uuid primary key,
  txnid text not null,
  source text not null check (source in ('return', 'webhook', 'verify')),
  raw_body text not null check (length(raw_body) <= 16384),
  verdict text check (verdict in ('credited', 'recorded', 'duplicate', 'refused')),
  problem text not null default '',
  -- What the provider itself answered when it was asked because of this.
  answer jsonb,
  received_at timestamptz not null default clock_timestamp(),
  judged_at timestamptz
);
create index payment_evidence_txnid on payment_evidence (txnid, received_at);

-- What a user's captures of one month of theirs come to, so that no balance read has to count them.
create table wallet_month (
  user_id uuid not null,
  month date not null,
  applications integer not null,
  spent_cents bigint not null,
  primary key (user_id, month)
);
`;

const ledger = `
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (case asset
  when 'CREDIT' then kind in ('credits_available', 'credits_held', 'credits_issued', 'credits_spent', 'credits_expired',
    'credits_withdrawn')
  else kind in ('cash', 'prepaid', 'revenue', 'payments', 'gifts', 'losses') end);

alter table ledger_journal add column txnid text references payment_order;
alter table ledger_journal drop constraint ledger_journal_kind_check;
alter table ledger_journal add constraint ledger_journal_kind_check check (kind in
  ('grant', 'hold', 'capture', 'release', 'expiry', 'top_up', 'refund', 'dispute', 'dispute_won'));
alter table ledger_journal add constraint ledger_journal_of_order check
  ((txnid is not null) = (kind in ('top_up', 'refund', 'dispute', 'dispute_won')));
alter table ledger_journal add constraint ledger_journal_of_application check
  ((application_id is not null) = (kind in ('hold', 'capture', 'release')));
create index ledger_journal_txnid on ledger_journal (txnid) where txnid is not null;
-- What a history shows: holds and releases move nothing for good.
create index ledger_journal_history on ledger_journal (user_id, created_at desc, id desc)
  where kind not in ('hold', 'release');

alter table credit_lot add column expired integer not null default 0 check (expired >= 0);
drop index credit_lot_order;
create index credit_lot_user on credit_lot (user_id, expires_at, created_at);
create index credit_lot_due on credit_lot (expires_at) where available > 0;
`;

/** The house's accounts are always there, and a wallet is its four accounts together: posting never has to create one. */
const accounts = `
insert into ledger_account (user_id, kind, asset)
  select null, kind, case when kind like 'credits%' then 'CREDIT' else 'USD_CENT' end
  from unnest(array['credits_issued', 'credits_spent', 'credits_expired', 'credits_withdrawn', 'revenue', 'payments',
    'gifts', 'losses']) as kind
  on conflict do nothing;
insert into ledger_account (user_id, kind, asset)
  select distinct a.user_id, k.kind, k.asset from ledger_account a, (values ('credits_available', 'CREDIT'),
    ('credits_held', 'CREDIT'), ('cash', 'USD_CENT'), ('prepaid', 'USD_CENT')) as k (kind, asset)
  where a.user_id is not null
  on conflict do nothing;
insert into wallet_month (user_id, month, applications, spent_cents)
  select l.user_id, date_trunc('month', j.created_at at time zone coalesce(u.time_zone, 'UTC'))::date, sum(e.amount),
    sum(e.amount * l.unit_price_cents)
  from ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'credits_spent'
    join ledger_journal j on j.id = e.journal_id join credit_lot l on l.id = e.lot_id
    left join app_user u on u.id = l.user_id
  group by 1, 2;
`;

const posting = `
create or replace function ledger_post() returns trigger language plpgsql as $$
declare
  account ledger_account;
  lot credit_lot;
begin
  select * into account from ledger_account where id = new.account_id;
  if (account.asset = 'CREDIT') <> (new.lot_id is not null) then
    raise exception 'credits belong to a lot and money to none' using errcode = 'check_violation';
  end if;
  -- House accounts keep no running balance: every user's journal would wait for the same row.
  if account.user_id is not null then
    update ledger_account set balance = balance + new.amount where id = account.id;
  end if;
  if new.lot_id is null then return null; end if;
  select * into lot from credit_lot where id = new.lot_id;
  if account.user_id is not null and lot.user_id <> account.user_id then
    raise exception 'the lot is another user''s' using errcode = 'check_violation';
  end if;
  case account.kind
    when 'credits_available' then update credit_lot set available = available + new.amount where id = lot.id;
    when 'credits_held' then update credit_lot set held = held + new.amount where id = lot.id;
    when 'credits_expired' then update credit_lot set expired = expired + new.amount where id = lot.id;
    when 'credits_spent' then
      insert into wallet_month as so_far (user_id, month, applications, spent_cents)
        values (lot.user_id, date_trunc('month', now() at time zone
          coalesce((select time_zone from app_user where id = lot.user_id), 'UTC'))::date,
          new.amount, new.amount * lot.unit_price_cents)
        on conflict (user_id, month) do update set applications = so_far.applications + excluded.applications,
          spent_cents = so_far.spent_cents + excluded.spent_cents;
    else null;
  end case;
  return null;
end $$;

-- The credits of each lot sum to zero too: what was granted is available, held, spent, expired or withdrawn.
create or replace function ledger_check_sum() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.journal_id = new.journal_id group by a.asset, e.lot_id having sum(e.amount) <> 0
  ) then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Depth 1 is a statement of somebody's own, depth 2 one of ledger_post.
create function ledger_refuse_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return new; end if;
  raise exception 'only posted entries change the counts of %', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_account_posted before update on ledger_account for each row execute function ledger_refuse_by_hand();
create trigger ledger_account_empty before insert on ledger_account
  for each row when (new.balance <> 0) execute function ledger_refuse_by_hand();
create trigger credit_lot_posted before update of id, user_id, source_key, source, granted, unit_price_cents, available, held,
  expired, created_at on credit_lot for each row execute function ledger_refuse_by_hand();
create trigger credit_lot_empty before insert on credit_lot
  for each row when (new.available <> 0 or new.held <> 0 or new.expired <> 0) execute function ledger_refuse_by_hand();
create trigger wallet_month_posted before insert or update on wallet_month
  for each row execute function ledger_refuse_by_hand();

create trigger ledger_account_kept before delete on ledger_account for each row execute function ledger_refuse_change();
create trigger credit_lot_kept before delete on credit_lot for each row execute function ledger_refuse_change();
create trigger wallet_month_kept before delete on wallet_month for each row execute function ledger_refuse_change();
create trigger payment_order_kept before delete on payment_order for each row execute function ledger_refuse_change();
create trigger payment_evidence_kept before delete on payment_evidence for each row execute function ledger_refuse_change();
create trigger payment_evidence_no_truncate before truncate on payment_evidence
  for each statement execute function ledger_refuse_change();
create trigger wallet_month_no_truncate before truncate on wallet_month
  for each statement execute function ledger_refuse_change();
create trigger payment_order_no_truncate before truncate on payment_order
  for each statement execute function ledger_refuse_change();
`;

const orderRules = `
create function payment_order_check_change() returns trigger language plpgsql as $$
begin
  if (old.txnid, old.user_id, old.plan_id, old.plan_name, old.price_cents, old.amount_cents, old.amount_paise,
      old.usd_inr_rate, old.product_info, old.first_name, old.email, old.phone, old.created_at)
    is distinct from (new.txnid, new.user_id, new.plan_id, new.plan_name, new.price_cents, new.amount_cents, new.amount_paise,
      new.usd_inr_rate, new.product_info, new.first_name, new.email, new.phone, new.created_at) then
    raise exception 'the terms of order % are fixed', old.txnid using errcode = 'restrict_violation';
  end if;
  if old.receipt_number is not null and (old.receipt_number, old.credits, old.mihpayid, old.settled_at)
    is distinct from (new.receipt_number, new.credits, new.mihpayid, new.settled_at) then
    raise exception 'the receipt of order % is fixed', old.txnid using errcode = 'restrict_violation';
  end if;
  if new.refunded_cents < old.refunded_cents or new.refunded_paise < old.refunded_paise then
    raise exception 'a refund of order % does not shrink', old.txnid using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (values ('created', 'pending'), ('created', 'paid'),
    ('created', 'failed'), ('pending', 'paid'), ('pending', 'failed'), ('failed', 'paid'), ('paid', 'refunded'),
    ('paid', 'disputed'), ('disputed', 'paid'), ('disputed', 'refunded')) then
    raise exception 'order % cannot go from % to %', old.txnid, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payment_order_change before update on payment_order
  for each row execute function payment_order_check_change();

create function payment_evidence_check_change() returns trigger language plpgsql as $$
begin
  if old.verdict is not null or (old.id, old.txnid, old.source, old.raw_body, old.received_at)
    is distinct from (new.id, new.txnid, new.source, new.raw_body, new.received_at) then
    raise exception 'evidence is kept as it came' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payment_evidence_change before update on payment_evidence
  for each row execute function payment_evidence_check_change();

-- A credited order and its top-up exist together or not at all, and are about the same money of the same user.
create function payment_check_top_up() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from payment_order o join ledger_journal j on j.key = 'topup:' || o.txnid and j.txnid = o.txnid
        and j.kind = 'top_up' and j.user_id = o.user_id
      join ledger_entry e on e.journal_id = j.id and e.amount = -o.amount_cents
      join ledger_account a on a.id = e.account_id and a.user_id is null and a.kind = 'payments'
    where o.txnid = new.txnid and o.state in ('paid', 'refunded', 'disputed')
  ) then
    raise exception 'order % and its top-up do not match', new.txnid using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payment_order_has_top_up after insert or update on payment_order
  deferrable initially deferred for each row when (new.state in ('paid', 'refunded', 'disputed'))
  execute function payment_check_top_up();
create constraint trigger ledger_journal_has_order after insert on ledger_journal
  deferrable initially deferred for each row when (new.kind = 'top_up')
  execute function payment_check_top_up();
`;

/**
 * Fewer rights, also for the role that owns the tables (a superuser keeps them, and the triggers hold for both). A foreign
 * key locks the row it points to with FOR KEY SHARE, which wants the right to update some column: journals and orders keep
 * one that their triggers guard.
 */
const privileges = `
revoke delete, truncate on ledger_account, credit_lot, wallet_month, payment_order from current_user;
revoke update, delete, truncate on ledger_entry, ledger_journal, payment_evidence from current_user;
grant update (id) on ledger_journal to current_user;
grant update (verdict, problem, answer, judged_at) on payment_evidence to current_user;
`;
