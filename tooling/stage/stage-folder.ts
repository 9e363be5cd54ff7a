import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { claimRunFolder, type RunFolder } from "../start/run-folder.ts";
import { ROOT } from "../start/settings.ts";

const STAGES = join(ROOT, ".data/stages");

export interface StageFolder {
  readonly path: string;
  readonly processes: RunFolder;
}

/**
 * An empty folder `.data/stages/NAME-PID` for this process alone. Those that earlier processes left under the same name go,
 * with whatever still runs in them; those of processes that are alive stay.
 */
export async function claimStageFolder(name: string): Promise<StageFolder> {
  mkdirSync(STAGES, { recursive: true, mode: 0o711 });
  for (const earlier of readdirSync(STAGES).filter((each) => isOf(each, name))) {
    await removeEnded(join(STAGES, earlier));
  }
  const path = join(STAGES, `${name}-${process.pid}`);
  mkdirSync(path, { recursive: true, mode: 0o711 });
  return { path, processes: await claimRunFolder(path, () => undefined) };
}

function isOf(folder: string, name: string): boolean {
  return folder.startsWith(`${name}-`) && /^\d+$/.test(folder.slice(name.length + 1));
}

async function removeEnded(path: string): Promise<void> {
  try {
    await claimRunFolder(path, () => undefined);
  } catch {
    // Somebody works in it, or is removing it just now.
    return;
  }
  rmSync(path, { recursive: true, force: true });
}
