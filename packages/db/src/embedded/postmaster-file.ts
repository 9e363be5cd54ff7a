import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a running server wrote about itself. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** Whether it has been asked to shut down. */
  readonly isStopping: boolean;
}

/**
 * Reads postmaster.pid of a cluster: undefined when there is none or it is unfinished. The file is only ever read:
 * whether it is stale is for PostgreSQL to judge (RELIABILITY 1.10).
 */
export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  // Lines: pid, data directory, start time, port, socket directory, address, shared memory, status.
  const lines = readIfThere(join(clusterDir, "postmaster.pid"))?.split("\n") ?? [];
  const [pid, port] = [Number.parseInt(lines[0] ?? "", 10), Number.parseInt(lines[3] ?? "", 10)];
  const isStopping = lines[7]?.trim() === "stopping";
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port)
    ? { pid, port, isStopping }
    : undefined;
}

/** Whether a process of that id runs (a zombie, dead but not yet collected by its parent, does not). */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there but somebody else's.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  const state = /^State:\s+(\w)/m.exec(readIfThere(`/proc/${pid}/status`) ?? "")?.[1];
  return state !== "Z";
}

/** Whether the process may be a PostgreSQL: false only where its command line (Linux) shows that it is another program. */
export function mayBePostgres(pid: number): boolean {
  const commandLine = readIfThere(`/proc/${pid}/cmdline`);
  return commandLine === undefined || commandLine === "" || commandLine.includes("postgres");
}

/** Whether the process is the server of `clusterDir`, by its command line; another server that got its number is not. */
export function isServerOf(pid: number, clusterDir: string): boolean {
  const commandLine =
    readIfThere(`/proc/${pid}/cmdline`) ??
    spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ??
    "";
  return commandLine.includes("postgres") && commandLine.includes(clusterDir);
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
