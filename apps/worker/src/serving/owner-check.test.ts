import type { LiveMessage } from "@sendoff/contract";
import {
  accountKeyOf,
  createPortalLogin,
  declineLivePage,
  findLivePage,
  findPortalLogin,
  type LaneKey,
  requestRunStop,
} from "@sendoff/db";
import { listMailsTo } from "@sendoff/testkit";
import { passCheck, type Viewer } from "@sendoff/testkit/hand";
import type { CheckKind } from "@sendoff/testkit/sandbox";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createSlots, type Slots } from "../browser/slots.ts";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { handlePortalLogin } from "../jobs/portal-login/portal-login.handler.ts";
import { openConnectedRun } from "../testing/connected-run.fixture.ts";
import { look, openLiveServing, untilAsked } from "../testing/live-viewer.fixture.ts";
import { openSandbox, type Sandbox } from "../testing/sandbox.fixture.ts";
import {
  createApplicant,
  INDEED,
  LINKEDIN,
  openServing,
  PASSWORD,
  type TestServing,
} from "../testing/serving.fixture.ts";

let sandbox: Sandbox;
let own: TestServing;
let live: Awaited<ReturnType<typeof openLiveServing>>;
let turns = 0;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openServing(sandbox.linkedinUrl);
  live = await openLiveServing(own);
});
afterAll(async () => {
  await live.close();
  await own.close();
});

function newAccount(): string {
  turns += 1;
  return `owner${turns}@example.com`;
}

/** Begins a sign-in of a new user's account. */
async function signIn(account: string, serving = live.serving, slots: Slots = createSlots(1)) {
  const { world } = own;
  const user = await createApplicant(world);
  const key: LaneKey = { userId: user.id, platformId: LINKEDIN };
  const id = await world.db
    .transaction()
    .execute((trx) =>
      createPortalLogin(trx, key, accountKeyOf(world.pepper, LINKEDIN, account), (loginId) =>
        world.sealer.seal(JSON.stringify({ email: account, password: PASSWORD }), [
          "portal_login",
          "credentials",
          key.userId,
          loginId,
        ]),
      ),
    );
  const done = slots.signIn((giveUp) => handlePortalLogin(serving, id, giveUp));
  return { user, key, id, done, find: () => findPortalLogin(world.db, id, key.userId) };
}

const pass = (viewer: Viewer, account: string): Promise<void> =>
  passCheck(viewer, sandbox.portals.linkedin, account, sandbox.mailUrl);

const plainJob = (id: string) => ({
  id,
  title: "Backend Engineer",
  company: `Checked ${id}`,
  location: "Bangalore, Karnataka, India",
  apply: "easy" as const,
  state: "open" as const,
  already_applied: "none" as const,
  has_safety_reminder: false,
  steps: [{ title: "Resume", questions: [{ kind: "resume", label: "Resume", required: true }] }],
});

const KINDS: readonly CheckKind[] = [
  "pictures",
  "slider",
  "hold",
  "frame_box",
  "app_number",
  "unknown_page",
];

test.each(KINDS)(
  "a sign-in that meets %s goes on where its owner has passed it, in the same page",
  async (kind) => {
    const account = newAccount();
    await sandbox.portals.linkedin.planCheck(account, { kind, at: "sign_in" });
    // A page that nobody knows is waited for as long as one that comes late: here half as long.
    const login = await signIn(account, { ...live.serving, patience: 0.5 });
    const page = await untilAsked(own, login.key);
    await expect.poll(async () => (await login.find())?.state).toBe("owner_asked");
    const viewer = await look(own, page);
    await viewer.take();
    await pass(viewer, account);
    await login.done;
    expect(await login.find()).toMatchObject({ state: "connected" });
    const [check, ...others] = await sandbox.portals.linkedin.listChecks(account);
    expect(others).toEqual([]);
    expect(check?.passed_at).not.toBeNull();
  },
);

test("its owner is told at once by mail, with the way into the page, and once", async () => {
  const account = newAccount();
  await sandbox.portals.linkedin.planCheck(account, { kind: "consent", at: "sign_in" });
  const login = await signIn(account);
  await untilAsked(own, login.key);
  const listMails = () => listMailsTo(own.world, login.user.email);
  await expect.poll(async () => (await listMails()).length).toBe(1);
  const mails = await listMails();
  expect(mails.map(({ subject }) => subject)).toEqual(["LinkedIn wants to see you"]);
  expect(mails[0]?.text).toContain("/app/live/1");
  await declineLivePage(own.world.db, login.key);
  await login.done;
});

test("a run that meets a check of several steps goes on with the same job once the last one is passed", async () => {
  const account = newAccount();
  await sandbox.loadJobs([plainJob("4100000031")]);
  // Its session holds: the password, which the portal would refuse by now, is never tried.
  const run = await openConnectedRun(own, account, 1, { password: "changed-since" });
  const { linkedin } = sandbox.portals;
  await linkedin.planCheck(account, { kind: "pictures", at: "job" });
  // With each step a question of its own, the account would be stopped: it asks three times at most.
  await linkedin.planCheck(account, { kind: "app_number", at: "job", times: 3 });
  const served = handleLaneServe(live.serving);
  const page = await untilAsked(own, run.key);
  expect(page.runId).toBe(run.runId);
  const viewer = await look(own, page, { device: "phone", pixels: 800 });
  await viewer.take();
  const countPassed = async (): Promise<number> =>
    (await linkedin.listChecks(account)).filter((check) => check.passed_at !== null).length;
  for (let step = 1; step <= 4; step += 1) {
    await pass(viewer, account);
    await expect.poll(countPassed).toBe(step);
  }
  await served;
  const ended = await own.world.db
    .selectFrom("run")
    .selectAll()
    .where("id", "=", run.runId)
    .executeTakeFirst();
  expect(ended).toMatchObject({ state: "ended", end_reason: "goal_reached" });
  expect(await sandbox.listReceived(account)).toHaveLength(1);
});

test("a portal that asks again each time it was satisfied stops its account, and both the run and the account say why", async () => {
  const account = newAccount();
  // More than it comes to: a check that is planned too late for one job stands before the next. None is sent.
  const colour = { kind: "text", label: "What is your favourite colour?", required: true };
  await sandbox.loadJobs(
    Array.from({ length: 8 }, (_, nth) => ({
      ...plainJob(`410000004${nth}`),
      steps: [{ title: "Additional questions", questions: [colour] }],
    })),
  );
  const run = await openConnectedRun(own, account, 8);
  const askAtNextJob = () =>
    sandbox.portals.linkedin.planCheck(account, { kind: "consent", at: "job" });
  await askAtNextJob();
  const served = handleLaneServe(live.serving);
  const viewer = await look(own, await untilAsked(own, run.key));
  const lastIndex = (isIt: (message: LiveMessage) => boolean): number =>
    viewer.messages.findLastIndex(isIt);
  const isOver = (message: LiveMessage): boolean => message.type === "end";
  const isAsking = (message: LiveMessage): boolean =>
    message.type === "state" && message.state === "asked";
  for (let times = 1; times <= 3; times += 1) {
    await viewer.until(() => lastIndex(isAsking) > lastIndex(isOver), "the portal's asking");
    await viewer.take();
    await pass(viewer, account);
    await viewer.until(() => viewer.messages.filter(isOver).length === times, "its end");
    await askAtNextJob();
  }
  await served;
  const { db } = own.world;
  const ended = await db
    .selectFrom("run")
    .selectAll()
    .where("id", "=", run.runId)
    .executeTakeFirst();
  expect(ended).toMatchObject({ state: "ended", end_reason: "needs_user" });
  expect(ended?.end_note).toContain("LinkedIn asked for you again and again, so we stopped.");
  const lane = await db
    .selectFrom("lane")
    .select(["state", "state_note"])
    .where("user_id", "=", run.key.userId)
    .executeTakeFirst();
  expect(lane).toEqual({ state: "needs_user", state_note: ended?.end_note });
});

test("a run whose owner does not come ends with a sentence and the way to begin again", async () => {
  const account = newAccount();
  const hasty = await openLiveServing(own, 1);
  const run = await openConnectedRun(own, account, 1);
  await sandbox.portals.linkedin.planCheck(account, {
    kind: "pictures",
    at: "any_page",
    times: "always",
  });
  await handleLaneServe(hasty.serving);
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
  const served = handleLaneServe(live.serving);
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
  const login = await signIn(account, { ...live.serving, stopping: stop.signal });
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
  await createSlots(1).signIn((giveUp) => handlePortalLogin(live.serving, login.id, giveUp));
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
    await live.serving.live.find(id)?.page.context().close();
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
  const served = handleLaneServe(live.serving);
  await die(run.key);
  await served;
  const { rows } = await own.world.database.pool.query(
    "select r.state, l.faults, l.not_before > now() as rests from run r join lane l using (user_id, platform_id) where r.id = $1",
    [run.runId],
  );
  expect(rows[0]).toMatchObject({ faults: 1, rests: true });
  expect(rows[0].state).not.toBe("ended");
});

test("accounts that wait for their owners hold no slot: another connects meanwhile", async () => {
  const slots = createSlots(2);
  const waiting = [];
  // More than there are slots.
  for (let turn = 0; turn < 3; turn += 1) {
    const account = newAccount();
    await sandbox.portals.linkedin.planCheck(account, { kind: "pictures", at: "sign_in" });
    const login = await signIn(account, live.serving, slots);
    await untilAsked(own, login.key);
    waiting.push(login);
  }
  await expect.poll(() => slots.free()).toBe(2);
  const other = await signIn(newAccount(), live.serving, slots);
  await other.done;
  expect(await other.find()).toMatchObject({ state: "connected" });
  for (const { key } of waiting) await declineLivePage(own.world.db, key);
  await Promise.all(waiting.map(({ done }) => done));
  expect(slots.free()).toBe(2);
  expect(await waiting[0]?.find()).toMatchObject({ state: "challenge" });
});

test("a check between two steps of a job's own form is passed in the form, which goes on and is sent once", async () => {
  const { indeed } = sandbox.portals;
  const at = await openServing(sandbox.indeedUrl);
  onTestFinished(at.close);
  const waiting = await openLiveServing(at);
  onTestFinished(waiting.close);
  const account = newAccount();
  const steps = [{ module: "contact" }, { module: "location" }, { module: "resume" }];
  await indeed.loadJobs(
    [
      {
        id: "00000000000000c1",
        title: "Backend Engineer",
        company: "Checked",
        location: "Bengaluru, Karnataka",
        steps,
      },
    ],
    "replace",
  );
  const run = await openConnectedRun(at, account, 1, { platformId: INDEED });
  await indeed.planCheck(account, { kind: "pictures", at: "form_step" });
  const served = handleLaneServe(waiting.serving);
  const viewer = await look(at, await untilAsked(at, run.key));
  await viewer.take();
  await passCheck(viewer, indeed, account, sandbox.mailUrl);
  await served;
  const ended = await at.world.db
    .selectFrom("run")
    .selectAll()
    .where("id", "=", run.runId)
    .executeTakeFirst();
  expect(ended).toMatchObject({ state: "ended", end_reason: "goal_reached" });
  expect(await indeed.listReceived(account)).toHaveLength(1);
  const [application] = await at.world.db
    .selectFrom("application")
    .select(["status", "attempts", "answers"])
    .where("user_id", "=", run.key.userId)
    .execute();
  // The same try of it: the form was not opened again.
  expect(application).toMatchObject({ status: "APPLIED", attempts: 1 });
});
