import { type Kysely, sql } from "kysely";

/** Stays on a lane that broke off with nothing done between them, so that a portal that is away does not keep a run for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table lane add column faults integer not null default 0 check (faults >= 0);`)
    .execute(db);
}
