import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect, createServer } from "node:net";
import { findCommandLine } from "./process-identity.ts";
import type { StartSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

interface WantedPort {
  readonly port: number;
  readonly purpose: string;
  /** How to move it, ready to be typed. */
  readonly remedy: string;
}

/** SMTP and five pages beside the base port (DECISIONS D11). */
const SANDBOX_OFFSETS = [-25, 0, 1, 2, 3, 4, 5];

/** Refuses to start while a port is taken, with one line for each: who has it, and how to choose another. */
export async function refuseTakenPorts(settings: StartSettings): Promise<void> {
  const wanted = listWantedPorts(settings);
  const taken = await Promise.all(wanted.map(async (each) => (await isTaken(each.port)) && each));
  const lines = taken
    .filter((each) => each !== false)
    .map(({ port, purpose, remedy }) => {
      const holder = findHolder(port);
      const by = holder === undefined ? "" : ` by ${holder}`;
      return `Port ${port} (${purpose}) is taken${by}. Stop it or choose another: ${remedy} npm start`;
    });
  if (lines.length > 0) throw new StartError(lines.join("\n"));
}

function listWantedPorts(settings: StartSettings): WantedPort[] {
  const own = [
    { port: settings.port, purpose: "the app", name: "PORT" },
    { port: settings.metricsPort, purpose: "metrics", name: "METRICS_PORT" },
    { port: settings.workerPort, purpose: "the worker's health", name: "WORKER_PORT" },
  ].map(({ port, purpose, name }) => ({ port, purpose, remedy: `${name}=${port + 10}` }));
  if (settings.mode === "live") return own;
  const base = settings.sandboxPortBase;
  const sandbox = SANDBOX_OFFSETS.map((offset) => ({
    port: base + offset,
    purpose: "the sandbox",
    remedy: `SANDBOX_PORT_BASE=${base + 100}`,
  }));
  return [...own, ...sandbox];
}

/** Taken: a server answers on either loopback address, or nobody may listen there. */
async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => canConnect(port, host)));
  return answers.includes(true) || !(await canListen(port));
}

function canConnect(port: number, host: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect({ port, host, timeout: 1000 });
  for (const event of ["error", "timeout"]) socket.once(event, () => resolve(false));
  socket.once("connect", () => resolve(true));
  return promise.finally(() => socket.destroy());
}

function canListen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once("error", () => resolve(false));
  server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  return promise;
}

/** Who listens on the port, as far as Linux lets us see; undefined elsewhere and for other users' processes. */
function findHolder(port: number): string | undefined {
  const inodes = new Set(
    ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((path) => listenersOf(path, port)),
  );
  if (inodes.size === 0) return undefined;
  for (const pid of readFolder("/proc").filter((name) => /^\d+$/.test(name))) {
    const hasIt = readFolder(`/proc/${pid}/fd`).some((fd) => {
      const target = readLink(`/proc/${pid}/fd/${fd}`);
      return inodes.has(/^socket:\[(\d+)\]$/.exec(target)?.[1] ?? "");
    });
    if (hasIt) return `process ${pid} (${findCommandLine(Number(pid)) ?? "unknown"})`;
  }
  return undefined;
}

function listenersOf(path: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const LISTEN = "0A";
  return readText(path)
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) === true && fields[3] === LISTEN)
    .map((fields) => fields[9] ?? "");
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
