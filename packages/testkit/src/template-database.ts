import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { basename } from "node:path";
import { jobCatalogue } from "@sendoff/contract/jobs";
import { createDatabase, type Database } from "@sendoff/db/client";
import { prepareDatabase } from "@sendoff/db/migrate";

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
  await prepareDatabase(url);
}

/** Changes whenever a migration, their list, the queue's options or catalogue, or the queue library's version does. */
async function schemaHash(): Promise<string> {
  const hash = createHash("sha256");
  const db = import.meta.resolve("@sendoff/db/migrate");
  const folder = new URL("migrations/", db);
  const migrations = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith(".ts"))
    .toSorted()
    .map((file) => new URL(file, folder));
  const makers = ["migrate.ts", "boss.ts", "roles.ts", "wall/owners.ts", "wall/policies.ts"].map(
    (file) => new URL(file, db),
  );
  for (const file of [...migrations, ...makers]) {
    hash.update(basename(file.pathname)).update(await readFile(file));
  }
  hash.update(JSON.stringify(jobCatalogue));
  hash.update(await readFile(packageFileOf("pg-boss", db)));
  return hash.digest("hex").slice(0, 12);
}

/** A library's package.json, which carries its version, as `from` finds it. Throws when it is not installed. */
function packageFileOf(library: string, from: string): string {
  const file = findPackageJSON(library, from);
  if (file === undefined) throw new Error(`${library} is not installed: run npm install`);
  return file;
}

/** A pool of one connection for creating and dropping databases. */
export function openAdmin(serverUrl: string): Database {
  return createDatabase({ url: serverUrl, poolSize: 1, applicationName: "sendoff-test-admin" });
}
