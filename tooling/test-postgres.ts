import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as delay } from "node:timers/promises";
import { startEmbeddedPostgres } from "@sendoff/db";
import { createOnce } from "./start/create-once.ts";
import { findIdentity, isRunning, ProcessIdentity } from "./start/process-identity.ts";

const FOLDER = fileURLToPath(new URL("../.data/test-postgres", import.meta.url));
const USERS = join(FOLDER, "users");
const LOCK = join(FOLDER, "lock.json");

/**
 * Vitest's global set-up for the projects that need a database: TEST_DATABASE_URL as it is given, else one embedded server
 * for everybody who runs tests in this folder. The last one to finish stops it. Tests find the address in
 * process.env.TEST_DATABASE_URL; its role may create databases.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["TEST_DATABASE_URL"]) return undefined;
  mkdirSync(USERS, { recursive: true });
  const server = await withLock(async () => {
    const self = findIdentity(process.pid);
    writeFileSync(join(USERS, `${process.pid}.json`), JSON.stringify(self));
    return startEmbeddedPostgres({
      dataDir: join(FOLDER, "server"),
      port: 0,
      log: () => undefined,
    });
  });
  process.env["TEST_DATABASE_URL"] = server.url;
  return async () => {
    delete process.env["TEST_DATABASE_URL"];
    await withLock(async () => {
      rmSync(join(USERS, `${process.pid}.json`), { force: true });
      if (listOtherUsers() === 0) await server.stop();
    });
  };
}

function listOtherUsers(): number {
  return readdirSync(USERS).filter((name) => {
    const user = readIdentity(join(USERS, name));
    return user !== undefined && isRunning(user);
  }).length;
}

/** Starting and stopping take turns over all processes of this folder; a lock whose holder has died is taken over. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  while (!takeLock()) await delay(50);
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function takeLock(): boolean {
  if (createOnce(LOCK, JSON.stringify(findIdentity(process.pid)))) return true;
  const holder = readIdentity(LOCK);
  if (holder === undefined || !isRunning(holder)) rmSync(LOCK, { force: true });
  return false;
}

function readIdentity(file: string): ProcessIdentity | undefined {
  try {
    return ProcessIdentity.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
  } catch {
    return undefined;
  }
}
