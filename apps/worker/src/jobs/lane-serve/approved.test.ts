import { claimLane, createRun, leaseNextApplication, limitToWaiting } from "@sendoff/db/applying";
import { afterAll, beforeAll, expect, test } from "vitest";
import { easyApplyJob } from "../../testing/easy-apply-job.fixture.ts";
import {
  applicationsOf,
  approve,
  arrived,
  moveToMidday,
  NOTICE,
  prepareAll,
} from "../../testing/reviewed.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleScheduleTick } from "../schedule-tick/schedule-tick.handler.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(() => own.close());

const listRuns = (userId: string) =>
  own.world.db
    .selectFrom("run")
    .select(["state", "end_reason", "goal"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

test("what is approved after the day's last run goes out the next day by itself, and nothing else does", async () => {
  const { db } = own.world;
  const account = "tomorrow@example.com";
  const { userId } = await prepareAll(own, sandbox, account, [
    easyApplyJob("4350000001", "Saffron Grid", [NOTICE]),
  ]);
  const id = (await applicationsOf(own, userId))[0]?.id ?? "";
  await approve(own, userId, id, { [NOTICE.label]: "One month" });
  await moveToMidday(own, userId);
  await sandbox.loadJobs([
    easyApplyJob("4350000001", "Saffron Grid", [NOTICE]),
    easyApplyJob("4350000002", "Blue Tarmac", [NOTICE]),
  ]);
  await handleScheduleTick(own.worker);
  await handleLaneServe(own.worker);
  expect(await sandbox.listReceived(account)).toEqual([]);
  await db
    .updateTable("run")
    .set({ created_at: new Date(Date.now() - 86_400_000) })
    .where("user_id", "=", userId)
    .execute();
  await handleScheduleTick(own.worker);
  await handleLaneServe(own.worker);
  const received = await sandbox.listReceived(account);
  expect(received).toHaveLength(1);
  expect(arrived(received[0])).toMatchObject({ [NOTICE.label]: "One month" });
  expect(await applicationsOf(own, userId)).toMatchObject([
    { portal_job_id: "4350000001", status: "APPLIED" },
  ]);
});

test("a run that is opened for less than what is approved sends all of it, and ends", async () => {
  const { db } = own.world;
  const account = "allofit@example.com";
  const companies = ["Saffron Grid", "Blue Tarmac"];
  const { userId, key } = await prepareAll(
    own,
    sandbox,
    account,
    companies.map((company, nth) => easyApplyJob(`436000000${nth}`, company, [NOTICE])),
  );
  for (const { id } of await applicationsOf(own, userId)) await approve(own, userId, id);
  await db.transaction().execute(async (trx) => {
    const run = await createRun(trx, key, 1);
    if (run.kind !== "created") throw new Error(run.kind);
    await limitToWaiting(trx, key, run.runId);
  });
  await handleLaneServe(own.worker);
  expect(await sandbox.listReceived(account)).toHaveLength(companies.length);
  expect(await listRuns(userId)).toMatchObject([
    { state: "ended" },
    { state: "ended", end_reason: "goal_reached", goal: companies.length },
  ]);
});

test("what is approved beyond the day's limit waits for another day, and the run ends", async () => {
  const { db } = own.world;
  const account = "beyond@example.com";
  const { userId, key } = await prepareAll(own, sandbox, account, [
    easyApplyJob("4370000001", "Saffron Grid", [NOTICE]),
    easyApplyJob("4370000002", "Blue Tarmac", [NOTICE]),
  ]);
  await moveToMidday(own, userId);
  for (const { id } of await applicationsOf(own, userId)) await approve(own, userId, id);
  await db
    .updateTable("lane")
    .set({ daily_limit: 1 })
    .where("user_id", "=", userId)
    .where("platform_id", "=", key.platformId)
    .execute();
  await db.transaction().execute(async (trx) => {
    const run = await createRun(trx, key, 1);
    if (run.kind !== "created") throw new Error(run.kind);
    await limitToWaiting(trx, key, run.runId);
  });
  await handleLaneServe(own.worker);
  expect(await sandbox.listReceived(account)).toHaveLength(1);
  expect(await listRuns(userId)).toMatchObject([
    { state: "ended" },
    { state: "ended", end_reason: "daily_limit" },
  ]);
  expect((await applicationsOf(own, userId)).map(({ status }) => status).toSorted()).toEqual([
    "APPLIED",
    "QUEUED",
  ]);
});

test("a worker that dies between approval and send changes nothing: it is sent once, as approved", async () => {
  const { db } = own.world;
  const account = "killed@example.com";
  const { userId, key } = await prepareAll(own, sandbox, account, [
    easyApplyJob("4400000001", "Saffron Grid", [NOTICE]),
  ]);
  const id = (await applicationsOf(own, userId))[0]?.id ?? "";
  await approve(own, userId, id, { [NOTICE.label]: "Ten days" });
  const run = await db.transaction().execute((trx) => createRun(trx, key, 1));
  if (run.kind !== "created") throw new Error(run.kind);
  // The worker that had it open is gone: its lease is over, its fence is old.
  const dead = await claimLane(db, "dead", 60);
  if (dead === undefined) throw new Error("no lane");
  await db.updateTable("application").set({ run_id: run.runId }).where("id", "=", id).execute();
  const lost = await leaseNextApplication(db, dead, run.runId, {
    worker: "dead",
    leaseSeconds: 60,
  });
  expect(lost?.id).toBe(id);
  await db
    .updateTable("lane")
    .set({ lease_until: new Date(0) })
    .where("user_id", "=", userId)
    .execute();
  await handleLaneServe(own.worker);
  const received = await sandbox.listReceived(account);
  expect(received).toHaveLength(1);
  expect(arrived(received[0])).toMatchObject({ [NOTICE.label]: "Ten days" });
  expect(await applicationsOf(own, userId)).toMatchObject([
    { status: "APPLIED", credit: "captured" },
  ]);
});
