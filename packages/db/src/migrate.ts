import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { prepareQueue } from "./boss.ts";
import { createDatabase, type Db } from "./client.ts";
import * as baseline from "./migrations/0051-baseline.ts";
import * as m0052 from "./migrations/0052-undo-approval.ts";
import * as m0053 from "./migrations/0053-traced-runs.ts";
import * as m0054 from "./migrations/0054-egress.ts";
import * as m0055 from "./migrations/0055-console.ts";
import * as m0056 from "./migrations/0056-money-requests.ts";
import * as m0057 from "./migrations/0057-refund-looks.ts";
import { grantRoles } from "./roles.ts";

/** What 48 migrations had made before the first release: an empty database gets it at once, under the name of the last of them. */
const BASELINE = "0051-languages";

/** The last commit that could bring an older database to the baseline. */
const LAST_BEFORE_BASELINE = "48ae9ed5";

/** In order, forward only; a name never changes once it has run anywhere. */
const migrations: Record<string, Migration> = {
  [BASELINE]: baseline,
  "0052-undo-approval": m0052,
  "0053-traced-runs": m0053,
  "0054-egress": m0054,
  "0055-console": m0055,
  "0056-money-requests": m0056,
  "0057-refund-looks": m0057,
};

/** What the schema of this version has run, at the least. */
export const NEWEST_MIGRATION = Object.keys(migrations).toSorted().at(-1) ?? "";

/**
 * While a migration waits for a table that a long transaction holds, everybody else waits behind it. So it waits seconds only, gives
 * up, lets them through, and tries again.
 */
const LIMITS = { statementMs: 1_800_000, lockMs: 5000, idleInTransactionMs: 60_000 };
const TRIES = 60;
const AGAIN_MS = 2000;

export interface MigrateOptions {
  readonly limits?: typeof LIMITS;
  readonly againMs?: number;
}

/**
 * Brings the database at `url` to the newest schema and returns the names of the migrations it ran. Several processes may
 * call it at once: Kysely takes a lock. Throws the first failing migration's error, after minutes where that is a lock that it did not
 * get or a deadlock; its transaction was rolled back.
 */
export async function migrateToLatest(
  url: string,
  { limits = LIMITS, againMs = AGAIN_MS }: MigrateOptions = {},
): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateOnce(url, limits);
    } catch (error) {
      if (tries >= TRIES || !isLockRefused(error)) throw error;
    }
    await delay(againMs);
  }
}

/**
 * As PostgreSQL says that a lock was waited for in vain, or that a deadlock was solved at this one's cost: migrations run in one
 * transaction and hold each table that they have changed, while those who serve take the same tables in an order of their own.
 */
const isLockRefused = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "55P03" || error.code === "40P01");

async function migrateOnce(url: string, limits: typeof LIMITS): Promise<string[]> {
  const db = createDatabase({ url, poolSize: 1, applicationName: "sendoff-migrate", limits });
  try {
    const earlier = await listEarlier(db.kysely);
    const migrator = new Migrator({
      db: db.kysely,
      provider: { getMigrations: async () => ({ ...earlier, ...migrations }) },
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.close();
  }
}

/**
 * What a database says that it ran before the baseline stood for all of it; nothing of it runs again. Throws what to do where the
 * database has not come as far as the baseline.
 */
async function listEarlier(db: Db): Promise<Record<string, Migration>> {
  const { rows: there } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (there[0]?.is_there !== true) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = rows.map(({ name }) => name).toSorted();
  const newest = names.at(-1);
  if (newest !== undefined && !names.includes(BASELINE)) {
    throw new Error(
      `its schema is of an earlier version (${newest}). Start Sendoff as of commit ${LAST_BEFORE_BASELINE} with it once, which brings it to ${BASELINE}; then this version.`,
    );
  }
  return Object.fromEntries(
    names.filter((name) => name < BASELINE).map((name) => [name, { up: async () => undefined }]),
  );
}

/**
 * Brings a database to where api and worker can use it: the newest schema, the queue's tables, and the rights of their roles. Returns
 * the names of the migrations that ran. For the owner; several processes may call it at once.
 */
export async function prepareDatabase(url: string): Promise<string[]> {
  const names = await migrateToLatest(url);
  await prepareQueue(url);
  await grantRoles(url);
  return names;
}
