import { type Kysely, sql } from "kysely";

/**
 * What a run would send, looked up without sending: a preview is a run of its own kind, because the account, its pace and all that
 * ends a run hold for it. It has no number and no applications, so it stands in no history and in no count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table run
  add column kind text not null default 'send' check (kind in ('send', 'preview')),
  -- Its jobs were chosen by its user from a preview; it searches for no others.
  add column is_chosen boolean not null default false,
  alter column number drop not null,
  add constraint run_number_check check ((kind = 'send') = (number is not null));
create index run_previews on run (ended_at) where kind = 'preview';

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
`;
