import { setTimeout as delay } from "node:timers/promises";
import { OperationalError } from "@sendoff/kit/errors";
import { isProcessAlive } from "./postmaster-file.ts";

/** How long a server may take for each way of ending, until the next, harder one. */
export interface StopPatience {
  readonly fastMs: number;
  readonly immediateMs: number;
}

/**
 * A fast shutdown writes a checkpoint, for which a slow disk may need long; in the middle of a recovery it has been seen to hang.
 * An immediate one kills what does not end within five seconds.
 */
export const STOP_PATIENCE: StopPatience = { fastMs: 30_000, immediateMs: 15_000 };

/** The kernel ends what is killed at once, unless it waits for a disk that does not answer. */
const KILL_MS = 10_000;

/**
 * Ends a server. First a fast shutdown (open transactions roll back, everything is written); where that hangs an immediate one,
 * and then a kill: both lose nothing that was committed, and the next start recovers. Throws OperationalError for a process that
 * outlives all of them.
 */
export async function stopPostmaster(pid: number, patience = STOP_PATIENCE): Promise<void> {
  const ways = [
    ["SIGINT", patience.fastMs],
    ["SIGQUIT", patience.immediateMs],
    ["SIGKILL", KILL_MS],
  ] as const;
  for (const [signal, limitMs] of ways) {
    if (!sendSignal(pid, signal) || (await hasEndedWithin(pid, limitMs))) return;
  }
  throw new OperationalError(
    503,
    "unavailable",
    `PostgreSQL (process ${pid}) could not be ended, not even by force: its disk may not answer. The next start tries again.`,
  );
}

/** False when there is no such process any more. */
function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  if (!isProcessAlive(pid)) return false;
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    // It ended in this very moment.
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

async function hasEndedWithin(pid: number, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (isProcessAlive(pid)) {
    if (performance.now() > deadline) return false;
    await delay(20);
  }
  return true;
}
