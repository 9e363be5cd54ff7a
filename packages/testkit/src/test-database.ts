import { randomBytes } from "node:crypto";
import { createDatabase, type Database } from "@sendoff/db/client";
import { APP_ROLES, type AppRole } from "@sendoff/db/roles";
import { watchStatements } from "./statements/watch-statements.ts";
import { databaseUrl, ensureTemplate, openAdmin } from "./template-database.ts";
import { testServerUrl } from "./test-server.ts";

export interface TestDatabase extends Database {
  readonly url: string;
  /** The same as one of the product's roles, with that one's rights and no others; as the owner where the server has no roles. */
  readonly urlOf: (role: AppRole) => string;
  /** Closes the pool and drops the database, whoever is still connected. */
  readonly close: () => Promise<void>;
}

/**
 * A migrated database of the caller's own, cloned from a template. Close it when the test file ends. Throws when the server
 * of TEST_DATABASE_URL cannot be reached.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = testServerUrl();
  const name = `sendoff_test_${process.pid}_${randomBytes(5).toString("hex")}`;
  const admin = openAdmin(serverUrl);
  let hasRoles = false;
  try {
    const template = await ensureTemplate(admin, serverUrl);
    await admin.pool.query(`create database "${name}" template "${template}"`);
    const roles = await admin.pool.query("select from pg_roles where rolname = $1", [
      APP_ROLES.api,
    ]);
    hasRoles = roles.rowCount === 1;
  } finally {
    await admin.close();
  }
  const url = databaseUrl(serverUrl, name);
  const database = createDatabase({
    url,
    poolSize: 10,
    applicationName: "sendoff-test",
    // Dropping the database ends what idles in the pool; that is no fault.
    onConnectionError: () => undefined,
  });
  const urlOf = (role: AppRole): string => (hasRoles ? actingAs(url, APP_ROLES[role]) : url);
  const kysely = watchStatements(database.kysely);
  return { ...database, kysely, url, urlOf, close: () => dropDatabase(database, serverUrl, name) };
}

function actingAs(url: string, role: string): string {
  const acting = new URL(url);
  acting.searchParams.set("options", `-c role=${role}`);
  return acting.href;
}

async function dropDatabase(database: Database, serverUrl: string, name: string): Promise<void> {
  await database.close();
  const admin = openAdmin(serverUrl);
  try {
    // Not "with (force)": that is refused to a role like ours while an autovacuum happens to be at work in there.
    await admin.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user",
      [name],
    );
    await admin.pool.query(`drop database if exists "${name}"`);
  } finally {
    await admin.close();
  }
}
