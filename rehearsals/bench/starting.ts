import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePorts } from "../stage/free-ports.ts";
import { claimStageFolder } from "../../tooling/start/stage-folder.ts";
import { listDescendants } from "../stage/stage-process.ts";
import { ROOT } from "../../tooling/start/settings.ts";
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
  const stage = await claimStageFolder("bench-start");
  const folder = join(stage.path, "data");
  const first = await startOnce(folder);
  const second = await startOnce(folder);
  stage.processes.release();
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
  // npm dies at once and the product stops after it; its output ends when the last process of it has.
  const ended = once(child, "close");
  child.kill("SIGTERM");
  await ended;
  return { seconds, megabytes };
}
