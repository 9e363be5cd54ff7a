import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Service } from "../../tooling/start/services.ts";
import { StartError } from "../../tooling/start/start-error.ts";

// As the supervisor of npm start does after a first death; here it never gives up, because deaths are the point.
const RESPAWN_MS = 250;
const READY_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 12_000;
/** Longer than a worker may take to finish what it is at (STOP_SECONDS). */
const RENEW_TIMEOUT_MS = 100_000;
/** One that has died so often and was never ready will not be: its environment or its code is wrong. */
const MOST_EARLY_DEATHS = 4;

/** One process of a stage; started again whenever it dies, until it is stopped. */
export interface StageProcess {
  readonly name: string;
  readonly waitUntilReady: () => Promise<void>;
  /** SIGKILL to the process alone, as a crash would. Its children stay. */
  readonly kill: () => boolean;
  /** How often it has ended without having been killed or stopped. */
  readonly countOwnEnds: () => number;
  /** SIGKILL to one browser that this process has started. False when it has none. */
  readonly killBrowser: () => boolean;
  /** SIGKILL to the process and all below it; it stays away until `resume`. */
  readonly pause: () => Promise<void>;
  /** Starts it again after `pause`; `waitUntilReady` tells when it is there. */
  readonly resume: () => void;
  /** What runs under this name now. */
  readonly service: () => Service;
  /** SIGTERM, time to finish what it is at, and a start of `next` in its place; resolves when that is ready. */
  readonly renew: (next: Service) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** SIGKILL to the process and all below it, at once: for when we end without having stopped it. */
  readonly abandon: () => void;
  /** Ids of the process and all below it, for measuring. */
  readonly listPids: () => number[];
}

export interface StageProcessHooks {
  readonly onLine: (name: string, line: string) => void;
  /** Told of every process that is started under the name. */
  readonly onStart: (name: string, pid: number) => void;
}

export function startStageProcess(
  name: string,
  first: Service,
  hooks: StageProcessHooks,
): StageProcess {
  let service = first;
  let isRenewing = false;
  let isStopping = false;
  let deaths = 0;
  let ownEnds = 0;
  let isKilled = false;
  let isPaused = false;
  let child = launch();

  function launch(): ChildProcess {
    const next = spawnService(name, service, hooks);
    next.once("exit", () => {
      // A killed worker leaves its browser behind; a person's machine would too, and the group ends it.
      if (next.pid !== undefined) killGroup(next.pid);
      const isAway = isPaused || isRenewing;
      deaths += isAway ? 0 : 1;
      if (!isKilled && !isStopping && !isAway) ownEnds += 1;
      isKilled = false;
      if (isStopping || isAway) return;
      setTimeout(() => {
        if (!isStopping && !isPaused && child === next) child = launch();
      }, RESPAWN_MS);
    });
    return next;
  }

  return {
    name,
    async waitUntilReady() {
      const deadline = performance.now() + READY_TIMEOUT_MS;
      const deathsBefore = deaths;
      while (!(await isAnswering(service.readyUrl))) {
        if (isStopping) throw new StartError(`The ${name} was stopped before it was ready.`);
        if (deaths - deathsBefore >= MOST_EARLY_DEATHS)
          throw new StartError(`The ${name} ends again and again before it is ready.`);
        if (performance.now() > deadline)
          throw new StartError(`The ${name} was not ready in time.`);
        await delay(50);
      }
    },
    kill: () => (isKilled = child.kill("SIGKILL")),
    countOwnEnds: () => ownEnds,
    killBrowser() {
      const browser = child.pid === undefined ? undefined : findBrowser(child.pid);
      if (browser === undefined) return false;
      process.kill(browser, "SIGKILL");
      return true;
    },
    async pause() {
      isPaused = true;
      await killWithGroup(child);
    },
    resume() {
      isPaused = false;
      child = launch();
    },
    service: () => service,
    async renew(next) {
      isRenewing = true;
      await endInPeace(child, RENEW_TIMEOUT_MS);
      service = next;
      isRenewing = false;
      child = launch();
      await this.waitUntilReady();
    },
    async stop() {
      isStopping = true;
      await endInPeace(child, STOP_TIMEOUT_MS);
    },
    abandon() {
      isStopping = true;
      if (child.pid !== undefined) killGroup(child.pid);
    },
    listPids: () => (child.pid === undefined ? [] : [child.pid, ...listDescendants(child.pid)]),
  };
}

/** In a group of its own, with whatever it starts. */
function spawnService(name: string, service: Service, hooks: StageProcessHooks): ChildProcess {
  const child = spawn(process.execPath, [service.script], {
    env: { ...service.environment },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on("line", (line) => hooks.onLine(name, line));
  }
  if (child.pid !== undefined) hooks.onStart(name, child.pid);
  return child;
}

/** SIGTERM to a process, and SIGKILL when it has not ended by then. */
async function endInPeace(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  await ended;
  clearTimeout(timer);
}

/** SIGKILL to a process and all below it; resolves when it has ended. */
async function killWithGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, "exit");
  killGroup(child.pid);
  await ended;
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of it is left.
  }
}

/** The browser's main process: the topmost descendant that is a Chromium. */
function findBrowser(pid: number): number | undefined {
  return listDescendants(pid).find((each) => {
    const command = readProc(each, "cmdline");
    // Debian starts the headless program from a shell, which is no browser.
    const isShell = /^\S*\bsh\0/.test(command);
    return /chrom/i.test(command) && !command.includes("--type=") && !isShell;
  });
}

/** All processes below one, parents first. Linux only; empty elsewhere. */
export function listDescendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of listProc()) {
    const stat = readProc(name, "stat");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    children.set(parent, [...(children.get(parent) ?? []), name]);
  }
  const found: number[] = [];
  const queue = [...(children.get(pid) ?? [])];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    found.push(next);
    queue.push(...(children.get(next) ?? []));
  }
  return found;
}

/** Those processes below this one whose command line has the text. Linux only; empty elsewhere. */
export function listOwnWith(text: string): number[] {
  return listDescendants(process.pid).filter((pid) => readProc(pid, "cmdline").includes(text));
}

function listProc(): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
