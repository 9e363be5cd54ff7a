import { type LaneKey, pauseUser, resumeUser } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import {
  applyPreview,
  choosePreviewJob,
  findPreview,
  type PreviewView,
  startPreview,
} from "@sendoff/db/preview";
import { listApplications, listRunViews } from "@sendoff/db/views";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { connectWithSession } from "../testing/connected-run.fixture.ts";
import { openSandbox, type Sandbox } from "../testing/sandbox.fixture.ts";
import {
  createApplicant,
  LINKEDIN,
  openTestWorker,
  type TestWorker,
} from "../testing/test-worker.fixture.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const job = (id: string, company: string, changes: object = {}) => ({
  id,
  title: "Backend Engineer",
  company,
  location: "Bangalore, Karnataka, India",
  description: "Services for banks.",
  posted_hours_ago: 2,
  keywords: ["Backend Engineer"],
  apply: "easy",
  state: "open",
  already_applied: "none",
  has_safety_reminder: false,
  steps: [{ title: "Resume", questions: [{ kind: "resume", label: "Resume", required: true }] }],
  ...changes,
});
const FITTING = [
  job("4300000001", "Quillstack"),
  job("4300000002", "Unwanted"),
  job("4300000003", "Closing"),
];

async function connect(account: string): Promise<LaneKey> {
  const user = await createApplicant(own.world);
  const key = { userId: user.id, platformId: LINKEDIN };
  await connectWithSession(own, own.portalUrl, key, account);
  return key;
}

const dayStart = new Date(Date.now() - 3_600_000);
async function start(key: LaneKey, goal: number): Promise<string> {
  const wish = { goal, isDailyGoal: false };
  const outcome = await own.world.db
    .transaction()
    .execute((trx) => startPreview(trx, { ...key, wish, dayStart }));
  if (outcome.kind !== "started") throw new Error(outcome.kind);
  return outcome.previewId;
}

async function read(key: LaneKey, id: string): Promise<PreviewView> {
  const view = await findPreview(own.world.db, { userId: key.userId, id });
  if (view === undefined) throw new Error("the preview is gone");
  return view;
}

const countsOf = ({ leftOut }: PreviewView): Record<string, number> =>
  Object.fromEntries(leftOut.map(({ code, count }) => [code, count]));

test("a preview sends nothing and leaves no trace, and what is chosen of it is sent, once, and nothing else", async () => {
  const { db } = own.world;
  const account = "previewed@example.com";
  await sandbox.loadJobs([
    ...FITTING,
    job("4300000004", "Quillstack Pvt. Ltd."),
    job("4300000005", "Pastries", { title: "Pastry Chef" }),
    job("4300000006", "Meagre", { description: "The salary is ₹4,00,000 a year." }),
    job("4300000008", "Applied", { already_applied: "everyone" }),
  ]);
  const key = await connect(account);
  const { userId } = key;
  const previewId = await start(key, 9);
  await handleLaneServe(own.worker);

  const preview = await read(key, previewId);
  expect(preview).toMatchObject({ state: "ended", endReason: "search_exhausted", toRead: 0 });
  // Which of the two postings of one job is read first is the portal's order.
  expect(preview.jobs.map(({ company }) => company.replace(" Pvt. Ltd.", "")).toSorted()).toEqual([
    "Closing",
    "Quillstack",
    "Unwanted",
  ]);
  for (const { reasons, score } of preview.jobs) {
    expect(score).toBeGreaterThanOrEqual(60);
    expect(reasons.map(({ part }) => part)).toContain("title");
  }
  expect(countsOf(preview)).toEqual({
    already_applied: 1,
    low_score: 1,
    other_title: 1,
    same_job: 1,
  });
  // Nothing anywhere: no run, no application, no credit, and no employer has heard of it.
  expect(await listRunViews(db, { userId, limit: 10 })).toEqual([]);
  expect(await listApplications(db, { userId, limit: 10 })).toEqual([]);
  expect(await sandbox.listReceived(account)).toEqual([]);
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 0 });

  const idOf = (company: string): string =>
    preview.jobs.find((each) => each.company.startsWith(company))?.id ?? "";
  await db
    .transaction()
    .execute((trx) => choosePreviewJob(trx, { userId, previewId, jobId: idOf("Unwanted") }, true));
  await sandbox.loadJobs([
    FITTING[0] ?? {},
    job("4300000004", "Quillstack Pvt. Ltd."),
    FITTING[1] ?? {},
    job("4300000003", "Closing", { state: "closed" }),
    job("4300000010", "Newcomer"),
  ]);
  const jobIds = [idOf("Quillstack"), idOf("Closing")];
  const applied = await db
    .transaction()
    .execute((trx) => applyPreview(trx, { userId, previewId, jobIds, dayStart }));
  expect(applied).toMatchObject({ kind: "started", goal: 2 });
  await handleLaneServe(own.worker);
  const rows = await listApplications(db, { userId, limit: 10 });
  expect(
    Object.fromEntries(
      rows.map(({ company, status }) => [company.replace(" Pvt. Ltd.", ""), status]),
    ),
  ).toEqual({ Quillstack: "APPLIED", Closing: "SKIPPED", Unwanted: "SKIPPED" });
  expect(rows.find(({ company }) => company === "Closing")?.reason).toContain("no longer accepts");
  expect(await sandbox.listReceived(account)).toHaveLength(1);
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 1 });
  const [run] = await listRunViews(db, { userId, limit: 10 });
  expect(run).toMatchObject({ state: "ended", applied: 1, skipped: 1, listing: { taken: 2 } });
  // What was listed is spent.
  expect(await findPreview(db, { userId, id: previewId })).toBeUndefined();
  // The next preview offers neither what was sent nor what was taken out.
  const again = await read(key, await startAndServe(key, 9));
  expect(again.jobs.map(({ company }) => company)).toEqual(["Newcomer"]);
  expect(countsOf(again)).toMatchObject({ skipped_by_user: 1 });
});

async function startAndServe(key: LaneKey, goal: number): Promise<string> {
  const id = await start(key, goal);
  await handleLaneServe(own.worker);
  return id;
}

test("a preview opens no more postings than a run that reaches its goal, and waits while everything is paused", async () => {
  const { db } = own.world;
  await sandbox.loadJobs(FITTING);
  const key = await connect("brief-preview@example.com");
  const previewId = await start(key, 1);
  await pauseUser(db, key.userId);
  await handleLaneServe(own.worker);
  expect(await read(key, previewId)).toMatchObject({ state: "queued", jobs: [] });
  await resumeUser(db, key.userId);
  await handleLaneServe(own.worker);
  const preview = await read(key, previewId);
  expect(preview).toMatchObject({ state: "ended", endReason: "goal_reached" });
  expect(preview.jobs).toHaveLength(1);
  expect(countsOf(preview)).toEqual({ not_opened: 2 });
});

test("a preview ends where the portal asks for its account's owner, in a sentence, as a run does", async () => {
  const account = "checked-preview@example.com";
  await sandbox.loadJobs(FITTING);
  const key = await connect(account);
  await sandbox.setFaults(account, { captcha: "login", session_expiry: "now" });
  const preview = await read(key, await startAndServe(key, 3));
  expect(preview).toMatchObject({ state: "ended", endReason: "needs_user", jobs: [] });
  expect(preview.endNote).toContain("wants to check that it is you");
});
