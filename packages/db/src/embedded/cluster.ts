import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { chown, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperationalError } from "@sendoff/kit/errors";
import { z } from "zod";
import type { PostgresBinaries } from "./binaries.ts";
import { isProcessAlive } from "./postmaster-file.ts";
import { commandFor, type RunAs } from "./run-as.ts";

/** Passwords of the two roles: PostgreSQL's own superuser, and the one our processes use. */
export const Credentials = z.object({ superuser: z.string(), sendoff: z.string() });
export type Credentials = z.infer<typeof Credentials>;

/** The files of one embedded server below its data folder. */
export interface ClusterPaths {
  readonly dataDir: string;
  readonly clusterDir: string;
  readonly credentialsFile: string;
  readonly logFile: string;
}

/** Names the files below `dataDir`. */
export function clusterPaths(dataDir: string): ClusterPaths {
  return {
    dataDir,
    clusterDir: join(dataDir, "cluster"),
    credentialsFile: join(dataDir, "credentials.json"),
    logFile: join(dataDir, "postgres.log"),
  };
}

/** Reads the passwords, or makes and stores them (0600) when there is no cluster yet. Throws when they are lost. */
export async function getOrCreateCredentials(
  paths: ClusterPaths,
  owner: RunAs["owner"],
): Promise<Credentials> {
  if (!existsSync(paths.credentialsFile)) {
    if (existsSync(paths.clusterDir)) {
      throw new OperationalError(
        503,
        "unavailable",
        `The database in ${paths.clusterDir} is there but its passwords in ${paths.credentialsFile} are gone. Put that file back from a backup, or move the folder ${paths.dataDir} away to begin anew.`,
      );
    }
    await writeCredentials(paths.credentialsFile, owner);
  }
  return Credentials.parse(JSON.parse(await readFile(paths.credentialsFile, "utf8")));
}

async function writeCredentials(file: string, owner: RunAs["owner"]): Promise<void> {
  const newPassword = (): string => randomBytes(24).toString("base64url");
  const made: Credentials = { superuser: newPassword(), sendoff: newPassword() };
  // Linked into place when whole: a kill half-way leaves nothing unreadable, and of two starts at once the first one's
  // passwords hold for both.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  if (owner !== undefined) await chown(unfinished, owner.uid, owner.gid);
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    await rm(unfinished);
  }
}

/**
 * Makes the cluster (UTF-8, PostgreSQL's own C.UTF-8 locale, passwords on every connection) when there is none.
 * It is made aside and renamed into place: a kill half-way leaves no half a cluster to start from.
 */
export async function createClusterIfMissing(
  paths: ClusterPaths,
  binaries: PostgresBinaries,
  runAs: RunAs,
  superuserPassword: string,
): Promise<void> {
  if (existsSync(join(paths.clusterDir, "PG_VERSION"))) return;
  await removeAbandonedAttempts(paths.dataDir);
  const attemptDir = join(paths.dataDir, `initdb-${process.pid}-${randomUUID()}`);
  await mkdir(attemptDir, { recursive: true, mode: 0o700 });
  if (runAs.owner !== undefined) await chown(attemptDir, runAs.owner.uid, runAs.owner.gid);
  const passwordFile = join(attemptDir, "password");
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  if (runAs.owner !== undefined) await chown(passwordFile, runAs.owner.uid, runAs.owner.gid);
  const made = join(attemptDir, "cluster");
  try {
    await runInitdb(binaries, runAs, made, passwordFile);
    await rename(made, paths.clusterDir);
  } catch (error) {
    // Another start of the same folder finished first: its cluster serves us too.
    if (!existsSync(join(paths.clusterDir, "PG_VERSION"))) throw error;
  } finally {
    await rm(attemptDir, { recursive: true, force: true });
  }
}

async function removeAbandonedAttempts(dataDir: string): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const pid = /^initdb-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isProcessAlive(Number(pid))) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

async function runInitdb(
  binaries: PostgresBinaries,
  runAs: RunAs,
  clusterDir: string,
  passwordFile: string,
): Promise<void> {
  const command = commandFor(runAs, binaries.initdb, [
    `--pgdata=${clusterDir}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--auth-local=scram-sha-256",
    "--auth-host=scram-sha-256",
  ]);
  const child = spawn(command.file, command.args, {
    ...runAs.spawnOptions,
    cwd: "/",
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once("error", reject);
  child.once("close", resolve);
  const exitCode = await promise;
  if (exitCode === 0) return;
  throw new OperationalError(
    503,
    "unavailable",
    `PostgreSQL could not initialise ${clusterDir}: ${output.join("").trim().split("\n").slice(-6).join(" ")}`,
  );
}
