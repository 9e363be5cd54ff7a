import { zoneAt } from "@sendoff/testkit/zone-at";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { releaseLane } from "../applying/lane.repository.ts";
import { endRun } from "../applying/end-run.repository.ts";
import { answerQuestions } from "../needs/answer-question.repository.ts";
import { listOpenQuestions } from "../needs/open-question.repository.ts";
import { finishUnsent } from "../applying/application.repository.ts";
import { type Applied, LINKEDIN } from "../testing/books.fixture.ts";
import { DAILY, openScheduleBooks, type ScheduleBooks } from "../testing/schedule.fixture.ts";
import { approvePrepared } from "./approve.repository.ts";
import { FIRST_LANE, startHeldBack } from "./held-back.repository.ts";
import { keepPrepared } from "./prepared-form.repository.ts";

let books: ScheduleBooks;
beforeAll(async () => {
  books = await openScheduleBooks();
});
afterAll(() => books.close());

const SHIFTS = {
  question: "Which shift?",
  options: ["Day", "Night"],
  kind: "radio" as const,
  reason: "Your profile does not say",
  step: "",
  key: "which shift",
};

/** Approved, and the run that was to send it ended at its limit, a day ago. */
async function heldBack({ zone = zoneAt(12), sentToday = 0 } = {}): Promise<Applied> {
  const userId = await books.createReady(zone);
  const lane = await books.holdLane({ userId, platformId: LINKEDIN });
  const runId = await books.openRun(lane);
  for (let sent = 0; sent < sentToday; sent += 1) await books.submit({ lane, runId });
  const applied = await books.apply({ lane, runId });
  const form = { questions: [], cv: null, note: "", checkSeconds: 600 };
  await keepPrepared(books.db, applied.lease, form, { answers: [] });
  const approval = { applicationId: applied.lease.id, revision: 1, edits: [] };
  await books.db.transaction().execute((trx) => approvePrepared(trx, userId, approval));
  await endRun(books.db, lane, runId, "daily_limit", "");
  await releaseLane(books.db, lane, 0);
  await beginRunAt(runId, "24 hours");
  return applied;
}

async function beginRunAt(runId: string, ago: string): Promise<void> {
  await books.db
    .updateTable("run")
    .set({ created_at: sql<Date>`now() - ${ago}::interval` })
    .where("id", "=", runId)
    .execute();
}

/** As a tick does: one batch after the other until all accounts have been looked at. */
async function startAll(limit = 2): Promise<number> {
  let started = 0;
  for (let after = FIRST_LANE; ;) {
    const scan = await startHeldBack(books.db, books.boss, { after, limit });
    started += scan.started;
    if (scan.last === undefined) return started;
    after = scan.last;
  }
}

const openRunsOf = ({ lane }: Applied) =>
  books.db
    .selectFrom("run")
    .select(["id", "goal", "search_exhausted_at"])
    .where("user_id", "=", lane.userId)
    .where("state", "<>", "ended")
    .execute();

test("the next day each account gets one run, which sends what is approved and searches for nothing", async () => {
  const all = await Promise.all(Array.from({ length: 5 }, () => heldBack()));
  const started = await Promise.all([startAll(), startAll(), startAll()]);
  expect(started.reduce((sum, each) => sum + each, 0)).toBe(5);
  for (const one of all) {
    const runs = await openRunsOf(one);
    expect(runs).toMatchObject([{ goal: 1, search_exhausted_at: expect.any(Date) }]);
    const application = await books.db
      .selectFrom("application")
      .select(["run_id", "status", "reason_code"])
      .where("id", "=", one.lease.id)
      .executeTakeFirstOrThrow();
    expect(application).toEqual({
      run_id: runs[0]?.id,
      status: "QUEUED",
      reason_code: "approved",
    });
  }
  const wakeUps = await books.boss.findJobs("lane.serve");
  expect(wakeUps.length).toBeGreaterThan(0);
  await books.endRuns();
  // Those runs were of this day: whatever ended them, none is begun again before tomorrow.
  expect(await startAll()).toBe(0);
});

test("it waits for the morning, for room in the limit, for the account, and for a schedule of the day", async () => {
  const night = await heldBack({ zone: zoneAt(3) });
  const ranToday = await heldBack();
  await beginRunAt(ranToday.runId, "1 hour");
  const full = await heldBack({ sentToday: 2 });
  const setLane = (change: { daily_limit?: number; state?: string }, { lane }: Applied) =>
    books.db.updateTable("lane").set(change).where("user_id", "=", lane.userId).execute();
  await setLane({ daily_limit: 2 }, full);
  const away = await heldBack();
  await setLane({ state: "signed_out" }, away);
  const planned = await heldBack();
  await books.save(planned.lane.userId, new Date().toISOString(), {
    ...DAILY,
    endDate: "2999-12-31",
  });
  await books.db
    .updateTable("schedule")
    .set({ next_run_at: sql<Date>`now() + interval '1 hour'` })
    .where("user_id", "=", planned.lane.userId)
    .execute();
  const poor = await heldBack();
  await books.db
    .updateTable("credit_lot")
    .set({ expires_at: sql<Date>`now()` })
    .where("user_id", "=", poor.lane.userId)
    .execute();
  expect(await startAll()).toBe(0);

  await setLane({ daily_limit: 10 }, full);
  await setLane({ state: "connected" }, away);
  expect(await startAll()).toBe(2);
  expect(await openRunsOf(full)).toHaveLength(1);
  expect(await openRunsOf(away)).toHaveLength(1);
  expect(await openRunsOf(night)).toEqual([]);
});

test("what was answered and could not go out goes out the next day too", async () => {
  const userId = await books.createReady(zoneAt(12));
  const lane = await books.holdLane({ userId, platformId: LINKEDIN });
  const runId = await books.openRun(lane);
  const applied = await books.apply({ lane, runId });
  await finishUnsent(books.db, applied.lease, { status: "NEEDS_ANSWER", openQuestions: [SHIFTS] });
  await endRun(books.db, lane, runId, "daily_limit", "");
  await releaseLane(books.db, lane, 0);
  await beginRunAt(runId, "24 hours");
  const [open] = await listOpenQuestions(books.db, userId);
  const questionId = open?.question.id ?? "";
  await books.db
    .transaction()
    .execute((trx) => answerQuestions(trx, userId, [{ questionId, answer: "Night" }]));
  expect(await startAll()).toBe(1);
  expect(await openRunsOf(applied)).toMatchObject([
    { goal: 1, search_exhausted_at: expect.any(Date) },
  ]);
  expect(await startAll()).toBe(0);
});
