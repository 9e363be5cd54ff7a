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

export interface Pooler {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * PgBouncer in transaction mode with two server connections before the database at `url`, acting as `role`. Close it at the end of the
 * file.
 */
export async function startPooler(url: string, role: string): Promise<Pooler> {
  const port = await freePort();
  const target = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), "sendoff-pooler-"));
  const part = (name: string, value: string) => `${name}='${decodeURIComponent(value)}'`;
  const database = [
    part("host", target.hostname),
    part("port", target.port || "5432"),
    part("dbname", target.pathname.slice(1)),
    part("user", target.username),
    ...(target.password === "" ? [] : [part("password", target.password)]),
    `connect_query='set role ${role}'`,
  ];
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "users.txt"), '"anyone" ""\n');
  writeFileSync(
    settings,
    [
      "[databases]",
      `pooled = ${database.join(" ")}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      `auth_file = ${join(folder, "users.txt")}`,
      "pool_mode = transaction",
      "default_pool_size = 2",
      "",
    ].join("\n"),
  );
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    spawnSync("chown", ["-R", "nobody", folder]);
  }
  const pooler = spawn(PROGRAM ?? "", isRoot ? ["-u", "nobody", settings] : [settings], {
    stdio: "ignore",
  });
  await untilListening(port, pooler);
  return {
    url: `postgres://anyone@127.0.0.1:${port}/pooled`,
    close: async () => {
      pooler.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
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
