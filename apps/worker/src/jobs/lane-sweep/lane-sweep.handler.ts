import { jobCatalogue } from "@sendoff/contract/jobs";
import {
  endUnservedRuns,
  expireOldLogins,
  giveUpUnreachable,
  listOrphanedLogins,
} from "@sendoff/db/applying";
import { endLongPausedRuns } from "@sendoff/db/portal-health";
import { LONGEST_PAUSED_MS } from "@sendoff/domain/portal-health";
import { compareWithJournal } from "../../application/compare-with-journal.ts";
import { verificationSchedule } from "../../application/reconcile.ts";
import type { WorkerContext } from "../../context/worker-context.ts";

// Nobody waits for a sign-in longer than for its code and the time around it.
const LOGIN_SECONDS = 900;

/**
 * Finds what nobody serves: runs that are to stop or cannot go on, sign-ins whose worker died, unconfirmed submits on accounts
 * that can no longer be looked into. Lanes with work are found by each worker for itself (start-jobs.ts).
 */
export async function handleLaneSweep(worker: WorkerContext): Promise<void> {
  // Nothing is served before that, and the rest of the sweep does not depend on it.
  await compareWithJournal(worker).catch((error: unknown) =>
    worker.logger.error(
      { err: error },
      "the database could not be compared with the journal, so nothing is sent",
    ),
  );
  // First: a person has pressed stop and looks at it.
  const ended = await endUnservedRuns(worker.db);
  if (ended > 0) worker.logger.info({ runs: ended }, "runs ended that nobody served");
  const given = await endLongPausedRuns(worker.db, LONGEST_PAUSED_MS);
  if (given > 0) worker.logger.info({ runs: given }, "runs ended whose platform stayed paused");
  await expireOldLogins(worker.db, LOGIN_SECONDS);
  for (const loginId of await listOrphanedLogins(worker.db)) {
    // While every slot is taken, one wake-up for each login is enough.
    const once = { singletonKey: loginId, singletonSeconds: 15 };
    await worker.boss.send(jobCatalogue.portalLogin.name, { loginId }, once);
  }
  const schedule = verificationSchedule(worker.config.mode);
  const patience = schedule.reduce((total, seconds) => total + seconds, 0);
  // Ten times the looks' span in the sandbox, where it is seconds; a day in live mode already is patience.
  await giveUpUnreachable(worker.db, worker.config.mode === "live" ? patience : patience * 10);
}
