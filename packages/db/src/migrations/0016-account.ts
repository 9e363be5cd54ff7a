import { type Kysely, sql } from "kysely";

/** The account itself: codes for more than signing in, text messages, where a person is signed in, and its end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(codes).execute(db);
  await sql.raw(sessions).execute(db);
  await sql.raw(closing).execute(db);
}

const codes = `
-- One kind of code for everything that a person proves with one: an address at sign-in, a phone, a new address.
alter table sign_in_order rename to code_order;
alter table code_order rename column email to target;
alter table code_order add column purpose text not null default 'sign_in'
  check (purpose in ('sign_in', 'phone_sign_in', 'phone_verification', 'email_change'));
-- Whose account the proof is for; null where it signs somebody in.
alter table code_order add column user_id uuid references app_user on delete cascade;
alter index sign_in_order_email rename to code_order_target;
alter table code_order alter column purpose drop default;
create index code_order_user on code_order (user_id) where user_id is not null;

-- A number signs in one account: the one that proved it last.
create unique index app_user_verified_mobile on app_user (mobile) where mobile_verified_at is not null;

-- Text messages that are to leave. The text is sealed: it may hold a code.
create table sms_outbox (
  id uuid primary key,
  recipient text not null,
  sealed_text bytea not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
`;

const sessions = `
alter table auth_token add column id uuid not null default gen_random_uuid() unique;
alter table auth_token add column user_agent text not null default '';
-- The network, never the whole address.
alter table auth_token add column network text not null default '';
`;

const closing = `
-- Accounts that their owners have deleted: the ledger keeps their ids, which lead to nobody any more.
create table closed_account (
  user_id uuid primary key,
  closed_at timestamptz not null default now(),
  -- When the last row and file was gone; null while a worker still ends what it was doing.
  erased_at timestamptz
);
create index closed_account_open on closed_account (closed_at) where erased_at is null;

-- Keyed hashes of the addresses of deleted accounts: who comes back gets no second free credits.
create table closed_address (
  address_hmac text primary key
);

-- The terms of an order are fixed; who paid is forgotten with the account.
create or replace function payment_order_check_change() returns trigger language plpgsql as $$
declare
  is_forgotten boolean := (new.first_name, new.email, new.phone) = ('', '', '')
    and exists (select 1 from closed_account c where c.user_id = old.user_id);
begin
  if (old.txnid, old.user_id, old.plan_id, old.plan_name, old.price_cents, old.amount_cents, old.amount_paise,
      old.usd_inr_rate, old.product_info, old.created_at)
    is distinct from (new.txnid, new.user_id, new.plan_id, new.plan_name, new.price_cents, new.amount_cents, new.amount_paise,
      new.usd_inr_rate, new.product_info, new.created_at)
    or (not is_forgotten and (old.first_name, old.email, old.phone) is distinct from (new.first_name, new.email, new.phone))
  then
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

-- Evidence is kept as it came; of a deleted account its verdict stays and its words go.
create or replace function payment_evidence_check_change() returns trigger language plpgsql as $$
begin
  if new.raw_body = '' and new.answer is null
    and (old.id, old.txnid, old.source, old.received_at, old.judged_at, old.verdict, old.problem)
      is not distinct from (new.id, new.txnid, new.source, new.received_at, new.judged_at, new.verdict, new.problem)
    and exists (select 1 from payment_order o join closed_account c on c.user_id = o.user_id where o.txnid = old.txnid) then
    return new;
  end if;
  if old.verdict is not null or (old.id, old.txnid, old.source, old.raw_body, old.received_at)
    is distinct from (new.id, new.txnid, new.source, new.raw_body, new.received_at) then
    raise exception 'evidence is kept as it came' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
grant update (raw_body) on payment_evidence to current_user;
`;
