import { existsSync, readFileSync } from "node:fs";
import { chmod, chown, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { OperationalError } from "@sendoff/kit/errors";
import { archiveSettings, makeArchiveFolder } from "./archive.ts";
import { getPostgresBinaries, type PostgresBinaries } from "./binaries.ts";
import {
  type ClusterPaths,
  clusterPaths,
  createClusterIfMissing,
  type Credentials,
  getOrCreateCredentials,
} from "./cluster.ts";
import {
  isProcessAlive,
  isServerOf,
  mayBePostgres,
  readPostmasterFile,
} from "./postmaster-file.ts";
import { APP_ROLES, type AppRole } from "../roles.ts";
import { appRolePassword, createDatabaseIfMissing, waitForServer } from "./probe-server.ts";
import { chooseOwner, chooseRunAs, type RunAs } from "./run-as.ts";
import { getFreePort, readLogTail, spawnPostmaster } from "./server-process.ts";
import { STOP_PATIENCE, type StopPatience, stopPostmaster } from "./stop-postmaster.ts";

export interface EmbeddedPostgresOptions {
  /** Folder for the cluster, its passwords and its log; made when missing. Nothing is written elsewhere. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; 0 takes a free one. Ignored when a server of this folder already runs on another. */
  readonly port: number;
  /** Folder for an archive of the write-ahead log, from which an earlier time can be restored; without it none is kept. */
  readonly archive?: string | undefined;
  /** How many may be connected at the same time; 200 where it is left out. */
  readonly maxConnections?: number;
  /** Told one sentence per step that takes time. */
  readonly log: (message: string) => void;
  /** How long each way of ending a server may take; for tests. */
  readonly patience?: StopPatience;
}

export interface EmbeddedPostgres {
  /** Address of the database `sendoff` for its role of the same name (may create databases, no superuser). */
  readonly url: string;
  /** The same for a role that owns nothing. */
  readonly urlOf: (role: AppRole) => string;
  readonly port: number;
  /** The postmaster's process. */
  readonly pid: number;
  /** Whether the server had been left running by an earlier process and was taken over. */
  readonly isAttached: boolean;
  /**
   * Fast shutdown: everything committed is on disk when the promise resolves. One that hangs is ended by harder means; then the
   * next start recovers. Also stops a server that was attached to.
   */
  readonly stop: () => Promise<void>;
}

/** Recovery after a kill replays the log since the last checkpoint; on a slow disk that takes a while. */
const READY_TIMEOUT_MS = 120_000;

/** Orphans of a killed postmaster hold its shared memory for a moment, and a new one refuses to start until they are gone. */
const RESTART_WINDOW_MS = 10_000;

/** A server that says nothing for so long, although its process is there, is frozen: one that recovers says so. */
const SILENT_LIMIT_MS = 30_000;

const MAJOR_VERSION = "18";

/**
 * Starts the PostgreSQL that npm installed on `dataDir`, or attaches to the one that an earlier, killed process left
 * running there, and resolves when the database `sendoff` answers. The server outlives this process: what was
 * acknowledged stays (fsync is on), and the next call attaches. Root runs it as an unprivileged account.
 * Throws OperationalError with a sentence that helps: port taken, folder not reachable, no binaries, not starting.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const paths = clusterPaths(resolve(options.dataDir));
  const binaries = await getPostgresBinaries();
  const owner = chooseOwner(paths.clusterDir);
  await prepareDataDir(paths.dataDir, owner);
  if (options.archive !== undefined) await makeArchiveFolder(options.archive, owner);
  const runAs = chooseRunAs(owner, binaries.initdb, paths.dataDir, options.archive);
  const credentials = await getOrCreateCredentials(paths, owner);
  if (!existsSync(paths.clusterDir)) options.log("PostgreSQL: initialising the database folder");
  await createClusterIfMissing(paths, binaries, runAs, credentials.superuser);
  refuseOtherMajorVersion(paths.clusterDir);
  const server = await attachOrStart({ paths, binaries, runAs, credentials, options });
  await createDatabaseIfMissing(server.port, credentials);
  const urlAs = (role: string, password: string): string =>
    `postgres://${role}:${password}@127.0.0.1:${server.port}/sendoff`;
  return {
    ...server,
    url: urlAs("sendoff", credentials.sendoff),
    urlOf: (role) => urlAs(APP_ROLES[role], appRolePassword(credentials, APP_ROLES[role])),
    stop: () => stopPostmaster(server.pid, options.patience),
  };
}

interface Launch {
  readonly paths: ClusterPaths;
  readonly binaries: PostgresBinaries;
  readonly runAs: RunAs;
  readonly credentials: Credentials;
  readonly options: EmbeddedPostgresOptions;
}

type Server = Pick<EmbeddedPostgres, "pid" | "port" | "isAttached">;

async function attachOrStart(launch: Launch): Promise<Server> {
  const deadline = performance.now() + RESTART_WINDOW_MS;
  for (;;) {
    const server = (await attach(launch)) ?? (await start(launch));
    if (server !== undefined) return server;
    if (performance.now() > deadline) throw notStarting(launch.paths);
    await delay(250);
  }
}

async function attach({ paths, credentials, options }: Launch): Promise<Server | undefined> {
  const running = readPostmasterFile(paths.clusterDir);
  if (running === undefined) return undefined;
  const isGone = (): boolean => !isProcessAlive(running.pid) || !mayBePostgres(running.pid);
  if (isGone()) return undefined;
  options.log(`PostgreSQL: process ${running.pid} of an earlier run is there, attaching to it`);
  const patience = options.patience ?? STOP_PATIENCE;
  const foundAt = performance.now();
  const isStuck = (silentMs: number): boolean =>
    silentMs > SILENT_LIMIT_MS ||
    (performance.now() - foundAt > patience.fastMs &&
      readPostmasterFile(paths.clusterDir)?.isStopping === true);
  let isToEnd = false;
  const probe = await waitForServer(running.port, paths.clusterDir, credentials, {
    timeoutMs: READY_TIMEOUT_MS,
    isHopeless: (silentMs) => isGone() || (isToEnd = isStuck(silentMs)),
  });
  if (probe.kind === "ready") return { pid: running.pid, port: running.port, isAttached: true };
  if (isGone()) return undefined;
  if (isToEnd && isServerOf(running.pid, paths.clusterDir)) {
    options.log(`PostgreSQL: process ${running.pid} hangs; ending it, nothing is lost by that`);
    await stopPostmaster(running.pid, patience);
    return undefined;
  }
  throw new OperationalError(
    503,
    "unavailable",
    `PostgreSQL (process ${running.pid}, port ${running.port}) runs on ${paths.clusterDir} but does not let us in. Its log is ${paths.logFile}. Stop that process (kill -INT ${running.pid}) and start again.`,
  );
}

async function start(launch: Launch): Promise<Server | undefined> {
  const { paths, binaries, runAs, credentials, options } = launch;
  const port = await getFreePort(options.port);
  const archiving = options.archive === undefined ? {} : archiveSettings(options.archive);
  const child = spawnPostmaster(paths, binaries, runAs, {
    port: String(port),
    ...(options.maxConnections === undefined
      ? {}
      : { max_connections: String(options.maxConnections) }),
    ...archiving,
  });
  let hasEnded = false;
  child.once("exit", () => (hasEnded = true));
  child.once("error", () => (hasEnded = true));
  const probe = await waitForServer(port, paths.clusterDir, credentials, {
    timeoutMs: READY_TIMEOUT_MS,
    isHopeless: () => hasEnded,
  });
  if (probe.kind === "ready" && child.pid !== undefined) {
    return { pid: child.pid, port, isAttached: false };
  }
  // Still recovering after the time is over: leave it at that, the next start attaches to it.
  if (!hasEnded) throw notStarting(paths);
  return undefined;
}

function notStarting(paths: ClusterPaths): OperationalError {
  return new OperationalError(
    503,
    "unavailable",
    `PostgreSQL does not start on ${paths.clusterDir}. The end of ${paths.logFile}:\n  ${readLogTail(paths.logFile)}`,
  );
}

async function prepareDataDir(dataDir: string, owner: RunAs["owner"]): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (owner !== undefined) await chown(dataDir, owner.uid, owner.gid);
  await chmod(dataDir, 0o700).catch((cause: unknown) => {
    throw new OperationalError(
      503,
      "unavailable",
      `The database folder ${dataDir} belongs to another user. Start as that user or as root, or set SENDOFF_DATA_DIR to a folder of your own.`,
      { cause },
    );
  });
}

function refuseOtherMajorVersion(clusterDir: string): void {
  const found = readFileSync(join(clusterDir, "PG_VERSION"), "utf8").trim();
  if (found === MAJOR_VERSION) return;
  throw new OperationalError(
    503,
    "unavailable",
    `The database in ${clusterDir} was made by PostgreSQL ${found}, this version of Sendoff brings ${MAJOR_VERSION}. Dump it with the old version and load it into a new folder, or set DATABASE_URL.`,
  );
}
