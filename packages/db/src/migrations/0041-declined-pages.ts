import { type Kysely, sql } from "kysely";

/**
 * "Not now" ends a wait for an account's owner, not the page: where its worker goes on without them the page stays open, can be
 * watched, and may ask again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table live_page add column declined_at timestamptz`.execute(db);
}
