/** Orders and what was said of them (RELIABILITY 2). */
export const payments = `
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
  -- When the payment was confirmed by e-mail, once.
  confirmed_at timestamptz,
  constraint payment_order_credited check (case when state in ('paid', 'refunded', 'disputed')
    then receipt_number is not null and settled_at is not null and mihpayid is not null
    else receipt_number is null and credits = 0 and refunded_cents = 0 and disputes = 0 end)
);
create index payment_order_user on payment_order (user_id, created_at desc, txnid desc);
create index payment_order_due on payment_order (next_look_at) where next_look_at is not null;
create index payment_order_unconfirmed on payment_order (settled_at)
  where settled_at is not null and confirmed_at is null;

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

-- Posts to the payment addresses that nobody we know has signed are counted, and only a sample of each hour is kept.
create table unsigned_payment_post (
  hour timestamptz primary key,
  posts integer not null default 1
);
`;
