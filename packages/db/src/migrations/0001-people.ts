import { type Kysely, sql } from "kysely";

/** Users, sign-in, CVs and the answers they gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
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
  updated_at timestamptz not null default now()
);

-- One row for each code that was asked for. A code is stored as an HMAC bound to order and address.
create table sign_in_order (
  order_id text primary key,
  email text not null,
  code_hmac bytea,
  code_expires_at timestamptz not null,
  tries integer not null default 0,
  last_try_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index sign_in_order_email on sign_in_order (email, created_at desc);

create table auth_token (
  token_hash bytea primary key,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index auth_token_user on auth_token (user_id);

-- Occurrences that throttles count. A key never holds an address in the clear (it is an HMAC).
create table throttle_event (
  key text not null,
  at timestamptz not null default now()
);
create index throttle_event_key on throttle_event (key, at desc);

-- Mail that is to leave. The text is sealed: it may hold a sign-in code.
create table mail_outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  sealed_text bytea not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table cv (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  version integer not null check (version > 0),
  file_name text not null,
  mime_type text not null,
  byte_count integer not null check (byte_count > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null,
  extraction jsonb,
  created_at timestamptz not null default now(),
  unique (user_id, version)
);

-- What the user answered once. question_key is the normalised question.
create table saved_answer (
  user_id uuid not null references app_user on delete cascade,
  question_key text not null,
  question text not null,
  answer jsonb not null,
  kind text not null,
  options jsonb not null default '[]'::jsonb,
  saved_at timestamptz not null default now(),
  primary key (user_id, question_key)
);
`)
    .execute(db);
}
