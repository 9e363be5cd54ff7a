import { type Kysely, sql } from "kysely";

/** What a user reads the app and its mails in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
-- Null until it is known: the next sign-in takes the browser's. Mails to who has none are in English.
alter table app_user add column language text check (language in ('en', 'hi'));
`;
