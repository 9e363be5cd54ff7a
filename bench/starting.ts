import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePorts } from "../tooling/stage/free-ports.ts";
import { listDescendants } from "../tooling/stage/stage-process.ts";
import { ROOT } from "../tooling/start/settings.ts";
import { readMemoryMegabytes } from "./process-sampler.ts";

export interface StartingFigures {
  readonly firstSeconds: number;
  readonly secondSeconds: number;
  readonly idleMegabytes: number;
}

// What starts lazily has started, and start-up's garbage is collected.
const SETTLE_MS = 8_000;

/**
 * Seconds from `npm start` to "Ready", on an empty data folder and again on the same, and the memory of all processes at
 * rest. Dependencies and the web build are there already: what npm downloads is the network's speed and not ours.
 */
export async function benchStarting(): Promise<StartingFigures> {
  const folder = join(ROOT, ".data/stages/bench-start");
  rmSync(folder, { recursive: true, force: true });
  const first = await startOnce(folder);
  const second = await startOnce(folder);
  return {
    firstSeconds: first.seconds,
    secondSeconds: second.seconds,
    idleMegabytes: second.megabytes,
  };
}

async function startOnce(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const ports = await findFreePorts(1);
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    env: {
      ...process.env,
      SENDOFF_DATA_DIR: folder,
      PORT: String(ports.api),
      METRICS_PORT: String(ports.metrics),
      WORKER_PORT: String(ports.workers[0] ?? 0),
      SANDBOX_PORT_BASE: String(ports.sandboxPortBase),
      SENDOFF_PG_PORT: "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(child.stdout))
    if (line.trim().startsWith("Ready in")) break;
  const seconds = Math.round((performance.now() - started) / 10) / 100;
  child.stdout.resume();
  await delay(SETTLE_MS);
  const megabytes = Math.round(
    readMemoryMegabytes(child.pid === undefined ? [] : [child.pid, ...listDescendants(child.pid)]),
  );
  const ended = once(child, "exit");
  child.kill("SIGINT");
  await ended;
  return { seconds, megabytes };
}
