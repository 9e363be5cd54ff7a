import { type Kysely, sql } from "kysely";

/** By which of the operator's proxies an account leaves for its portal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
-- The proxy's name in the configuration; null of an account that has left by none yet.
alter table lane add column egress text;
`;
