import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startEmbeddedPostgres } from "@sendoff/db/embedded";
import { createOnce } from "../start/create-once.ts";
import { findIdentity, isRunning, ProcessIdentity } from "../start/process-identity.ts";
import { ROOT } from "../start/settings.ts";

/** Linux keeps this folder in memory. */
const MEMORY = "/dev/shm";
/** Room for the server's log and some hundred databases of 11 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;
const FOLDER = findFolder();
/** As many files run at the same time as there are cores, in two lanes, and each has a pool or two. */
const MOST_CONNECTIONS = Math.max(200, 60 * availableParallelism());
const USERS = join(FOLDER, "users");
const LOCK = join(FOLDER, "lock.json");

/**
 * Vitest's global set-up for the projects that need a database: TEST_DATABASE_URL as it is given, else one embedded server
 * for everybody who runs tests in this checkout. The last one to finish stops it. Tests find the address in
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
      maxConnections: MOST_CONNECTIONS,
      log: () => undefined,
    });
  });
  process.env["TEST_DATABASE_URL"] = server.url;
  return async () => {
    delete process.env["TEST_DATABASE_URL"];
    await withLock(async () => {
      rmSync(join(USERS, `${process.pid}.json`), { force: true });
      if (listOtherUsers() > 0) return;
      await server.stop();
      // Memory is given back; a server on the disk is kept for the next run.
      if (FOLDER.startsWith(MEMORY)) rmSync(join(FOLDER, "server"), { recursive: true });
    });
  };
}

/**
 * In memory where there is room: each test file has a database of its own, whose thousand files cost 20 times as much on a
 * disk. What a killed run leaves is taken up by the next. Else below .data.
 */
function findFolder(): string {
  const checkout = createHash("sha256").update(ROOT).digest("hex").slice(0, 12);
  return roomIn(MEMORY) < ROOM_BYTES
    ? join(ROOT, ".data/test-postgres")
    : join(MEMORY, `sendoff-test-${checkout}`);
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
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
