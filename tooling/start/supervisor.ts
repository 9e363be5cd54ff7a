import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { ProcessStates } from "./process-states.ts";
import { createRestartPauses, type RestartPauses } from "./restart-pauses.ts";
import type { Service } from "./services.ts";
import { StartError } from "./start-error.ts";

/** A first start on a slow machine compiles every source file; a browser may have to be unpacked. */
const READY_TIMEOUT_MS = 90_000;

export interface SupervisorHooks {
  readonly print: (name: string, line: string) => void;
  readonly say: (message: string) => void;
  readonly remember: (name: string, pid: number) => void;
  readonly forget: (name: string) => void;
  readonly states: Pick<ProcessStates, "ended" | "isBack">;
  /** How soon each is started again; for tests. */
  readonly pauses?: RestartPauses;
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
 * Runs a service and, once it has been ready, starts it again with growing pauses whenever it ends unasked, for as long as it
 * takes: the death of one process, however often, leaves the others serving.
 */
export function supervise(
  service: Service,
  nodeArguments: readonly string[],
  hooks: SupervisorHooks,
): Supervised {
  let child = spawnService(service, nodeArguments, hooks);
  let hasBeenReady = false;
  let isStopping = false;
  const pauses = hooks.pauses ?? createRestartPauses();

  const watch = (watched: ChildProcess): void => {
    const handleEnd = (reason: string): void => {
      hooks.forget(service.name);
      if (!isStopping && hasBeenReady) void restart(reason);
    };
    watched.once("exit", (code, signal) => handleEnd(signal ?? `exit code ${code ?? "unknown"}`));
    // One that could not be started at all, for want of memory say, tells of no exit.
    watched.once("error", (error) => watched.pid === undefined && handleEnd(error.message));
  };
  const restart = async (reason: string): Promise<void> => {
    const { ends, pauseMs } = pauses.next();
    hooks.states.ended(service.name, { ends, again: new Date(Date.now() + pauseMs) });
    const often = ends === 1 ? "" : `, ${ends} times within ten minutes`;
    hooks.say(
      `The ${service.name} ended (${reason})${often}; starting it again in ${pauseMs / 1000} s, the others go on`,
    );
    await delay(pauseMs);
    if (isStopping) return;
    child = spawnService(service, nodeArguments, hooks);
    watch(child);
    await waitForAnswer(service, () => isStopping || hasEnded(child), Infinity).then(
      () => hooks.states.isBack(service.name),
      // It has ended once more, which is told of by itself.
      () => undefined,
    );
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

async function waitForAnswer(
  service: Service,
  isOver: () => boolean,
  timeoutMs = READY_TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
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
