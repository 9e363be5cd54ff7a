import { type Kysely, sql } from "kysely";

/** Schedules, what came of each planned start, and reports of runs by mail (DECISIONS D7, RELIABILITY 1). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(schedules).execute(db);
  await sql.raw(reports).execute(db);
}

const schedules = `
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
  reason text check (reason in ('missed', 'platform_not_connected', 'job_preferences_missing', 'no_cv', 'no_credits',
    'run_under_way', 'daily_limit_reached', 'goal_reached')),
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

-- Today's submits on one platform are counted before every start.
create index application_sent on application (user_id, platform_id, intent_at) where intent_at is not null;
`;

const reports = `
-- Whether to write an e-mail when a run has ended.
alter table app_user add column run_report_email boolean not null default false;
-- When it was decided whether the end of this run is reported; null on runs that are open or have just ended.
alter table run add column reported_at timestamptz;
update run set reported_at = ended_at where state = 'ended';
create index run_unreported on run (ended_at) where state = 'ended' and reported_at is null;
`;
