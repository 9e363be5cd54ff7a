import { randomUUID } from "node:crypto";
import { getAnalytics } from "@sendoff/db/analytics";
import { createDatabase, type Database } from "@sendoff/db/client";
import { migrateToLatest } from "@sendoff/db/migrate";
import { getDashboardFigures, listApplications, searchLogs } from "@sendoff/db/views";
import { openStageDatabase } from "../stage/stage-database.ts";
import type { Aim } from "./aims.ts";
import { type Latency, latencyOf } from "../common/latency.ts";

/** Applications of the one user whose reads are measured. */
const LONG_HISTORY = 100_000;
/** Applications of each other user. */
const SHORT_HISTORY = 1_000;
const PAGE_SIZE = 50;
const REPEATS = 100;
const MOST_PAGE_MS = 100;
const MOST_ANALYTICS_MS = 300;
const LAST_PAGE = 1_000_000;

type Kysely = Database["kysely"];

export interface HistoryFigures {
  readonly rows: number;
  readonly loadSeconds: number;
  readonly reads: readonly (Latency & { readonly read: string })[];
  readonly aims: readonly Aim[];
}

type Read = (db: Kysely, userId: string) => Promise<unknown>;

const page =
  (filter: object, at: number): Read =>
  (db, userId) =>
    searchLogs(db, { userId, ...filter }, { page: at, pageSize: PAGE_SIZE });

/** As the api reads them. */
const READS: Readonly<Record<string, Read>> = {
  "get-logs, the newest 50": (db, userId) => listApplications(db, { userId, limit: PAGE_SIZE }),
  "get-logs, the newest 1,000": (db, userId) => listApplications(db, { userId, limit: 1_000 }),
  "search-logs, first page": page({}, 1),
  "search-logs, middle page": page({}, LONG_HISTORY / PAGE_SIZE / 2),
  "search-logs, last page": page({}, LAST_PAGE),
  "search-logs by text, first page": page({ text: "engineer 7" }, 1),
  "search-logs by text, last page": page({ text: "engineer 7" }, LAST_PAGE),
  "search-logs by status, last page": page({ statuses: ["FAILED", "REJECTED"] }, LAST_PAGE),
  "get-analytics, everything": (db, userId) => getAnalytics(db, { userId }),
  "get-analytics, thirty days": (db, userId) =>
    getAnalytics(db, { userId, from: daysAgo(30), to: daysAgo(1) }),
  "the dashboard's figures": (db, userId) => getDashboardFigures(db, userId),
};

/** How long a user with 100,000 applications waits for their logs and figures, among `rows` applications of everybody. */
export async function benchHistory(
  rows: number,
  say: (line: string) => void,
): Promise<HistoryFigures> {
  const stage = await openStageDatabase("bench-history");
  try {
    await migrateToLatest(stage.url);
    const database = createDatabase({
      url: stage.url,
      poolSize: 2,
      applicationName: "sendoff-bench",
    });
    try {
      const startedAt = performance.now();
      const userId = await fill(database, Math.max(rows, LONG_HISTORY));
      const loadSeconds = Math.round((performance.now() - startedAt) / 100) / 10;
      say(`  ${rows.toLocaleString("en")} applications written in ${loadSeconds} s`);
      const reads: HistoryFigures["reads"][number][] = [];
      for (const [read, act] of Object.entries(READS)) {
        const latency = await time(() => act(database.kysely, userId));
        reads.push({ read, ...latency });
        say(`  ${read}: ${latency.medianMs} ms at the median, ${latency.p99Ms} ms at the 99th`);
      }
      return { rows, loadSeconds, reads, aims: judge(reads) };
    } finally {
      await database.close();
    }
  } finally {
    await stage.close();
  }
}

/**
 * The rows of everybody in the order in which time would have written them, so that those of one user lie scattered.
 */
async function fill({ pool }: Database, rows: number): Promise<string> {
  const userId = randomUUID();
  const others = Math.max(1, Math.ceil((rows - LONG_HISTORY) / SHORT_HISTORY));
  const client = await pool.connect();
  try {
    await client.query(USERS, [userId, others]);
    await client.query(PLATFORMS);
    const { rows: parts } = await client.query<{ drop: string; build: string }>(PARTS);
    for (const { drop } of parts) await client.query(drop);
    await client.query(INSERT, [userId, rows, Math.floor(rows / LONG_HISTORY), others]);
    for (const { build } of parts) await client.query(build);
    await client.query("vacuum (analyze) application");
    await client.query("vacuum (analyze) app_user");
  } finally {
    client.release();
  }
  return userId;
}

const USERS = `
insert into app_user (id, email, username, time_zone)
select case when n = 0 then $1::uuid else md5('user' || n)::uuid end, 'history-' || n || '@example.test', 'asha',
  'Asia/Kolkata'
from generate_series(0, $2::int) n`;

const PLATFORMS = `
insert into platform (id, key, name, url, support, daily_cap)
select n, 'bench-' || n, 'Bench ' || n, 'https://bench.test', 'driver', 50 from generate_series(1, 5) n
on conflict do nothing`;

/** Foreign keys and the indexes that no constraint needs: checked and built at once, not row by row. */
const PARTS = `
select format('drop index %I', i.indexname) as drop, i.indexdef as build from pg_indexes i
where i.tablename = 'application' and not exists (select 1 from pg_constraint c where c.conname = i.indexname)
union all
select format('alter table application drop constraint %I', c.conname),
  format('alter table application add constraint %I %s', c.conname, pg_get_constraintdef(c.oid))
from pg_constraint c where c.conrelid = 'application'::regclass and c.contype = 'f'`;

/** Three years of applications: seven of ten sent, one of twenty failed, some answered. */
const INSERT = `
insert into application (id, user_id, platform_id, portal_job_id, job_title, company, location, url, description,
  job_fingerprint, status, attempts, reason_code, reason, created_at, started_at, applied_at, updated_at, busy_ms, cost_cents,
  response_status, response_on, response_at, response_reached, interview_on)
select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
  case when n % $3 = 0 and n / $3 <= ${LONG_HISTORY} then $1::uuid else md5('user' || 1 + (hashint8(n) & 1073741823) % $4)::uuid end,
  1 + (hashint8(n * 11) & 1073741823) % 5, 'job-' || n, 'Senior Platform Engineer ' || n % 97, 'Company ' || (hashint8(n * 7) & 1073741823) % 4000,
  'Bengaluru, Karnataka', 'https://www.linkedin.com/jobs/view/' || n, repeat('What the job asks for. ', 10), 'job-' || n, s.status, 1,
  case when s.status = 'FAILED' then 'portal_error' else '' end,
  case when s.status = 'FAILED' then 'The portal answered with an error, case ' || n % 12 || '. Nothing was sent.' else '' end,
  t.at, t.at, case when s.status = 'APPLIED' then t.at end, t.at, 4000 + (hashint8(n) & 1073741823) % 20000,
  case when s.status = 'APPLIED' then 79 end, r.response, case when r.response is not null then t.at::date::text end,
  case when r.response is not null then t.at end,
  case r.response when 'OFFER' then 3 when 'INTERVIEW_SCHEDULED' then 2 when 'REJECTED' then 1 end,
  case when r.response in ('OFFER', 'INTERVIEW_SCHEDULED') then t.at::date::text end
from generate_series(1, $2::bigint) n
cross join lateral (select now() - interval '3 years' * (1 - n::float8 / $2) as at) t
cross join lateral (select (array['APPLIED', 'APPLIED', 'SKIPPED', 'APPLIED', 'APPLIED', 'NEEDS_ANSWER', 'APPLIED', 'APPLIED',
  'SKIPPED', 'APPLIED', 'APPLIED', 'SKIPPED', 'APPLIED', 'APPLIED', 'APPLIED', 'SKIPPED', 'APPLIED', 'APPLIED', 'FAILED',
  'APPLIED'])[1 + (hashint8(n * 3) & 1073741823) % 20] as status) s
cross join lateral (select case when s.status = 'APPLIED' then (array['OFFER', 'INTERVIEW_SCHEDULED', 'INTERVIEW_SCHEDULED',
  'REJECTED', 'REJECTED', 'REJECTED', 'REJECTED'])[1 + (hashint8(n * 5) & 1073741823) % 40] end as response) r`;

async function time(act: () => Promise<unknown>): Promise<Latency> {
  const times: number[] = [];
  for (let index = 0; index < REPEATS; index += 1) {
    const startedAt = performance.now();
    await act();
    times.push(performance.now() - startedAt);
  }
  return latencyOf(times);
}

function judge(reads: HistoryFigures["reads"]): Aim[] {
  return reads.map(({ read, medianMs }) => {
    const most = read.startsWith("get-analytics") ? MOST_ANALYTICS_MS : MOST_PAGE_MS;
    return {
      text: `${read} in less than ${most} ms at the median`,
      value: medianMs,
      isMet: medianMs < most,
    };
  });
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
