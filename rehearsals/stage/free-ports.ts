import { createServer } from "node:net";
import { StartError } from "../../tooling/start/start-error.ts";

/** Everything the sandbox listens on, counted from its base (DECISIONS D11). */
const SANDBOX_SPAN = { from: -25, to: 6 };
const FIRST_BASE = 21_000;
const LAST_BASE = 31_000;

export interface StagePorts {
  readonly sandboxPortBase: number;
  readonly api: number;
  readonly metrics: number;
  readonly workers: readonly number[];
  /** Of further apis, when more than one was asked for. */
  readonly moreApis: readonly { readonly api: number; readonly metrics: number }[];
}

/** Ports that nobody listens on now: a span for the sandbox and single ones for the rest. Throws StartError without any. */
export async function findFreePorts(workerCount: number, apiCount = 1): Promise<StagePorts> {
  const span = SANDBOX_SPAN.to - SANDBOX_SPAN.from + 1 + workerCount + 2 * apiCount;
  const start = FIRST_BASE + ((process.pid * 61) % (LAST_BASE - FIRST_BASE));
  for (let first = start; first < LAST_BASE + span; first += span) {
    const ports = Array.from({ length: span }, (_, offset) => first + offset);
    const free = await Promise.all(ports.map(isFree));
    if (!free.every(Boolean)) continue;
    const sandboxPortBase = first - SANDBOX_SPAN.from;
    const next = sandboxPortBase + SANDBOX_SPAN.to + 1;
    return {
      sandboxPortBase,
      api: next,
      metrics: next + 1,
      workers: Array.from({ length: workerCount }, (_, index) => next + 2 + index),
      moreApis: Array.from({ length: apiCount - 1 }, (_, index) => {
        const port = next + 2 + workerCount + 2 * index;
        return { api: port, metrics: port + 1 };
      }),
    };
  }
  throw new StartError(`No ${span} free ports in a row were found above ${start}.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
