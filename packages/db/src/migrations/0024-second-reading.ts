import { type Kysely, sql } from "kysely";

/** Whether a user allows that a model reads their CVs where the rules leave gaps: off until they say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table app_user add column second_reading boolean not null default false;
`;
