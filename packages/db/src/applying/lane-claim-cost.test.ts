import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Database } from "../client.ts";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { claimLane, countLanesWithWork } from "./lane.repository.ts";

const IDLE = 5_000;
const READ_TABLES = ["lane", "run", "application", "prepared_form", "app_user"];

let books: Books;
let single: Database;
beforeAll(async () => {
  books = await openBooks();
  // One connection, so that what it has read is what the claim has read.
  single = createDatabase({ url: books.database.url, poolSize: 1, applicationName: "one" });
  await books.database.pool.query(
    `insert into app_user (id, email) select md5('u' || n)::uuid, n || '@crowd.test' from generate_series(1, $1::int) n`,
    [IDLE],
  );
  // Served by turns, each with a run that has ended.
  await books.database.pool.query(
    `insert into lane (user_id, platform_id, state, daily_limit, last_served_at)
     select md5('u' || n)::uuid, 1, 'connected', 10, now() - n * interval '1 second' from generate_series(1, $1::int) n`,
    [IDLE],
  );
  await books.database.pool.query(
    `insert into run (id, number, user_id, platform_id, goal, state, end_reason, ended_at)
     select md5('r' || n)::uuid, 1, md5('u' || n)::uuid, 1, 5, 'ended', 'goal_reached', now() from generate_series(1, $1::int) n`,
    [IDLE],
  );
  await books.database.pool.query("analyze");
});
afterAll(async () => {
  await single.close();
  await books.close();
});

async function countRead(): Promise<number> {
  await single.pool.query("select pg_stat_force_next_flush()");
  const { rows } = await single.pool.query<{ read: number }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables where relname = any($1)`,
    [READ_TABLES],
  );
  return rows[0]?.read ?? 0;
}

test("a worker that looks for an account reads those with work, however many have none", async () => {
  const before = await countRead();
  expect(await countLanesWithWork(single.kysely, 16)).toBe(0);
  expect(await claimLane(single.kysely, "w", 60)).toBeUndefined();
  const keys = [await books.createLane(), await books.createLane()];
  for (const key of keys) await books.openRun(key);
  const claimed = [
    await claimLane(single.kysely, "w", 60),
    await claimLane(single.kysely, "w", 60),
    await claimLane(single.kysely, "w", 60),
  ];
  expect(claimed.map((lane) => lane?.userId)).toEqual(
    expect.arrayContaining(keys.map(({ userId }) => userId)),
  );
  expect(claimed.at(-1)).toBeUndefined();
  expect((await countRead()) - before).toBeLessThan(500);
});
