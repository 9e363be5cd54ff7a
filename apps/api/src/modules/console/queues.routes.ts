import { consoleQueueRoutes } from "@sendoff/contract/console";
import { listBusyWorkers, listQueueFigures } from "@sendoff/db/console";
import { readProductFigures } from "@sendoff/db/figures";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { registerConsole } from "./register-console.ts";

/** What waits, and who is at work on it. */
export function registerConsoleQueues(app: FastifyInstance, { db, clock }: ApiDeps): void {
  registerConsole(app, consoleQueueRoutes.listConsoleQueues, async () => {
    const { backlogs, isCompared } = await readProductFigures(db);
    const queues = await listQueueFigures(db);
    const workers = await listBusyWorkers(db);
    return {
      status: 200,
      body: {
        as_of: clock.now().toISOString(),
        backlogs: backlogs.map(({ kind, count, oldestSeconds }) => ({
          kind,
          count,
          oldest_seconds: oldestSeconds,
        })),
        queues: queues.map(({ kind, count, oldestSeconds, active, failedLastDay }) => ({
          kind,
          count,
          oldest_seconds: oldestSeconds,
          active,
          failed_last_day: failedLastDay,
        })),
        workers: workers.map(({ worker, lanes, oldestSeconds }) => ({
          worker,
          lanes,
          oldest_seconds: oldestSeconds,
        })),
        is_compared: isCompared,
      },
    };
  });
}
