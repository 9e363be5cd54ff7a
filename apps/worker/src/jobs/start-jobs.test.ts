import { claimLaneForLogin, createRun, releaseLane, setLaneState } from "@sendoff/db/applying";
import { ensureQueues, wakeLaneServers } from "@sendoff/db/boss";
import { queueMail } from "@sendoff/db/mail";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  createApplicant,
  keyOf,
  openTestWorker,
  type TestWorker,
} from "../testing/test-worker.fixture.ts";
import { startJobs } from "./start-jobs.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
});
afterAll(() => own.close());

const MAILER = { send: async () => undefined, close: () => undefined };

test("a lane whose wake-up was lost is found and served", async () => {
  const { world, worker } = own;
  const key = keyOf(await createApplicant(world));
  const lane = await claimLaneForLogin(world.db, key, {
    worker: "w",
    leaseSeconds: 60,
    dailyLimit: 5,
  });
  if (lane === undefined) throw new Error("the lane is held");
  // Its sign-in is gone: the shortest run there is.
  await setLaneState(world.db, lane, "connected", "");
  const run = await world.db.transaction().execute((trx) => createRun(trx, key, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  await releaseLane(world.db, lane, 0);
  await ensureQueues(world.boss);
  const jobs = await startJobs(worker, { mailer: MAILER, sms: undefined });
  try {
    await vi.waitFor(
      async () => {
        const row = await world.db
          .selectFrom("run")
          .select("end_reason")
          .where("id", "=", run.runId)
          .executeTakeFirst();
        expect(row).toEqual({ end_reason: "needs_user" });
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await jobs.finish(10_000);
  }
});

test("a mail that the mail server refuses is retried by itself and keeps no other mail of its batch from leaving", async () => {
  const { world, worker } = own;
  await ensureQueues(world.boss);
  const sent: string[] = [];
  const mailer = {
    send: async ({ to }: { readonly to: string }) => {
      if (to === "refused@example.test") throw new Error("no such mailbox");
      sent.push(to);
    },
    close: () => undefined,
  };
  const recipients = ["refused@example.test", "one@example.test", "two@example.test"];
  await world.db.transaction().execute(async (trx) => {
    for (const to of recipients) await queueMail(trx, world, { to, subject: "s", text: "t" });
  });
  const jobs = await startJobs(worker, { mailer, sms: undefined });
  try {
    await vi.waitFor(
      async () => {
        const mails = await world.boss.findJobs("mail.send");
        expect(mails.filter((job) => job.state === "retry")).toHaveLength(1);
        const done = mails.filter((job) => job.state === "completed");
        expect(done.map((job) => job.retryCount)).toEqual([0, 0]);
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await jobs.finish(10_000);
  }
  expect(sent.toSorted()).toEqual(["one@example.test", "two@example.test"]);
  expect(world.logLines().join("\n")).toContain("no such mailbox");
});

test("a job that is sent wakes its own queue once it is committed, and one that is rolled back wakes none", async () => {
  const { world, worker } = own;
  await ensureQueues(world.boss);
  // Which queue a poller is of is what the queue's own client was told.
  const pollers = new Map<string, string>();
  const work = world.boss.work.bind(world.boss);
  const working = vi.spyOn(world.boss, "work").mockImplementation(async (name, ...rest) => {
    const poller: string = await Reflect.apply(work, undefined, [name, ...rest]);
    pollers.set(poller, name);
    return poller;
  });
  const woken: (string | undefined)[] = [];
  const waking = vi.spyOn(world.boss, "notifyWorker").mockImplementation((poller) => {
    woken.push(pollers.get(poller));
  });
  const jobs = await startJobs(worker, { mailer: MAILER, sms: undefined });
  const send = () =>
    world.db
      .transaction()
      .execute((trx) => queueMail(trx, world, { to: "a@example.test", subject: "s", text: "t" }));
  try {
    woken.length = 0;
    const undone = world.db.transaction().execute(async (trx) => {
      await wakeLaneServers(world.boss, trx, 1);
      throw new Error("rolled back");
    });
    await expect(undone).rejects.toThrow("rolled back");
    await send();
    await vi.waitFor(() => expect(woken).toEqual(["mail.send"]), { timeout: 20_000 });
  } finally {
    await jobs.finish(10_000);
    for (const spy of [working, waking]) spy.mockRestore();
  }
});
