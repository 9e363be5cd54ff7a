import { jobCatalogue, type JobDefinition } from "@sendoff/contract/jobs";
import type { Transaction } from "kysely";
import { fromKysely, PgBoss, type SendOptions } from "pg-boss";
import type { z } from "zod";
import type { Db } from "./client.ts";
import { notifyAfterCommit } from "./listen-notify/notifier.ts";
import type { DB } from "./schema.ts";

export type Boss = PgBoss;

export interface BossOptions {
  readonly url: string;
  readonly applicationName: string;
  readonly poolSize: number;
  /** `send` only enqueues (api); `work` also keeps the queues in order: expiry, retries, schedules (worker). */
  readonly role: "send" | "work";
  /** Told of faults in the background; without it they would end the process. */
  readonly onError: (error: Error) => void;
}

/** A queue client that is not started yet. `start()` brings its own tables to its version, several processes at once. */
export function createBoss(options: BossOptions): Boss {
  const works = options.role === "work";
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.poolSize,
    supervise: works,
    schedule: works,
  });
  boss.on("error", options.onError);
  return boss;
}

/** Creates every queue of the catalogue that does not exist yet. Safe from several processes at once. */
export async function ensureQueues(boss: Boss): Promise<void> {
  const catalogue: readonly JobDefinition[] = Object.values(jobCatalogue);
  for (const job of catalogue) {
    await boss.createQueue(job.name, {
      retryLimit: job.attempts - 1,
      retryBackoff: true,
      expireInSeconds: job.timeoutSeconds,
    });
  }
}

/**
 * Brings the queue's own tables to its version, as the role of `url`: who owns them. The roles of api and worker may use them and
 * change nothing of their shape. Throws what stood in the way.
 */
export async function prepareQueue(url: string): Promise<void> {
  const faults: Error[] = [];
  const boss = createBoss({
    url,
    applicationName: "sendoff-queue-set-up",
    poolSize: 1,
    role: "send",
    onError: (error) => faults.push(error),
  });
  await boss.start();
  await ensureQueues(boss);
  await boss.stop({ graceful: false });
  if (faults[0] !== undefined) throw faults[0];
}

/** Says the name of a queue with a new job, so that workers need not ask for one all the time. */
export const QUEUE_CHANNEL = "queue_job";

/** Tells workers, once the caller's transaction commits, that the queue has a job for now. What nobody hears is found within seconds. */
export async function tellQueue(db: Db, job: JobDefinition): Promise<void> {
  await notifyAfterCommit(db, QUEUE_CHANNEL, job.name);
}

/**
 * Enqueues a job in the caller's transaction: it exists once that commits and never if it rolls back. Throws if the
 * payload does not fit the catalogue or if the queue does not exist.
 */
export async function sendInTransaction<Job extends JobDefinition>(
  boss: Boss,
  trx: Transaction<DB>,
  job: Job,
  payload: z.input<Job["payload"]>,
  options: Omit<SendOptions, "db"> = {},
): Promise<void> {
  const data = job.payload.parse(payload);
  if (typeof data !== "object") throw new TypeError(`The payload of ${job.name} is no object`);
  await boss.send(job.name, data, { ...options, db: fromKysely(trx) });
  if (options.startAfter === undefined) await tellQueue(trx, job);
}

/** More wake-ups than slots find nothing to do: each slot goes on until no lane has work. */
const MOST_WAKE_UPS = 32;

/** Wakes slots for so many runs that were opened in the caller's transaction, once that commits. */
export async function wakeLaneServers(
  boss: Boss,
  trx: Transaction<DB>,
  runs: number,
): Promise<void> {
  if (runs === 0) return;
  const jobs = Array.from({ length: Math.min(runs, MOST_WAKE_UPS) }, () => ({
    data: jobCatalogue.laneServe.payload.parse({ platformId: 0, reason: "schedule" }),
  }));
  await boss.insert(jobCatalogue.laneServe.name, jobs, { db: fromKysely(trx) });
  await tellQueue(trx, jobCatalogue.laneServe);
}
