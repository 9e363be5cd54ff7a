import { type Kysely, sql } from "kysely";

/** Breakers that pause a platform for everyone, the pauses there were, and failure bundles (RELIABILITY 1.8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(breakers).execute(db);
  await sql.raw(bundles).execute(db);
}

const breakers = `
create table portal_breaker (
  platform_id integer primary key references platform on delete cascade,
  -- As the rule has it (packages/domain, portal-health).
  breaker jsonb not null check (breaker ->> 'state' in ('closed', 'open', 'half_open')),
  -- Nobody begins an application before; infinity: before an operator says so. Null while closed. Claims of lanes read it.
  blocked_until timestamptz,
  updated_at timestamptz not null default now(),
  check ((breaker ->> 'state' = 'closed') = (blocked_until is null))
);

-- From the opening to the closing, whatever trials there were in between.
create table portal_pause (
  id uuid primary key,
  platform_id integer not null references platform on delete cascade,
  reason text not null check (reason in ('page_changed', 'unreachable', 'by_hand')),
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  check (closed_at >= opened_at)
);
create unique index portal_pause_open on portal_pause (platform_id) where closed_at is null;
create index portal_pause_recent on portal_pause (platform_id, opened_at);
`;

const bundles = `
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
