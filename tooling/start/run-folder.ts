import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { createOnce } from "./create-once.ts";
import { findIdentity, isRunning, listLaunchers, ProcessIdentity } from "./process-identity.ts";
import { StartError } from "./start-error.ts";

/** How long a process may take to end by itself before it is killed. */
const GRACE_MS = 10_000;

/** A starter first gives its own processes their grace, then stops PostgreSQL. */
const STARTER_GRACE_MS = 30_000;

const Starter = ProcessIdentity.extend({ launchers: z.array(ProcessIdentity) });

/** `.data/run`: which processes of this data folder run. Outlives a kill, so that the next start finds what is left. */
export interface RunFolder {
  readonly remember: (name: string, pid: number) => void;
  readonly forget: (name: string) => void;
  /** To be called when everything has stopped. */
  readonly release: () => void;
}

/**
 * Claims the data folder for this process. Another npm start that is alive and waited for is an error; one whose terminal
 * was killed, and processes that a killed one left behind, are stopped first, and `say` is told.
 */
export async function claimRunFolder(
  dataDir: string,
  say: (message: string) => void,
): Promise<RunFolder> {
  const folder = join(dataDir, "run");
  mkdirSync(folder, { recursive: true });
  const starterFile = join(folder, "start.json");
  const self = findIdentity(process.pid);
  if (self === undefined) throw new StartError("This system does not tell about its processes.");
  const claim = JSON.stringify({ ...self, launchers: listLaunchers() });
  for (;;) {
    if (createOnce(starterFile, claim)) break;
    await removeEndedStarter(starterFile, dataDir, say);
  }
  await stopLeftovers(folder, say);
  return {
    remember: (name, pid) => {
      const identity = findIdentity(pid);
      if (identity !== undefined) {
        writeFileSync(join(folder, `${name}.pid.json`), JSON.stringify(identity));
      }
    },
    forget: (name) => rmSync(join(folder, `${name}.pid.json`), { force: true }),
    release: () => rmSync(starterFile, { force: true }),
  };
}

async function removeEndedStarter(
  starterFile: string,
  dataDir: string,
  say: (message: string) => void,
): Promise<void> {
  const starter = Starter.safeParse(readJson(starterFile)).data;
  if (starter !== undefined && isRunning(starter)) {
    if (starter.launchers.every(isRunning)) {
      throw new StartError(
        `Sendoff already runs on ${dataDir} (process ${starter.pid}). Stop it with Ctrl-C in its terminal or kill ${starter.pid}, or use another folder and other ports: SENDOFF_DATA_DIR=… PORT=… npm start`,
      );
    }
    say(`Stopping an earlier npm start whose terminal is gone (process ${starter.pid})`);
    await stopProcess(starter, STARTER_GRACE_MS);
  }
  rmSync(starterFile, { force: true });
}

async function stopLeftovers(folder: string, say: (message: string) => void): Promise<void> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".pid.json"));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const identity = ProcessIdentity.safeParse(readJson(file)).data;
      if (identity !== undefined && isRunning(identity)) {
        say(
          `Stopping the ${name.replace(".pid.json", "")} that an earlier run left behind (process ${identity.pid})`,
        );
        await stopProcess(identity, GRACE_MS);
      }
      rmSync(file, { force: true });
    }),
  );
}

/** Asks a process to end, waits, then kills it. */
async function stopProcess(identity: ProcessIdentity, graceMs: number): Promise<void> {
  signal(identity.pid, "SIGTERM");
  const deadline = performance.now() + graceMs;
  while (isRunning(identity)) {
    if (performance.now() > deadline) signal(identity.pid, "SIGKILL");
    await delay(50);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EPERM") {
      throw new StartError(
        `Process ${pid} of an earlier run belongs to another user. Stop it (sudo kill ${pid}) and start again.`,
        { cause: error },
      );
    }
    // It ended by itself meanwhile.
  }
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
