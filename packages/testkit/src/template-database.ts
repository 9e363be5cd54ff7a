import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { jobCatalogue } from "@sendoff/contract";
import {
  createBoss,
  createDatabase,
  type Database,
  ensureQueues,
  migrateToLatest,
} from "@sendoff/db";

/** Held while the template is looked for or made, so that parallel test files make one. Any fixed number will do. */
const TEMPLATE_LOCK = 7_365_641;

/** The same server, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * The name of a database that has every migration and the job queue's tables, to be cloned in milliseconds. It is made once
 * for each state of the migrations: its name carries their hash. It is built under another name and renamed, so that a
 * killed run leaves no half template.
 */
export async function ensureTemplate(admin: Database, serverUrl: string): Promise<string> {
  const name = `sendoff_template_${await schemaHash()}`;
  const client = await admin.pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 1) return name;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists "${draft}" with (force)`);
    await client.query(`create database "${draft}"`);
    await fillTemplate(databaseUrl(serverUrl, draft));
    await client.query(`alter database "${draft}" rename to "${name}"`);
    return name;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
    client.release();
  }
}

async function fillTemplate(url: string): Promise<void> {
  await migrateToLatest(url);
  const faults: Error[] = [];
  const boss = createBoss({
    url,
    applicationName: "sendoff-test-template",
    poolSize: 1,
    role: "send",
    onError: (error) => faults.push(error),
  });
  await boss.start();
  await ensureQueues(boss);
  await boss.stop({ graceful: false });
  if (faults[0] !== undefined) throw faults[0];
}

/** Changes whenever a migration, the queue's catalogue or the queue library does. */
async function schemaHash(): Promise<string> {
  const hash = createHash("sha256");
  const folder = new URL("migrations/", import.meta.resolve("@sendoff/db"));
  for (const file of (await readdir(folder)).toSorted()) {
    hash.update(file).update(await readFile(new URL(file, folder)));
  }
  hash.update(JSON.stringify(jobCatalogue));
  const fromDb = createRequire(import.meta.resolve("@sendoff/db"));
  hash.update(fileURLToPath(new URL(`file://${fromDb.resolve("pg-boss")}`)));
  return hash.digest("hex").slice(0, 12);
}

/** A pool of one connection for creating and dropping databases. */
export function openAdmin(serverUrl: string): Database {
  return createDatabase({ url: serverUrl, poolSize: 1, applicationName: "sendoff-test-admin" });
}
