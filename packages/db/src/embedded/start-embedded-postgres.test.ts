import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { getPostgresBinaries } from "./binaries.ts";
import { chooseOwner, chooseRunAs } from "./run-as.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const SLOW = 90_000;
const isRoot = process.getuid?.() === 0;

describe("startEmbeddedPostgres", () => {
  let sharedFolder = "";
  let folder: string;
  let servers: EmbeddedPostgres[];

  beforeEach(async () => {
    folder = await mkdtemp("/tmp/sendoff pg ");
    await chmod(folder, 0o755);
    servers = [];
  });

  afterEach(async () => {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => rm(sharedFolder, { recursive: true, force: true }));

  /** The folder of one cluster for all tests that do not ask how a cluster comes to be: making one costs two seconds. */
  async function sharedData(): Promise<string> {
    if (sharedFolder === "") {
      sharedFolder = await mkdtemp("/tmp/sendoff pg ");
      await chmod(sharedFolder, 0o755);
    }
    return join(sharedFolder, "data");
  }

  async function start(dataDir = join(folder, "data")): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({ dataDir, port: 0, log: () => undefined });
    servers.push(server);
    return server;
  }

  it(
    "makes a UTF-8 database with durable settings in a path with a space, and keeps it over a stop",
    { timeout: SLOW },
    async () => {
      const data = await sharedData();
      const first = await start(data);
      const settings = await query(
        first.url,
        `SELECT current_setting('fsync') || current_setting('synchronous_commit') AS durable,
              pg_encoding_to_char(encoding) AS encoding, datlocale, current_user AS role,
              (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS is_superuser
       FROM pg_database WHERE datname = current_database()`,
      );
      expect(settings).toEqual([
        {
          durable: "onon",
          encoding: "UTF8",
          datlocale: "C.UTF-8",
          role: "sendoff",
          is_superuser: false,
        },
      ]);
      await query(first.url, "CREATE TABLE kept AS SELECT 'ü' AS letter");
      await first.stop();
      await expect(query(first.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");

      const second = await start(data);
      expect(second.isAttached).toBe(false);
      expect(await query(second.url, "SELECT * FROM kept")).toEqual([{ letter: "ü" }]);
    },
  );

  it(
    "keeps its passwords readable by the owner only and refuses a wrong one",
    { timeout: SLOW },
    async () => {
      const data = await sharedData();
      const server = await start(data);
      const file = await stat(join(data, "credentials.json"));
      expect(file.mode & 0o777).toBe(0o600);
      const wrong = server.url.replace(/:[^:@]+@/, ":wrong@");
      await expect(query(wrong, "SELECT 1")).rejects.toThrow("password authentication failed");
    },
  );

  it("gives the app's roles limits and no power over the server", { timeout: SLOW }, async () => {
    const server = await start(await sharedData());
    const roles = await query(
      server.url,
      `SELECT rolname, rolsuper OR rolcreatedb OR rolcreaterole OR rolbypassrls AS has_power, rolconfig AS limits
       FROM pg_roles WHERE rolname ~ '^sendoff_' ORDER BY rolname`,
    );
    const limits = [
      "statement_timeout=120s",
      "lock_timeout=30s",
      "idle_in_transaction_session_timeout=60s",
    ];
    expect(roles).toEqual(
      ["api", "api_all", "operator", "read", "worker"].map((name) => ({
        rolname: `sendoff_${name}`,
        has_power: false,
        limits,
      })),
    );
  });

  it("attaches to the server that a killed parent left running", { timeout: SLOW }, async () => {
    const data = await sharedData();
    const parent = spawn(
      process.execPath,
      [fileURLToPath(new URL("start-and-stay.fixture.ts", import.meta.url)), data],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    const [line] = await once(createInterface(parent.stdout), "line");
    const orphan = JSON.parse(String(line)) as { url: string; pid: number };
    await query(orphan.url, "CREATE TABLE orphaned AS SELECT 1 AS n");
    parent.kill("SIGKILL");
    await once(parent, "exit");

    const server = await start(data);
    expect(server).toMatchObject({ isAttached: true, pid: orphan.pid, url: orphan.url });
    expect(await query(server.url, "SELECT n FROM orphaned")).toEqual([{ n: 1 }]);
    await server.stop();
    await expect(query(server.url, "SELECT 1")).rejects.toThrow("ECONNREFUSED");
  });

  it(
    "loses nothing acknowledged when the server itself is killed while writing",
    { timeout: SLOW },
    async () => {
      const data = await sharedData();
      const first = await start(data);
      await query(first.url, "CREATE TABLE written (n int PRIMARY KEY)");
      const writers = [0, 1, 2].map((writer) => writeUntilCut(first.url, writer));
      await writers[0]?.reachedFifty;
      process.kill(first.pid, "SIGKILL");
      const acknowledged = (await Promise.all(writers.map((writer) => writer.acknowledged))).flat();

      const second = await start(data);
      expect(second.isAttached).toBe(false);
      const rows = await query(second.url, "SELECT n FROM written");
      const found = new Set(rows.map((row) => row["n"]));
      expect(acknowledged.length).toBeGreaterThanOrEqual(50);
      expect(acknowledged.filter((n) => !found.has(n))).toEqual([]);
    },
  );

  it.runIf(process.platform === "linux")(
    "ends a server that hangs in its shutdown and starts again with what was committed",
    { timeout: SLOW },
    async () => {
      const data = await sharedData();
      const first = await start(data);
      await query(first.url, "CREATE TABLE before_hanging AS SELECT 1 AS n");
      // Without it a fast shutdown never comes to its end.
      process.kill(await findCheckpointer(first.pid), "SIGSTOP");
      process.kill(first.pid, "SIGINT");
      const logged: string[] = [];
      const second = await startEmbeddedPostgres({
        dataDir: data,
        port: 0,
        log: (message) => logged.push(message),
        patience: { fastMs: 300, immediateMs: 20_000 },
      });
      servers.push(second);
      expect(logged.at(-1)).toContain(`process ${first.pid} hangs`);
      expect(second).toMatchObject({ isAttached: false });
      expect(await query(second.url, "SELECT n FROM before_hanging")).toEqual([{ n: 1 }]);
    },
  );

  it("stops a frozen server by force, and loses nothing by it", { timeout: SLOW }, async () => {
    const data = await sharedData();
    const server = await startEmbeddedPostgres({
      dataDir: data,
      port: 0,
      log: () => undefined,
      patience: { fastMs: 50, immediateMs: 50 },
    });
    await query(server.url, "CREATE TABLE before_freezing AS SELECT 1 AS n");
    process.kill(server.pid, "SIGSTOP");
    await server.stop();
    const next = await start(data);
    expect(await query(next.url, "SELECT n FROM before_freezing")).toEqual([{ n: 1 }]);
  });

  it("serves two starts of one folder at once with one server", { timeout: SLOW }, async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect(first.pid).toBe(second.pid);
    expect(first.url).toBe(second.url);
  });

  it("names the port and the variable when the port is taken", { timeout: SLOW }, async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const starting = startEmbeddedPostgres({
      dataDir: await sharedData(),
      port,
      log: () => undefined,
    });
    await expect(starting).rejects.toThrow(
      `Port ${port}, meant for PostgreSQL, is taken by another program. Stop it or choose another: SENDOFF_PG_PORT=${port + 1}`,
    );
    other.close();
  });

  it("tells what to do when the passwords are lost", { timeout: SLOW }, async () => {
    const data = await sharedData();
    const server = await start(data);
    await server.stop();
    const file = join(data, "credentials.json");
    const passwords = await readFile(file);
    await rm(file);
    await expect(start(data)).rejects.toThrow("credentials.json are gone");
    await writeFile(file, passwords, { mode: 0o600 });
  });

  it.runIf(isRoot)(
    "finds a way for root to run programs that lie below a folder that only root may enter",
    { timeout: SLOW },
    async () => {
      const closed = join(folder, "closed");
      await mkdir(closed, { mode: 0o700 });
      const { initdb } = await getPostgresBinaries();
      await cp(dirname(dirname(initdb)), join(closed, "native"), {
        recursive: true,
        verbatimSymlinks: true,
      });
      const owner = chooseOwner(join(closed, "cluster"));
      const copied = join(closed, "native/bin/initdb");
      const runAs = chooseRunAs(owner, copied, closed);
      expect(runAs.prefix).toContain("setpriv");
      expect(chooseRunAs(owner, initdb, folder).prefix).toEqual([]);
    },
  );

  it.runIf(isRoot)(
    "runs for root below a folder that only root may enter",
    { timeout: SLOW },
    async () => {
      const closed = join(folder, "closed");
      await mkdir(closed, { mode: 0o700 });
      const server = await start(join(closed, "data"));
      expect(await query(server.url, "SELECT 1 AS n")).toEqual([{ n: 1 }]);
      const status = await readFile(`/proc/${server.pid}/status`, "utf8");
      expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe("0");
    },
  );
});

async function findCheckpointer(postmaster: number): Promise<number> {
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  for (const child of children.trim().split(" ")) {
    const title = await readFile(`/proc/${child}/cmdline`, "utf8");
    if (title.includes("checkpointer")) return Number(child);
  }
  throw new Error("There is no checkpointer");
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Inserts rows one by one until the connection is cut; returns those that the server acknowledged. */
function writeUntilCut(
  url: string,
  writer: number,
): { acknowledged: Promise<number[]>; reachedFifty: Promise<void> } {
  const { promise: reachedFifty, resolve } = Promise.withResolvers<void>();
  const write = async (): Promise<number[]> => {
    const done: number[] = [];
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    await client.connect();
    try {
      for (;;) {
        const n = writer * 1_000_000 + done.length;
        await client.query("INSERT INTO written VALUES ($1)", [n]);
        done.push(n);
        if (done.length === 50) resolve();
      }
    } catch {
      return done;
    }
  };
  return { acknowledged: write(), reachedFifty };
}
