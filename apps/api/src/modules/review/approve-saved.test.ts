import { ApprovalOutcome } from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { createRun, endRun, finishUnsent } from "@sendoff/db/applying";
import { keepPrepared } from "@sendoff/db/review";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  connect,
  holdLane,
  LINKEDIN,
  openForm,
  PREFERENCES,
  startRunner,
} from "../../testing/applied.fixture.ts";
import { approve, asked, CV, statusOf } from "../../testing/prepared.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function goalOf(runId: string): Promise<number> {
  const { rows } = await api.database.pool.query<{ goal: number }>(
    "select goal from run where id = $1",
    [runId],
  );
  return rows[0]?.goal ?? 0;
}

test("a change that is to be used next time is kept in the answer bank, and what waited for it alone goes on", async () => {
  const runner = await startRunner(api);
  const { user } = runner;
  const prepared = await openForm(api.db, runner.lane, runner.runId);
  const form = { questions: [asked({}), CV], cv: null, note: "", checkSeconds: 60 };
  await keepPrepared(api.db, prepared, form, { answers: [] });
  const stopped = await openForm(api.db, runner.lane, runner.runId);
  const key = "years with kafka";
  await finishUnsent(api.db, stopped, {
    status: "NEEDS_ANSWER",
    openQuestions: [{ question: "Years with Kafka ?", options: [], reason: "", key }],
  });
  const bank = async () => (await api.call(routes.listSavedAnswers, { user })).body;
  const say = (answers: object[]) => approve(api, user, prepared.id, { revision: 1, answers });
  const before = await goalOf(runner.runId);

  const misfit = await say([{ key: "years", value: "51", save: true }]);
  expect(misfit.status).toBe(400);
  const file = await say([{ key: "cv", value: "cv.pdf", save: true }]);
  expect(file).toMatchObject({ status: 400, body: { code: "invalid_input" } });
  expect(await bank()).toEqual([]);
  expect(await statusOf(api, prepared.id)).toBe("NEEDS_APPROVAL prepared");

  const { body } = await say([{ key: "years", value: "7", save: true }]);
  expect(ApprovalOutcome.parse(body)).toMatchObject({
    approved: [prepared.id],
    saved: {
      answers: 1,
      released: 1,
      still_waiting: 0,
      platforms: [{ id: LINKEDIN, run_id: runner.runId, note: "" }],
    },
  });
  // One that was answered; what is approved makes its own room when the run picks it up.
  expect(await goalOf(runner.runId)).toBe(before + 1);
  expect(await bank()).toMatchObject([{ question: "Years with Kafka?", answer: "7" }]);
  expect(await statusOf(api, stopped.id)).toBe("QUEUED answered");
});

test("where no run is under way one sends both, and another what waited for the answer on another platform", async () => {
  const INDEED = 4;
  const runner = await startRunner(api);
  const { user } = runner;
  await api.database.pool.query("update app_user set filters = $2 where id = $1", [
    user.id,
    PREFERENCES,
  ]);
  const prepared = await openForm(api.db, runner.lane, runner.runId);
  const form = { questions: [asked({}), CV], cv: null, note: "", checkSeconds: 60 };
  await keepPrepared(api.db, prepared, form, { answers: [] });
  await connect(api.db, user.id, INDEED);
  const lane = await holdLane(api.db, user.id, INDEED);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 7));
  if (run.kind !== "created") throw new Error(run.kind);
  for (const [on, runId] of [
    [runner.lane, runner.runId],
    [lane, run.runId],
  ] as const) {
    await finishUnsent(api.db, await openForm(api.db, on, runId), {
      status: "NEEDS_ANSWER",
      openQuestions: [
        { question: "Years with Kafka?", options: [], reason: "", key: "years with kafka" },
      ],
    });
    await endRun(api.db, on, runId, "stopped", "");
  }
  const answers = [{ key: "years", value: "7", save: true }];
  const { body } = await approve(api, user, prepared.id, { revision: 1, answers });
  const { platforms, saved } = ApprovalOutcome.parse(body);
  const [sent] = platforms;
  expect(saved).toMatchObject({ released: 2, still_waiting: 0 });
  const runOf = new Map(saved?.platforms.map((each) => [each.id, each.run_id]));
  expect(runOf.get(LINKEDIN)).toBe(sent?.run_id);
  expect(await goalOf(runOf.get(LINKEDIN) ?? "")).toBe(2);
  expect(await goalOf(runOf.get(INDEED) ?? "")).toBe(1);
});
