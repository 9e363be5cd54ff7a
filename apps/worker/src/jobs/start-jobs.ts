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

const POLLING = { batchSize: 10, pollingIntervalSeconds: 0.5 } as const;

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
  /** One poller for each queue. A handler that has begun its work may return: the rows are the truth, the queue only wakes. */
  const register = async <J extends JobDefinition>(
    job: J,
    handle: (payload: unknown) => Promise<void>,
  ): Promise<void> => {
    registered.add(job.name);
    await boss.work(job.name, POLLING, async (messages) => {
      for (const message of messages) {
        const payload = job.payload.safeParse(message.data);
        if (payload.success) await handle(payload.data);
        else
          logger.error({ job: job.name, id: message.id }, "a job of an unknown shape was dropped");
      }
    });
  };
  const begin = (name: string, work: Promise<void>): void => {
    void track(work).catch((error: unknown) =>
      logger.error({ job: name, err: error }, "a job failed"),
    );
  };
  let busySlots = 0;
  const wakeSlot = (): void => {
    // Every busy slot looks for another lane when it is done, so a wake-up that finds none free loses nothing.
    if (busySlots >= slots || serving.stopping.aborted) return;
    busySlots += 1;
    const work = handleLaneServe(serving).finally(() => (busySlots -= 1));
    begin(jobCatalogue.laneServe.name, work);
  };
  const logins = createGate(Math.max(1, Math.floor(slots * LOGIN_SHARE)));

  await register(jobCatalogue.mailSend, async (payload) =>
    track(
      handleMailSend({ ...serving, mailer }, jobCatalogue.mailSend.payload.parse(payload).outboxId),
    ),
  );
  await register(jobCatalogue.laneServe, async () => wakeSlot());
  await register(jobCatalogue.laneSweep, () => track(handleLaneSweep(serving)));
  await register(jobCatalogue.housekeeping, () => track(deleteOutdated(serving.db)));
  await boss.schedule(jobCatalogue.housekeeping.name, HOUSEKEEPING_CRON, {});
  await register(jobCatalogue.portalLogin, async (payload) => {
    const { loginId } = jobCatalogue.portalLogin.payload.parse(payload);
    begin(
      jobCatalogue.portalLogin.name,
      logins(() => handlePortalLogin(serving, loginId)),
    );
  });
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

/** Lets at most `places` pieces of work go on at once; the others wait their turn. */
function createGate(places: number): (work: () => Promise<void>) => Promise<void> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
