import { type Kysely, sql } from "kysely";

/** How well a job has to match, in percent, on every platform whose own filter does not say otherwise (DECISIONS D14). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user
      add column minimum_score smallint not null default 60 check (minimum_score between 0 and 100)
  `.execute(db);
}
