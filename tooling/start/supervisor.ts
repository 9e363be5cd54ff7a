import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Service } from "./services.ts";
import { StartError } from "./start-error.ts";

/** More restarts than this within the window mean that starting again does not help. */
const RESTART_LIMIT = 5;
const RESTART_WINDOW_MS = 10 * 60_000;
const FIRST_BACKOFF_MS = 250;

/** A first start on a slow machine compiles every source file; a browser may have to be unpacked. */
const READY_TIMEOUT_MS = 90_000;

export interface SupervisorHooks {
  readonly print: (name: string, line: string) => void;
  readonly say: (message: string) => void;
  readonly remember: (name: string, pid: number) => void;
  readonly forget: (name: string) => void;
  /** Called once when a process ends again and again. */
  readonly onGiveUp: (name: string) => void;
}

/** One process that is kept running. */
export interface Supervised {
  readonly name: Service["name"];
  /** Resolves when the process says it is ready; throws StartError when it ends or takes too long. */
  readonly waitUntilReady: () => Promise<void>;
  /** Asks it to end, waits, kills it and its children after `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>;
  readonly kill: () => void;
}

/**
 * Runs a service and, once it has been ready, starts it again with growing pauses when it ends unasked: the death of one
 * process must not take the product down.
 */
export function supervise(
  service: Service,
  nodeArguments: readonly string[],
  hooks: SupervisorHooks,
): Supervised {
  let child = spawnService(service, nodeArguments, hooks);
  let hasBeenReady = false;
  let isStopping = false;
  const restartTimes: number[] = [];

  const watch = (watched: ChildProcess): void => {
    watched.once("exit", (code, signal) => {
      hooks.forget(service.name);
      if (isStopping || !hasBeenReady) return;
      void restart(signal ?? `exit code ${code ?? "unknown"}`);
    });
  };
  const restart = async (reason: string): Promise<void> => {
    const attempt = countRecent(restartTimes);
    if (attempt > RESTART_LIMIT) return hooks.onGiveUp(service.name);
    const pauseMs = FIRST_BACKOFF_MS * 2 ** (attempt - 1);
    hooks.say(
      `The ${service.name} ended (${reason}); starting it again in ${pauseMs / 1000} s (${attempt} of ${RESTART_LIMIT} in ten minutes)`,
    );
    await delay(pauseMs);
    if (isStopping) return;
    child = spawnService(service, nodeArguments, hooks);
    watch(child);
  };
  watch(child);

  return {
    name: service.name,
    async waitUntilReady() {
      await waitForAnswer(service, () => isStopping || hasEnded(child));
      hasBeenReady = true;
    },
    async stop(graceMs) {
      isStopping = true;
      await stopChild(child, graceMs);
    },
    kill() {
      isStopping = true;
      signalGroup(child, "SIGKILL");
    },
  };
}

/** Notes a restart and answers how many there were in the window, this one included. */
function countRecent(times: number[]): number {
  const now = performance.now();
  times.push(now);
  return times.filter((time) => now - time < RESTART_WINDOW_MS).length;
}

function spawnService(
  service: Service,
  nodeArguments: readonly string[],
  hooks: SupervisorHooks,
): ChildProcess {
  const child = spawn(process.execPath, [...nodeArguments, service.script], {
    env: { ...service.environment },
    // A group of its own: Ctrl-C reaches only us, and we stop things in order.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => hooks.print(service.name, line));
  }
  child.once("error", (error) => hooks.print(service.name, error.message));
  if (child.pid !== undefined) hooks.remember(service.name, child.pid);
  return child;
}

async function waitForAnswer(service: Service, isOver: () => boolean): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  while (!(await isAnswering(service.readyUrl))) {
    if (isOver()) throw new StartError(`The ${service.name} ended before it was ready.`);
    if (performance.now() > deadline) {
      throw new StartError(
        `The ${service.name} was not ready within ${READY_TIMEOUT_MS / 1000} s (${service.readyUrl}).`,
      );
    }
    await delay(50);
  }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function stopChild(child: ChildProcess, graceMs: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => signalGroup(child, "SIGKILL"), graceMs);
  await ended;
  clearTimeout(timer);
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has ended.
  }
}
