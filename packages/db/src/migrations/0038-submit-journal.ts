import { type Kysely, sql } from "kysely";

/** What tells that a database went back in time, and what the journal of submits knows that it does not (DECISIONS D20). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table application
  -- The fence of the newest submit that this row knows of: the journal's records are held against it.
  add column intent_fence bigint;
update application set intent_fence = fence where intent_at is not null;

create table journal_comparison (
  is_only boolean primary key default true check (is_only),
  -- The server and its line of history in which everything was compared with the journal: a restore begins a new line, as does
  -- another server that takes over. Nothing is sent in any other.
  history text not null
);
insert into journal_comparison (history)
  select (select system_identifier from pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8);

-- Submits that the journal knows and that belong to nobody here: their user or their platform is gone with the time that was lost.
-- Who comes back under a new id does not send them again.
create table lost_submit (
  -- Application and fence.
  key text primary key,
  accounts text[] not null,
  platform text not null,
  portal_job_id text not null,
  job_key text not null,
  submitted_at timestamptz not null
);
create index lost_submit_accounts on lost_submit using gin (accounts);
create index lost_submit_age on lost_submit (submitted_at);
`;
