import { jobCatalogue } from "@sendoff/contract/jobs";
import { tellQueue } from "@sendoff/db/boss";
import { claimLane } from "@sendoff/db/applying";
import type { GiveUpDuring } from "../../browser/slots.ts";
import { serveLane } from "../../run/serve-lane.ts";
import type { WorkerContext } from "../../context/worker-context.ts";

// Well within the job's own time limit, so that the queue never takes a busy slot for a dead one.
const LONGEST_MS = 300_000;

/**
 * A wake-up: serves lanes that have work, one after another, until there is none, the worker stops or a sign-in waits for a
 * slot. The job carries nothing that matters; which lane is next is the database's answer (RELIABILITY 1: fairness).
 */
export async function handleLaneServe(
  worker: WorkerContext,
  giveUpDuring: GiveUpDuring = (wait) => wait(),
): Promise<void> {
  const startedMs = worker.clock.monotonicMs();
  while (!worker.stopping.aborted && !worker.slots.isSignInWaiting()) {
    const takenAtMs = worker.clock.monotonicMs();
    if (takenAtMs - startedMs > LONGEST_MS) {
      await worker.boss.send(jobCatalogue.laneServe.name, { platformId: 0, reason: "go on" });
      await tellQueue(worker.db, jobCatalogue.laneServe);
      return;
    }
    const lease = await claimLane(worker.db, worker.workerId, worker.config.leaseSeconds);
    if (lease === undefined) return;
    await serveLane(worker, lease, takenAtMs, giveUpDuring);
  }
}
