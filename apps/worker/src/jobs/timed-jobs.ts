import { jobCatalogue, type JobDefinition } from "@sendoff/contract/jobs";
import type { WorkerContext } from "../context/worker-context.ts";
import { eraseWhatWasLeft } from "./account-erase/account-erase.handler.ts";
import { handleHousekeeping } from "./housekeeping/housekeeping.handler.ts";
import { handleNeedsDigest } from "./needs-digest/needs-digest.handler.ts";
import { scheduleJob } from "./schedule-job.ts";
import { resealSecrets } from "./reseal/reseal-secrets.ts";
import { handleScheduleTick } from "./schedule-tick/schedule-tick.handler.ts";

// Every hour, off the full hour when everybody else's jobs run.
const HOUSEKEEPING_CRON = "17 * * * *";

// The queue's cron knows whole minutes; a schedule's spread is ten of them.
const SCHEDULE_CRON = "* * * * *";

// Zones are a quarter of an hour apart at the least; off the full hour, when everybody else's jobs run.
const DIGEST_CRON = "4,19,34,49 * * * *";

type Register = (job: JobDefinition, handle: () => Promise<void>) => Promise<void>;

/** Registers the jobs that clocks start, the users' own among them, and sees to it that they come round. */
export async function registerTimedJobs(worker: WorkerContext, register: Register): Promise<void> {
  await register(jobCatalogue.housekeeping, async () => {
    await handleHousekeeping(worker);
    await eraseWhatWasLeft(worker);
    await resealSecrets(worker);
  });
  await scheduleJob(worker, jobCatalogue.housekeeping, HOUSEKEEPING_CRON);
  if (worker.config.vaultOtherKeys.length > 0) {
    // The key changes: nobody is to wait an hour for it.
    await worker.boss.send(jobCatalogue.housekeeping.name, {}, { singletonSeconds: 60 });
  }
  await register(jobCatalogue.scheduleTick, () => handleScheduleTick(worker));
  await scheduleJob(worker, jobCatalogue.scheduleTick, SCHEDULE_CRON);
  await register(jobCatalogue.needsDigest, () => handleNeedsDigest(worker));
  await scheduleJob(worker, jobCatalogue.needsDigest, DIGEST_CRON);
}
