/** Users, what proves who they are, their sessions, and what is written to them. */
export const people = `
create table app_user (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  first_name text not null default '',
  last_name text not null default '',
  username text not null default '',
  dial_code text not null default '',
  mobile text not null default '',
  mobile_verified_at timestamptz,
  country_id integer not null default 0,
  location text not null default '',
  role text not null default '',
  notice_period text not null default '',
  current_ctc numeric(14, 2) check (current_ctc >= 0),
  current_ctc_currency text not null default '',
  expected_ctc numeric(14, 2) check (expected_ctc >= 0),
  expected_ctc_currency text not null default '',
  plan_id integer,
  time_zone text not null default 'UTC',
  filters jsonb not null default '{}'::jsonb check (jsonb_typeof(filters) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The optional letter about a low balance: asked for by the user, and when it left; empty again once the balance has recovered.
  low_balance_email boolean not null default false,
  low_balance_mailed_at timestamptz,
  -- When the user was last told that a run ended because no credit was left.
  credits_out_mailed_at timestamptz,
  -- Whether to write an e-mail when a run has ended.
  run_report_email boolean not null default false,
  -- Open questions may be drafted by the operator's model. Off until the user switches it on (DECISIONS D8).
  draft_answers boolean not null default false,
  -- The daily mail of what waits under "Needs you"; when the last one was due, by scheduled time, and when it was written:
  -- what has come since is news.
  needs_email boolean not null default true,
  needs_mailed_at timestamptz,
  needs_told_at timestamptz,
  -- What employers get where nothing else is chosen. Null: the newest; an upload and a deletion lead back to that.
  current_cv_id uuid,
  -- Whether a model may read their CVs where the rules leave gaps: off until they say so.
  second_reading boolean not null default false,
  -- How well a job has to match, in percent, on every platform whose own filter does not say otherwise (DECISIONS D14).
  minimum_score smallint not null default 60 check (minimum_score between 0 and 100),
  -- Until when the deletion can be taken back; null of an account that is not being deleted.
  erase_at timestamptz,
  -- Null until it is known: the next sign-in takes the browser's. Mails to who has none are in English.
  language text check (language in ('en', 'hi'))
);
-- A number signs in one account: the one that proved it last.
create unique index app_user_verified_mobile on app_user (mobile) where mobile_verified_at is not null;
create index app_user_erase_at on app_user (erase_at) where erase_at is not null;

-- Users who have paused everything: no run of theirs goes on and none starts until they resume.
create table user_pause (
  user_id uuid primary key references app_user on delete cascade,
  paused_at timestamptz not null default now()
);

-- One row for each code that was asked for. A code is stored as an HMAC bound to order and address. In databases from before the baseline
-- the names of its key and of its not-null constraints begin with sign_in_order, as the table was called at first.
create table code_order (
  order_id text primary key,
  target text not null,
  code_hmac bytea,
  code_expires_at timestamptz not null,
  tries integer not null default 0,
  last_try_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  purpose text not null check (purpose in ('sign_in', 'phone_sign_in', 'phone_verification', 'email_change', 'reauthentication')),
  -- Whose account the proof is for; null where it signs somebody in.
  user_id uuid references app_user on delete cascade,
  -- Keyed hash of the network that asked: a resend that names no order is about one that the same network asked for.
  network_key text not null default ''
);
create index code_order_target on code_order (target, created_at desc);
create index code_order_user on code_order (user_id) where user_id is not null;

create table auth_token (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz,
  id uuid not null default gen_random_uuid() unique,
  user_agent text not null default '',
  -- The network, never the whole address.
  network text not null default '',
  -- When a code was last typed in this session, and when one that had been sent to the account's own address.
  code_typed_at timestamptz not null default now(),
  address_code_at timestamptz default now()
);
create index auth_token_user on auth_token (user_id);

-- Whoever streams to a session hears at once that it has ended, whatever ended it.
create function auth_token_tell_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', old.user_id::text);
  return null;
end $$;
create trigger auth_token_revoked after update of revoked_at on auth_token
  for each row when (new.revoked_at is not null and old.revoked_at is null) execute function auth_token_tell_end();
create trigger auth_token_deleted after delete on auth_token
  for each row when (old.revoked_at is null) execute function auth_token_tell_end();

-- Keyed hashes of address and network of those who have signed in: strangers use up nothing of theirs.
create table sign_in_network (
  pair_key text primary key,
  last_at timestamptz not null default now()
);

-- Networks from which an account's owner wants no codes asked for.
create table sign_in_block (
  user_id uuid not null references app_user on delete cascade,
  network text not null check (network <> '' and length(network) <= 64),
  blocked_until timestamptz not null default now() + interval '30 days',
  primary key (user_id, network)
);

-- What the owner was told of by mail, and can undo with its code for 72 hours.
create table account_change (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('email_changed', 'phone_changed', 'data_exported', 'platform_connected', 'runs_started', 'account_deleted')),
  -- What an undo puts back, and what it replaces.
  before jsonb not null default '{}'::jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb not null default '{}'::jsonb check (jsonb_typeof(after) = 'object'),
  network text not null default '',
  device text not null default '',
  -- SHA-256 of the code in the mail.
  undo_hash bytea not null unique,
  changed_at timestamptz not null default clock_timestamp(),
  undo_until timestamptz not null default clock_timestamp() + interval '72 hours',
  undone_at timestamptz,
  accepted_at timestamptz
);
create index account_change_user on account_change (user_id, changed_at desc);
-- An address that was changed away is kept for its account as long as that can be undone.
create index account_change_address on account_change ((before ->> 'email')) where kind = 'email_changed' and undone_at is null;

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

-- Occurrences that throttles count. A key never holds an address in the clear (it is an HMAC).
create table throttle_event (
  key text not null,
  at timestamptz not null default now()
);
create index throttle_event_key on throttle_event (key, at desc);

-- Lost in a crash of the server, which costs a minute's counts.
create unlogged table call_count (
  -- A keyed hash of the network.
  key text not null,
  minute timestamptz not null,
  calls integer not null,
  primary key (minute, key)
);

-- Mail that is to leave. The text is sealed: it may hold a sign-in code.
create table mail_outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  sealed_text bytea not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The same text as HTML, sealed alike; null where a mail is text alone.
  sealed_html bytea,
  -- {"List-Unsubscribe": "..."}: sealed too, since its address is a key.
  sealed_headers bytea,
  -- Messages that are written as all others and never leave, so that a call takes the same time for known and unknown.
  is_decoy boolean not null default false,
  -- The last mail of a deleted account: its row goes as soon as it has left.
  is_forgotten_when_sent boolean not null default false
);
create index mail_outbox_unsent on mail_outbox (created_at) where sent_at is null;

-- Text messages that are to leave. The text is sealed: it may hold a code.
create table sms_outbox (
  id uuid primary key,
  recipient text not null,
  sealed_text bytea not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  is_decoy boolean not null default false
);
create index sms_outbox_unsent on sms_outbox (created_at) where sent_at is null;
`;
