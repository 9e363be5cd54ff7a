import { jobCatalogue, type JobDefinition } from "@sendoff/contract";
import { deleteOutdated } from "@sendoff/db";
import type { Mailer } from "@sendoff/kit";
import type { Serving } from "../serving/serving.ts";
import { handleLaneServe } from "./lane-serve/lane-serve.handler.ts";
import { handleLaneSweep } from "./lane-sweep/lane-sweep.handler.ts";
import { handleMailSend } from "./mail-send/mail-send.handler.ts";
import { handlePortalLogin } from "./portal-login/portal-login.handler.ts";

// Sign-ins that wait for a code hold a page for minutes: they may have half of the slots, so that applying goes on.
const LOGIN_SHARE = 0.5;
// How soon lost work is found: a crash is noticed when its lease has run out and the next sweep has passed.
const SWEEP_MS = 3_000;

// Every hour, off the full hour when everybody else's jobs run.
const HOUSEKEEPING_CRON = "17 * * * *";

export interface RunningJobs {
  readonly isHealthy: () => boolean;
  /** Takes no more jobs and waits for those under way, ten seconds at most. */
  readonly stop: () => Promise<void>;
}

/** Registers one handler for every job of the catalogue; a job without one stops the start. */
export async function startJobs(
  serving: Serving,
  mailer: Mailer,
  slots: number,
): Promise<RunningJobs> {
  const { boss, logger } = serving;
  const active = new Set<Promise<void>>();
  const track = (work: Promise<void>): Promise<void> => {
    active.add(work);
    return work.finally(() => active.delete(work));
  };
  const registered = new Set<string>();
  const register = async <J extends JobDefinition>(
    job: J,
    concurrency: number,
    handle: (payload: unknown) => Promise<void>,
  ): Promise<void> => {
    registered.add(job.name);
    await boss.work(
      job.name,
      { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds: 0.5 },
      async ([message]) => {
        if (message === undefined) return;
        const payload = job.payload.safeParse(message.data);
        if (!payload.success) {
          logger.error({ job: job.name, id: message.id }, "a job of an unknown shape was dropped");
          return;
        }
        await track(handle(payload.data));
      },
    );
  };

  await register(jobCatalogue.mailSend, 2, async (payload) =>
    handleMailSend({ ...serving, mailer }, jobCatalogue.mailSend.payload.parse(payload).outboxId),
  );
  await register(jobCatalogue.laneServe, slots, () => handleLaneServe(serving));
  await register(jobCatalogue.laneSweep, 1, () => handleLaneSweep(serving));
  await register(jobCatalogue.housekeeping, 1, () => deleteOutdated(serving.db));
  await boss.schedule(jobCatalogue.housekeeping.name, HOUSEKEEPING_CRON, {});
  await register(
    jobCatalogue.portalLogin,
    Math.max(1, Math.floor(slots * LOGIN_SHARE)),
    async (payload) =>
      handlePortalLogin(serving, jobCatalogue.portalLogin.payload.parse(payload).loginId),
  );
  const missing = Object.values(jobCatalogue).filter((job) => !registered.has(job.name));
  if (missing.length > 0) {
    throw new Error(`No handler for ${missing.map((job) => job.name).join(", ")}`);
  }
  const sweep = (): void => {
    boss
      .send(jobCatalogue.laneSweep.name, {}, { singletonSeconds: Math.ceil(SWEEP_MS / 1000) })
      .catch((error: unknown) => logger.warn({ err: error }, "no sweep could be sent"));
  };
  const timer = setInterval(sweep, SWEEP_MS);
  sweep();
  return {
    isHealthy: () => !serving.stopping.aborted,
    async stop() {
      clearInterval(timer);
      await Promise.all([...registered].map((name) => boss.offWork(name)));
      await Promise.race([
        Promise.allSettled(active),
        new Promise((resolve) => setTimeout(resolve, 10_000).unref()),
      ]);
    },
  };
}
