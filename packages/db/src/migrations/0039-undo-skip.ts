import { type Kysely, sql } from "kysely";

/** What a skipped application was before, so that its user can take the skip back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
create table skipped_application (
  application_id uuid primary key references application on delete cascade,
  -- One act of the user; it may have skipped several.
  skip_id uuid not null,
  skipped_at timestamptz not null default now(),
  -- The fence since the skip: whoever changes the application afterwards moves it.
  fence bigint not null,
  status text not null,
  reason_code text not null,
  reason text not null,
  updated_at timestamptz not null,
  -- Of a prepared form: when its posting was to be looked at next.
  next_check_at timestamptz
);
create index skipped_application_skip on skipped_application (skip_id);
create index skipped_application_age on skipped_application (skipped_at);
`;
