import { existsSync } from "node:fs";
import {
  chown,
  copyFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { join, resolve } from "node:path";
import { OperationalError } from "@sendoff/kit/errors";
import { archiveSettings, makeArchiveFolder, recoverySettings } from "./archive.ts";
import { type BaseBackup, listBaseBackups } from "./base-backup.ts";
import { getPostgresBinaries } from "./binaries.ts";
import { type ClusterPaths, clusterPaths, Credentials } from "./cluster.ts";
import { isOnLine, readNewestLine } from "./history-line.ts";
import { isProcessAlive, isServerOf, readPostmasterFile } from "./postmaster-file.ts";
import { superuserClient, waitForServer } from "./probe-server.ts";
import { chooseOwner, chooseRunAs, type RunAs } from "./run-as.ts";
import { getFreePort, readLogTail, spawnPostmaster } from "./server-process.ts";
import { stopPostmaster } from "./stop-postmaster.ts";

export interface RestoreOptions {
  /** Folder of the embedded server. Its passwords are there already. */
  readonly dataDir: string;
  /** Copies of the cluster (`takeBaseBackup`). */
  readonly backups: string;
  /** The archived log. */
  readonly archive: string;
  /** The time whose state is wanted, or the newest that there is. */
  readonly to: Date | "latest";
}

export interface Restored {
  /** The copy that it began with. */
  readonly backup: BaseBackup;
  /** The time of the last change that is there again. */
  readonly upTo: Date | undefined;
  /** Where the cluster that was in its place lies now. */
  readonly setAside: string | undefined;
}

/** Replaying hours of log takes its time. */
const RECOVERY_MS = 3_600_000;
const SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Puts the cluster of `dataDir` back to an earlier time: a copy from before it and the log since. It is recovered aside and takes the
 * cluster's place only when it is whole; the one that was there is set aside, nothing of it is lost. Throws OperationalError with advice
 * when the server runs or the time cannot be reached; then everything is as before.
 */
export async function restoreCluster(options: RestoreOptions): Promise<Restored> {
  const paths = clusterPaths(resolve(options.dataDir));
  refuseRunning(paths.clusterDir);
  const backup = await chooseBackup(options);
  const aside = clusterPaths(join(paths.dataDir, `restore-${process.pid}`));
  const owner = chooseOwner(paths.clusterDir);
  await mkdir(aside.dataDir, { recursive: true, mode: 0o700 });
  try {
    await cp(join(backup.folder, "cluster"), aside.clusterDir, { recursive: true });
    await saveNewestLog(paths.clusterDir, aside.clusterDir);
    await writeFile(join(aside.clusterDir, "recovery.signal"), "", { mode: 0o600 });
    if (owner !== undefined) await giveTo(owner, aside.dataDir);
    const upTo = await recover(paths, aside, owner, options);
    const setAside = await takePlace(paths, aside.clusterDir);
    return { backup, upTo, setAside };
  } finally {
    await rm(aside.dataDir, { recursive: true, force: true });
  }
}

function refuseRunning(clusterDir: string): void {
  const running = readPostmasterFile(clusterDir);
  if (running === undefined || !isProcessAlive(running.pid)) return;
  if (!isServerOf(running.pid, clusterDir)) return;
  throw refusal(
    `PostgreSQL (process ${running.pid}) runs on ${clusterDir}. Stop Sendoff first (Ctrl-C in its terminal); a server that was left running ends with kill -INT ${running.pid}.`,
  );
}

/** The newest copy from before the time that lies on the line of history that goes on today. */
async function chooseBackup({ backups, archive, to }: RestoreOptions): Promise<BaseBackup> {
  const all = await listBaseBackups(backups);
  if (all.length === 0) throw refusal(`There is no backup in ${backups}. Make one: npm run backup`);
  const line = await readNewestLine(archive);
  const found = all.findLast(
    (backup) => isOnLine(backup, line) && (to === "latest" || new Date(backup.endedAt) <= to),
  );
  if (found !== undefined) return found;
  const oldest = all.find((backup) => isOnLine(backup, line))?.endedAt ?? all[0]?.endedAt;
  throw refusal(`No backup reaches back so far. The oldest is whole from ${oldest} on.`);
}

/** The log of the last moments, which was not archived any more: where the old cluster is still there, nothing is lost. */
async function saveNewestLog(oldCluster: string, newCluster: string): Promise<void> {
  const from = join(oldCluster, "pg_wal");
  if (!existsSync(from)) return;
  for (const name of await readdir(from)) {
    const isLog = SEGMENT.test(name) || name.endsWith(".history");
    if (isLog) await copyFile(join(from, name), join(newCluster, "pg_wal", name));
  }
}

async function recover(
  paths: ClusterPaths,
  aside: ClusterPaths,
  owner: RunAs["owner"],
  { archive, to }: RestoreOptions,
): Promise<Date | undefined> {
  const credentials = Credentials.parse(JSON.parse(await readFile(paths.credentialsFile, "utf8")));
  const binaries = await getPostgresBinaries();
  await makeArchiveFolder(archive, owner);
  const runAs = chooseRunAs(owner, binaries.initdb, aside.dataDir, archive);
  const port = await getFreePort(0);
  const settings = { ...archiveSettings(archive), ...recoverySettings(archive, to) };
  const child = spawnPostmaster(aside, binaries, runAs, { port: String(port), ...settings });
  let hasEnded = false;
  child.once("exit", () => (hasEnded = true));
  child.once("error", () => (hasEnded = true));
  const probe = await waitForServer(port, aside.clusterDir, credentials, {
    timeoutMs: RECOVERY_MS,
    isHopeless: () => hasEnded,
  });
  if (probe.kind !== "ready" || child.pid === undefined) throw notReached(aside, to);
  const client = superuserClient(port, credentials);
  try {
    await client.connect();
    const { rows } = await client.query<{ at: Date | null }>(
      "select pg_last_xact_replay_timestamp() as at",
    );
    return rows[0]?.at ?? undefined;
  } finally {
    await client.end();
    // It archives what is left before it ends: the new line of history too.
    await stopPostmaster(child.pid);
  }
}

function notReached(aside: ClusterPaths, to: RestoreOptions["to"]): OperationalError {
  const log = readLogTail(aside.logFile);
  if (to !== "latest" && log.includes("before configured recovery target was reached")) {
    return refusal(
      `The archived log ends before ${to.toISOString()}. Choose an earlier time, or all there is: npm run restore -- --to latest`,
    );
  }
  return refusal(`PostgreSQL could not recover. The end of its log:\n  ${log}`);
}

async function takePlace(paths: ClusterPaths, recovered: string): Promise<string | undefined> {
  const isThere = existsSync(paths.clusterDir);
  const setAside = `${paths.clusterDir}-until-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  if (isThere) await rename(paths.clusterDir, setAside);
  await rename(recovered, paths.clusterDir);
  return isThere ? setAside : undefined;
}

async function giveTo(owner: NonNullable<RunAs["owner"]>, folder: string): Promise<void> {
  await chown(folder, owner.uid, owner.gid);
  for (const name of await readdir(folder, { recursive: true })) {
    await chown(join(folder, name), owner.uid, owner.gid);
  }
}

function refusal(sentence: string): OperationalError {
  return new OperationalError(503, "unavailable", sentence);
}
