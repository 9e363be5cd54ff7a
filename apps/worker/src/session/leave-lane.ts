import type { RunEndReason } from "@sendoff/contract/run";
import { endRun, type LaneLease, parkRun, setLaneState } from "@sendoff/db/applying";
import type { PortalDriver } from "@sendoff/portals/driver";
import type { GiveUpDuring } from "../browser/slots.ts";
import type { PlatformGate } from "./platform-gate.ts";
import type { LeaseGuard } from "../context/lease-guard.ts";
import { logRunEnded } from "../context/outcome-log.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** A turn on a lane, from its lease to its release. */
export interface LaneTurn {
  readonly serving: WorkerContext;
  readonly driver: PortalDriver;
  readonly lease: LaneLease;
  readonly guard: LeaseGuard;
  /** Says when the platform is paused for everyone. */
  readonly gate: PlatformGate;
  readonly startedMs: number;
  /** Others have this turn's slot, and its trial of a paused platform, while its account's owner is waited for. */
  readonly giveUpDuring: GiveUpDuring;
  /** Whether an application came to its end in this turn. */
  hasProgress: boolean;
  /** How many times the account's owner was asked at a page in this turn. */
  ownerAsks: number;
  /** The same for the checks in the form of each application. */
  readonly formAsks: Map<string, number>;
}

/** How a turn ends: seconds the account rests before it is served again. */
export interface LaneTurnEnd {
  readonly pauseSeconds: number;
}

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
  await parkRun(turn.serving.db, turn.lease, runId);
  return { pauseSeconds: 0 };
}

export async function stopRun(
  turn: LaneTurn,
  runId: string,
  reason: RunEndReason,
  note: string,
): Promise<LaneTurnEnd> {
  const { serving, lease } = turn;
  const hasEnded = await endRun(serving.db, lease, runId, reason, note);
  if (hasEnded) logRunEnded(serving, { ...lease, id: runId }, reason);
  await serving.photographer.removeLive(runId);
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
  await setLaneState(turn.serving.db, turn.lease, "needs_user", note);
  return runId === undefined ? { pauseSeconds: 0 } : stopRun(turn, runId, "needs_user", note);
}
