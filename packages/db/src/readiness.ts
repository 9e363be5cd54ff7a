import { sql } from "kysely";
import type { Db } from "./client.ts";

/** Whether the database answers and has been migrated. Throws when it cannot be reached. */
export async function isDatabaseReady(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null
      and to_regclass('app_user') is not null as is_there`.execute(db);
  return rows[0]?.is_there ?? false;
}
