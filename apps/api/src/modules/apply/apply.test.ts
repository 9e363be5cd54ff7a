import { routes } from "@sendoff/contract/routes";
import { ApplicationDetail, RunDetail, RunSummary } from "@sendoff/contract/run";
import {
  endRun,
  findOpenRun,
  finishUnsent,
  recordListed,
  recordRunEvent,
  recordUnknownPlaces,
  recordUnreadable,
  settleApplied,
  settleNotSent,
  settleUnknown,
} from "@sendoff/db/applying";
import { createId } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import { middayZone } from "@sendoff/testkit/zone-at";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import {
  addPicture,
  connect,
  holdLane,
  LINKEDIN,
  openForm,
  PREFERENCES,
  submit,
} from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const listedJob = (name: string) => ({
  portalJobId: `listed ${name}`,
  title: "Engineer",
  company: "Quillstack",
  location: "Pune",
  url: "https://www.linkedin.com/jobs/view/1/",
});
const LISTED = {
  taken: [listedJob("a"), listedJob("b")],
  skipped: [],
  dropped: [
    { portalJobId: "listed c", reasonCode: "external" },
    { portalJobId: "listed d", reasonCode: "excluded_title" },
    { portalJobId: "listed e", reasonCode: "external" },
  ],
};

const Started = z.object({ run_id: z.string(), goal: z.number() });
const SEEN = { text: "Your application was sent", proof: "confirmation_seen" } as const;
const ready = async (): Promise<TestUser> => {
  const user = await api.createUser({ filters: PREFERENCES, time_zone: middayZone() });
  await connect(api.db, user.id);
  return user;
};
const start = (user: TestUser, body: Record<string, unknown> = {}) =>
  api.call(routes.applyJobs, { user, body: { platform_id: LINKEDIN, ...body } });
async function startedRun(user: TestUser) {
  const runId = Started.parse((await start(user)).body).run_id;
  return { runId, lane: await holdLane(api.db, user.id) };
}
const countWakeUps = async (): Promise<number> => {
  const { rows } = await api.database.pool.query(
    "select 1 from pgboss.job where name = 'lane.serve'",
  );
  return rows.length;
};

// SPEC 7.35
test("a start opens a run, wakes a worker and says what the goal is", async () => {
  const user = await ready();
  const before = await countWakeUps();
  const answer = await start(user, { goal: 4 });
  expect(answer.status).toBe(202);
  expect(Started.parse(answer.body).goal).toBe(4);
  expect(await countWakeUps()).toBe(before + 1);
});

test("without a goal it is the usual one, capped by what the daily limit leaves today", async () => {
  const user = await ready();
  expect(Started.parse((await start(user)).body).goal).toBe(10);
  const other = await ready();
  const { runId, lane } = await startedRun(other);
  for (let sent = 0; sent < 3; sent += 1) {
    await settleApplied(api.db, await submit(api.db, lane, runId), SEEN);
  }
  await endRun(api.db, lane, runId, "stopped", "");
  expect(Started.parse((await start(other)).body).goal).toBe(7);
});

test("a run under way promises no more than its credits reach, and shows its goal again once it has ended", async () => {
  const user = await ready();
  const { runId, lane } = await startedRun(user);
  const reach = async () => {
    const { body } = await api.call(routes.getRun, { user, params: { id: runId } });
    const { goal, reach: most, applied } = RunDetail.parse(body).run;
    return { goal, most, applied };
  };
  expect(await reach()).toEqual({ goal: 10, most: 5, applied: 0 });
  const pressed = await submit(api.db, lane, runId);
  expect(await reach()).toEqual({ goal: 10, most: 5, applied: 0 });
  await settleApplied(api.db, pressed, SEEN);
  expect(await reach()).toEqual({ goal: 10, most: 5, applied: 1 });
  await endRun(api.db, lane, runId, "stopped", "");
  expect(await reach()).toEqual({ goal: 10, most: 10, applied: 1 });
});

test("a start is refused when the platform is unknown, not connected or waits for its user", async () => {
  const user = await api.createUser({ filters: PREFERENCES });
  const refusal = { status: 404, body: { code: "platform_not_connected" } };
  expect(await start(user)).toMatchObject(refusal);
  expect(await start(user, { platform_id: 999_999 })).toMatchObject(refusal);
  await connect(api.db, user.id);
  await api.db
    .updateTable("lane")
    .set({ state: "needs_user" })
    .where("user_id", "=", user.id)
    .execute();
  expect(await start(user)).toMatchObject(refusal);
});

test("a start without roles and locations says where to set them", async () => {
  const user = await api.createUser();
  await connect(api.db, user.id);
  expect(await start(user)).toMatchObject({
    status: 404,
    body: { code: "job_preferences_missing" },
  });
});

test("a start without a CV says to upload one", async () => {
  const user = await ready();
  await api.db.deleteFrom("cv").where("user_id", "=", user.id).execute();
  expect(await start(user)).toMatchObject({ status: 404, body: { code: "no_cv" } });
});

test("a start without credits is a 402, and nothing wakes", async () => {
  const user = await ready();
  await api.db
    .updateTable("credit_lot")
    .set({ expires_at: new Date(0) })
    .where("user_id", "=", user.id)
    .execute();
  const before = await countWakeUps();
  expect(await start(user)).toMatchObject({ status: 402, body: { code: "no_credits" } });
  expect(await countWakeUps()).toBe(before);
});

test("of several starts at once one is taken and the others hear that a run is under way", async () => {
  const user = await ready();
  const before = await countWakeUps();
  const answers = await Promise.all(Array.from({ length: 6 }, () => start(user)));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    202, 409, 409, 409, 409, 409,
  ]);
  const refused = answers.find((answer) => answer.status === 409);
  expect(refused).toMatchObject({ body: { code: "run_under_way" } });
  expect(await countWakeUps()).toBe(before + 1);
});

// SPEC 9.31
test("when today's limit is reached a start is a 409 that says so", async () => {
  const user = await ready();
  await api.db.updateTable("lane").set({ daily_limit: 1 }).where("user_id", "=", user.id).execute();
  const { runId, lane } = await startedRun(user);
  await settleApplied(api.db, await submit(api.db, lane, runId), SEEN);
  await endRun(api.db, lane, runId, "goal_reached", "");
  expect(await start(user)).toMatchObject({
    status: 409,
    body: { code: "conflict", message: expect.stringContaining("1 of 1") },
  });
});

test("runs are listed newest first with their figures, and only to their user", async () => {
  const user = await ready();
  const { runId, lane } = await startedRun(user);
  await settleApplied(api.db, await submit(api.db, lane, runId), { ...SEEN, busyMs: 2500 });
  await settleNotSent(api.db, await submit(api.db, lane, runId), { status: "FAILED" });
  await settleUnknown(api.db, await submit(api.db, lane, runId), {
    note: "",
    nextVerificationSeconds: 60,
  });
  await finishUnsent(api.db, await openForm(api.db, lane, runId), { status: "SKIPPED" });
  await finishUnsent(api.db, await openForm(api.db, lane, runId), { status: "NEEDS_ANSWER" });
  await recordListed(api.db, lane, runId, LISTED);
  await recordUnreadable(api.db, lane, runId, 2);
  await recordUnknownPlaces(api.db, lane, runId, ["Zzyzx"]);
  await endRun(api.db, lane, runId, "search_exhausted", "Nothing more");
  await start(user);
  const runs = z.array(RunSummary).parse((await api.call(routes.listRuns, { user })).body);
  expect(runs.map((run) => run.number)).toEqual([2, 1]);
  expect(runs[1]).toMatchObject({
    id: runId,
    state: "ended",
    end_reason: "search_exhausted",
    applied: 1,
    failed: 1,
    skipped: 1,
    waiting_for_user: 1,
    opened: 5,
    listing: {
      found: 7,
      left_out: [
        { reason: "not_easy_apply", count: 2 },
        { reason: "unreadable", count: 2 },
        { reason: "excluded_words", count: 1 },
      ],
      unknown_places: ["Zzyzx"],
    },
    credits_used: 1,
    credits_held: 1,
    average_seconds: 2.5,
  });
  const one = await api.call(routes.listRuns, { user, query: { limit: "1" } });
  expect(z.array(RunSummary).parse(one.body)).toHaveLength(1);
  expect((await api.call(routes.listRuns, { user: await ready() })).body).toEqual([]);
});

test("a run shows what it is busy with: steps in order, answers and the latest picture", async () => {
  const user = await ready();
  const { runId, lane } = await startedRun(user);
  const lease = await openForm(api.db, lane, runId);
  const step = (title: string, ended: string | null, detail = "") => ({
    type: "step" as const,
    applicationId: lease.id,
    step: {
      name: "form" as const,
      title,
      detail,
      started_at: `2026-01-01T00:00:0${title.length}.000Z`,
      ended_at: ended,
    },
  });
  const picture = (name: string) => ({
    type: "picture" as const,
    applicationId: lease.id,
    storageKey: `live/${runId}/${name}.jpg`,
    address: "https://www.linkedin.com/",
    takenAt: "2026-01-01T00:00:00.000Z",
  });
  await recordRunEvent(api.db, runId, step("A", null));
  await recordRunEvent(api.db, runId, picture("old"));
  await recordRunEvent(api.db, runId, step("A", "2026-01-01T00:00:09.000Z", "2 answers"));
  await recordRunEvent(api.db, runId, step("BB", null));
  await recordRunEvent(api.db, runId, picture("new"));
  const detail = RunDetail.parse(
    (await api.call(routes.getRun, { user, params: { id: runId } })).body,
  );
  expect(detail.current?.application.id).toBe(lease.id);
  expect(detail.current?.steps.map((each) => [each.title, each.detail])).toEqual([
    ["A", "2 answers"],
    ["BB", ""],
  ]);
  expect(detail.current?.picture?.url).toMatch(/^\/files\/|^\/v1\//);
  await finishUnsent(api.db, lease, { status: "SKIPPED" });
  const after = RunDetail.parse(
    (await api.call(routes.getRun, { user, params: { id: runId } })).body,
  );
  expect(after.current).toBeNull();
  expect(after.applications).toHaveLength(1);
});

test("another user's run and application are not there", async () => {
  const [owner, stranger] = [await ready(), await ready()];
  const { runId, lane } = await startedRun(owner);
  const lease = await submit(api.db, lane, runId);
  for (const user of [stranger, owner]) {
    const status = user === owner ? 200 : 404;
    expect((await api.call(routes.getRun, { user, params: { id: runId } })).status).toBe(status);
    expect((await api.call(routes.getApplication, { user, params: { id: lease.id } })).status).toBe(
      status,
    );
  }
  expect((await api.call(routes.stopRun, { user: stranger, params: { id: runId } })).status).toBe(
    404,
  );
  expect((await api.call(routes.streamRun, { user: stranger, params: { id: runId } })).status).toBe(
    404,
  );
  expect(await findOpenRun(api.db, lane)).toMatchObject({
    isStopRequested: false,
    isWatched: false,
  });
  for (const route of [routes.getRun, routes.stopRun, routes.streamRun, routes.getApplication]) {
    expect((await api.call(route, { user: owner, params: { id: createId() } })).status).toBe(404);
    expect((await api.call(route, { user: owner, params: { id: "1" } })).status).toBe(400);
  }
});

test("a stop is noted once or twice while the run is open, and is a conflict afterwards", async () => {
  const user = await ready();
  const { runId, lane } = await startedRun(user);
  const stop = () => api.call(routes.stopRun, { user, params: { id: runId } });
  for (let times = 0; times < 2; times += 1) {
    expect(await stop()).toMatchObject({
      status: 200,
      body: { is_stopping: true, state: "queued" },
    });
  }
  await endRun(api.db, lane, runId, "stopped", "");
  expect(await stop()).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("an application shows its evidence and what it cost at every stage", async () => {
  const user = await ready();
  const { runId, lane } = await startedRun(user);
  const get = async (id: string) =>
    ApplicationDetail.parse((await api.call(routes.getApplication, { user, params: { id } })).body);
  const form = await openForm(api.db, lane, runId);
  expect((await get(form.id)).cost).toEqual({
    credits: 0,
    amount: 0,
    usd_inr_rate: null,
    state: "none",
  });
  await finishUnsent(api.db, form, {
    status: "NEEDS_ANSWER",
    openQuestions: [{ question: "Visa?", options: ["Yes", "No"], reason: "unknown" }],
  });
  const waiting = await get(form.id);
  expect(waiting.open_questions).toHaveLength(1);
  expect(waiting.application.open_question_texts).toEqual(["Visa?"]);
  const sent = await submit(api.db, lane, runId);
  expect((await get(sent.id)).cost).toEqual({
    credits: 1,
    amount: 0,
    usd_inr_rate: null,
    state: "held",
  });
  await addPicture(api.db, sent.id, "before_submit");
  await settleApplied(api.db, sent, SEEN);
  const detail = await get(sent.id);
  expect(detail).toMatchObject({
    application: {
      status: "APPLIED",
      open_question_texts: [],
      answers_given: 1,
      credits: 1,
      has_pictures: true,
    },
    applicant: "Asha Raman",
    confirmation: SEEN.text,
    proof: "confirmation_seen",
    cost: { credits: 1, amount: 0, usd_inr_rate: null, state: "captured" },
    answers: [{ question: "City", value: "Pune" }],
    pictures: [{ kind: "before_submit", width: 1280 }],
  });
  expect(detail.timeline.map((event) => event.status)).toEqual([
    "APPLYING",
    "SUBMITTING",
    "APPLIED",
  ]);
  const refused = await submit(api.db, lane, runId);
  await settleNotSent(api.db, refused, { status: "FAILED" });
  expect((await get(refused.id)).cost).toEqual({
    credits: 0,
    amount: 0,
    usd_inr_rate: null,
    state: "released",
  });
});
