import { type Kysely, sql } from "kysely";

/** What a run's searches found and left out. Runs from before have counted nothing, and show nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}

const tables = `
-- One row for each job that the open run's searches have shown, however often they showed it; gone with the run's end.
create table run_listing (
  run_id uuid not null references run on delete cascade,
  portal_job_id text not null,
  -- Why the job was left out before its posting was opened; null: it was to be tried.
  left_out text,
  primary key (run_id, portal_job_id)
);

alter table run
  -- Lines of a result list that could not be read: the most that one search has met, because they have no id to be known by.
  add column unreadable_lines integer not null default 0 check (unreadable_lines >= 0),
  -- Jobs by what became of them, {"taken": 4, "low_score": 3}; written when the run ends, from the rows above.
  add column listing jsonb;
`;
