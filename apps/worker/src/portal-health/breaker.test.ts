import { findOpenRun } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { declineLivePage } from "@sendoff/db/live-view";
import { bundleFolder, getBreaker, listBundles, listPausesOfUser } from "@sendoff/db/portal-health";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import type { WorkerContext } from "../context/worker-context.ts";
import { openConnectedRun } from "../testing/connected-run.fixture.ts";
import { openLiveServing, untilAsked } from "../testing/live-viewer.fixture.ts";
import { openSandbox, type Sandbox } from "../testing/sandbox.fixture.ts";
import {
  LINKEDIN,
  openTestWorker,
  PASSWORD,
  type TestWorker,
} from "../testing/test-worker.fixture.ts";
import { breakerRules } from "./breaker-rules.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});
beforeEach(async () => {
  await sandbox.loadJobs(["4100000001", "4100000002"].map(job));
});

const job = (id: string) => ({
  id,
  title: "Backend Engineer",
  company: `Company ${id}`,
  location: "Bangalore, Karnataka, India",
  apply: "easy",
  state: "open",
  already_applied: "none",
  has_safety_reminder: false,
  steps: [
    {
      title: "Additional questions",
      questions: [
        { kind: "text", label: "Phone number", required: true },
        { kind: "resume", label: "Resume", required: true },
      ],
    },
  ],
});

/** A worker of its own name on the same database, whose pauses last as long as the test wants. */
const worker = (workerId: string): WorkerContext => {
  const { leaseSeconds } = own.worker.config;
  const config = { ...own.worker.config, breaker: breakerRules(3600, leaseSeconds) };
  return { ...own.worker, workerId, config };
};
/** The same, for pages that never show what is waited for. */
const impatient = (workerId: string): WorkerContext => ({ ...worker(workerId), patience: 0.25 });

const PAUSE_OVER = { state: "open", reason: "page_changed", openings: 1, retryAt: 1, lastTrial: 7 };

/** As if the pause were over. */
const endPause = () =>
  sql`update portal_breaker set blocked_until = now() - interval '1 second',
    breaker = jsonb_set(breaker, '{retryAt}', '1')`.execute(own.world.db);

/** A pause that is over: the next account to ask tries the platform. */
const pauseOver = () =>
  own.world.db
    .updateTable("portal_breaker")
    .set({ breaker: JSON.stringify(PAUSE_OVER), blocked_until: new Date(1) })
    .execute();

async function runOf(runId: string) {
  return own.world.db
    .selectFrom("run")
    .select(["state", "end_reason", "end_note"])
    .where("id", "=", runId)
    .executeTakeFirstOrThrow();
}

const logText = () => own.world.logLines().join("\n");
const countLogged = (words: string) => logText().split(words).length - 1;

test("three accounts whose pages changed pause the platform for everyone; one trial ends it and everybody's run goes on", async () => {
  const { db } = own.world;
  const accounts = ["one", "two", "three", "four", "five"].map((each) => `${each}@example.com`);
  const runs = [];
  for (const account of accounts) runs.push(await openConnectedRun(own, account, 1));
  const changed = accounts.slice(0, 3);
  for (const account of changed) await sandbox.setFaults(account, { changed_layout: true });

  await handleLaneServe(impatient("first"));

  const states = await Promise.all(runs.map(({ runId }) => runOf(runId)));
  expect(states.map(({ state, end_reason }) => end_reason ?? state)).toEqual([
    "platform_paused",
    "platform_paused",
    "waiting",
    "queued",
    "queued",
  ]);
  expect(await getBreaker(db, LINKEDIN)).toMatchObject({ state: "open", reason: "page_changed" });
  expect(await listPausesOfUser(db, runs[4]?.user.id ?? "")).toHaveLength(1);
  for (const account of accounts) expect(await sandbox.listReceived(account)).toEqual([]);
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 0 });

  for (const account of changed) await sandbox.setFaults(account, { changed_layout: false });
  await endPause();
  // Two workers at once: one of them tries, and until it has succeeded nobody else begins.
  await Promise.all([handleLaneServe(worker("first")), handleLaneServe(worker("second"))]);
  await handleLaneServe(worker("first"));

  expect(await getBreaker(db, LINKEDIN)).toMatchObject({ state: "closed", failures: [] });
  expect(countLogged("one account tries it again")).toBe(1);
  expect(countLogged("works again: everybody goes on")).toBe(1);
  for (const { key } of runs) expect(await findOpenRun(db, key)).toBeUndefined();
  for (const account of accounts.slice(2)) {
    expect(await sandbox.listReceived(account)).toHaveLength(1);
  }
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 3 });
});

test("what stopped them is kept for the operator, with nothing of the person in it", async () => {
  const bundles = await listBundles(own.world.db, 10);
  expect(bundles).toHaveLength(3);
  expect(new Set(bundles.map(({ kind }) => kind))).toEqual(new Set(["page_changed"]));
  for (const { id, files, place } of bundles) {
    expect(files).toEqual(expect.arrayContaining(["trace.json", "picture.jpg", "page.html"]));
    expect(place).not.toBe("");
    const texts = await Promise.all(
      files
        .filter((name) => !name.endsWith(".jpg"))
        .map(async (name) => own.world.storage.find(`${bundleFolder(id)}/${name}`)),
    );
    const all = texts.map((bytes) => bytes?.toString("utf8") ?? "").join("\n");
    expect(all).toContain(place);
    expect(all).toContain('"missing"');
    for (const secret of [PASSWORD, "@example.com", "Asha", "Raman", "9876543210"]) {
      expect(all).not.toContain(secret);
    }
  }
});

test("a trial that fails ends nobody's run and waits for longer", async () => {
  const { db } = own.world;
  const { runId } = await openConnectedRun(own, "unlucky@example.com", 1);
  await sandbox.setFaults("unlucky@example.com", { changed_layout: true });
  await pauseOver();
  await handleLaneServe(impatient("first"));
  expect(await getBreaker(db, LINKEDIN)).toMatchObject({
    state: "open",
    openings: 2,
    lastTrial: 8,
  });
  expect(await runOf(runId)).toMatchObject({ state: "waiting" });
  await sandbox.setFaults("unlucky@example.com", { changed_layout: false });
  await endPause();
  await handleLaneServe(worker("first"));
  expect(await getBreaker(db, LINKEDIN)).toMatchObject({ state: "closed" });
  expect(await sandbox.listReceived("unlucky@example.com")).toHaveLength(1);
});

test("a trial whose account waits for its owner makes room for another", async () => {
  const account = "asked@example.com";
  const run = await openConnectedRun(own, account, 1);
  const { linkedin } = sandbox.portals;
  await linkedin.planCheck(account, { kind: "consent", at: "any_page", times: "always" });
  const live = await openLiveServing(own);
  onTestFinished(live.close);
  await pauseOver();
  const served = handleLaneServe({ ...worker("first"), ...live.worker });
  await untilAsked(own, run.key);
  const other = await openConnectedRun(own, "other@example.com", 1);
  await handleLaneServe(worker("second"));
  expect(await runOf(other.runId)).toMatchObject({ end_reason: "goal_reached" });
  expect(await getBreaker(own.world.db, LINKEDIN)).toMatchObject({ state: "closed" });
  await declineLivePage(own.world.db, run.key);
  await served;
});
