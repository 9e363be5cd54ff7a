import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Database } from "../client.ts";
import { offsetOf, openScheduleBooks, type ScheduleBooks } from "../testing/schedule.fixture.ts";
import { runDueSchedules } from "./due-scan.repository.ts";

const OTHERS = 2_000;
const DATES = 20;
const READ_TABLES = ["schedule", "scheduled_run", "run", "app_user"];

let books: ScheduleBooks;
let single: Database;
beforeAll(async () => {
  books = await openScheduleBooks();
  // One connection, so that what it has read is what the scan has read.
  single = createDatabase({ url: books.database.url, poolSize: 1, applicationName: "one" });
  await fill();
});
afterAll(async () => {
  await single.close();
  await books.close();
});

/** Other users' schedules, due next year, each with weeks of starts and runs behind it. */
async function fill(): Promise<void> {
  const { pool } = books.database;
  await pool.query("alter table schedule set (autovacuum_enabled = false)");
  await pool.query(
    `insert into app_user (id, email) select md5('u' || n)::uuid, n || '@crowd.test' from generate_series(1, $1::int) n`,
    [OTHERS],
  );
  await pool.query(
    `insert into schedule (id, user_id, platform_id, frequency, application_goal, start_time, end_date, next_run_at, next_local_date)
     select md5('s' || n)::uuid, md5('u' || n)::uuid, 1, 'DAILY', 5, '09:00:00', '2030-12-31', '2028-01-01T09:00Z', '2028-01-01'
     from generate_series(1, $1::int) n`,
    [OTHERS],
  );
  await pool.query(
    `insert into lane (user_id, platform_id, state, daily_limit) select md5('u' || n)::uuid, 1, 'connected', 10 from generate_series(1, $1::int) n`,
    [OTHERS],
  );
  await pool.query(
    `insert into run (id, number, user_id, platform_id, goal, state, end_reason, ended_at, reported_at)
     select md5('r' || n || ':' || d)::uuid, d, md5('u' || n)::uuid, 1, 5, 'ended', 'goal_reached', now(), now()
     from generate_series(1, $1::int) n, generate_series(1, $2::int) d`,
    [OTHERS, DATES],
  );
  await pool.query(
    `insert into scheduled_run (schedule_id, local_date, user_id, platform_id, due_at, decided_at, run_id, outcome)
     select md5('s' || n)::uuid, to_char(date '2026-01-01' + d, 'YYYY-MM-DD'), md5('u' || n)::uuid, 1, now(), now(),
       md5('r' || n || ':' || d)::uuid, 'started'
     from generate_series(1, $1::int) n, generate_series(1, $2::int) d`,
    [OTHERS, DATES],
  );
  // The planner's figures are always of yesterday: by them, everybody's next start is overdue.
  await pool.query(
    "update schedule set next_run_at = '2026-01-01T00:00Z'::timestamptz + random() * interval '1 day'",
  );
  await pool.query("analyze");
  await pool.query("update schedule set next_run_at = '2028-01-01T09:00Z'");
}

/** Rows that the one connection has read so far, from tables and through indexes. */
async function countRead(): Promise<number> {
  await single.pool.query("select pg_stat_force_next_flush()");
  const { rows } = await single.pool.query<{ read: number }>(
    `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables where relname = any($1)`,
    [READ_TABLES],
  );
  return rows[0]?.read ?? 0;
}

test("a scan reads what is due, however many schedules and earlier starts there are", async () => {
  const users = await Promise.all(Array.from({ length: 5 }, () => books.createReady()));
  for (const userId of users) await books.save(userId, "2026-06-01T15:00:00Z");
  const options = { clockOffsetMs: offsetOf("2026-06-02T03:40:00Z"), limit: 100 };
  const before = await countRead();
  expect(await runDueSchedules(single.kysely, books.boss, options)).toMatchObject({ taken: 5 });
  expect((await countRead()) - before).toBeLessThan(200);
});
