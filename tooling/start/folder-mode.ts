import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "@sendoff/kit/config";
import { createOnce } from "./create-once.ts";

type Mode = "sandbox" | "live";

const FILE = "mode";

/**
 * Marks a data folder as one of this mode, for good. One without the mark that holds a sandbox's secrets is a sandbox's. Throws
 * ConfigError, and changes nothing, when it belongs to the other mode.
 */
export function claimFolder(dataDir: string, mode: Mode): void {
  refuseOtherFolder(dataDir, mode);
  if (!existsSync(join(dataDir, FILE))) createOnce(join(dataDir, FILE), `${mode}\n`);
  // Another start may have been first.
  refuseOtherFolder(dataDir, mode);
}

/** Throws ConfigError when the data folder belongs to the other mode. Only looks; the folder need not be there. */
export function refuseOtherFolder(dataDir: string, mode: Mode): void {
  const found = findMode(dataDir);
  if (found === undefined || found === mode) return;
  const problem = problemOf(dataDir, found);
  throw new ConfigError([{ variables: ["SENDOFF_DATA_DIR"], problem }]);
}

function findMode(dataDir: string): string | undefined {
  const file = join(dataDir, FILE);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  return existsSync(join(dataDir, "secrets.json")) ? "sandbox" : undefined;
}

function problemOf(dataDir: string, found: string): string {
  if (found === "sandbox")
    return `the folder ${dataDir} is a sandbox's: what it keeps is made up. Name another folder for live mode`;
  if (found === "live")
    return `the folder ${dataDir} is a live installation's. Name another folder for the sandbox, or set SENDOFF_MODE=live`;
  return `the file ${join(dataDir, FILE)} is damaged. Write the mode of this installation into it: sandbox or live`;
}
