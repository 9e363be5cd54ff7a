/** Platforms, accounts on them (lanes), sign-ins, and how well their pages are understood (RELIABILITY 1.8). */
export const platforms = `
-- Built-in platforms have fixed ids below (DECISIONS D12).
create sequence added_platform_id as integer start with 1001;

create table platform (
  id integer primary key,
  key text not null unique,
  name text not null,
  url text not null check (url like 'https://%'),
  tags text[] not null default '{}',
  support text not null check (support in ('driver', 'soon', 'name_only', 'bookmark')),
  daily_cap integer not null check (daily_cap > 0),
  owner_user_id uuid references app_user on delete cascade,
  created_at timestamptz not null default now(),
  -- Whose pages a company's board has, and the company's name there. Which makers there are is the code's to say (the contract's
  -- BoardMaker): a new one is data and changes no table.
  board_maker text check (board_maker ~ '^[a-z][a-z0-9]{1,39}$'),
  board_host text,
  board_token text,
  -- What an address comes down to: two spellings of one board are one platform.
  address_key text,
  -- The row stays for the runs, logs and receipts that hang on it.
  deleted_at timestamptz,
  -- Whose pages it shows: its own key, or the maker's of a company's board.
  portal_key text not null generated always as (coalesce(board_maker, key)) stored,
  check ((board_maker is null) = (board_host is null) and (board_maker is null) = (board_token is null)),
  check ((owner_user_id is null) = (address_key is null)),
  check (owner_user_id is not null or (board_maker is null and deleted_at is null))
);
create unique index platform_own on platform (owner_user_id, address_key) where owner_user_id is not null;
create index platform_portal on platform (portal_key);

create table platform_filter (
  id integer generated always as identity primary key,
  platform_id integer not null references platform on delete cascade,
  field_name text not null,
  field_type text not null check (field_type in ('checkbox', 'text', 'multiselect', 'select', 'switch')),
  options jsonb not null default '[]'::jsonb,
  position integer not null,
  unique (platform_id, field_name)
);

-- All answers of one user to one platform's filters: saved as a whole, so that taking an answer back is a change with a time.
create table filter_choice (
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform on delete cascade,
  -- [{"filter_id": 1, "answer": ...}]
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  updated_at timestamptz not null default now(),
  primary key (user_id, platform_id)
);

-- A row: review mode is on for this user on this platform. Off by default (DECISIONS D8).
create table review_mode (
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform on delete cascade,
  since timestamptz not null default now(),
  primary key (user_id, platform_id)
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
  -- An HMAC of the account's name on the portal: enough to see that two lanes are one account, of no use for finding whose.
  -- Null: signed out.
  account_key bytea,
  -- Turns on the lane that broke off with nothing done between them, so that a portal that is away does not keep a run for ever.
  faults integer not null default 0 check (faults >= 0),
  primary key (user_id, platform_id)
);
create index lane_order on lane (last_served_at nulls first) where state = 'connected';
create unique index lane_account on lane (platform_id, account_key) where state = 'connected';

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
  -- owner_asked: the portal shows a check in the middle of a sign-in, and its page is kept open for its owner.
  state text not null check (state in
    ('queued', 'signing_in', 'owner_asked', 'code_required', 'code_given', 'connected', 'refused', 'challenge', 'expired', 'failed')),
  message text not null default '',
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
  updated_at timestamptz not null default now(),
  -- As the lane's, of the account that the sign-in is about; the worker takes it over to the lane.
  account_key bytea,
  -- What the portal asks for in the middle of a sign-in: a code it sent, or a confirmation in its app.
  asked_via text check (asked_via in ('email', 'phone', 'app'))
);
create index portal_login_open on portal_login (user_id, platform_id)
  where state in ('queued', 'signing_in', 'code_required', 'code_given');
-- Sign-ins to one portal account are counted over all users.
create index portal_login_account on portal_login (account_key, created_at desc) where account_key is not null;

-- A breaker stands for the pages of one portal, not for one platform: companies' boards by one maker are many platforms with the
-- same pages, each of one user's.
create table portal_breaker (
  -- As the rule has it (packages/domain, portal-health).
  breaker jsonb not null check (breaker ->> 'state' in ('closed', 'open', 'half_open')),
  -- Nobody begins an application before; infinity: before an operator says so. Null while closed. Claims of lanes read it.
  blocked_until timestamptz,
  updated_at timestamptz not null default now(),
  portal_key text primary key,
  check ((breaker ->> 'state' = 'closed') = (blocked_until is null))
);

-- From the opening to the closing, whatever trials there were in between.
create table portal_pause (
  id uuid primary key,
  reason text not null check (reason in ('page_changed', 'unreachable', 'by_hand')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  portal_key text not null,
  check (closed_at >= opened_at)
);
create unique index portal_pause_open on portal_pause (portal_key) where closed_at is null;
create index portal_pause_recent on portal_pause (portal_key, opened_at);

-- What an operator looks at when a portal's page stopped something. The files lie in the file storage below their id; they are
-- redacted and belong to nobody, so the row names no user and outlives the application.
create table failure_bundle (
  id uuid primary key,
  platform_id integer not null references platform on delete cascade,
  application_id uuid,
  kind text not null check (kind in ('page_changed', 'stuck', 'unknown_outcome')),
  -- Where it happened: a locator, or a step of the form.
  place text not null,
  files text[] not null default '{}',
  byte_count integer not null default 0,
  taken_at timestamptz not null default now()
);
create index failure_bundle_taken on failure_bundle (taken_at);
`;
