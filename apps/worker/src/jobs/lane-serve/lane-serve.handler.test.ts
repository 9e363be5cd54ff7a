import { createRun, findOpenRun } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { listConnections } from "@sendoff/db/platform";
import { createSealer, createVaultKeys } from "@sendoff/kit/vault";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTestWorker, PASSWORD, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { openConnectedRun } from "../../testing/connected-run.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { createSlots } from "../../browser/slots.ts";
import { laneSecretContext } from "../../session/portal-session.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const connectedRun = (account: string, goal: number, options = {}) =>
  openConnectedRun(own, account, goal, options);

const job = (id: string, company: string, questions: readonly object[]) => ({
  id,
  title: "Backend Engineer",
  company,
  location: "Bangalore, Karnataka, India",
  apply: "easy",
  state: "open",
  already_applied: "none",
  has_safety_reminder: false,
  steps: [{ title: "Additional questions", questions }],
});
const CV = { kind: "resume", label: "Resume", required: true };
const Line = z.object({
  message: z.string(),
  userId: z.string().optional(),
  runId: z.string().optional(),
});
const COLOUR = { kind: "text", label: "What is your favourite colour?", required: true };

// SPEC 9.42
test("three jobs that can be answered end applied as the portal has them, each paid for once; the fourth waits for its user", async () => {
  const { db } = own.world;
  await sandbox.loadJobs([
    ...["4100000001", "4100000002", "4100000003"].map((id) => job(id, `Company ${id}`, [CV])),
    job("4100000004", "Inquisitive", [COLOUR, CV]),
  ]);
  const { user, runId } = await connectedRun("serve@example.com", 4, { hasSession: false });
  await handleLaneServe(own.worker);
  const run = await db.selectFrom("run").selectAll().where("id", "=", runId).executeTakeFirst();
  expect(run).toMatchObject({ state: "ended", end_reason: "search_exhausted" });
  const applied = await db
    .selectFrom("application")
    .selectAll()
    .where("user_id", "=", user.id)
    .where("status", "=", "APPLIED")
    .execute();
  const received = await sandbox.listReceived("serve@example.com");
  expect(received).toHaveLength(3);
  expect(applied.map((row) => row.portal_job_id).toSorted()).toEqual(
    received.map((each) => each.job_id).toSorted(),
  );
  for (const each of received) expect(each.cv?.sha256).toBe(user.sha256);
  for (const row of applied) {
    expect(row).toMatchObject({ proof: "confirmation_seen", cv_sha256: user.sha256 });
  }
  const waiting = await db
    .selectFrom("application")
    .select(["portal_job_id", "intent_at"])
    .where("user_id", "=", user.id)
    .where("status", "=", "NEEDS_ANSWER")
    .execute();
  expect(waiting).toEqual([{ portal_job_id: "4100000004", intent_at: null }]);
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 3 });
  const pictures = await db.selectFrom("application_picture").select("kind").execute();
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  const lane = await db
    .selectFrom("lane")
    .selectAll()
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  expect(lane).toMatchObject({ worker: null, lease_until: null, state: "connected" });
  const lines = own.world.logLines().map((line) => Line.parse(JSON.parse(line)));
  for (const line of lines) expect(line).toMatchObject({ userId: user.id, runId });
  const messages = lines.map(({ message }) => message);
  expect(messages[0]).toBe("run started: LinkedIn, up to 4");
  expect(messages.slice(1, -1).toSorted()).toEqual([
    ...["4100000001", "4100000002", "4100000003"].map(
      (id) => `applied: Backend Engineer at Company ${id} (LinkedIn)`,
    ),
    "needs an answer: Backend Engineer at Inquisitive (LinkedIn)",
  ]);
  expect(messages.at(-1)).toBe("run ended: LinkedIn, search exhausted");
  for (const personal of [PASSWORD, "serve@example.com", "Asha", "Raman", user.email]) {
    expect(own.world.logLines().join("\n")).not.toContain(personal);
  }
});

test("an account whose password no longer holds ends its run and asks for its user", async () => {
  const { user, key, runId } = await connectedRun("stale@example.com", 3, {
    password: "changed",
    hasSession: false,
  });
  await handleLaneServe(own.worker);
  expect(await findOpenRun(own.world.db, key)).toBeUndefined();
  const run = await own.world.db
    .selectFrom("run")
    .selectAll()
    .where("id", "=", runId)
    .executeTakeFirst();
  expect(run).toMatchObject({ end_reason: "needs_user" });
  expect(run?.end_note).toContain("password");
  const lane = await own.world.db
    .selectFrom("lane")
    .select("state")
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  expect(lane).toEqual({ state: "needs_user" });
  expect(await sandbox.listReceived("stale@example.com")).toEqual([]);
});

test("a stored sign-in that cannot be opened any more asks its user to connect again, and ends the run for that", async () => {
  const { world, worker } = own;
  const { key, runId } = await connectedRun("unopened@example.com", 1);
  const other = createSealer(createVaultKeys().publicKey);
  for (const kind of ["credentials", "session"] as const) {
    await world.db
      .updateTable("lane_secret")
      .set({ sealed: other.seal("{}", laneSecretContext(key, kind)) })
      .where("user_id", "=", key.userId)
      .where("kind", "=", kind)
      .execute();
  }
  await handleLaneServe(worker);
  const run = await world.db
    .selectFrom("run")
    .selectAll()
    .where("id", "=", runId)
    .executeTakeFirst();
  expect(run).toMatchObject({
    end_reason: "needs_user",
    end_note: expect.stringContaining("Connect LinkedIn again"),
  });
  expect(await listConnections(world.db, key.userId)).toMatchObject([{ state: "needs_user" }]);
});

test("a check that only the owner can pass stops the account, not just the run: the next run is not started into it", async () => {
  const { db } = own.world;
  await sandbox.loadJobs([
    job("4100000011", "Guarded", [CV]),
    job("4100000012", "Guarded too", [CV]),
  ]);
  const { user, key, runId } = await connectedRun("checked@example.com", 2, { hasSession: false });
  await sandbox.setFaults("checked@example.com", { captcha: "apply" });
  await handleLaneServe(own.worker);
  const run = await db.selectFrom("run").selectAll().where("id", "=", runId).executeTakeFirst();
  expect(run).toMatchObject({ state: "ended", end_reason: "needs_user" });
  const lane = await db
    .selectFrom("lane")
    .select(["state", "state_note"])
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  expect(lane).toEqual({ state: "needs_user", state_note: run?.end_note });
  expect(run?.end_note).not.toBe("");
  const next = await db.transaction().execute((trx) => createRun(trx, key, 2));
  expect(next).toEqual({ kind: "not_connected" });
  expect(await sandbox.listReceived("checked@example.com")).toEqual([]);
});

test("a slot that a sign-in waits for is given up after the application under way", async () => {
  const { db } = own.world;
  await sandbox.loadJobs(
    ["4100000021", "4100000022", "4100000023"].map((id) => job(id, `Company ${id}`, [CV])),
  );
  const { runId } = await connectedRun("polite@example.com", 3);
  const slots = createSlots(1);
  const worker = { ...own.worker, slots };
  const applying = slots.tryApplying(() => handleLaneServe(worker));
  let stateThen: string | undefined;
  await slots.signIn(async () => {
    const run = await db
      .selectFrom("run")
      .select("state")
      .where("id", "=", runId)
      .executeTakeFirst();
    stateThen = run?.state;
  });
  await applying;
  expect(stateThen).toBe("running");
  expect(await sandbox.listReceived("polite@example.com")).toHaveLength(1);
  const lane = await db
    .selectFrom("lane")
    .innerJoin("run", "run.user_id", "lane.user_id")
    .select(["lane.state", "lane.lease_until"])
    .where("run.id", "=", runId)
    .executeTakeFirst();
  expect(lane).toEqual({ state: "connected", lease_until: null });
});

test("a portal that is away ends the run after six tries in a row, further apart each time, and says so", async () => {
  const away = await openTestWorker("http://127.0.0.1:9");
  try {
    const { db } = away.world;
    const { key, runId } = await openConnectedRun(away, "away@example.com", 3, {
      hasSession: false,
    });
    const rests: number[] = [];
    for (let turn = 1; turn <= 6; turn += 1) {
      expect(await findOpenRun(db, key)).toMatchObject({ id: runId });
      await handleLaneServe(away.worker);
      const lane = await db
        .selectFrom("lane")
        .select(["not_before", "updated_at"])
        .where("user_id", "=", key.userId)
        .executeTakeFirstOrThrow();
      rests.push((lane.not_before.getTime() - lane.updated_at.getTime()) / 1000);
      const rested = { not_before: new Date(0) };
      await db.updateTable("lane").set(rested).where("user_id", "=", key.userId).execute();
    }
    expect(rests).toEqual([2, 4, 8, 16, 16, 2]);
    const run = await db.selectFrom("run").selectAll().where("id", "=", runId).executeTakeFirst();
    expect(run).toMatchObject({ state: "ended", end_reason: "failed" });
    expect(run?.end_note).toBe(
      "LinkedIn could not be used 6 times in a row, so we stopped. Try again later.",
    );
    const lane = await db
      .selectFrom("lane")
      .select(["state", "faults", "lease_until"])
      .where("user_id", "=", key.userId)
      .executeTakeFirst();
    expect(lane).toEqual({ state: "connected", faults: 0, lease_until: null });
  } finally {
    await away.close();
  }
});

test("a sign-in that is asked to slow down is waited out: the user is not asked, and the run goes on later", async () => {
  const { db } = own.world;
  const { key, runId } = await connectedRun("hasty@example.com", 1, { hasSession: false });
  await sandbox.setFaultsForAll({ sign_in_limit: true });
  await handleLaneServe(own.worker);
  await sandbox.setFaultsForAll({ sign_in_limit: false });
  expect(await findOpenRun(db, key)).toMatchObject({ id: runId });
  const lane = await db
    .selectFrom("lane")
    .select(["state", "state_note", "faults", "not_before", "updated_at"])
    .where("user_id", "=", key.userId)
    .executeTakeFirstOrThrow();
  expect(lane).toMatchObject({ state: "connected", state_note: "", faults: 0 });
  expect((lane.not_before.getTime() - lane.updated_at.getTime()) / 1000).toBe(65);
  const rested = { not_before: new Date(0) };
  await db.updateTable("lane").set(rested).where("user_id", "=", key.userId).execute();
  await handleLaneServe(own.worker);
  expect(await sandbox.listReceived("hasty@example.com")).toHaveLength(1);
});
