import type { LiveMessage } from "@sendoff/contract/live-view";
import { declineLivePage } from "@sendoff/db/live-view";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { passCheck, type Viewer } from "@sendoff/testkit/hand";
import type { CheckKind } from "@sendoff/testkit/sandbox";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createSlots } from "../browser/slots.ts";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { openConnectedRun } from "../testing/connected-run.fixture.ts";
import { look, openLiveServing, untilAsked } from "../testing/live-viewer.fixture.ts";
import { INDEED, openTestWorker } from "../testing/test-worker.fixture.ts";
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
    const login = await signIn(account, { ...live.worker, patience: 0.5 });
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
  const served = handleLaneServe(live.worker);
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
  const served = handleLaneServe(live.worker);
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

test("accounts that wait for their owners hold no slot: another connects meanwhile", async () => {
  const slots = createSlots(2);
  const waiting = [];
  // More than there are slots.
  for (let turn = 0; turn < 3; turn += 1) {
    const account = newAccount();
    await sandbox.portals.linkedin.planCheck(account, { kind: "pictures", at: "sign_in" });
    const login = await signIn(account, live.worker, slots);
    await untilAsked(own, login.key);
    waiting.push(login);
  }
  await expect.poll(() => slots.free()).toBe(2);
  const other = await signIn(newAccount(), live.worker, slots);
  await other.done;
  expect(await other.find()).toMatchObject({ state: "connected" });
  for (const { key } of waiting) await declineLivePage(own.world.db, key);
  await Promise.all(waiting.map(({ done }) => done));
  expect(slots.free()).toBe(2);
  expect(await waiting[0]?.find()).toMatchObject({ state: "challenge" });
});

test("a check between two steps of a job's own form is passed in the form, which goes on and is sent once", async () => {
  const { indeed } = sandbox.portals;
  const at = await openTestWorker(sandbox.indeedUrl);
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
  const served = handleLaneServe(waiting.worker);
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
