import { localDateAt } from "@sendoff/domain/schedule";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, INDEED, LINKEDIN, openBooks } from "../testing/books.fixture.ts";
import { type AnalyticsQuery, getAnalytics } from "./get-analytics.ts";
import { recount } from "./recount.fixture.ts";
import { day, random, Story } from "./story.fixture.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

/** The figures and their recount, both of one day of the user's: where it has ended in between, both are asked again. */
async function countBothWays(asked: AnalyticsQuery) {
  for (;;) {
    const now = new Date();
    const figures = await getAnalytics(books.db, asked);
    const recounted = await recount(books.db, asked, now);
    const { timeZone } = recounted;
    if (localDateAt(timeZone, now.getTime()) === localDateAt(timeZone, Date.now()))
      return { figures, recounted };
  }
}

// SPEC 3.55, 7.40
test("after any sequence of events the figures are those of a recount, of all, of a range and of a platform", async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  process.stdout.write(`random events, seed ${seed}\n`);
  const pick = random(seed);
  for (let round = 0; round < 4; round += 1) {
    const story = await Story.open(books, pick);
    for (let step = 0; step < 45; step += 1) await story.step();
    const from = day(-30 - pick(120));
    const to = day(-pick(30));
    for (const query of [
      {},
      { platformId: INDEED },
      { from },
      { to },
      { from, to, platformId: LINKEDIN },
      { from: day(-2), to: day(3) },
    ]) {
      const { figures, recounted } = await countBothWays({ userId: story.userId, ...query });
      const platforms = figures?.platforms.map(({ name: _name, ...rest }) => rest);
      expect({ query, seed, ...figures, platforms }).toEqual({ query, seed, ...recounted });
    }
  }
}, 120_000);

test("a user without applications has noughts, and nulls where there is nothing to divide by", async () => {
  const user = await books.createUser({ time_zone: "UTC" });
  const figures = await getAnalytics(books.db, { userId: user.id });
  expect(figures).toMatchObject({
    all: { sent: 0, decided: 0 },
    totalDays: 0,
    medianMs: null,
    firstSentOn: null,
    platforms: [],
    employers: [],
    failures: [],
  });
  expect([...(figures?.days.values() ?? [])]).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect([...(figures?.months.values() ?? [])]).toEqual([0, 0, 0, 0, 0, 0]);
  expect(figures?.statuses.size).toBe(0);
});
