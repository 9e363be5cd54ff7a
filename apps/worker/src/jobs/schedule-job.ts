import { setTimeout as delay } from "node:timers/promises";
import type { JobDefinition } from "@sendoff/contract/jobs";
import { isDatabaseUnavailable } from "@sendoff/db/database-errors";
import type { WorkerContext } from "../context/worker-context.ts";

/** A database that was killed is back within seconds. */
const AGAIN_MS = 500;
const MOST_TRIES = 120;

/**
 * Sees to it that a job comes round by its cron. A database that goes away while the worker starts does not end it: it is asked
 * again, for a minute.
 */
export async function scheduleJob(
  {
    boss,
    logger,
  }: { boss: Pick<WorkerContext["boss"], "schedule">; logger: WorkerContext["logger"] },
  { name }: JobDefinition,
  cron: string,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await boss.schedule(name, cron, {});
    } catch (error) {
      if (!isDatabaseUnavailable(error) || tries === MOST_TRIES) throw error;
      logger.warn({ err: error, job: name }, "waiting for the database");
      await delay(AGAIN_MS);
    }
  }
}
