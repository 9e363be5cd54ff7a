import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { refuseTakenPorts } from "./ports.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const isLinux = process.platform === "linux";

let folder: string;
let servers: Server[];
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ports-"));
  servers = [];
  children = [];
});
afterEach(() => {
  for (const server of servers) server.close();
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

async function takePort(host = "127.0.0.1", wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, host);
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

/** Ports so far apart that none is among those that the sandbox takes from another one on. */
async function takePortsApart(count: number): Promise<number[]> {
  const apart: number[] = [];
  while (apart.length < count) {
    const port = await takePort();
    if (apart.every((other) => Math.abs(port - other) > 20)) apart.push(port);
  }
  return apart;
}

/** A process that is started like one of ours and says which port it took. */
async function startListener(script: string): Promise<{ port: number; pid: number | undefined }> {
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(
    script,
    `require("node:net").createServer().listen(0, "127.0.0.1", function () { console.log(this.address().port); });`,
  );
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [line] = await once(createInterface(child.stdout), "line");
  return { port: Number(line), pid: child.pid };
}

/** Ports of a start that is in nobody's way; 0 takes any. */
const quiet = (changes: Record<string, string | number>): Record<string, string> => ({
  SENDOFF_DATA_DIR: folder,
  DATABASE_URL: "postgres://elsewhere",
  SENDOFF_MODE: "live",
  METRICS_PORT: "0",
  WORKER_PORT: "0",
  ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, String(value)])),
});

async function refusalOf(environment: Record<string, string>): Promise<string> {
  const error: unknown = await refuseTakenPorts(environment, "npm start").then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Error ? error.message : "";
}

describe("refuseTakenPorts", () => {
  it.each(["127.0.0.1", "::1"])("names the port and who holds it (%s)", async (host) => {
    const port = await takePort(host);
    const refusal = await refusalOf(quiet({ PORT: port }));
    expect(refusal).toContain(`  ${port} (app): ${isLinux ? `process ${process.pid} (` : ""}`);
  });

  it("gives one line that moves all that must move to free ports, and keeps what was set", async () => {
    const [port = 0, metrics = 0, base = 0, database = 0] = await takePortsApart(4);
    const refusal = await refusalOf({
      SENDOFF_DATA_DIR: folder,
      PORT: String(port),
      METRICS_PORT: String(metrics),
      WORKER_PORT: "5902",
      SANDBOX_PORT_BASE: String(base),
      SENDOFF_PG_PORT: String(database),
    });
    const line = refusal.split("\n").at(-1) ?? "";
    const settings = Object.fromEntries(
      line.split(" ").flatMap((word) => (word.includes("=") ? [word.split("=")] : [])),
    ) as Record<string, string>;
    expect(Object.keys(settings)).toEqual([
      "PORT",
      "METRICS_PORT",
      "WORKER_PORT",
      "SANDBOX_PORT_BASE",
      "SENDOFF_PG_PORT",
      "SENDOFF_DATA_DIR",
    ]);
    expect(settings["WORKER_PORT"]).toBe("5902");
    expect(line).toMatch(/ npm start$/);
    await expect(refuseTakenPorts(settings, "npm start")).resolves.toBeUndefined();
  });

  it("names two variables that ask for one port", async () => {
    const port = await takePort();
    const refusal = await refusalOf(quiet({ PORT: port, METRICS_PORT: port }));
    expect(refusal).toContain(`PORT and METRICS_PORT both ask for port ${port}.`);
  });

  it.runIf(isLinux)("names another clone by its folder", async () => {
    const clone = join(folder, "other clone");
    const { port } = await startListener(join(clone, "apps/sandbox/src/main.ts"));
    expect(await refusalOf(quiet({ PORT: port }))).toContain(
      `  ${port} (app): the Sendoff in ${clone}\n`,
    );
  });

  it.runIf(isLinux)("names both who hold a port, each for an address of its own", async () => {
    const clone = join(folder, "clone");
    const { port } = await startListener(join(clone, "apps/sandbox/src/main.ts"));
    await takePort("::1", port);
    const refusal = await refusalOf(quiet({ PORT: port }));
    expect(refusal).toContain(`  ${port} (app): the Sendoff in ${clone}\n`);
    expect(refusal).toContain(`  ${port} (app): process ${process.pid} (`);
  });

  it("does not mind what an earlier start of the same data folder left behind", async () => {
    const { port, pid } = await startListener(join(folder, "left.ts"));
    mkdirSync(join(folder, "run"));
    writeFileSync(join(folder, "run", "api.pid.json"), JSON.stringify({ pid, startTime: "1" }));
    expect(await refusalOf(quiet({ PORT: port }))).toBe("");
  });

  it("is asked before anything is set up", async () => {
    const port = await takePort();
    const result = spawnSync(process.execPath, ["tooling/run.mjs", "start"], {
      cwd: ROOT,
      env: { ...process.env, ...quiet({ PORT: port }) },
      encoding: "utf8",
    });
    expect(result.status).toBe(1);
    expect(result.stdout).toBe("");
    expect(result.stderr).toContain(`${port} (app)`);
  });
});
