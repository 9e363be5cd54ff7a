import { type Kysely, sql } from "kysely";

/** Files beside the CV: one cover letter and one photo for each user, for forms that ask for them (DECISIONS D13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}

const tables = `
create table enclosure (
  user_id uuid not null references app_user on delete cascade,
  purpose text not null check (purpose in ('cover_letter', 'photo')),
  file_name text not null,
  mime_type text not null,
  byte_count integer not null check (byte_count > 0),
  -- Of the file as it is kept and sent.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  storage_key text not null unique,
  uploaded_at timestamptz not null default now(),
  primary key (user_id, purpose)
);
`;
