import { type Kysely, sql } from "kysely";

/** What an approved application was before, so that its user can take the approval back while it is not begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
create table approved_application (
  application_id uuid primary key references application on delete cascade,
  -- One act of the user; it may have approved several.
  approval_id uuid not null,
  approved_at timestamptz not null default now(),
  -- The fence since the approval: whoever takes the application up moves it.
  fence bigint not null,
  run_id uuid references run on delete set null,
  reason text not null,
  updated_at timestamptz not null,
  -- When its posting was to be looked at next.
  next_check_at timestamptz
);
create index approved_application_approval on approved_application (approval_id);
create index approved_application_age on approved_application (approved_at);
create index approved_application_run on approved_application (run_id);
`;
