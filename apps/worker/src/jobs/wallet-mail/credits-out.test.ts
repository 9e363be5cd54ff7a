import {
  claimLaneForLogin,
  createRun,
  releaseLane,
  saveLaneSecret,
  setLaneState,
} from "@sendoff/db/applying";
import { grantCredits, proveLedger } from "@sendoff/db/ledger";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createApplicant,
  keyOf,
  openTestWorker,
  PASSWORD,
  type TestWorker,
} from "../../testing/test-worker.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { handleLaneServe } from "../lane-serve/lane-serve.handler.ts";
import { handleWalletMail } from "./wallet-mail.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const ACCOUNT = "dry@example.com";

/** A user with one credit left, connected, with a run of three that waits to be served. */
async function runOnOneCredit() {
  const { world } = own;
  const user = await createApplicant(world);
  await world.database.pool.query("update credit_lot set expires_at = now() where user_id = $1", [
    user.id,
  ]);
  const key = keyOf(user);
  await world.db.transaction().execute((trx) =>
    grantCredits(trx, {
      userId: user.id,
      sourceKey: "the last one",
      source: "gift",
      credits: 1,
      unitPriceCents: 99,
      note: "The last one",
    }),
  );
  const lane = await claimLaneForLogin(world.db, key, {
    worker: "w",
    leaseSeconds: 60,
    dailyLimit: 10,
  });
  if (lane === undefined) throw new Error("the lane is held");
  const sealed = world.sealer.seal(JSON.stringify({ email: ACCOUNT, password: PASSWORD }), [
    "lane_secret",
    "credentials",
    user.id,
    key.platformId,
  ]);
  await saveLaneSecret(world.db, lane, "credentials", sealed);
  await setLaneState(world.db, lane, "connected", "");
  await releaseLane(world.db, lane, 0);
  const run = await world.db.transaction().execute((trx) => createRun(trx, key, 3));
  if (run.kind !== "created") throw new Error(run.kind);
  return { user, runId: run.runId };
}

test("when the credits run out the run ends with that reason, nothing is sent without one, and the user is told once", async () => {
  const { world, worker } = own;
  await sandbox.loadJobs(
    ["4200000001", "4200000002", "4200000003"].map((id) => ({
      id,
      title: "Backend Engineer",
      company: `Company ${id}`,
      location: "Bangalore, Karnataka, India",
      apply: "easy",
      state: "open",
      already_applied: "none",
      has_safety_reminder: false,
      steps: [
        { title: "Resume", questions: [{ kind: "resume", label: "Resume", required: true }] },
      ],
    })),
  );
  const { user, runId } = await runOnOneCredit();
  await handleLaneServe(worker);
  const run = await world.db
    .selectFrom("run")
    .select(["state", "end_reason"])
    .where("id", "=", runId)
    .executeTakeFirst();
  expect(run).toEqual({ state: "ended", end_reason: "no_credits" });
  expect(await sandbox.listReceived(ACCOUNT)).toHaveLength(1);
  await handleWalletMail(worker);
  await handleWalletMail(worker);
  const mails = await listMailsTo(world, user.email);
  expect(mails.map((mail) => mail.subject)).toEqual(["Your Sendoff credits are used up"]);
  expect(await proveLedger(world.db)).toMatchObject({ isSound: true, captures: 1 });
});
