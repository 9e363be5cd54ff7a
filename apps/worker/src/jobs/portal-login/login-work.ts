import type { LaneLease, LoginLease } from "@sendoff/db/applying";
import type { PortalCredentials, PortalDriver } from "@sendoff/portals/driver";
import type { GiveUpDuring } from "../../browser/slots.ts";
import type { WorkerContext } from "../../context/worker-context.ts";

/** One sign-in with what it is done with. */
export interface LoginWork {
  readonly worker: WorkerContext;
  readonly driver: PortalDriver;
  readonly login: LoginLease;
  readonly lane: LaneLease;
  readonly signal: AbortSignal;
  readonly credentials: PortalCredentials;
  /** Others have this sign-in's slot while its user looks for the code. */
  readonly giveUpDuring: GiveUpDuring;
}

/** The end of a sign-in as the row keeps it. */
export interface LoginEnd {
  readonly state: "connected" | "refused" | "challenge" | "expired" | "failed";
  readonly message: string;
}

export const REPLACED: LoginEnd = { state: "expired", message: "Another sign-in was started" };
