import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { makeSetupFolder, SETUP_DIR } from "./paths.mjs";

const LOCK = join(SETUP_DIR, "setup.lock");

/**
 * Lets one set-up of this folder run at a time (npm start and npm test in two terminals would both install). A lock whose
 * process has died is taken over.
 * @template T
 * @param {import("./progress.mjs").Progress} progress
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(progress, work) {
  makeSetupFolder();
  let hasSaid = false;
  while (!takeLock()) {
    if (!hasSaid)
      progress.note(
        `Waiting for another command that is setting up this folder (process ${readHolder() ?? "unknown"}, ${LOCK})`,
      );
    hasSaid = true;
    await delay(200);
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}

function takeLock() {
  // Linked into place, so that the file is never seen without its content.
  const unfinished = `${LOCK}.${process.pid}`;
  writeFileSync(unfinished, String(process.pid));
  try {
    linkSync(unfinished, LOCK);
    return true;
  } catch {
    const holder = readHolder();
    if (holder !== undefined && isAlive(holder)) return false;
    rmSync(LOCK, { force: true });
    return false;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function readHolder() {
  try {
    const pid = Number.parseInt(readFileSync(LOCK, "utf8"), 10);
    return Number.isInteger(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
