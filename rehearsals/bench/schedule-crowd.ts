import type { Database } from "@sendoff/db/client";

/** Users with an account, a CV and credits, whose schedules the scans take; more than all scans together. */
const READY = 60_000;
const TABLES = ["app_user", "lane", "cv", "credit_lot", "schedule", "scheduled_run"];

type Pool = Database["pool"];

/**
 * Grows the crowd from one size to another: users with a daily schedule that is due within the next day, and one start of
 * yesterday. Foreign keys are taken off for that and put back, which checks them all at once. Ends with what autovacuum
 * does for a table that has stood for a while.
 */
export async function growCrowd(pool: Pool, from: number, to: number): Promise<void> {
  const { rows: keys } = await pool.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [TABLES],
  );
  for (const key of keys) await pool.query(`alter table ${key.table} drop constraint ${key.name}`);
  // Credits come through the ledger and in no other way; here they only have to be there, and nobody uses them.
  await pool.query("alter table credit_lot disable trigger user");
  for (const fill of [...EVERYBODY, ...(from === 0 ? READY_ONES : [])])
    await pool.query(fill, [from + 1, to]);
  await pool.query("alter table credit_lot enable trigger user");
  for (const key of keys)
    await pool.query(`alter table ${key.table} add constraint ${key.name} ${key.definition}`);
  await pool.query(`vacuum analyze ${TABLES.join(", ")}`);
}

const EVERYBODY = [
  `insert into app_user (id, email, time_zone, filters)
   select md5('u' || n)::uuid, n || '@crowd.test',
     (array['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Sydney'])[1 + n % 4],
     '{"roles": ["Data Engineer"], "locations": ["Pune"]}'
   from generate_series($1::int, $2::int) n`,
  `insert into schedule (id, user_id, platform_id, frequency, application_goal, start_time, end_date, next_run_at, next_local_date)
   select md5('s' || n)::uuid, md5('u' || n)::uuid, 1, 'DAILY', 5, '09:00:00', '2099-12-31',
     now() + interval '1 hour' + random() * interval '23 hours', to_char(now(), 'YYYY-MM-DD')
   from generate_series($1::int, $2::int) n`,
  `insert into scheduled_run (schedule_id, local_date, user_id, platform_id, due_at, decided_at, outcome)
   select md5('s' || n)::uuid, to_char(now() - interval '1 day', 'YYYY-MM-DD'), md5('u' || n)::uuid, 1,
     now() - interval '1 day', now() - interval '1 day', 'started'
   from generate_series($1::int, $2::int) n`,
];
const READY_ONES = [
  `insert into lane (user_id, platform_id, state, daily_limit)
   select md5('u' || n)::uuid, 1, 'connected', 10 from generate_series($1::int, least($2::int, ${READY})) n`,
  `insert into cv (id, user_id, version, file_name, mime_type, byte_count, sha256, storage_key)
   select md5('c' || n)::uuid, md5('u' || n)::uuid, 1, 'cv.pdf', 'application/pdf', 1, repeat('0', 64), 'cv/' || n
   from generate_series($1::int, least($2::int, ${READY})) n`,
  `insert into credit_lot (id, user_id, source_key, source, granted, unit_price_cents, expires_at, available)
   select md5('l' || n)::uuid, md5('u' || n)::uuid, 'signup:' || n, 'signup', 5, 0, now() + interval '1 year', 5
   from generate_series($1::int, least($2::int, ${READY})) n`,
];

/** Makes so many schedules due, of users who have no open run, and returns how long they have been so. */
export async function makeDue(pool: Pool, first: number, count: number): Promise<void> {
  const { rowCount } = await pool.query(
    `update schedule set next_run_at = now() - interval '1 second', next_local_date = to_char(now(), 'YYYY-MM-DD'),
       last_local_date = null
     where id in (select md5('s' || n)::uuid from generate_series($1::int, $2::int) n)`,
    [first, first + count - 1],
  );
  if (rowCount !== count || first + count > READY) throw new Error("The crowd is too small");
}
