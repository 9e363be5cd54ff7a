import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findIdentity } from "./process-identity.ts";

/** What of a data folder is large and of no use once its processes have ended: its logs, pictures and records stay. */
const HEAVY = ["postgres", "home", "tmp"];

/**
 * Empties the temporary folder of a data folder that the caller has claimed: what killed processes left there, browsers'
 * profiles above all. Folders named by a running process (a command beside npm start) stay.
 */
export function removeLeftTemporary(dataDir: string): void {
  const folder = join(dataDir, "tmp");
  for (const name of listFolder(folder)) {
    if (/^\d+$/.test(name) && findIdentity(Number(name)) !== undefined) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Removes what is heavy of a data folder whose processes have all ended. It cannot be started again. */
export function removeHeavy(dataDir: string): void {
  for (const name of HEAVY) rmSync(join(dataDir, name), { recursive: true, force: true });
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
