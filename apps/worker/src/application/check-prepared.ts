import { type LaneLease } from "@sendoff/db/applying";
import { expirePrepared, takeDueChecks } from "@sendoff/db/review";
import type { PortalDriver, PortalSession } from "@sendoff/portals/driver";
import { logOutcome } from "../context/outcome-log.ts";
import { expiryReason } from "./expiry-reason.ts";
import type { VerificationEnd } from "./reconcile.ts";
import type { WorkerContext } from "../context/worker-context.ts";

// Twice a day is soon enough for a job that closes, and little for the portal; the sandbox decides within a minute.
const CHECK_SECONDS = { live: 12 * 3600, sandbox: 60 } as const;
// A turn looks at so many; the rest at the next one.
const MOST_AT_ONCE = 20;

/** After how long what waits for approval is looked at again. */
export function checkSeconds(mode: "sandbox" | "live"): number {
  return CHECK_SECONDS[mode];
}

/** Looks whether the jobs that wait for approval are still open; those that are not expire. Opens no form. */
export async function checkPrepared(
  worker: WorkerContext,
  driver: PortalDriver,
  lane: LaneLease,
  session: PortalSession,
): Promise<VerificationEnd> {
  const due = await takeDueChecks(worker.db, lane, {
    limit: MOST_AT_ONCE,
    againSeconds: checkSeconds(worker.config.mode),
  });
  for (const application of due) {
    const read = await driver.read(session, application);
    if (read.kind === "session_expired") return { kind: "session_lost" };
    if (read.kind === "challenge") return read;
    // Too fast, or a page we do not know: nothing is said of the job, and the next look comes.
    if (read.kind === "throttled" || read.kind === "page_changed") break;
    const reason = expiryReason(read.kind);
    if (reason === undefined) continue;
    if (await expirePrepared(worker.db, lane, application.id, reason)) {
      const expired = { ...application, userId: lane.userId, runId: null };
      logOutcome(worker, expired, "SKIPPED", "expired");
    }
  }
  return { kind: "done" };
}
