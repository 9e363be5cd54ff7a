import { type Kysely, sql } from "kysely";

/** What a run goes on from: the click, or the schedule, that started it, for whoever traces it through the processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
-- W3C Trace Context: ids made at random. Null while nothing is traced.
alter table run add column traceparent text check (length(traceparent) = 55);
`;
