import { sql } from "kysely";
import pg from "pg";
import type { Db } from "./client.ts";
import { NEWEST_MIGRATION } from "./migrate.ts";

/**
 * Whether the database answers and has the schema that this version needs; a newer one does too. Throws when it cannot be reached.
 */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null
      and to_regclass('app_user') is not null as is_there`.execute(db);
  if (rows[0]?.is_there !== true) return false;
  try {
    const newest = await sql`select from kysely_migration where name = ${NEWEST_MIGRATION}`.execute(
      db,
    );
    return newest.rows.length === 1;
  } catch (error) {
    // Rights are given after the migrations.
    if (error instanceof pg.DatabaseError && error.code === "42501") return false;
    throw error;
  }
}
