import { AnswerOutcome, NeedsYou, SavedAnswerEntry } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { finishUnsent, settleNotSent } from "@sendoff/db/applying";
import { listMailsTo } from "@sendoff/testkit/outbox";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import {
  addPicture,
  LINKEDIN,
  openForm,
  PREFERENCES,
  type Runner,
  startRunner,
  submit,
} from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** With what a run needs beside the account: preferences and a credit. */
async function running(): Promise<Runner> {
  const runner = await startRunner(api);
  await api.database.pool.query("update app_user set filters = $2 where id = $1", [
    runner.user.id,
    PREFERENCES,
  ]);
  return runner;
}

const YEARS = {
  question: "=Years with Kafka?",
  kind: "integer" as const,
  options: [],
  max: 50,
  reason: "Not among your skills",
  step: "Additional Questions",
  key: "years with kafka",
};

/** An application that has stopped at a question. */
async function stopped({ lane, runId }: Runner, question = YEARS): Promise<string> {
  const lease = await openForm(api.db, lane, runId);
  await addPicture(api.db, lease.id, "problem");
  await finishUnsent(api.db, lease, { status: "NEEDS_ANSWER", openQuestions: [question] });
  return lease.id;
}

async function inbox(user: TestUser): Promise<NeedsYou> {
  return NeedsYou.parse((await api.call(routes.getNeedsYou, { user })).body);
}
const answer = (user: TestUser, id: string, value: unknown) =>
  api.call(routes.answerQuestion, { user, params: { id }, body: { answer: value } });
const bank = async (user: TestUser) =>
  z.array(SavedAnswerEntry).parse((await api.call(routes.listSavedAnswers, { user })).body);

async function setLane(user: TestUser, state: string, keepsSignIn = false): Promise<void> {
  await api.database.pool.query(
    "update lane set state = $2, state_note = 'LinkedIn shows a check.' where user_id = $1",
    [user.id, state],
  );
  if (!keepsSignIn) return;
  await api.database.pool.query("insert into lane_secret values ($1, $2, 'session', 'x', now())", [
    user.id,
    LINKEDIN,
  ]);
}

test("a question is asked once, with its jobs, its picture and what the form takes", async () => {
  const runner = await running();
  const ids = [await stopped(runner), await stopped(runner)];
  const { count, questions } = await inbox(runner.user);
  expect(count).toBe(1);
  expect(questions).toMatchObject([
    { question: YEARS.question, kind: "integer", max: 50, step: YEARS.step, saved_answer: null },
  ]);
  expect(questions[0]?.waiting.map((job) => job.application_id)).toEqual(ids.toReversed());
  expect(questions[0]?.picture).toMatchObject({ kind: "problem" });
});

test("an answer joins the bank and sets every job going that waited for it", async () => {
  const runner = await running();
  const { user } = runner;
  await stopped(runner);
  await stopped(runner);
  const id = (await inbox(user)).questions[0]?.id ?? "";
  const misfit = await answer(user, id, "51");
  expect(misfit).toMatchObject({ status: 400, body: { message: "The form takes 50 or less." } });
  expect((await answer(user, id, 3)).status).toBe(400);
  const { status, body } = await answer(user, id, " 3 ");
  expect(status).toBe(200);
  expect(AnswerOutcome.parse(body)).toMatchObject({
    released: 2,
    still_waiting: 0,
    platforms: [{ id: LINKEDIN, name: "LinkedIn", run_id: runner.runId, note: "" }],
    added_skill: null,
  });
  expect(await inbox(user)).toMatchObject({ count: 0, questions: [], saved_answers: 1 });
  expect(await bank(user)).toMatchObject([{ question: YEARS.question, answer: "3" }]);
  expect((await answer(user, id, "3")).status).toBe(404);
});

test("an answer given while everything is paused says that its run waits for Resume all", async () => {
  const runner = await running();
  await stopped(runner);
  await api.call(routes.pauseAll, { user: runner.user });
  const id = (await inbox(runner.user)).questions[0]?.id ?? "";
  expect((await answer(runner.user, id, "3")).body).toMatchObject({
    released: 1,
    platforms: [{ run_id: null, note: expect.stringContaining("Press Resume all") }],
  });
});

async function endRun({ runId }: Runner): Promise<void> {
  await api.database.pool.query(
    "update run set state = 'ended', end_reason = 'stopped', ended_at = now() where id = $1",
    [runId],
  );
}

const runsOf = async (user: TestUser) =>
  (
    await api.database.pool.query(
      "select id, goal, state, search_exhausted_at is not null as only_waiting from run where user_id = $1 order by number",
      [user.id],
    )
  ).rows;

test("an answer given after the run starts one by itself, for what waited and nothing else", async () => {
  const runner = await running();
  await stopped(runner);
  await stopped(runner);
  await endRun(runner);
  const id = (await inbox(runner.user)).questions[0]?.id ?? "";
  const outcome = AnswerOutcome.parse((await answer(runner.user, id, "3")).body);
  const [, started] = await runsOf(runner.user);
  expect(started).toMatchObject({ goal: 2, state: "queued", only_waiting: true });
  expect(outcome).toEqual({
    released: 2,
    still_waiting: 0,
    platforms: [{ id: LINKEDIN, name: "LinkedIn", run_id: started.id, note: "" }],
    added_skill: null,
  });
});

test("a run under way takes up what is answered, and its goal grows by it", async () => {
  const runner = await running();
  await stopped(runner);
  const [before] = await runsOf(runner.user);
  const id = (await inbox(runner.user)).questions[0]?.id ?? "";
  await answer(runner.user, id, "3");
  expect(await runsOf(runner.user)).toEqual([{ ...before, goal: before.goal + 1 }]);
});

test.each([
  [
    "no credits",
    "update credit_lot set expires_at = now() where user_id = $1",
    "Add money in the wallet",
  ],
  ["no connection", "update lane set state = 'signed_out' where user_id = $1", "Connect it first"],
])(
  "with %s no run is started, and the answer says why and what to do",
  async (_name, change, words) => {
    const runner = await running();
    await stopped(runner);
    await endRun(runner);
    const id = (await inbox(runner.user)).questions[0]?.id ?? "";
    await api.database.pool.query(change, [runner.user.id]);
    const outcome = AnswerOutcome.parse((await answer(runner.user, id, "3")).body);
    expect(outcome).toMatchObject({ released: 1, platforms: [{ run_id: null }] });
    expect(outcome.platforms[0]?.note).toContain(words);
    expect(await runsOf(runner.user)).toHaveLength(1);
  },
);

test("many are answered together: what waited for several goes on at once, with one run", async () => {
  const runner = await running();
  const { user } = runner;
  const shifts = { ...YEARS, question: "Shifts?", kind: "text" as const, key: "shifts" };
  const lease = await openForm(api.db, runner.lane, runner.runId);
  await finishUnsent(api.db, lease, { status: "NEEDS_ANSWER", openQuestions: [YEARS, shifts] });
  await endRun(runner);
  const { questions } = await inbox(user);
  const many = (answers: readonly unknown[]) =>
    api.call(routes.answerQuestions, { user, body: { answers } });
  const given = questions.map(({ id, question }) => ({
    id,
    answer: question === "Shifts?" ? "No" : "3",
  }));
  const wrong = given.map((one) => (one.answer === "3" ? { ...one, answer: "51" } : one));
  const misfit = await many(wrong);
  expect(misfit).toMatchObject({
    status: 400,
    body: {
      issues: [
        {
          path: wrong.find((one) => one.answer === "51")?.id,
          message: "The form takes 50 or less.",
        },
      ],
    },
  });
  expect(await bank(user)).toEqual([]);
  const gone = { id: "0".repeat(32), answer: "x" };
  const { body } = await many([...given, gone]);
  expect(body).toMatchObject({ gone: [gone.id], released: 1, still_waiting: 0, added_skills: [] });
  expect(await bank(user)).toHaveLength(2);
  expect(await runsOf(user)).toMatchObject([{ state: "ended" }, { goal: 1, only_waiting: true }]);
});

test("a skipped question skips its jobs, and taking that back asks it again once", async () => {
  const runner = await running();
  await stopped(runner);
  const params = { id: (await inbox(runner.user)).questions[0]?.id ?? "" };
  const skip = () => api.call(routes.skipQuestion, { user: runner.user, params });
  const before = await inbox(runner.user);
  const { body } = await skip();
  const { skip_id: id } = routes.skipQuestion.responses[200].parse(body);
  expect(body).toEqual({ skipped: 1, skip_id: id });
  expect((await skip()).status).toBe(404);
  expect((await inbox(runner.user)).count).toBe(0);
  const undo = (user: TestUser) => api.call(routes.undoSkip, { user, params: { id } });
  expect((await undo(await api.createUser())).status).toBe(409);
  expect(await undo(runner.user)).toMatchObject({ status: 200, body: { restored: 1, gone: 0 } });
  expect(await inbox(runner.user)).toEqual(before);
  expect(await undo(runner.user)).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("somebody else's question, answer and account are not there", async () => {
  const runner = await running();
  await stopped(runner);
  const id = (await inbox(runner.user)).questions[0]?.id ?? "";
  const stranger = await api.createUser();
  expect(await inbox(stranger)).toMatchObject({ count: 0, saved_answers: 0 });
  expect((await answer(stranger, id, "3")).status).toBe(404);
  await answer(runner.user, id, "3");
  const params = { id: (await bank(runner.user))[0]?.id ?? "" };
  const edit = { user: stranger, params, body: { answer: "9" } };
  expect((await api.call(routes.editSavedAnswer, edit)).status).toBe(404);
  expect((await api.call(routes.deleteSavedAnswer, { user: stranger, params })).status).toBe(404);
  expect(await bank(runner.user)).toMatchObject([{ answer: "3" }]);
});

test("an answer that is changed starts a run by itself for what waited for it", async () => {
  const runner = await running();
  const { user } = runner;
  await stopped(runner);
  await answer(user, (await inbox(user)).questions[0]?.id ?? "", "3");
  // Its form did not take the answer: it asks once more.
  await stopped(runner);
  await endRun(runner);
  const params = { id: (await bank(user))[0]?.id ?? "" };
  const { body } = await api.call(routes.editSavedAnswer, { user, params, body: { answer: "4" } });
  const [, started] = await runsOf(user);
  expect(started).toMatchObject({ goal: 1, state: "queued", only_waiting: true });
  expect(body).toMatchObject({
    answer: "4",
    released: 1,
    still_waiting: 0,
    platforms: [{ id: LINKEDIN, name: "LinkedIn", run_id: started?.id, note: "" }],
  });
});

test("the answer bank is edited, deleted and exported without a formula in it", async () => {
  const runner = await running();
  const { user } = runner;
  await stopped(runner);
  await answer(user, (await inbox(user)).questions[0]?.id ?? "", "3");
  const params = { id: (await bank(user))[0]?.id ?? "" };
  const edit = (value: unknown) =>
    api.call(routes.editSavedAnswer, { user, params, body: { answer: value } });
  expect((await edit("many")).status).toBe(400);
  expect((await edit("4")).body).toMatchObject({ answer: "4" });
  const csv = await api.call(routes.downloadSavedAnswers, { user });
  expect(csv.headers["content-disposition"]).toContain("sendoff-answers.csv");
  expect(String(csv.body)).toMatch(/\r\n'=Years with Kafka\?,4,/);
  expect((await api.call(routes.deleteSavedAnswer, { user, params })).status).toBe(200);
  expect((await api.call(routes.deleteSavedAnswer, { user, params })).status).toBe(404);
  expect(await bank(user)).toEqual([]);
});

test("an account that waits for its owner is shown with what stopped there, and goes on at a word", async () => {
  const runner = await running();
  const { user } = runner;
  const lease = await openForm(api.db, runner.lane, runner.runId);
  await finishUnsent(api.db, lease, { status: "NEEDS_USER", reasonCode: "challenge" });
  const params = { platform_id: String(LINKEDIN) };
  const resume = () => api.call(routes.resumeAccount, { user, params });
  await setLane(user, "needs_user");
  expect(await inbox(user)).toMatchObject({
    count: 1,
    accounts: [
      {
        platform_name: "LinkedIn",
        state: "needs_user",
        note: "LinkedIn shows a check.",
        can_resume: false,
        stopped: [{ id: lease.id }],
      },
    ],
  });
  expect(await resume()).toMatchObject({ status: 409, body: { code: "conflict" } });
  await setLane(user, "needs_user", true);
  expect((await resume()).body).toEqual({ platform_id: LINKEDIN });
  expect((await inbox(user)).count).toBe(0);
  const reported = async () =>
    (await listMailsTo(api, user.email)).filter(({ text }) => text.includes("/undo#"));
  expect(await reported()).toEqual([]);
  // An old session's owner is told of what goes on by it.
  await api.database.pool.query(
    "update auth_token set code_typed_at = now() - interval '15 days' where user_id = $1",
    [user.id],
  );
  await setLane(user, "needs_user");
  expect((await resume()).status).toBe(200);
  expect(await reported()).toMatchObject([{ text: expect.stringContaining("LinkedIn") }]);
  await setLane(user, "code_required");
  expect((await inbox(user)).accounts).toMatchObject([{ can_resume: false }]);
});

test("what nobody can tell of is shown, its credit returned", async () => {
  const runner = await running();
  const lease = await submit(api.db, runner.lane, runner.runId);
  await settleNotSent(api.db, lease, { status: "NEEDS_REVIEW", reason: "We could not look." });
  expect(await inbox(runner.user)).toMatchObject({
    count: 1,
    reviews: [{ id: lease.id, credits: 0, reason: "We could not look." }],
  });
});

// SPEC 6.6
test("nobody without a token sees or changes anything", async () => {
  const params = { id: "0".repeat(32), platform_id: "1" };
  for (const route of [routes.getNeedsYou, routes.listSavedAnswers, routes.downloadSavedAnswers]) {
    expect((await api.call(route)).status).toBe(401);
  }
  const body = { answer: "3" };
  expect((await api.call(routes.answerQuestion, { params, body })).status).toBe(401);
  expect((await api.call(routes.skipQuestion, { params })).status).toBe(401);
  expect((await api.call(routes.resumeAccount, { params })).status).toBe(401);
  expect((await api.call(routes.undoSkip, { params })).status).toBe(401);
});
