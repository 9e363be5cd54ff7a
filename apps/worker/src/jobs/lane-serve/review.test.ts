import type { FieldValue } from "@sendoff/contract/form";
import {
  claimLane,
  createRun,
  type LaneKey,
  leaseNextApplication,
  limitToWaiting,
} from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import {
  approvePrepared,
  findPreparedForm,
  rejectPrepared,
  setReviewMode,
} from "@sendoff/db/review";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";
import { middayZone } from "@sendoff/testkit/zone-at";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnectedRun } from "../../testing/connected-run.fixture.ts";
import { easyApplyJob } from "../../testing/easy-apply-job.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { openServing, type TestServing } from "../../testing/serving.fixture.ts";
import { handleScheduleTick } from "../schedule-tick/schedule-tick.handler.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestServing;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openServing(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const NOTICE = { kind: "text", label: "What is your notice period?", required: true };
const REFERRAL = { kind: "text", label: "Who referred you?", required: false };
const SHIFTS = {
  kind: "radio",
  label: "Which shift suits you best?",
  required: true,
  options: ["Day", "Night"],
};

/** A connected account in review mode, whose run has prepared what there is. */
async function prepared(account: string, jobs: readonly object[]) {
  await sandbox.loadJobs(jobs);
  const { user, key } = await openConnectedRun(own, account, jobs.length);
  await setReviewMode(own.world.db, key, true);
  await handleLaneServe(own.serving);
  return { userId: user.id, key, sha256: user.sha256 };
}

async function rowsOf(userId: string) {
  const rows = await own.world.db
    .selectFrom("application")
    .leftJoin("credit_hold", "credit_hold.application_id", "application.id")
    .select(["application.id", "portal_job_id", "status", "reason_code", "reason"])
    .select("credit_hold.state as credit")
    .where("application.user_id", "=", userId)
    .orderBy("portal_job_id")
    .execute();
  return rows;
}

async function questionsOf(applicationId: string) {
  const form = await findPreparedForm(own.world.db, applicationId);
  if (form === undefined) throw new Error("nothing was prepared");
  return form;
}

async function approve(
  userId: string,
  applicationId: string,
  written: Readonly<Record<string, FieldValue | null>> = {},
) {
  const { questions, revision } = await questionsOf(applicationId);
  const edits = Object.entries(written).map(([text, value]) => {
    const key = questions.find(({ question }) => question === text)?.key ?? text;
    return { key, value };
  });
  return own.world.db
    .transaction()
    .execute((trx) => approvePrepared(trx, userId, { applicationId, revision, edits }));
}

async function sendApproved(key: LaneKey, goal: number): Promise<void> {
  const run = await own.world.db.transaction().execute((trx) => createRun(trx, key, goal));
  expect(run.kind).toBe("created");
  await handleLaneServe(own.serving);
}

const listRuns = (userId: string) =>
  own.world.db
    .selectFrom("run")
    .select(["state", "end_reason", "goal"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

/** It is midday where the user lives, wherever that is now: their day does not end during the test. */
async function moveToMidday(userId: string): Promise<void> {
  const time_zone = middayZone();
  await own.world.db.updateTable("app_user").set({ time_zone }).where("id", "=", userId).execute();
}

/** What the employer got, by question; a file by its name. */
const arrived = (received: ReceivedApplication | undefined): Record<string, unknown> =>
  Object.fromEntries((received?.answers ?? []).map(({ question, value }) => [question, value]));

test("prepared ones wait without a credit; what is approved arrives field by field, what is rejected never does", async () => {
  const { db } = own.world;
  const account = "review@example.com";
  const { userId, key, sha256 } = await prepared(account, [
    easyApplyJob("4200000001", "Saffron Grid", [NOTICE, REFERRAL]),
    easyApplyJob("4200000002", "Blue Tarmac", [NOTICE]),
    easyApplyJob("4200000003", "Halcyon Rail", [NOTICE]),
  ]);
  expect(await sandbox.listReceived(account)).toEqual([]);
  const waiting = await rowsOf(userId);
  expect(waiting.map(({ status, credit }) => [status, credit])).toEqual([
    ["NEEDS_APPROVAL", null],
    ["NEEDS_APPROVAL", null],
    ["NEEDS_APPROVAL", null],
  ]);
  const [first, second, third] = waiting.map(({ id }) => id);
  if (first === undefined || second === undefined || third === undefined) throw new Error("three");
  const form = await questionsOf(first);
  expect(form.cv).toMatchObject({ version: 1, sha256 });
  expect(form.questions.find(({ question }) => question === NOTICE.label)).toMatchObject({
    value: expect.stringContaining("30"),
    required: true,
    can_edit: true,
  });
  expect(form.questions.find(({ question }) => question === REFERRAL.label)).toMatchObject({
    value: null,
    source: null,
    can_edit: true,
  });
  expect(form.questions.find(({ kind }) => kind === "file")).toMatchObject({ can_edit: false });

  const written = { [NOTICE.label]: "Two weeks, by agreement", [REFERRAL.label]: "Meera Nair" };
  expect(await approve(userId, first, written)).toMatchObject({ kind: "approved" });
  // Two tabs at once: one of them wins, and one application arrives.
  const both = await Promise.all([approve(userId, third), approve(userId, third)]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(["approved", "not_waiting"]);
  const rejected = await db
    .transaction()
    .execute((trx) => rejectPrepared(trx, { userId, applicationId: second }, "Not this one"));
  expect(rejected.kind).toBe("rejected");
  const toSend = await questionsOf(first);

  await sendApproved(key, 3);

  const received = await sandbox.listReceived(account);
  expect(received.map(({ job_id }) => job_id).toSorted()).toEqual(["4200000001", "4200000003"]);
  const got = arrived(received.find(({ job_id }) => job_id === "4200000001"));
  expect(got).toMatchObject(written);
  const asked = toSend.questions.filter(({ kind }) => kind !== "file");
  expect(
    Object.fromEntries(asked.map(({ question }) => [question, got[question] ?? null])),
  ).toEqual(Object.fromEntries(asked.map(({ question, value }) => [question, value])));
  const after = await rowsOf(userId);
  expect(after).toMatchObject([
    { status: "APPLIED", credit: "captured" },
    { status: "SKIPPED", reason_code: "rejected", credit: null },
    { status: "APPLIED", credit: "captured" },
  ]);
  const { answers } = await db
    .selectFrom("application")
    .select("answers")
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  expect(answers).toContainEqual(
    expect.objectContaining({ question: REFERRAL.label, value: "Meera Nair", source: "review" }),
  );
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 2 });
});

test("a form that asks something else than was approved waits again, and what was written stays", async () => {
  const account = "changed@example.com";
  const { userId, key } = await prepared(account, [
    easyApplyJob("4300000001", "Saffron Grid", [NOTICE]),
  ]);
  const id = (await rowsOf(userId))[0]?.id ?? "";
  await approve(userId, id, { [NOTICE.label]: "Two weeks" });
  await sandbox.loadJobs([easyApplyJob("4300000001", "Saffron Grid", [NOTICE, REFERRAL])]);
  await sendApproved(key, 1);
  expect(await sandbox.listReceived(account)).toEqual([]);
  expect(await rowsOf(userId)).toMatchObject([
    { status: "NEEDS_APPROVAL", reason: expect.stringContaining(REFERRAL.label), credit: null },
  ]);
  const again = await questionsOf(id);
  expect(again).toMatchObject({ revision: 2, approvedAt: null });
  expect(again.questions.find(({ question }) => question === NOTICE.label)?.value).toBe(
    "Two weeks",
  );
  await approve(userId, id);
  await sendApproved(key, 1);
  expect(await rowsOf(userId)).toMatchObject([{ status: "APPLIED", reason: "" }]);
  const [received] = await sandbox.listReceived(account);
  expect(arrived(received)).toMatchObject({ [NOTICE.label]: "Two weeks" });
});

test("what is approved after the day's last run goes out the next day by itself, and nothing else does", async () => {
  const { db } = own.world;
  const account = "tomorrow@example.com";
  const { userId } = await prepared(account, [
    easyApplyJob("4350000001", "Saffron Grid", [NOTICE]),
  ]);
  const id = (await rowsOf(userId))[0]?.id ?? "";
  await approve(userId, id, { [NOTICE.label]: "One month" });
  await moveToMidday(userId);
  await sandbox.loadJobs([
    easyApplyJob("4350000001", "Saffron Grid", [NOTICE]),
    easyApplyJob("4350000002", "Blue Tarmac", [NOTICE]),
  ]);
  await handleScheduleTick(own.serving);
  await handleLaneServe(own.serving);
  expect(await sandbox.listReceived(account)).toEqual([]);
  await db
    .updateTable("run")
    .set({ created_at: new Date(Date.now() - 86_400_000) })
    .where("user_id", "=", userId)
    .execute();
  await handleScheduleTick(own.serving);
  await handleLaneServe(own.serving);
  const received = await sandbox.listReceived(account);
  expect(received).toHaveLength(1);
  expect(arrived(received[0])).toMatchObject({ [NOTICE.label]: "One month" });
  expect(await rowsOf(userId)).toMatchObject([{ portal_job_id: "4350000001", status: "APPLIED" }]);
});

test("a run that is opened for less than what is approved sends all of it, and ends", async () => {
  const { db } = own.world;
  const account = "allofit@example.com";
  const companies = ["Saffron Grid", "Blue Tarmac"];
  const { userId, key } = await prepared(
    account,
    companies.map((company, nth) => easyApplyJob(`436000000${nth}`, company, [NOTICE])),
  );
  for (const { id } of await rowsOf(userId)) await approve(userId, id);
  await db.transaction().execute(async (trx) => {
    const run = await createRun(trx, key, 1);
    if (run.kind !== "created") throw new Error(run.kind);
    await limitToWaiting(trx, key, run.runId);
  });
  await handleLaneServe(own.serving);
  expect(await sandbox.listReceived(account)).toHaveLength(companies.length);
  expect(await listRuns(userId)).toMatchObject([
    { state: "ended" },
    { state: "ended", end_reason: "goal_reached", goal: companies.length },
  ]);
});

test("what is approved beyond the day's limit waits for another day, and the run ends", async () => {
  const { db } = own.world;
  const account = "beyond@example.com";
  const { userId, key } = await prepared(account, [
    easyApplyJob("4370000001", "Saffron Grid", [NOTICE]),
    easyApplyJob("4370000002", "Blue Tarmac", [NOTICE]),
  ]);
  await moveToMidday(userId);
  for (const { id } of await rowsOf(userId)) await approve(userId, id);
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
  await handleLaneServe(own.serving);
  expect(await sandbox.listReceived(account)).toHaveLength(1);
  expect(await listRuns(userId)).toMatchObject([
    { state: "ended" },
    { state: "ended", end_reason: "daily_limit" },
  ]);
  expect((await rowsOf(userId)).map(({ status }) => status).toSorted()).toEqual([
    "APPLIED",
    "QUEUED",
  ]);
});

test("a worker that dies between approval and send changes nothing: it is sent once, as approved", async () => {
  const { db } = own.world;
  const account = "killed@example.com";
  const { userId, key } = await prepared(account, [
    easyApplyJob("4400000001", "Saffron Grid", [NOTICE]),
  ]);
  const id = (await rowsOf(userId))[0]?.id ?? "";
  await approve(userId, id, { [NOTICE.label]: "Ten days" });
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
  await handleLaneServe(own.serving);
  const received = await sandbox.listReceived(account);
  expect(received).toHaveLength(1);
  expect(arrived(received[0])).toMatchObject({ [NOTICE.label]: "Ten days" });
  expect(await rowsOf(userId)).toMatchObject([{ status: "APPLIED", credit: "captured" }]);
});

test("a job that closes expires, waiting or approved, with no credit held or taken", async () => {
  const { db } = own.world;
  const account = "closed@example.com";
  const jobs = (state: string) => [
    easyApplyJob("4500000001", "Saffron Grid", [NOTICE], state),
    easyApplyJob("4500000002", "Blue Tarmac", [NOTICE], state),
  ];
  const { userId, key } = await prepared(account, jobs("open"));
  const [first, second] = await rowsOf(userId);
  await approve(userId, first?.id ?? "");
  await sandbox.loadJobs(jobs("closed"));
  await db
    .updateTable("prepared_form")
    .set({ next_check_at: new Date(0) })
    .where("application_id", "=", second?.id ?? "")
    .execute();
  // No run: the look alone is work enough for a turn.
  await handleLaneServe(own.serving);
  const expired = { status: "SKIPPED", reason_code: "expired", credit: null };
  expect(await rowsOf(userId)).toMatchObject([
    { status: "QUEUED", reason_code: "approved" },
    { ...expired, reason: expect.stringContaining("no longer accepts applications") },
  ]);
  await sendApproved(key, 1);
  expect(await rowsOf(userId)).toMatchObject([
    { ...expired, reason: expect.stringContaining("no credit was used") },
    expired,
  ]);
  expect(await sandbox.listReceived(account)).toEqual([]);
  expect(await proveLedger(db)).toMatchObject({ isSound: true });
});

test("without review mode nothing waits, and a required choice that nobody knows still asks", async () => {
  const account = "unreviewed@example.com";
  await sandbox.loadJobs([
    easyApplyJob("4600000001", "Saffron Grid", [NOTICE]),
    easyApplyJob("4600000002", "Blue Tarmac", [SHIFTS]),
  ]);
  const { user } = await openConnectedRun(own, account, 2);
  await handleLaneServe(own.serving);
  expect(await rowsOf(user.id)).toMatchObject([{ status: "APPLIED" }, { status: "NEEDS_ANSWER" }]);
});
