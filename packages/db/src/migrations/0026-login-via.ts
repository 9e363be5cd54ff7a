import { type Kysely, sql } from "kysely";

/** What a portal asks for in the middle of a sign-in: a code it sent, or a confirmation in its app. Null in rows from before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      "alter table portal_login add column asked_via text check (asked_via in ('email', 'phone', 'app'))",
    )
    .execute(db);
}
