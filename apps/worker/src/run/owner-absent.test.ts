import { type LaneKey, requestRunStop } from "@sendoff/db/applying";
import { findLivePage } from "@sendoff/db/live-view";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSlots } from "../browser/slots.ts";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { handlePortalLogin } from "../jobs/portal-login/portal-login.handler.ts";
import { openConnectedRun } from "../testing/connected-run.fixture.ts";
import { openLiveServing, untilAsked } from "../testing/live-viewer.fixture.ts";
import { type OwnerChecks, openOwnerChecks } from "../testing/owner-checks.fixture.ts";

let sandbox: OwnerChecks["sandbox"];
let own: OwnerChecks["own"];
let live: OwnerChecks["live"];
let newAccount: OwnerChecks["newAccount"];
let signIn: OwnerChecks["signIn"];
let close: OwnerChecks["close"];
beforeAll(async () => {
  ({ sandbox, own, live, newAccount, signIn, close } = await openOwnerChecks());
});
afterAll(() => close());

test("a run whose owner does not come ends with a sentence and the way to begin again", async () => {
  const account = newAccount();
  const hasty = await openLiveServing(own, 1);
  const run = await openConnectedRun(own, account, 1);
  await sandbox.portals.linkedin.planCheck(account, {
    kind: "pictures",
    at: "any_page",
    times: "always",
  });
  await handleLaneServe(hasty.worker);
  await hasty.close();
  const { db } = own.world;
  const ended = await db
    .selectFrom("run")
    .selectAll()
    .where("id", "=", run.runId)
    .executeTakeFirst();
  expect(ended).toMatchObject({ state: "ended", end_reason: "needs_user" });
  expect(ended?.end_note).toContain("the time was over");
  expect(ended?.end_note).toContain("Resume LinkedIn");
  expect(await findLivePage(db, run.key)).toMatchObject({ isLive: false, endedAs: "time_over" });
});

test("a run that is stopped while its owner is waited for ends as stopped, and asks nothing of its account", async () => {
  const account = newAccount();
  const run = await openConnectedRun(own, account, 1);
  await sandbox.portals.linkedin.planCheck(account, {
    kind: "pictures",
    at: "any_page",
    times: "always",
  });
  const served = handleLaneServe(live.worker);
  await untilAsked(own, run.key);
  await requestRunStop(own.world.db, run.key.userId, run.runId);
  await served;
  const lane = await own.world.db
    .selectFrom("lane")
    .select("state")
    .where("user_id", "=", run.key.userId)
    .executeTakeFirst();
  expect(lane).toEqual({ state: "connected" });
});

test("a sign-in whose worker died while its owner was waited for ends in words, and types the password no second time", async () => {
  const account = newAccount();
  await sandbox.portals.linkedin.planCheck(account, {
    kind: "pictures",
    at: "sign_in",
    times: "always",
  });
  const stop = new AbortController();
  const login = await signIn(account, { ...live.worker, stopping: stop.signal });
  await untilAsked(own, login.key);
  // What another worker finds after a kill: the row as it was, and nobody's lease.
  await own.world.db
    .updateTable("portal_login")
    .set({ lease_until: new Date(0) })
    .where("id", "=", login.id)
    .execute();
  const before = (await sandbox.portals.linkedin.listChecks(account)).length;
  await own.world.db
    .updateTable("lane")
    .set({ lease_until: new Date(0) })
    .where("user_id", "=", login.key.userId)
    .execute();
  await createSlots(1).signIn((giveUp) => handlePortalLogin(live.worker, login.id, giveUp));
  expect(await login.find()).toMatchObject({ state: "challenge" });
  expect((await login.find())?.message).toContain("Connect LinkedIn again");
  expect(await sandbox.portals.linkedin.listChecks(account)).toHaveLength(before);
  await login.done;
});

test("a page that dies while its owner is waited for ends a sign-in in words, and puts a run off", async () => {
  const account = newAccount();
  const { linkedin } = sandbox.portals;
  const die = async (key: LaneKey): Promise<void> => {
    const { id } = await untilAsked(own, key);
    await live.worker.live.find(id)?.page.context().close();
  };
  await linkedin.planCheck(account, { kind: "pictures", at: "sign_in" });
  const login = await signIn(account);
  await die(login.key);
  await login.done;
  const found = await login.find();
  expect(found).toMatchObject({ state: "challenge" });
  expect(found?.message).toContain("The line to LinkedIn's page was lost");

  const other = newAccount();
  const run = await openConnectedRun(own, other, 1);
  await linkedin.planCheck(other, { kind: "pictures", at: "any_page", times: "always" });
  const served = handleLaneServe(live.worker);
  await die(run.key);
  await served;
  const { rows } = await own.world.database.pool.query(
    "select r.state, l.faults, l.not_before > now() as rests from run r join lane l using (user_id, platform_id) where r.id = $1",
    [run.runId],
  );
  expect(rows[0]).toMatchObject({ faults: 1, rests: true });
  expect(rows[0].state).not.toBe("ended");
});
