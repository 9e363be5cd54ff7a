import { localDateAt } from "@sendoff/domain/schedule";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findRunFacts } from "../applying/run-facts.repository.ts";
import { listConnections } from "../platform/connection.repository.ts";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { listApplications } from "../views/application-view.repository.ts";
import { getDashboardFigures, listRunViews } from "../views/run-view.repository.ts";
import { getAnalytics } from "./get-analytics.ts";
import { random, Story } from "./story.fixture.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

/** States in which it is the user's turn. */
const WAITS = ["NEEDS_ANSWER", "NEEDS_USER", "NEEDS_REVIEW", "NEEDS_APPROVAL"];

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The user's local date now. */
async function todayOf(userId: string): Promise<string> {
  const { time_zone: zone } = await books.db
    .selectFrom("app_user")
    .select("time_zone")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return localDateAt(zone, Date.now());
}

/** Every place of each figure, all read on one day of the user's. */
async function readAll(userId: string) {
  for (;;) {
    const today = await todayOf(userId);
    const [dashboard, connections, all, day, runs, listed] = await Promise.all([
      getDashboardFigures(books.db, userId),
      listConnections(books.db, userId),
      getAnalytics(books.db, { userId }),
      getAnalytics(books.db, { userId, from: today, to: today }),
      listRunViews(books.db, { userId, limit: 1000 }),
      listApplications(books.db, { userId, limit: 10_000 }),
    ]);
    if (all === undefined || day === undefined) throw new Error("the user is gone");
    if (today === (await todayOf(userId))) {
      return { today, dashboard, connections, all, day, runs, listed };
    }
  }
}

/** Applications that somebody is known to have looked at: what was written down since it was last taken back says so. */
async function countSeen(userId: string): Promise<number> {
  const events = await books.db
    .selectFrom("application as a")
    .innerJoin("application_event as e", "e.application_id", "a.id")
    .select(["a.id", "e.status"])
    .where("a.user_id", "=", userId)
    .orderBy("e.id")
    .execute();
  const seen = new Map<string, boolean>();
  for (const { id, status } of events) {
    if (status === "APPLIED") seen.set(id, false);
    if (["VIEWED", "INTERVIEW_SCHEDULED", "OFFER"].includes(status)) seen.set(id, true);
  }
  return [...seen.values()].filter(Boolean).length;
}

test("after any history each figure is the same wherever it stands", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  process.stdout.write(`histories of figures, seed ${seed}\n`);
  const pick = random(seed);
  for (let round = 0; round < 3; round += 1) {
    const story = await Story.open(books, pick);
    for (let step = 0; step < 45; step += 1) await story.step();
    const { userId } = story;
    const { today, dashboard, connections, all, day, runs, listed } = await readAll(userId);
    const where = { seed, round };
    const count = (isCounted: (view: (typeof listed)[number]) => boolean): number =>
      listed.filter(isCounted).length;
    // Dashboard, platforms, the day's analytics and its bar.
    expect({
      ...where,
      onPlatforms: sum(connections.map(({ sentToday }) => sentToday)),
      inTheDay: day.all.sent - day.all.byHand,
      byHand: day.all.byHand,
      bar: all.days.get(today),
      limits: sum(connections.map((one) => Math.max(one.sentToday, one.dailyLimit))),
    }).toEqual({
      ...where,
      onPlatforms: dashboard.appliedToday,
      inTheDay: dashboard.appliedToday,
      byHand: dashboard.byHandToday,
      bar: dashboard.appliedToday + dashboard.byHandToday,
      limits: dashboard.limitToday,
    });
    // What a platform still takes today is what stops its run.
    for (const { platformId, dailyLimit, leftToday } of connections) {
      const facts = await findRunFacts(books.db, { userId, platformId });
      if (facts === undefined) continue;
      const left = Math.max(0, dailyLimit - facts.sentToday);
      expect({ ...where, leftToday }).toEqual({ ...where, leftToday: left });
    }
    // A preview is no run: it takes no number and stands in no list.
    const numbers = runs.map(({ number }) => number).toReversed();
    expect({ ...where, numbers }).toEqual({ ...where, numbers: runs.map((_, nth) => nth + 1) });
    // Dashboard, analytics, runs and the list.
    const { sent, byHand, decided } = all.all;
    expect({
      ...where,
      confirmed: [sent - byHand, sum(runs.map(({ applied }) => applied))],
      decided,
      sent: [all.funnel.applied, sum(all.platforms.map((one) => one.sent))],
      failed: sum(runs.map(({ failed }) => failed)),
      tried: sum([...all.statuses.values()]),
      waiting: sum(runs.map(({ waitingForUser }) => waitingForUser)),
      viewed: all.funnel.viewed,
    }).toEqual({
      ...where,
      confirmed: [dashboard.confirmed, dashboard.confirmed],
      decided: dashboard.decided,
      sent: Array.from({ length: 2 }, () => count(({ status }) => status === "APPLIED")),
      failed: count(({ status }) => status === "FAILED"),
      tried: listed.length,
      waiting: count(({ status, isSetAside }) => WAITS.includes(status) && !isSetAside),
      viewed: await countSeen(userId),
    });
  }
}, 120_000);
