import { type Kysely, sql } from "kysely";

/** Platforms, lanes, runs, applications and their evidence (RELIABILITY 1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(platforms).execute(db);
  await sql.raw(runs).execute(db);
  await sql.raw(applications).execute(db);
}

const platforms = `
create table platform (
  id integer primary key,
  key text not null unique,
  name text not null,
  url text not null check (url like 'https://%'),
  tags text[] not null default '{}',
  support text not null check (support in ('driver', 'soon', 'name_only', 'bookmark')),
  daily_cap integer not null check (daily_cap > 0),
  owner_user_id uuid references app_user on delete cascade,
  created_at timestamptz not null default now()
);

create table platform_filter (
  id integer generated always as identity primary key,
  platform_id integer not null references platform on delete cascade,
  field_name text not null,
  field_type text not null check (field_type in ('checkbox', 'text', 'multiselect', 'select', 'switch')),
  options jsonb not null default '[]'::jsonb,
  position integer not null,
  unique (platform_id, field_name)
);

-- A lane: one account of one user on one platform, served by one browser session at a time. Every write of a worker
-- carries the fence it was given; a worker whose lease went to another finds 0 rows and stops.
create table lane (
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform,
  state text not null check (state in ('connected', 'code_required', 'needs_user', 'signed_out')),
  state_note text not null default '',
  account_label text not null default '',
  daily_limit integer not null check (daily_limit > 0),
  fence bigint not null default 0,
  worker text,
  lease_until timestamptz,
  not_before timestamptz not null default now(),
  last_served_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, platform_id)
);
create index lane_order on lane (last_served_at nulls first) where state = 'connected';

-- Sealed secrets of a lane (packages/kit vault). Apart from the lane, so that no ordinary query can carry them along.
create table lane_secret (
  user_id uuid not null,
  platform_id integer not null,
  kind text not null check (kind in ('credentials', 'session')),
  sealed bytea not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, platform_id, kind),
  foreign key (user_id, platform_id) references lane on delete cascade
);

-- One attempt to connect an account. The browser page behind it is expendable; this row is the session.
create table portal_login (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform,
  state text not null check (state in
    ('queued', 'signing_in', 'code_required', 'code_given', 'connected', 'refused', 'challenge', 'expired', 'failed')),
  message text not null default '',
  account_label text not null default '',
  sealed_credentials bytea,
  sealed_code bytea,
  sealed_session bytea,
  page_address text not null default '',
  otp_expires_at timestamptz,
  wrong_codes integer not null default 0,
  fence bigint not null default 0,
  worker text,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index portal_login_open on portal_login (user_id, platform_id)
  where state in ('queued', 'signing_in', 'code_required', 'code_given');
`;

const runs = `
create table run (
  id uuid primary key,
  number bigint not null,
  user_id uuid not null,
  platform_id integer not null,
  goal integer not null check (goal > 0),
  state text not null check (state in ('queued', 'running', 'waiting', 'ended')),
  stop_requested_at timestamptz,
  search_exhausted_at timestamptz,
  end_reason text check (end_reason in ('goal_reached', 'daily_limit', 'portal_limit', 'no_credits', 'search_exhausted',
    'needs_user', 'platform_paused', 'stopped', 'failed')),
  end_note text not null default '',
  -- Somebody has the run open: the worker takes pictures of its progress until then.
  watched_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (end_reason is not null)),
  unique (user_id, number),
  foreign key (user_id, platform_id) references lane on delete cascade
);
-- One run at a time on an account.
create unique index run_open on run (user_id, platform_id) where state <> 'ended';
create index run_recent on run (user_id, created_at desc);

create table run_event (
  id bigint generated always as identity primary key,
  run_id uuid not null references run on delete cascade,
  at timestamptz not null default now(),
  data jsonb not null
);
create index run_event_run on run_event (run_id, id);
`;

const applications = `
create sequence receipt_number;

create table application (
  id uuid primary key,
  receipt_number bigint not null unique default nextval('receipt_number'),
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform,
  portal_job_id text not null,
  run_id uuid references run on delete set null,
  job_title text not null,
  company text not null,
  location text not null,
  url text not null,
  description text not null default '',
  -- Normalised company, title and place: the same job under another id or on another platform (DECISIONS D8).
  job_fingerprint text not null,
  status text not null check (status in ('QUEUED', 'APPLYING', 'SUBMITTING', 'UNKNOWN', 'APPLIED', 'FAILED', 'SKIPPED',
    'NEEDS_ANSWER', 'NEEDS_USER', 'NEEDS_REVIEW')),
  reason_code text not null default '',
  reason text not null default '',
  attempts integer not null default 0,
  not_before timestamptz not null default now(),
  fence bigint not null default 0,
  worker text,
  lease_until timestamptz,
  started_at timestamptz,
  intent_at timestamptz,
  applied_at timestamptz,
  looks integer not null default 0,
  next_look_at timestamptz,
  cv_id uuid references cv on delete set null,
  cv_file_name text,
  cv_version integer,
  cv_sha256 text,
  applicant text not null default '',
  applicant_email text not null default '',
  confirmation text not null default '',
  proof text not null default 'none' check (proof in ('confirmation_seen', 'applied_mark_seen', 'none')),
  answers jsonb not null default '[]'::jsonb,
  open_questions jsonb not null default '[]'::jsonb,
  steps jsonb not null default '[]'::jsonb,
  busy_ms integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Never applied to twice by one user, however many runs find the job (RELIABILITY 1.7).
  unique (user_id, platform_id, portal_job_id)
);
-- The same job under two ids is not sent twice: the intent of the second hits this index.
create unique index application_same_job on application (user_id, job_fingerprint)
  where status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW');
create index application_recent on application (user_id, updated_at desc, id desc);
create index application_run on application (run_id, status);
create index application_doubt on application (next_look_at) where status in ('SUBMITTING', 'UNKNOWN');
create index application_leased on application (lease_until) where status = 'APPLYING';

create table application_event (
  id bigint generated always as identity primary key,
  application_id uuid not null references application on delete cascade,
  status text not null,
  note text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index application_event_application on application_event (application_id, id);

create table application_picture (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  kind text not null check (kind in ('before_submit', 'after_confirmation', 'problem')),
  storage_key text not null,
  width integer not null,
  height integer not null,
  taken_at timestamptz not null default clock_timestamp()
);
create index application_picture_application on application_picture (application_id, taken_at);
`;
