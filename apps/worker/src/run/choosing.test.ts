import { createRun, setMinimumScore } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { listPlatforms, saveFilterChoice } from "@sendoff/db/platform";
import { jobFingerprint } from "@sendoff/domain/choosing";
import { createId } from "@sendoff/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { openConnectedRun } from "../testing/connected-run.fixture.ts";
import { openSandbox, type Sandbox } from "../testing/sandbox.fixture.ts";
import { LINKEDIN, openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const PLACE = "Bangalore, Karnataka, India";
const CV = { kind: "resume", label: "Resume", required: true };
const job = (id: string, company: string, changes: object = {}) => ({
  id,
  title: "Backend Engineer",
  company,
  location: PLACE,
  description: "Services for banks.",
  posted_hours_ago: 2,
  keywords: ["Backend Engineer"],
  apply: "easy",
  state: "open",
  already_applied: "none",
  has_safety_reminder: false,
  steps: [{ title: "Resume", questions: [CV] }],
  ...changes,
});
const FRAUD =
  "A security deposit of ₹4,500 for uniform is to be paid at the time of selection. Hurry up.";

/** Answers a platform's filters by their names. */
async function choose(userId: string, answers: Readonly<Record<string, unknown>>): Promise<void> {
  const platform = (await listPlatforms(own.world.db)).find(({ id }) => id === LINKEDIN);
  const rows = Object.entries(answers).map(([name, answer]) => {
    const filter = platform?.filters.find(({ field_name }) => field_name === name);
    if (filter === undefined) throw new Error(`no filter ${name}`);
    return { filter_id: filter.id, answer };
  });
  await saveFilterChoice(own.world.db, { userId, platformId: LINKEDIN }, rows);
}

/** An application of an earlier day, sent on another platform. */
async function sentBefore(userId: string, company: string, title: string): Promise<void> {
  await own.world.db
    .insertInto("application")
    .values({
      id: createId(),
      user_id: userId,
      platform_id: 4,
      portal_job_id: `indeed ${company}`,
      job_title: title,
      company,
      location: "Bangalore (Hybrid)",
      url: "https://www.indeed.com/viewjob?jk=1",
      job_fingerprint: jobFingerprint({ company, title, location: PLACE }),
      // What may have been sent counts as sent; and its credit has gone back.
      status: "NEEDS_REVIEW",
      intent_at: new Date(Date.now() - 3 * 86_400_000),
    })
    .execute();
}

async function rowsOf(runId: string) {
  const rows = await own.world.db
    .selectFrom("application")
    .selectAll()
    .where("run_id", "=", runId)
    .execute();
  return new Map(rows.map((row) => [row.company, row]));
}

test("a run applies to what the user chose, and every job it leaves alone is a row with its reason and costs nothing", async () => {
  const { db } = own.world;
  await sandbox.loadJobs([
    job("4200000001", "Quillstack"),
    job("4200000002", "Globex Ltd"),
    job("4200000003", "Juniors", { title: "Backend Engineer Intern" }),
    job("4200000004", "Nightly", { description: "You work the night shift." }),
    job("4200000005", "SkyHire Manpower", { description: FRAUD }),
    job("4200000006", "Pastries", { title: "Pastry Chef" }),
    job("4200000012", "Vague", { title: "Midweight Something", description: "You bake cakes." }),
    job("4200000014", "Meagre", { description: "The salary is ₹4,00,000 a year." }),
    job("4200000007", "Twinned"),
    job("4200000008", "Rested Inc.", { title: "Senior Backend Engineer" }),
    job("4200000009", "Elsewhere", { apply: "external" }),
    job("4200000010", "Bygone", { posted_hours_ago: 24 * 20 }),
    job("4200000011", "Quillstack Ltd", { title: "Backend Engineer, Payments" }),
  ]);
  const { user, runId } = await openConnectedRun(own, "choosy@example.com", 9);
  await sentBefore(user.id, "Twinned Pvt. Ltd.", "Backend Engineer");
  await sentBefore(user.id, "Rested", "Data Engineer");
  await choose(user.id, {
    "Date posted": "Past week",
    "Easy Apply only": false,
    "Excluded companies": "Globex, Initech",
    "Excluded title words": "intern",
    "Excluded description words": "night shift",
    "Same company again": "After 30 days",
  });
  await handleLaneServe(own.worker);

  const rows = await rowsOf(runId);
  const outcomes = Object.fromEntries(
    [...rows].map(([company, row]) => [company, [row.status, row.reason_code]]),
  );
  const one = rows.get("Quillstack")?.status === "APPLIED";
  expect(outcomes).toEqual({
    // Which of the two is opened first is the portal's order.
    Quillstack: one ? ["APPLIED", ""] : ["SKIPPED", "same_company"],
    "Quillstack Ltd": one ? ["SKIPPED", "same_company"] : ["APPLIED", ""],
    "Globex Ltd": ["SKIPPED", "excluded_company"],
    Juniors: ["SKIPPED", "excluded_title"],
    Nightly: ["SKIPPED", "excluded_description"],
    "SkyHire Manpower": ["SKIPPED", "scam"],
    // Of another profession, and one that its list does not tell: its text, once opened, does.
    Pastries: ["SKIPPED", "other_title"],
    Vague: ["SKIPPED", "other_title"],
    Meagre: ["SKIPPED", "low_score"],
    Twinned: ["SKIPPED", "same_job"],
    "Rested Inc.": ["SKIPPED", "same_company"],
    Elsewhere: ["SKIPPED", "external"],
  });
  for (const row of rows.values()) {
    expect(row.match_score).toEqual(expect.any(Number));
    expect(row.match_reasons).not.toEqual([]);
  }
  for (const row of [...rows.values()].filter(({ status }) => status === "SKIPPED")) {
    expect(row.reason).toMatch(/\w.*[.”]$/s);
  }
  expect(rows.get("Twinned")?.reason).toMatch(
    /^You applied for this same job on Indeed on \d{1,2} \w{3} \d{4}\.$/,
  );
  expect(rows.get("SkyHire Manpower")?.reason).toContain("asks applicants to pay");
  // The list alone said enough of these: no posting of theirs was opened.
  for (const company of [
    "Globex Ltd",
    "Juniors",
    "Pastries",
    "Twinned",
    "Rested Inc.",
    "Elsewhere",
  ]) {
    expect(rows.get(company)?.attempts).toBe(0);
  }
  // Of this one it did not, so its posting was read before it was judged.
  expect(rows.get("Vague")?.attempts).toBe(1);
  expect(rows.get("Meagre")?.reason).toBe("Its match is 55 of 130, 42%; your minimum is 60%.");
  expect(await sandbox.listReceived("choosy@example.com")).toHaveLength(1);
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 1 });
});

test("a job that filters left alone is tried once they are changed, and a fraud never is", async () => {
  await sandbox.loadJobs([
    job("4200000021", "Changed", { description: "Night shift." }),
    job("4200000022", "Renamed"),
    job("4200000023", "SkyHire", { description: FRAUD }),
  ]);
  const { user, key, runId } = await openConnectedRun(own, "changing@example.com", 3);
  await choose(user.id, {
    "Excluded companies": "Renamed",
    "Excluded description words": "night shift",
  });
  await handleLaneServe(own.worker);
  const first = await rowsOf(runId);
  expect([...first.values()].map((row) => row.status)).toEqual(["SKIPPED", "SKIPPED", "SKIPPED"]);
  await choose(user.id, { "Date posted": "Any time" });
  const next = await own.world.db.transaction().execute((trx) => createRun(trx, key, 3));
  if (next.kind !== "created") throw new Error(next.kind);
  await handleLaneServe(own.worker);
  const outcomes = [...(await rowsOf(next.runId))].map(([company, row]) => [company, row.status]);
  expect(Object.fromEntries(outcomes)).toEqual({ Changed: "APPLIED", Renamed: "APPLIED" });
  expect((await rowsOf(runId)).get("SkyHire")?.reason_code).toBe("scam");
});

test("a job done from home that is sent under one id names that application when it comes under another", async () => {
  const fromHome = { location: "India", workplace: "remote" };
  await sandbox.loadJobs([
    job("4200000031", "Homely", fromHome),
    job("4200000032", "Homely Pvt. Ltd.", fromHome),
  ]);
  const wanted = { roles: ["Backend Engineer"], locations: ["Remote"] };
  const { runId } = await openConnectedRun(own, "at-home@example.com", 2, { wanted });
  await handleLaneServe(own.worker);
  const rows = [...(await rowsOf(runId)).values()];
  expect(rows.map(({ status }) => status).toSorted()).toEqual(["APPLIED", "SKIPPED"]);
  const skipped = rows.find(({ status }) => status === "SKIPPED");
  // Both were queued before either was sent: it is seen when its page is open, which names the country alone.
  expect(skipped).toMatchObject({ reason_code: "same_job", attempts: 1 });
  expect(skipped?.reason).toMatch(
    /^You applied for this same job on LinkedIn on \d{1,2} \w{3} \d{4}\.$/,
  );
  expect(await sandbox.listReceived("at-home@example.com")).toHaveLength(1);
});

test("the minimum of all platforms counts until a platform's own filter says otherwise", async () => {
  const { db } = own.world;
  // It pays a sixth less than is wanted: 60 of 65.
  await sandbox.loadJobs([
    job("4200000041", "Nearly", { description: "The salary is ₹20,00,000 a year." }),
  ]);
  const { user, key, runId } = await openConnectedRun(own, "strict@example.com", 1);
  await setMinimumScore(db, user.id, 100);
  await handleLaneServe(own.worker);
  expect((await rowsOf(runId)).get("Nearly")).toMatchObject({
    status: "SKIPPED",
    reason_code: "low_score",
    reason: expect.stringContaining("your minimum is 100%"),
  });
  await choose(user.id, { "Minimum match score": "50 or more" });
  const next = await db.transaction().execute((trx) => createRun(trx, key, 1));
  if (next.kind !== "created") throw new Error(next.kind);
  await handleLaneServe(own.worker);
  expect((await rowsOf(next.runId)).get("Nearly")?.status).toBe("APPLIED");
});
