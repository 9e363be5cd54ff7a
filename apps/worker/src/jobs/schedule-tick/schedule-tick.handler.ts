import { type Boss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { getScheduledOffsetMs, runDueSchedules } from "@sendoff/db/schedule";
import type { Clock } from "@sendoff/kit/clock";
import type { Logger } from "@sendoff/kit/logger";
import type { Sealer } from "@sendoff/kit/vault";
import { startAllHeldBack } from "../../application/start-held-back.ts";
import { sendRunReports } from "./run-report.ts";

// One transaction's worth: a few hundred milliseconds of locks on those schedules and nobody else's.
const BATCH = 500;
// Well within the job's own time limit; what is left then is still due in the next minute.
const LONGEST_MS = 240_000;

/** What a tick needs of the worker. */
export interface TickDeps {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly sealer: Sealer;
  readonly logger: Logger;
  readonly clock: Pick<Clock, "monotonicMs">;
  readonly config: { readonly mode: "sandbox" | "live"; readonly clockOffsetMs: number };
  readonly stopping: AbortSignal;
}

/**
 * Starts every run that is due, sends what was approved and had to wait for another day, and writes the mails about runs that
 * have ended. Several workers may do so at once; one that stops or dies leaves the rest to the next tick.
 */
export async function handleScheduleTick(deps: TickDeps): Promise<void> {
  const { db, boss, logger, clock } = deps;
  const startedMs = clock.monotonicMs();
  const isToGoOn = (): boolean =>
    !deps.stopping.aborted && clock.monotonicMs() - startedMs < LONGEST_MS;
  const clockOffsetMs = await getScheduledOffsetMs(db, deps.config);
  const total = { taken: 0, started: 0, notStarted: 0, skipped: 0 };
  while (isToGoOn()) {
    const scan = await runDueSchedules(db, boss, { clockOffsetMs, limit: BATCH });
    if (scan.taken === 0) break;
    total.taken += scan.taken;
    total.started += scan.started;
    total.notStarted += scan.notStarted;
    total.skipped += scan.skipped;
  }
  if (total.taken > 0) logger.info(total, "schedules that were due");
  if (total.skipped > 0) logger.warn({ skipped: total.skipped }, "scheduled runs were missed");
  await startAllHeldBack(deps, isToGoOn);
  while (isToGoOn() && (await sendRunReports(deps)) > 0);
}
