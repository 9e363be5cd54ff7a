import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { createDatabase, type Db } from "../client.ts";

/** What an operator wants to know of a PostgreSQL before it holds anything real. */
export interface DatabaseFacts {
  /** 18 of 18.1. */
  readonly majorVersion: number;
  readonly role: string;
  readonly name: string;
  /** Why this role may not make what migrations make; undefined when it may. */
  readonly migrationRefusal: string | undefined;
  /** Tables of the product that another role owns, which this one so may not change. */
  readonly foreignTables: number;
  /** Whether a statement of this role, and a wait for a lock, end by themselves, whoever connects. */
  readonly hasLimits: boolean;
  readonly archive: "off" | "on" | "failing";
  /** The server's clock in milliseconds, and this machine's just before and after it was read. */
  readonly clock: { readonly theirs: number; readonly before: number; readonly after: number };
}

/** Looks at the database at `url`. What it makes to try it is rolled back. Throws when it cannot be reached. */
export async function inspectDatabase(url: string): Promise<DatabaseFacts> {
  const database = createDatabase({ url, poolSize: 1, applicationName: "sendoff-live-check" });
  const db = database.kysely;
  try {
    const { rows } = await sql<{
      major_version: number;
      role: string;
      name: string;
      foreign_tables: number;
      has_limits: boolean;
      archive: DatabaseFacts["archive"];
    }>`
      select current_setting('server_version_num')::integer / 10000 as major_version,
        current_user as role, current_database() as name,
        current_setting('statement_timeout') <> '0' and current_setting('lock_timeout') <> '0' as has_limits,
        (select count(*) from pg_tables where schemaname in ('public', 'pgboss')
          and not pg_has_role(current_user, tableowner, 'usage')) as foreign_tables,
        case when current_setting('archive_mode') = 'off' then 'off'
          when (select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver)
          then 'failing' else 'on' end as archive`.execute(db);
    const [facts] = rows;
    if (facts === undefined) throw new Error("The database returned nothing");
    return {
      majorVersion: facts.major_version,
      role: facts.role,
      name: facts.name,
      foreignTables: facts.foreign_tables,
      hasLimits: facts.has_limits,
      archive: facts.archive,
      migrationRefusal: await tryToMigrate(db),
      clock: await readClock(db),
    };
  } finally {
    await database.close();
  }
}

/** As much as migrations do at first: tables, and a schema for the queue. */
async function tryToMigrate(db: Db): Promise<string | undefined> {
  const mark = `sendoff_check_${randomBytes(6).toString("hex")}`;
  const undone = new Error("undone");
  try {
    await db.transaction().execute(async (trx) => {
      await trx.schema.createSchema(mark).execute();
      await trx.schema.withSchema("public").createTable(mark).execute();
      throw undone;
    });
  } catch (error) {
    if (error === undone) return undefined;
    return error instanceof Error ? error.message : String(error);
  }
  return undefined;
}

async function readClock(db: Db): Promise<DatabaseFacts["clock"]> {
  const before = Date.now();
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
  return { theirs: rows[0]?.now ?? 0, before, after: Date.now() };
}
