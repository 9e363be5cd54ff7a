import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { removeHeavy } from "./left-behind.ts";
import { findIdentity } from "./process-identity.ts";
import { claimRunFolder, type RunFolder } from "./run-folder.ts";
import { ROOT } from "./settings.ts";

const STAGES = join(ROOT, ".data/stages");

export interface StageFolder {
  readonly path: string;
  readonly processes: RunFolder;
}

/**
 * An empty folder `.data/stages/NAME-PID` for this process alone. Those that earlier processes left under the same name go,
 * with whatever still runs in them; those of processes that are alive stay. What killed ones left under other names is lightened.
 */
export async function claimStageFolder(name: string): Promise<StageFolder> {
  mkdirSync(STAGES, { recursive: true, mode: 0o711 });
  for (const earlier of readdirSync(STAGES).filter((each) => isOf(each, name))) {
    await removeEnded(join(STAGES, earlier));
  }
  await lightenEndedStages();
  const path = join(STAGES, `${name}-${process.pid}`);
  mkdirSync(path, { recursive: true, mode: 0o711 });
  return { path, processes: await claimRunFolder(path, () => undefined) };
}

function isOf(folder: string, name: string): boolean {
  return folder.startsWith(`${name}-`) && /^\d+$/.test(folder.slice(name.length + 1));
}

async function removeEnded(path: string): Promise<void> {
  if ((await claimEnded(path)) !== undefined) rmSync(path, { recursive: true, force: true });
}

/**
 * Ends what still runs in the stages of commands that were killed, and removes their databases and browsers' folders; logs
 * and pictures stay until the next command of that name.
 */
export async function lightenEndedStages(): Promise<void> {
  if (!existsSync(STAGES)) return;
  for (const earlier of readdirSync(STAGES)) {
    const pid = Number(/-(\d+)$/.exec(earlier)?.[1]);
    const path = join(STAGES, earlier);
    const isLight = !existsSync(join(path, "postgres"));
    if (!(pid > 0) || isLight || findIdentity(pid) !== undefined) continue;
    const claimed = await claimEnded(path);
    if (claimed === undefined) continue;
    removeHeavy(path);
    claimed.release();
  }
}

/** Undefined when somebody works in the folder, or is removing it just now. */
async function claimEnded(path: string): Promise<RunFolder | undefined> {
  return claimRunFolder(path, () => undefined).catch(() => undefined);
}
