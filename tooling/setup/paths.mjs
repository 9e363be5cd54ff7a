import { chmodSync, mkdirSync } from "node:fs";
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

/**
 * Makes the set-up's folder. Others may pass through it (PostgreSQL runs as its own account) but not list what is there;
 * one that an earlier version made open is closed, if it is ours.
 */
export function makeSetupFolder() {
  mkdirSync(SETUP_DIR, { recursive: true, mode: 0o711 });
  try {
    chmodSync(SETUP_DIR, 0o711);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}
