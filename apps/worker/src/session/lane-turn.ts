import type { LaneLease } from "@sendoff/db/applying";
import type { PortalDriver } from "@sendoff/portals/driver";
import type { GiveUpDuring } from "../browser/slots.ts";
import type { PlatformGate } from "./platform-gate.ts";
import type { LeaseGuard } from "../context/lease-guard.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** A turn on a lane, from its lease to its release. */
export interface LaneTurn {
  readonly worker: WorkerContext;
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
