import { type Kysely, sql } from "kysely";

/** Places of a run's search that its portal does not offer, as the user wrote them. Runs from before have noted none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run add column unknown_places text[] not null default '{}'`.execute(db);
}
