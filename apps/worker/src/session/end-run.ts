import type { RunEndReason } from "@sendoff/contract/run";
import { endRun, parkRun, setLaneState } from "@sendoff/db/applying";
import type { LaneTurn, LaneTurnEnd } from "./lane-turn.ts";
import { logRunEnded } from "../context/outcome-log.ts";

/** After the portal said that we are too fast: well beyond the "briefly" of its message. */
export const FAST_PACE_PAUSE_SECONDS = { live: 1200, sandbox: 65 } as const;

/** The run ends; where the platform is paused for everyone it waits like all others, and goes on by itself. */
export async function leaveChangedPage(
  turn: LaneTurn,
  runId: string,
  note: string,
): Promise<LaneTurnEnd> {
  const isPaused = await turn.gate.tell(runId, "page_changed");
  if (!isPaused) return stopRun(turn, runId, "platform_paused", note);
  await parkRun(turn.worker.db, turn.lease, runId);
  return { pauseSeconds: 0 };
}

export async function stopRun(
  turn: LaneTurn,
  runId: string,
  reason: RunEndReason,
  note: string,
): Promise<LaneTurnEnd> {
  const { worker, lease } = turn;
  const hasEnded = await endRun(worker.db, lease, runId, reason, note);
  if (hasEnded) logRunEnded(worker, { ...lease, id: runId }, reason);
  await worker.photographer.removeLive(runId);
  return { pauseSeconds: 0 };
}

/**
 * The portal wants the account's owner: the account says so and is served no more until they have connected it again. The
 * account before the run: a death in between is found by the sweep.
 */
export async function stopForUser(
  turn: LaneTurn,
  runId: string | undefined,
  note: string,
): Promise<LaneTurnEnd> {
  await setLaneState(turn.worker.db, turn.lease, "needs_user", note);
  return runId === undefined ? { pauseSeconds: 0 } : stopRun(turn, runId, "needs_user", note);
}
