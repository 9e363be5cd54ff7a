import type { LaneLease, LoginLease } from "@sendoff/db";
import type { PortalCredentials, PortalDriver } from "@sendoff/portals";
import type { Serving } from "../../serving/serving.ts";

/** One sign-in with what it is done with. */
export interface LoginWork {
  readonly serving: Serving;
  readonly driver: PortalDriver;
  readonly login: LoginLease;
  readonly lane: LaneLease;
  readonly signal: AbortSignal;
  readonly credentials: PortalCredentials;
}

/** The end of a sign-in as the row keeps it. */
export interface LoginEnd {
  readonly state: "connected" | "refused" | "challenge" | "expired" | "failed";
  readonly message: string;
}

export const REPLACED: LoginEnd = { state: "expired", message: "Another sign-in was started" };
