import type { LaneLease } from "@sendoff/db";
import type { PortalDriver, PortalSession } from "@sendoff/portals";
import { type LookEnd, reconcileLane } from "../reconcile.ts";
import type { Serving } from "../serving.ts";
import { checkPrepared } from "./check-prepared.ts";

/** What a stay begins with: looks for unconfirmed submits, then whether the jobs that wait for approval are still open. */
export async function lookAround(
  serving: Serving,
  driver: PortalDriver,
  lane: LaneLease,
  session: PortalSession,
): Promise<LookEnd> {
  const look = await reconcileLane(serving, driver, lane, session);
  return look.kind === "done" ? checkPrepared(serving, driver, lane, session) : look;
}
