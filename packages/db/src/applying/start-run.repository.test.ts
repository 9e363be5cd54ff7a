import { createId } from "@sendoff/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { INDEED, LINKEDIN } from "../testing/books.fixture.ts";
import { openScheduleBooks, type ScheduleBooks } from "../testing/schedule.fixture.ts";
import { startRuns, type StartOutcome } from "./start-run.repository.ts";

let books: ScheduleBooks;
beforeAll(async () => {
  books = await openScheduleBooks();
});
afterAll(() => books.close());

const request = (userId: string, platformId = LINKEDIN, goal = 4) => ({
  userId,
  platformId,
  wish: { goal, isDailyGoal: false },
  dayStart: new Date(Date.now() - 3_600_000),
});
const start = (requests: Parameters<typeof startRuns>[1]): Promise<StartOutcome[]> =>
  books.db.transaction().execute((trx) => startRuns(trx, requests));
const reasons = (outcomes: StartOutcome[]) =>
  outcomes.map((outcome) => (outcome.kind === "started" ? "started" : outcome.reason));

test("each request has its answer, in their order, and one user's runs have numbers of their own", async () => {
  const [one, other] = [await books.createReady(), await books.createReady()];
  await books.createLane(one, INDEED);
  const outcomes = await start([
    request(one, INDEED),
    request(createId()),
    request(other, INDEED),
    request(one, LINKEDIN, 25),
    request(other),
  ]);
  expect(reasons(outcomes)).toEqual([
    "started",
    "platform_not_connected",
    "platform_not_connected",
    "started",
    "started",
  ]);
  const rows = await books.db
    .selectFrom("run")
    .select(["user_id", "platform_id", "number", "goal"])
    .where("user_id", "in", [one, other])
    .orderBy("user_id")
    .orderBy("number")
    .execute();
  expect(rows).toEqual(
    [
      { user_id: one, platform_id: INDEED, number: 1, goal: 4 },
      { user_id: one, platform_id: LINKEDIN, number: 2, goal: 10 },
      { user_id: other, platform_id: LINKEDIN, number: 1, goal: 4 },
    ].toSorted((a, b) => a.user_id.localeCompare(b.user_id) || a.number - b.number),
  );
  expect(reasons(await start([request(one)]))).toEqual(["run_under_way"]);
});

test("of many batches at once, in any order, one opens each account's run and none waits for ever", async () => {
  const users = await Promise.all(Array.from({ length: 6 }, () => books.createReady()));
  const batches = Array.from({ length: 8 }, (_, index) =>
    (index % 2 === 0 ? users : users.toReversed()).map((userId) => request(userId)),
  );
  const outcomes = (await Promise.all(batches.map(start))).flat();
  expect(outcomes.filter((outcome) => outcome.kind === "started")).toHaveLength(users.length);
  expect(new Set(reasons(outcomes))).toEqual(new Set(["started", "run_under_way"]));
});

test("nothing is asked for, nothing happens", async () => {
  expect(await start([])).toEqual([]);
});
