import { GivenAnswer } from "@sendoff/contract";
import { connectBoard, listConnections, type LaneKey, proveLedger } from "@sendoff/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openBoardRun, openRun } from "../../testing/board-run.fixture.ts";
import { type Sandbox, startSandbox } from "../../testing/sandbox.fixture.ts";
import { openServing, type TestServing } from "../../testing/serving.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestServing;
beforeAll(async () => {
  sandbox = await startSandbox("boards");
  own = await openServing(sandbox.boardsUrl);
});
afterAll(async () => {
  await own.close();
  await sandbox.stop();
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
function said(answers: readonly { question: string; kind: string; value: unknown }[]) {
  const empty = (value: unknown): boolean =>
    value === "" || value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    answers
      .filter(({ kind, value }) => kind !== "file" && !empty(value))
      .map(({ question, value }) => [question, value]),
  );
}

test.each(["greenhouse", "lever", "ashby"] as const)(
  "a run on a board of %s sends without an account what its receipts say, and asks what is not known",
  async (vendor) => {
    const { world, serving } = own;
    await sandbox.loadJobs([
      jobOf(vendor, 1, "Saffron Grid"),
      jobOf(vendor, 2, "Saffron Grid", { title: "Software Engineer", questions: [NOTICE] }),
      jobOf(vendor, 3, "Saffron Grid", { title: "Full Stack Developer", questions: [COLOUR] }),
      jobOf(vendor, 4, "Saffron Grid", { title: "Chef" }),
    ]);
    const address = addressOf(vendor, "saffron-grid");
    const { user, key, runId } = await openBoardRun(own, address, 3);
    await handleLaneServe(serving);

    const rows = await listApplications(key);
    const applied = { status: "APPLIED", proof: "confirmation_seen", cv_sha256: user.sha256 };
    expect(rows.map((row) => [row.portal_job_id, row.reason])).toHaveLength(3);
    expect(rows).toMatchObject([
      { portal_job_id: idOf(vendor, 1), company: "Saffron Grid", ...applied },
      { portal_job_id: idOf(vendor, 2), ...applied },
      { portal_job_id: idOf(vendor, 3), status: "NEEDS_ANSWER" },
    ]);
    const received = await sandbox.listReceived(user.email);
    expect(received.map(({ job_id }) => job_id).toSorted()).toEqual([
      idOf(vendor, 1),
      idOf(vendor, 2),
    ]);
    for (const each of received) {
      const row = rows.find(({ portal_job_id }) => portal_job_id === each.job_id);
      expect(said(each.answers)).toEqual(said(z.array(GivenAnswer).parse(row?.answers)));
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

const makerOf = (vendor: Vendor): string =>
  ({ greenhouse: "Greenhouse", lever: "Lever", ashby: "Ashby" })[vendor];

test("a confirmation that never came needs its user at the next look, and the credit is back", async () => {
  const { world, serving } = own;
  await sandbox.loadJobs([jobOf("lever", 1, "Blue Tarmac")]);
  const { user, key } = await openBoardRun(own, addressOf("lever", "blue-tarmac"), 1);
  await sandbox.setFaults(user.email, { lost_confirmation: "marked_applied" });
  const hasty = { ...serving, config: { ...serving.config, confirmTimeoutMs: 2_500 } };
  await handleLaneServe(hasty);
  expect(await listApplications(key)).toMatchObject([{ status: "UNKNOWN" }]);
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
}, 110_000);

test("a captcha stops the board for its user, who goes on by connecting it again", async () => {
  const { world, serving } = own;
  await sandbox.loadJobs([jobOf("greenhouse", 1, "Halcyon Rail")]);
  await sandbox.setFaultsForAll({ captcha: "apply" });
  const { user, key, runId } = await openBoardRun(own, addressOf("greenhouse", "halcyon-rail"), 1);
  await handleLaneServe(serving);
  expect(await findRun(runId)).toMatchObject({ state: "ended", end_reason: "needs_user" });
  expect(await listConnections(world.db, user.id)).toMatchObject([
    { state: "needs_user", stateNote: expect.stringContaining("only a person can pass") },
  ]);
  expect(await sandbox.listReceived(user.email)).toEqual([]);
  await sandbox.setFaultsForAll({ captcha: null });
  await connectBoard(world.db, key);
  await openRun(own, key, 1);
  await handleLaneServe(serving);
  expect(await sandbox.listReceived(user.email)).toHaveLength(1);
}, 110_000);
