import { GivenAnswer } from "@sendoff/contract/form";
import { type LaneKey } from "@sendoff/db/applying";
import { proveLedger } from "@sendoff/db/ledger";
import { resumeLane } from "@sendoff/db/needs";
import { listConnections } from "@sendoff/db/platform";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openBoardRun, openRun } from "../../testing/board-run.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox("boards");
  own = await openTestWorker(sandbox.boardsUrl);
});
afterAll(async () => {
  await own.close();
});

type Vendor = "greenhouse" | "lever" | "ashby";
const NOTICE = {
  kind: "select",
  label: "What is your notice period?",
  required: true,
  options: ["Immediate", "15 days", "30 days", "60 days"],
};
const COLOUR = { kind: "text", label: "What is your favourite colour?", required: true };
const idOf = (vendor: Vendor, nth: number): string =>
  vendor === "greenhouse"
    ? `450000000${nth}`
    : `00000000-0000-4000-8000-00000000000${vendor === "lever" ? nth : nth + 5}`;
const jobOf = (vendor: Vendor, nth: number, company: string, fields: object = {}) => ({
  id: idOf(vendor, nth),
  vendor,
  company,
  title: "Backend Engineer",
  location: "Bengaluru, Karnataka, India",
  asks: ["phone"],
  ...fields,
});
const addressOf = (vendor: Vendor, company: string): string =>
  ({
    greenhouse: `https://boards.greenhouse.io/${company}`,
    lever: `https://jobs.lever.co/${company}`,
    ashby: `https://jobs.ashbyhq.com/${company}`,
  })[vendor];

const listApplications = (key: LaneKey) =>
  own.world.db
    .selectFrom("application")
    .selectAll()
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .orderBy("portal_job_id")
    .execute();
const findRun = (id: string) =>
  own.world.db.selectFrom("run").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** What has words in it, by question: files and what was left empty are told apart elsewhere. */
function sentences(answers: readonly { question: string; kind: string; value: unknown }[]) {
  const empty = (value: unknown): boolean =>
    value === "" || value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    answers
      .filter(({ kind, value }) => kind !== "file" && !empty(value))
      .map(({ question, value }) => [question, value]),
  );
}

test.each(["greenhouse", "lever", "ashby"] as const)(
  "a run on a board of %s sends without an account what its receipts say, declines what is asked of who applies, and leaves what is not known, and consent, to the user",
  async (vendor) => {
    const { world, worker } = own;
    await sandbox.loadJobs([
      jobOf(vendor, 1, "Saffron Grid"),
      jobOf(vendor, 2, "Saffron Grid", {
        title: "Software Engineer",
        asks: ["phone", "location", "voluntary", "demographics"],
        questions: [NOTICE],
      }),
      jobOf(vendor, 3, "Saffron Grid", { title: "Full Stack Developer", questions: [COLOUR] }),
      jobOf(vendor, 4, "Saffron Grid", {
        title: "Senior Software Engineer",
        asks: ["voluntary", "demographics", "data_consent"],
      }),
      jobOf(vendor, 5, "Saffron Grid", { title: "Chef" }),
    ]);
    const address = addressOf(vendor, "saffron-grid");
    const { user, key, runId } = await openBoardRun(own, address, 4);
    await handleLaneServe(worker);

    const rows = await listApplications(key);
    const applied = { status: "APPLIED", proof: "confirmation_seen", cv_sha256: user.sha256 };
    expect(rows.map((row) => [row.portal_job_id, row.reason])).toHaveLength(4);
    expect(rows).toMatchObject([
      { portal_job_id: idOf(vendor, 1), company: "Saffron Grid", ...applied },
      { portal_job_id: idOf(vendor, 2), ...applied },
      { portal_job_id: idOf(vendor, 3), status: "NEEDS_ANSWER" },
      {
        portal_job_id: idOf(vendor, 4),
        status: "NEEDS_ANSWER",
        open_questions: [{ question: expect.stringMatching(/consent|acknowledge|agree/i) }],
      },
    ]);
    expectDeclined(z.array(GivenAnswer).parse(rows[1]?.answers));
    const received = await sandbox.listReceived(user.email);
    expect(received.map(({ job_id }) => job_id).toSorted()).toEqual([
      idOf(vendor, 1),
      idOf(vendor, 2),
    ]);
    // The profile says Bangalore; the boards know it as Bengaluru only.
    const places = received.flatMap(({ answers }) =>
      answers.filter(({ kind }) => kind === "location"),
    );
    expect(places).toMatchObject([{ value: "Bengaluru, Karnataka, India" }]);
    for (const each of received) {
      const row = rows.find(({ portal_job_id }) => portal_job_id === each.job_id);
      expect(sentences(each.answers)).toEqual(sentences(z.array(GivenAnswer).parse(row?.answers)));
      expect(each.cv?.sha256).toBe(user.sha256);
      const pictures = await world.db
        .selectFrom("application_picture")
        .select("kind")
        .where("application_id", "=", row?.id ?? "")
        .orderBy("taken_at")
        .execute();
      expect(pictures).toEqual([{ kind: "before_submit" }, { kind: "after_confirmation" }]);
    }
    expect(await findRun(runId)).toMatchObject({ state: "ended", end_reason: "search_exhausted" });
    expect(world.logLines().join("\n")).toContain(`saffron-grid (${makerOf(vendor)})`);
    expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
  },
  110_000,
);

/** Of who applies nothing is told. */
function expectDeclined(given: readonly GivenAnswer[]): void {
  const sensitive = given.filter(({ question }) =>
    /gender|veteran|disab|hispanic|age range|describe/i.test(question),
  );
  const filters = sensitive
    .flatMap(({ value }) => value)
    .filter((value) => value !== "" && value !== false);
  for (const value of filters) expect(value).toMatch(/decline|don't wish/i);
}

const makerOf = (vendor: Vendor): string =>
  ({ greenhouse: "Greenhouse", lever: "Lever", ashby: "Ashby" })[vendor];

test("a confirmation that never came needs its user at the next look, and the credit is back", async () => {
  const { world, worker } = own;
  await sandbox.loadJobs([jobOf("lever", 1, "Blue Tarmac")]);
  const { user, key } = await openBoardRun(own, addressOf("lever", "blue-tarmac"), 1);
  await sandbox.setFaults(user.email, { lost_confirmation: "marked_applied" });
  const hasty = { ...worker, config: { ...worker.config, confirmTimeoutMs: 2_500 } };
  await handleLaneServe(hasty);
  // It was unconfirmed when its page was left; on a busy machine the next look, seconds away, may have come by now.
  const [application] = await listApplications(key);
  const kept = await world.db
    .selectFrom("failure_bundle")
    .select("kind")
    .where("application_id", "=", application?.id ?? "")
    .execute();
  expect(kept).toEqual([{ kind: "unknown_outcome" }]);
  await world.db
    .updateTable("application")
    .set({ next_look_at: new Date(0) })
    .where("user_id", "=", user.id)
    .execute();
  await handleLaneServe(hasty);
  expect(await listApplications(key)).toMatchObject([
    {
      status: "NEEDS_REVIEW",
      reason:
        "Lever shows no list of applications. Look for its confirmation in your mail. You were not charged.",
    },
  ]);
  expect(await sandbox.listReceived(user.email)).toHaveLength(1);
  expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
});

/** Two jobs on a Greenhouse board whose forms meet a captcha, served once with it there. */
async function servedWithCaptcha(company: string, captcha: "apply" | "submit") {
  const { world, worker } = own;
  const title = "Software Engineer";
  await sandbox.loadJobs([
    jobOf("greenhouse", 1, company),
    jobOf("greenhouse", 2, company, { title }),
  ]);
  await sandbox.setFaultsForAll({ captcha });
  const address = addressOf("greenhouse", company.toLowerCase().replace(" ", "-"));
  const { user, key, runId } = await openBoardRun(own, address, 2);
  await handleLaneServe(worker);
  await sandbox.setFaultsForAll({ captcha: null });
  expect(await findRun(runId)).toMatchObject({ state: "ended", end_reason: "needs_user" });
  expect(await listConnections(world.db, user.id)).toMatchObject([
    { state: "needs_user", stateNote: expect.stringContaining("only a person can pass") },
  ]);
  expect(await sandbox.listReceived(user.email)).toEqual([]);
  expect(
    await world.db
      .selectFrom("credit_hold")
      .select("state")
      .where("user_id", "=", user.id)
      .execute(),
  ).toEqual(captcha === "submit" ? [{ state: "released" }] : []);
  return { user, key };
}

test.each(["apply", "submit"] as const)(
  "a captcha (%s) stops the board for its user, who goes on by a word; the job they were asked to send themselves is left to them",
  async (captcha) => {
    const { world, worker } = own;
    const { user, key } = await servedWithCaptcha(`Halcyon ${captcha}`, captcha);
    const [stopped] = (await listApplications(key)).filter(({ status }) => status === "NEEDS_USER");
    expect(stopped).toMatchObject({
      reason: expect.stringContaining("send this application yourself"),
    });
    expect(await resumeLane(world.db, key)).toBe("resumed");
    await openRun(own, key, 2);
    await handleLaneServe(worker);
    const received = await sandbox.listReceived(user.email);
    expect(received).toHaveLength(1);
    expect(received[0]?.job_id).not.toBe(stopped?.portal_job_id);
    const after = (await listApplications(key)).find(({ id }) => id === stopped?.id);
    expect(after).toMatchObject({ status: "NEEDS_USER", reason: stopped?.reason });
    expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
  },
  110_000,
);

test("a limit that shows only at the click ends the run, and the job is sent by a later one", async () => {
  const { world, worker } = own;
  const title = "Software Engineer";
  await sandbox.loadJobs([
    jobOf("ashby", 1, "Cobalt Ferry"),
    jobOf("ashby", 2, "Cobalt Ferry", { title }),
  ]);
  const { user, key, runId } = await openBoardRun(own, addressOf("ashby", "cobalt-ferry"), 2);
  await sandbox.setFaults(user.email, { daily_limit: 1 });
  await handleLaneServe(worker);
  expect(await findRun(runId)).toMatchObject({ state: "ended", end_reason: "portal_limit" });
  const rows = await listApplications(key);
  expect(rows.map(({ status }) => status).toSorted()).toEqual(["APPLIED", "FAILED"]);
  expect(rows.find(({ status }) => status === "FAILED")?.reason).toBe(
    "cobalt-ferry (Ashby): You have reached the limit of applications to this company. Try again tomorrow. Nothing was sent; a later run tries it again.",
  );
  await sandbox.setFaults(user.email, { daily_limit: null });
  await openRun(own, key, 2);
  await handleLaneServe(worker);
  expect(await listApplications(key)).toMatchObject([{ status: "APPLIED" }, { status: "APPLIED" }]);
  expect(await sandbox.listReceived(user.email)).toHaveLength(2);
  expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
});

test("every school and job of the profile goes into a form that repeats them, as the receipt has it", async () => {
  const { world, worker } = own;
  const modes = { education: "required", employment: "required" };
  await sandbox.loadJobs([jobOf("greenhouse", 1, "Copper Kettle", modes)]);
  const { user, key } = await openBoardRun(own, addressOf("greenhouse", "copper-kettle"), 1);
  const row = world.db.selectFrom("app_user").select("filters").where("id", "=", user.id);
  const filters = z
    .record(z.string(), z.unknown())
    .parse((await row.executeTakeFirstOrThrow()).filters);
  const extended = {
    ...filters,
    experience: [
      {
        jobTitle: "Senior Engineer",
        company: "Quillstack",
        startDate: "2022-03",
        currentlyWorkingHere: true,
      },
      { jobTitle: "Engineer", company: "Ferrypoint", startDate: "2018-07", endDate: "2022-02" },
    ],
    education: [
      {
        degreeName: "B.Tech Computer Science",
        institutionName: "Anna University",
        startDate: "2014-07",
        endDate: "2018-05",
      },
    ],
  };
  await world.db
    .updateTable("app_user")
    .set({ filters: JSON.stringify(extended) })
    .where("id", "=", user.id)
    .execute();
  await handleLaneServe(worker);
  const [application] = await listApplications(key);
  expect(application).toMatchObject({ status: "APPLIED" });
  const [received] = await sandbox.listReceived(user.email);
  const pairs = (answers: readonly { question: string; kind: string; value: unknown }[]) =>
    answers
      .filter(({ kind, value }) => kind !== "file" && value !== false && value !== "")
      .map(({ question, value }) => `${question}: ${String(value)}`)
      .toSorted();
  const given = z.array(GivenAnswer).parse(application?.answers);
  expect(pairs(received?.answers ?? [])).toEqual(pairs(given));
  expect(pairs(given)).toEqual(
    expect.arrayContaining([
      "School: Anna University",
      "Degree: Bachelor's Degree",
      "Company name: Ferrypoint",
      "Company name: Quillstack",
      "Title: Engineer",
      "Title: Senior Engineer",
      "Start date month: July",
      "Start date month: March",
      "Current role: true",
      "End date year: 2018",
      "End date year: 2022",
    ]),
  );
});
