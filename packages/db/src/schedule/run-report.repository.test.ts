import { afterAll, beforeAll, expect, test } from "vitest";
import { endRun } from "../applying/end-run.repository.ts";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { updateUser } from "../user/user.repository.ts";
import { takeEndedRuns } from "./run-report.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

async function ended(isWanted: boolean): Promise<{ userId: string; runId: string }> {
  const lane = await books.holdLane(await books.createLane());
  await updateUser(books.db, lane.userId, { run_report_email: isWanted, first_name: "Asha" });
  const runId = await books.openRun(lane);
  await endRun(books.db, lane, runId, "goal_reached", "");
  return { userId: lane.userId, runId };
}
const take = (limit = 100) => books.db.transaction().execute((trx) => takeEndedRuns(trx, limit));

test("an ended run is told of once, to those who asked, however many ask at once", async () => {
  const wanted = await ended(true);
  await ended(false);
  const answers = await Promise.all([take(), take(), take()]);
  expect(answers.flatMap((answer) => answer.reports)).toEqual([
    { ...wanted, email: expect.stringContaining("@"), firstName: "Asha" },
  ]);
  expect(answers.reduce((sum, answer) => sum + answer.taken, 0)).toBe(2);
  expect(await take()).toEqual({ taken: 0, reports: [] });
});

test("who asks later is not told of what ended before, and an open run is not told of", async () => {
  const { userId } = await ended(false);
  await take();
  await updateUser(books.db, userId, { run_report_email: true });
  await books.openRun(await books.createLane());
  expect(await take()).toEqual({ taken: 0, reports: [] });
});

test("many are taken a few at a time", async () => {
  for (let index = 0; index < 5; index += 1) await ended(true);
  expect((await take(3)).taken).toBe(3);
  expect((await take(3)).taken).toBe(2);
});
