/** Runs, previews, their schedules, and the pages that their owners see (RELIABILITY 1). */
export const runs = `
create table run (
  id uuid primary key,
  number bigint,
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
  -- When it was decided whether the end of this run is reported; null on runs that are open or have just ended.
  reported_at timestamptz,
  -- What it began with and keeps. Null: begun before there was a choice, without a CV, or with one that was deleted since.
  cv_id uuid references cv on delete set null,
  -- Lines of a result list that could not be read: the most that one search has met, because they have no id to be known by.
  unreadable_lines integer not null default 0 check (unreadable_lines >= 0),
  -- Jobs by what became of them, {"taken": 4, "low_score": 3}; written when the run ends, from the rows above.
  listing jsonb,
  -- Places of the search that the portal does not offer, as the user wrote them.
  unknown_places text[] not null default '{}',
  -- A preview is what a run would send, looked up without sending: a run of its own kind, because the account, its pace and all that
  -- ends a run hold for it. It has no number and no applications, so it stands in no history and in no count.
  kind text not null default 'send' check (kind in ('send', 'preview')),
  -- Its jobs were chosen by its user from a preview; it searches for no others.
  is_chosen boolean not null default false,
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (end_reason is not null)),
  constraint run_number_check check ((kind = 'send') = (number is not null)),
  unique (user_id, number),
  foreign key (user_id, platform_id) references lane on delete cascade
);
-- One run at a time on an account.
create unique index run_open on run (user_id, platform_id) where state <> 'ended';
create index run_recent on run (user_id, created_at desc);
create index run_unreported on run (ended_at) where state = 'ended' and reported_at is null;
create index run_previews on run (ended_at) where kind = 'preview';

create table run_event (
  id bigint generated always as identity primary key,
  run_id uuid not null references run on delete cascade,
  at timestamptz not null default now(),
  data jsonb not null
);
create index run_event_run on run_event (run_id, id);

-- One row for each job that the open run's searches have shown, however often they showed it; gone with the run's end.
create table run_listing (
  run_id uuid not null references run on delete cascade,
  portal_job_id text not null,
  -- Why the job was left out before its posting was opened; null: it was to be tried.
  left_out text,
  primary key (run_id, portal_job_id)
);

-- One row for each job that the preview's searches have shown; gone with it after a day.
create table preview_job (
  id uuid primary key,
  preview_id uuid not null references run on delete cascade,
  portal_job_id text not null,
  job_title text not null,
  company text not null,
  location text not null,
  url text not null,
  description text not null default '',
  job_fingerprint text not null,
  match_score integer check (match_score between 0 and 100),
  match_reasons jsonb not null default '[]'::jsonb,
  -- Times that its posting was opened, or was to be.
  attempts integer not null default 0,
  -- When its posting was read and judged; null: it was judged by its line in the list, or its turn has not come.
  read_at timestamptz,
  -- Why it does not fit; null: it fits, or is still to be read.
  left_out text,
  reason text not null default '',
  taken_out_at timestamptz,
  -- The skip that took it out, where the job was known before.
  skip_id uuid,
  unique (preview_id, portal_job_id)
);

-- The page that a worker holds on an account, for its owner to look at and, where the portal asks for them, to act in. One row for
-- each account, that of its latest page. It is live only under the fence it was opened with and while the lane's lease lasts, so a
-- worker that dies leaves no page behind. Nothing that is seen or typed is kept.
create table live_page (
  user_id uuid not null,
  platform_id integer not null,
  id uuid not null unique,
  fence bigint not null,
  -- Where apis reach the worker that holds the page.
  worker_url text not null,
  run_id uuid references run on delete cascade,
  login_id uuid references portal_login on delete cascade,
  opened_at timestamptz not null default now(),
  -- The portal asks for the account's owner, until this time at the latest.
  asked_at timestamptz,
  closes_at timestamptz,
  note text not null default '',
  mailed_at timestamptz,
  -- Who holds pointer and keys, for as long as this lease lasts.
  controller text,
  controlled_until timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('passed', 'not_now', 'time_over', 'stopped', 'lost', 'closed')),
  -- "Not now" ends a wait for an account's owner, not the page: where its worker goes on without them the page stays open, can be
  -- watched, and may ask again.
  declined_at timestamptz,
  primary key (user_id, platform_id),
  foreign key (user_id, platform_id) references lane on delete cascade,
  check ((asked_at is null) = (closes_at is null)),
  check ((ended_at is null) = (ended_as is null))
);
create index live_page_run on live_page (run_id) where run_id is not null;
create index live_page_login on live_page (login_id) where login_id is not null;

create table schedule (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform on delete cascade,
  frequency text not null check (frequency in ('ONETIME', 'DAILY', 'WEEKLY')),
  application_goal integer not null check (application_goal between 1 and 1000),
  -- Wall-clock time in the user's time zone.
  start_time text not null check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$'),
  end_date text check (end_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  weekday smallint check (weekday between 1 and 7),
  paused_at timestamptz,
  -- The planned start: when it is due and the local date it belongs to. Both null: paused, or nothing more is to come.
  next_run_at timestamptz,
  next_local_date text,
  -- The newest local date that was dealt with; none comes again, whatever happens to clock or time zone.
  last_local_date text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, platform_id),
  check ((frequency = 'ONETIME') = (end_date is null)),
  check ((next_run_at is null) = (next_local_date is null)),
  check (next_run_at is null or (paused_at is null and frequency <> 'ONETIME')),
  check (last_local_date is null or next_local_date > last_local_date)
);
-- The due scan reads from the left end of this one and nothing else.
create index schedule_due on schedule (next_run_at) where next_run_at is not null;

-- What came of a planned start, for the user to read; it outlives its schedule. A second one of a schedule's local date is
-- impossible: two schedulers, a clock that is set back and a night with two two o'clocks are harmless.
create table scheduled_run (
  schedule_id uuid not null,
  local_date text not null check (local_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform on delete cascade,
  due_at timestamptz not null,
  decided_at timestamptz not null,
  run_id uuid unique references run on delete set null,
  outcome text not null check (outcome in ('started', 'not_started', 'skipped')),
  reason text check (reason in ('missed', 'platform_not_connected', 'job_preferences_missing',
    'no_cv', 'no_credits', 'run_under_way', 'daily_limit_reached', 'goal_reached', 'paused')),
  note text not null default '',
  primary key (schedule_id, local_date),
  check ((outcome = 'started') = (reason is null)),
  check (run_id is null or outcome = 'started')
);
create index scheduled_run_recent on scheduled_run (user_id, decided_at desc);

-- How far the sandbox's scheduled time is ahead of the machine's clock (for tests and demos; never read in live mode).
create table scheduled_clock (
  is_only boolean primary key default true check (is_only),
  offset_ms bigint not null
);
`;
