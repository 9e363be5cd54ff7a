import type { LaneLease } from "@sendoff/db/applying";
import type { PortalDriver, PortalSession } from "@sendoff/portals/driver";
import { type VerificationEnd, reconcileLane } from "./reconcile.ts";
import type { WorkerContext } from "../context/worker-context.ts";
import { checkPrepared } from "./check-prepared.ts";

/** What a turn begins with: verifies unconfirmed submits, then whether the jobs that wait for approval are still open. */
export async function checkOpenWork(
  worker: WorkerContext,
  driver: PortalDriver,
  lane: LaneLease,
  session: PortalSession,
): Promise<VerificationEnd> {
  const end = await reconcileLane(worker, driver, lane, session);
  return end.kind === "done" ? checkPrepared(worker, driver, lane, session) : end;
}
