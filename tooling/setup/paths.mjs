import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** What the set-up brings or builds lies here; the product's own data may be moved by SENDOFF_DATA_DIR, this may not. */
export const SETUP_DIR = join(ROOT, ".data");

/** @param {string} path */
export function makeFolder(path) {
  mkdirSync(path, { recursive: true });
  return path;
}
