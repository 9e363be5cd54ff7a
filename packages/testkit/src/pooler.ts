import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const PROGRAM = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer", "/usr/local/bin/pgbouncer"].find(
  (path) => existsSync(path),
);

/** Whether PgBouncer is installed here; nothing of ours needs it. */
export const HAS_PGBOUNCER = PROGRAM !== undefined;

/** A database behind a pooler, reached by the name that it has there. */
export interface PooledDatabase {
  readonly url: string;
  /** Whoever comes through acts as this role; as the one of `url` without it. */
  readonly role?: string;
}

export interface Pooler {
  readonly urlOf: (name: string) => string;
  /** SIGKILL, and a start at once; who was connected is cut off. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts PgBouncer in transaction mode with so many server connections for each of the databases. It does not outlive this process. */
export async function startPooler(
  databases: Readonly<Record<string, PooledDatabase>>,
  poolSize: number,
): Promise<Pooler> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "sendoff-pooler-"));
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "users.txt"), '"anyone" ""\n');
  writeFileSync(
    settings,
    [
      "[databases]",
      ...Object.entries(databases).map(([name, each]) => `${name} = ${lineOf(each)}`),
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      `auth_file = ${join(folder, "users.txt")}`,
      "pool_mode = transaction",
      `default_pool_size = ${poolSize}`,
      "max_client_conn = 500",
      // A server that was replaced is asked for again at once.
      "server_login_retry = 1",
      "",
    ].join("\n"),
  );
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    spawnSync("chown", ["-R", "nobody", folder]);
  }
  const start = async (): Promise<ChildProcess> => {
    if (PROGRAM === undefined) throw new Error("PgBouncer is not installed here");
    const child = spawn(PROGRAM, isRoot ? ["-u", "nobody", settings] : [settings], {
      stdio: "ignore",
    });
    await untilListening(port, child);
    return child;
  };
  let pooler = await start();
  const kill = (): void => void pooler.kill("SIGKILL");
  process.once("exit", kill);
  return {
    urlOf: (name) => `postgres://anyone@127.0.0.1:${port}/${name}`,
    async restart() {
      const ended = once(pooler, "exit");
      kill();
      await ended;
      pooler = await start();
    },
    async close() {
      process.off("exit", kill);
      kill();
      rmSync(folder, { recursive: true });
    },
  };
}

function lineOf({ url, role }: PooledDatabase): string {
  const target = new URL(url);
  const part = (name: string, value: string) => `${name}='${decodeURIComponent(value)}'`;
  return [
    part("host", target.hostname),
    part("port", target.port || "5432"),
    part("dbname", target.pathname.slice(1)),
    part("user", target.username),
    ...(target.password === "" ? [] : [part("password", target.password)]),
    ...(role === undefined ? [] : [`connect_query='set role ${role}'`]),
  ].join(" ");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

async function untilListening(port: number, pooler: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && pooler.exitCode === null; tries += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ host: "127.0.0.1", port });
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isThere) return;
    await delay(50);
  }
  throw new Error("PgBouncer did not start");
}
