import { setTimeout as delay } from "node:timers/promises";
import { findIdentity, isRunning } from "./process-identity.ts";

const INTERVAL_MS = 500;

/**
 * Resolves when a process has ended, or at once when it is no longer to be watched. Watching keeps nobody alive, so whoever waits for it
 * must stop it by the signal: a timer that holds nothing would let the waiting process end in the middle.
 */
export async function waitForEnd(pid: number, unwatched: AbortSignal): Promise<void> {
  const identity = findIdentity(pid);
  while (!unwatched.aborted && identity !== undefined && isRunning(identity)) {
    const options = { ref: false, signal: unwatched };
    await delay(INTERVAL_MS, undefined, options).catch(() => undefined);
  }
}
