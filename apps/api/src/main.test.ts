import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createTestDatabase, type TestDatabase } from "@sendoff/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "sendoff-api-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const key = (): string => randomBytes(32).toString("base64");
const Line = z.object({ message: z.string(), address: z.string().optional() });

function start(changes: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: database.url,
      SENDOFF_DATA_DIR: folder,
      SENDOFF_SECRET_PEPPER: key(),
      SENDOFF_SECRET_URL_SIGNING: key(),
      SENDOFF_VAULT_PUBLIC_KEY: key(),
      PORT: "0",
      METRICS_PORT: "0",
      ...changes,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** The first line that says what is waited for; the rest is read and dropped. */
async function waitForLine(child: ChildProcess, text: string): Promise<z.infer<typeof Line>> {
  if (child.stdout === null) throw new Error("no output to read");
  const lines = createInterface({ input: child.stdout });
  return new Promise((resolve, reject) => {
    lines.on("line", (line) => {
      const parsed = Line.parse(JSON.parse(line));
      if (parsed.message.includes(text)) resolve(parsed);
    });
    lines.on("close", () => reject(new Error(`the process ended without saying "${text}"`)));
  });
}

test("it listens once the database is there, and ends with success when asked to stop", async () => {
  const child = start({});
  const ended = once(child, "exit");
  const { address } = await waitForLine(child, "api is ready");
  const port = Number(new URL(z.string().parse(address)).port);
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("a missing secret ends the start with its name", async () => {
  const child = start({ SENDOFF_SECRET_PEPPER: "" });
  const ended = once(child, "exit");
  await waitForLine(child, "SENDOFF_SECRET_PEPPER");
  expect(await ended).toEqual([1, null]);
});
