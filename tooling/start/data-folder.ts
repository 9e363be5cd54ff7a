import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "./start-error.ts";

/**
 * Makes the data folder if it is not there. Throws StartError where that cannot be done, or where it may not be written in.
 * Others may pass through (PostgreSQL runs as its own account) but not list what is here.
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeWithParents(dataDir);
    if (!statSync(dataDir).isDirectory()) throw new Error("it is no folder");
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${why}). Set SENDOFF_DATA_DIR to a folder that you may write in.`,
      { cause: error },
    );
  }
}

/** One folder after the other: a recursive mkdir of Node never ends where the system takes no folders, as in /proc. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o711 });
  } catch (error) {
    // Another start of the same folder may have been first.
    if (!existsSync(folder)) throw error;
  }
}
