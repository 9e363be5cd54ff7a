import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { OperationalError } from "@sendoff/kit/errors";
import type { PostgresBinaries } from "./binaries.ts";
import type { ClusterPaths } from "./cluster.ts";
import { commandFor, type RunAs } from "./run-as.ts";

/** Given on the command line, not in postgresql.conf, so that a new version's settings reach an old cluster. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  // A socket's path may hold 107 bytes, and passwords rule on TCP too: one way in is enough.
  unix_socket_directories: "",
  shared_buffers: "128MB",
  max_connections: "200",
  // What was acknowledged must survive any kill (RELIABILITY 1.10): none of these three may ever be off.
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // Our queries are short; compiling them costs more than it saves.
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] %d ",
  cluster_name: "sendoff",
};

/** A log above this size is set aside (one generation) at the next start. */
const LOG_LIMIT_BYTES = 20 * 1024 * 1024;

/**
 * Starts a postmaster with these settings besides (its port among them) in a session of its own: neither Ctrl-C in the terminal nor the death of this process reaches it,
 * so it keeps serving, or shuts down cleanly, whatever happens to us.
 */
export function spawnPostmaster(
  paths: ClusterPaths,
  binaries: PostgresBinaries,
  runAs: RunAs,
  more: Readonly<Record<string, string>>,
): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, ...more });
  const command = commandFor(runAs, binaries.postgres, [
    "-D",
    paths.clusterDir,
    ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  setAsideLongLog(paths.logFile);
  const logFd = openSync(paths.logFile, "a", 0o600);
  const child = spawn(command.file, command.args, {
    ...runAs.spawnOptions,
    cwd: "/",
    detached: true,
    env: { PATH: "/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C" },
    stdio: ["ignore", logFd, logFd],
  });
  closeSync(logFd);
  child.unref();
  return child;
}

/** The port itself when nobody listens on it, a free one for 0. Throws OperationalError that says how to choose another. */
export async function getFreePort(port: number): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const probe = createServer();
  probe.once("error", () => resolve(undefined));
  probe.listen(port, "127.0.0.1", () => {
    const address = probe.address();
    const bound = typeof address === "object" && address !== null ? address.port : undefined;
    probe.close(() => resolve(bound));
  });
  const free = await promise;
  if (free !== undefined) return free;
  throw new OperationalError(
    503,
    "unavailable",
    `Port ${port}, meant for PostgreSQL, is taken by another program. Stop it or choose another: SENDOFF_PG_PORT=${port + 1} npm start`,
  );
}

/** The last lines of the server's log, for the message when it does not start. */
export function readLogTail(logFile: string): string {
  try {
    return readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-6).join("\n  ");
  } catch {
    return "(no log)";
  }
}

function setAsideLongLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
}
