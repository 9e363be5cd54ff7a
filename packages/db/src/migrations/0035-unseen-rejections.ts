import { type Kysely, sql } from "kysely";

/** A rejection says that it was not taken, and not that somebody looked at it: "Viewed" counts what was seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table application
  drop constraint application_response_reached_check,
  -- How far it has come at most: 0 answered without a look that is known of, 1 viewed, 2 interview, 3 offer.
  add constraint application_response_reached_check check (response_reached between 0 and 3);

update application a set response_reached = 0
  where a.response_status = 'REJECTED' and a.response_reached = 1 and not exists (
    select 1 from application_event e where e.application_id = a.id and e.status = 'VIEWED');
`,
    )
    .execute(db);
}
