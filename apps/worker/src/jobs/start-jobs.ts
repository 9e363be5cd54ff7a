import { jobCatalogue, type JobDefinition } from "@sendoff/contract/jobs";
import { countLanesWithWork } from "@sendoff/db/applying";
import { type Boss, QUEUE_CHANNEL } from "@sendoff/db/boss";
import type { Mailer } from "@sendoff/kit/mail";
import type { SmsSender } from "@sendoff/kit/sms";
import type { z } from "zod";
import type { WorkerContext } from "../context/worker-context.ts";
import { handleAccountErase } from "./account-erase/account-erase.handler.ts";
import { handleLaneServe } from "./lane-serve/lane-serve.handler.ts";
import { handleLaneSweep } from "./lane-sweep/lane-sweep.handler.ts";
import { PAYMENT_SWEEP_SECONDS, registerMoneyJobs } from "./money-jobs.ts";
import { handleMailSend } from "./mail-send/mail-send.handler.ts";
import { handleSmsSend } from "./sms-send/sms-send.handler.ts";
import { handlePortalLogin } from "./portal-login/portal-login.handler.ts";
import { registerTimedJobs } from "./timed-jobs.ts";

// How soon lost work is found: a crash is noticed when its lease has run out and the next sweep has passed.
const SWEEP_MS = 3_000;

// Whoever sends a job for now says so. To ask is for what was said while nobody listened, and for what a clock or a further try brings.
const POLLING = {
  batchSize: 10,
  pollingIntervalSeconds: 3,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

export interface RunningJobs {
  readonly isHealthy: () => boolean;
  /** Takes no more jobs and waits so long at most for those under way. May be called again. */
  readonly finish: (withinMs: number) => Promise<void>;
}

interface Message {
  readonly id: string;
  readonly data: unknown;
}
/** What became of one message of a batch. */
interface Settled {
  id: string;
  status: "completed" | "failed";
}

/** What leaves this machine for people; without an SMS provider text messages are off. */
interface Senders {
  readonly mailer: Mailer;
  readonly sms: SmsSender | undefined;
}

/** Registers one handler for every job of the catalogue; a job without one stops the start. */
export async function startJobs(worker: WorkerContext, senders: Senders): Promise<RunningJobs> {
  const { boss, logger } = worker;
  const active = new Set<Promise<void>>();
  const track = (work: Promise<void>): Promise<void> => {
    active.add(work);
    return work.finally(() => active.delete(work));
  };
  /** The poller of each queue. */
  const registered = new Map<string, string>();
  /** One poller for each queue. A handler that has begun its work may return: the rows are the truth, the queue only wakes. */
  const register = async <Payload extends z.ZodType>(
    job: JobDefinition & { readonly payload: Payload },
    handle: (payload: z.output<Payload>) => Promise<void>,
  ): Promise<void> => {
    const handleOne = async ({ id, data }: Message): Promise<Settled> => {
      const payload = job.payload.safeParse(data);
      if (!payload.success) {
        logger.error({ job: job.name, id }, "a job of an unknown shape was dropped");
        return { id, status: "completed" };
      }
      try {
        await handle(payload.data);
        return { id, status: "completed" };
      } catch (error) {
        logger.warn({ job: job.name, id, err: error }, "a job failed; the queue knows its tries");
        return { id, status: "failed" };
      }
    };
    // Each for itself: one that fails or takes long neither repeats nor holds up the others of its batch.
    const poller = await boss.work(job.name, POLLING, (messages) =>
      Promise.all(messages.map(handleOne)),
    );
    registered.set(job.name, poller);
  };
  const begin = (name: string, work: Promise<void>): void => {
    void track(work).catch((error: unknown) =>
      logger.error({ job: name, err: error }, "a job failed"),
    );
  };
  const { wakeSlot, wakeFreeSlots, signIn } = createSlotWork(worker, begin);

  await register(jobCatalogue.mailSend, ({ outboxId }) =>
    track(handleMailSend({ ...worker, ...senders }, outboxId)),
  );
  await register(jobCatalogue.smsSend, ({ outboxId }) =>
    track(handleSmsSend({ ...worker, ...senders }, outboxId)),
  );
  await register(jobCatalogue.laneServe, async () => wakeSlot());
  await register(jobCatalogue.laneSweep, () => track(handleLaneSweep(worker)));
  await register(jobCatalogue.accountErase, ({ userId }) =>
    track(handleAccountErase(worker, userId)),
  );
  await register(jobCatalogue.portalLogin, async ({ loginId }) => signIn(loginId));
  const registerTracked = (job: JobDefinition, handle: () => Promise<void>): Promise<void> =>
    register(job, () => track(handle()));
  await registerTimedJobs(worker, registerTracked);
  await registerMoneyJobs(worker, registerTracked);
  refuseMissing(registered);
  const leave = createLeave(boss, registered, wakePollers(worker, registered));
  const sweep = (): void => {
    wakeFreeSlots().catch((error: unknown) =>
      logger.warn({ err: error }, "no lane could be looked for"),
    );
    boss
      .send(jobCatalogue.laneSweep.name, {}, { singletonSeconds: Math.ceil(SWEEP_MS / 1000) })
      .catch((error: unknown) => logger.warn({ err: error }, "no sweep could be sent"));
    boss
      .send(jobCatalogue.paymentSweep.name, {}, { singletonSeconds: PAYMENT_SWEEP_SECONDS })
      .catch((error: unknown) => logger.warn({ err: error }, "no payment sweep could be sent"));
  };
  const timer = setInterval(sweep, SWEEP_MS);
  sweep();
  return {
    isHealthy: () => !worker.stopping.aborted,
    async finish(withinMs) {
      clearInterval(timer);
      await leave();
      await Promise.race([
        Promise.allSettled(active),
        new Promise((resolve) => setTimeout(resolve, withinMs).unref()),
      ]);
    },
  };
}

function refuseMissing(registered: ReadonlyMap<string, string>): void {
  const missing = Object.values(jobCatalogue).filter((job) => !registered.has(job.name));
  if (missing.length > 0) {
    throw new Error(`No handler for ${missing.map((job) => job.name).join(", ")}`);
  }
}

/** Has the poller of a queue look at once when a job was sent to it; returns how to end that. */
function wakePollers(
  { boss, listener }: Pick<WorkerContext, "boss" | "listener">,
  pollers: ReadonlyMap<string, string>,
): () => void {
  return listener.on(QUEUE_CHANNEL, (name) => {
    // A listener that has just connected may have missed anything.
    const woken = name === "" ? [...pollers.values()] : [pollers.get(name) ?? ""];
    for (const poller of woken) boss.notifyWorker(poller);
  });
}

/** Takes no more jobs from any of these queues; once, however often it is called. */
function createLeave(
  boss: Boss,
  queues: ReadonlyMap<string, string>,
  stopListening: () => void,
): () => Promise<unknown> {
  let left: Promise<unknown> | undefined;
  return () => {
    stopListening();
    return (left ??= Promise.all([...queues.keys()].map((name) => boss.offWork(name))));
  };
}

/** What goes on in the worker's slots, as the queue and the sweep begin it. */
function createSlotWork(worker: WorkerContext, begin: (name: string, work: Promise<void>) => void) {
  const { slots } = worker;
  const wakeSlot = (): void => {
    if (worker.stopping.aborted) return;
    // Every busy slot looks for another lane when it is done, so a wake-up that finds none free loses nothing.
    const work = slots.tryApplying((giveUpDuring) => handleLaneServe(worker, giveUpDuring));
    if (work !== undefined) begin(jobCatalogue.laneServe.name, work);
  };
  const signIns = new Set<string>();
  return {
    wakeSlot,
    /** Lanes whose wake-up or whose worker was lost: each worker looks for as many as it can take, and queues nothing. */
    async wakeFreeSlots(): Promise<void> {
      const free = slots.free();
      if (free === 0) return;
      const waiting = await countLanesWithWork(worker.db, free);
      for (let woken = 0; woken < waiting; woken += 1) wakeSlot();
    },
    signIn(loginId: string): void {
      // The sweep asks again for as long as nobody has taken it up; here it waits already.
      if (signIns.has(loginId)) return;
      signIns.add(loginId);
      // A worker that stops takes none up any more: another one finds it.
      const work = slots.signIn(async (giveUpDuring) => {
        if (!worker.stopping.aborted) await handlePortalLogin(worker, loginId, giveUpDuring);
      });
      begin(
        jobCatalogue.portalLogin.name,
        work.finally(() => signIns.delete(loginId)),
      );
    },
  };
}
