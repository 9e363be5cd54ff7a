import { Analytics } from "@sendoff/contract/analytics";
import { LogMessage } from "@sendoff/contract/logs";
import { NeedsYou } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { ApplicationDetail } from "@sendoff/contract/run";
import { endRun, finishUnsent, settleNotSent } from "@sendoff/db/applying";
import type { TestUser } from "@sendoff/testkit/test-user";
import { readPdfPages } from "@sendoff/testkit/pdf-pages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openForm, type Runner, startRunner, submit } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const running = (): Promise<Runner> => startRunner(api);

async function createUnconfirmed({ lane, runId }: Runner): Promise<string> {
  const lease = await submit(api.db, lane, runId);
  await settleNotSent(api.db, lease, { status: "NEEDS_REVIEW", reason: "We could not look." });
  return lease.id;
}

async function stopped({ lane, runId }: Runner): Promise<string> {
  const lease = await openForm(api.db, lane, runId);
  await finishUnsent(api.db, lease, { status: "NEEDS_USER", reasonCode: "form_check" });
  return lease.id;
}

const say = (user: TestUser, id: string, verdict: string, more: object = {}) =>
  api.call(routes.settleArrival, { user, params: { id }, body: { verdict, ...more } });
const act = (user: TestUser, id: string, what: string) =>
  api.call(routes.actOnApplication, { user, params: { id }, body: { act: what } });
const inbox = async (user: TestUser) =>
  NeedsYou.parse((await api.call(routes.getNeedsYou, { user })).body);
const detail = async (user: TestUser, id: string) =>
  ApplicationDetail.parse((await api.call(routes.getApplication, { user, params: { id } })).body);
const logs = async (user: TestUser) => {
  const { body } = await api.call(routes.getLogs, { user });
  return (body as { "@message": string }[]).map((record) =>
    LogMessage.parse(JSON.parse(record["@message"])),
  );
};
const figures = async (user: TestUser) =>
  Analytics.parse((await api.call(routes.getAnalytics, { user })).body);
const receipt = async (user: TestUser, id: string): Promise<string> => {
  const url = routes.downloadReceipt.path.replace(":id", id);
  const { rawPayload } = await api.app.inject({ url, headers: user.headers });
  return (await readPdfPages(rawPayload)).join(" ").replaceAll(/\s+/g, " ");
};

test("what its user says arrived leaves the inbox and counts as applied, with its grade, for nothing", async () => {
  const runner = await running();
  const { user } = runner;
  const id = await createUnconfirmed(runner);
  expect((await inbox(user)).count).toBe(1);
  expect(await detail(user, id)).toMatchObject({ arrival: "open", own_acts: [] });
  const { status, body } = await say(user, id, "arrived");
  expect(status).toBe(200);
  expect(ApplicationDetail.parse(body)).toMatchObject({
    application: { status: "APPLIED", proof: "user_said", credits: 0 },
    proof: "user_said",
    arrival: "arrived",
    cost: { credits: 0, amount: 0, state: "released" },
  });
  expect(await inbox(user)).toMatchObject({ count: 0, reviews: [] });
  expect(await logs(user)).toMatchObject([{ status: "APPLIED", proof: "user_said", credits: 0 }]);
  expect(await figures(user)).toMatchObject({
    total_applied: 1,
    success_rate: 100,
    proofs: { portal: 0, user_said: 1, user_sent: 0 },
    cost_analytics: { total_cost: 0, avg_cost_per_application: null },
    free_applications: 0,
    median_seconds: null,
  });
  const text = await receipt(user, id);
  expect(text).toContain(
    "You said that it arrived. Sendoff pressed submit, and LinkedIn never confirmed it.",
  );
  expect(text).toContain("Not charged, the credit was returned");
  expect(text).not.toContain("Confirmed");
});

test("a word is given once, changed on purpose, and refused where it settles nothing", async () => {
  const runner = await running();
  const { user } = runner;
  const id = await createUnconfirmed(runner);
  expect((await say(user, id, "not_arrived")).status).toBe(200);
  expect((await say(user, id, "not_arrived")).status).toBe(200);
  expect(await say(user, id, "arrived")).toMatchObject({
    status: 409,
    body: { code: "conflict", message: expect.stringMatching(/^You have said that it did not/) },
  });
  expect((await say(user, id, "arrived", { instead_of: "not_arrived" })).status).toBe(200);
  expect((await say(user, id, "perhaps")).status).toBe(400);
  const open = await stopped(runner);
  expect(await say(user, open, "arrived")).toMatchObject({ status: 409 });
  const stranger = await api.createUser();
  expect((await say(stranger, id, "cannot_tell")).status).toBe(404);
  expect((await act(stranger, open, "skip")).status).toBe(404);
  expect((await api.call(routes.settleArrival, { params: { id } })).status).toBe(401);
  expect((await api.call(routes.actOnApplication, { params: { id } })).status).toBe(401);
});

test("who cannot tell is not asked again, and the logs keep it as pending", async () => {
  const runner = await running();
  const id = await createUnconfirmed(runner);
  await say(runner.user, id, "cannot_tell");
  expect((await inbox(runner.user)).count).toBe(0);
  expect(await detail(runner.user, id)).toMatchObject({ arrival: "cannot_tell" });
  expect(await logs(runner.user)).toMatchObject([{ status: "PENDING", state: "UNCLEAR" }]);
});

test("a form's check waits for its user as one thing, who sends it, skips it or has it tried again", async () => {
  const runner = await running();
  const { user } = runner;
  const [sent, skipped, retried] = [
    await stopped(runner),
    await stopped(runner),
    await stopped(runner),
  ];
  expect(await inbox(user)).toMatchObject({ count: 3, accounts: [], stopped: [{}, {}, {}] });
  expect((await detail(user, sent)).own_acts).toEqual(["sent", "retry", "skip"]);
  expect(await act(user, sent, "sent")).toMatchObject({
    status: 200,
    body: { application: { application: { status: "APPLIED" }, proof: "user_sent" } },
  });
  expect((await act(user, skipped, "skip")).status).toBe(200);
  expect(await act(user, retried, "retry")).toMatchObject({
    status: 200,
    body: { application: { application: { status: "QUEUED" } }, idle_platform: null },
  });
  expect(await act(user, retried, "skip")).toMatchObject({ status: 409 });
  expect((await inbox(user)).count).toBe(0);
  expect(await figures(user)).toMatchObject({
    total_applied: 1,
    success_rate: null,
    proofs: { portal: 0, user_said: 0, user_sent: 1 },
  });
  const text = await receipt(user, sent);
  expect(text).toContain("You applied yourself. Sendoff sent nothing and leaves this job alone.");
  expect(text).not.toContain("What was sent");
});

test("what failed before submit was pressed is tried again at once, with a run that searches for nothing else", async () => {
  const runner = await running();
  const { user, lane, runId } = runner;
  const [lease, pressed] = [await openForm(api.db, lane, runId), await submit(api.db, lane, runId)];
  const failed = { status: "FAILED", reasonCode: "portal_error" } as const;
  await finishUnsent(api.db, lease, failed);
  await settleNotSent(api.db, pressed, failed);
  // What was pressed once is never tried again by anybody's word.
  expect((await detail(user, pressed.id)).own_acts).toEqual(["sent"]);
  const retry = (id: string) =>
    api.call(routes.actOnApplication, {
      user,
      params: { id },
      body: { act: "retry", starts: true },
    });
  expect((await retry(pressed.id)).status).toBe(409);
  expect((await detail(user, lease.id)).own_acts).toEqual(["retry", "sent"]);
  // The run under way gets room for it.
  expect(await retry(lease.id)).toMatchObject({
    status: 200,
    body: {
      application: { application: { status: "QUEUED" } },
      going: { run_id: runId, note: "" },
    },
  });
  expect(await retry(lease.id)).toMatchObject({ status: 200, body: { going: null } });
  const { goal } = await api.db
    .selectFrom("run")
    .select("goal")
    .where("id", "=", runId)
    .executeTakeFirstOrThrow();
  expect(goal).toBe(8);
});

test("what is tried again has a run of its own where none is under way, or is told why not", async () => {
  const runner = await running();
  const { user, lane, runId } = runner;
  const lease = await openForm(api.db, lane, runId);
  await finishUnsent(api.db, lease, { status: "FAILED", reasonCode: "session_lost" });
  await endRun(api.db, lane, runId, "stopped", "");
  const body = { act: "retry", starts: true };
  const answer = await api.call(routes.actOnApplication, { user, params: { id: lease.id }, body });
  // This user has no job preferences yet.
  expect(answer).toMatchObject({
    status: 200,
    body: {
      application: { application: { status: "QUEUED" } },
      going: { run_id: null, note: expect.stringMatching(/What waits goes out with the next run/) },
    },
  });
});

test("what an account's own check stopped is its account's, and no thing of its own", async () => {
  const runner = await running();
  const lease = await openForm(api.db, runner.lane, runner.runId);
  await finishUnsent(api.db, lease, { status: "NEEDS_USER", reasonCode: "challenge" });
  expect(await inbox(runner.user)).toMatchObject({ count: 0, stopped: [] });
});
