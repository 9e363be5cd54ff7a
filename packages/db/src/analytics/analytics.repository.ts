import { type RawBuilder, sql } from "kysely";
import type { Db } from "../client.ts";

/** How much was sent, how much of it by users themselves, and how much Sendoff sent or failed to send. */
export interface SentOf {
  readonly sent: number;
  readonly byHand: number;
  readonly decided: number;
}

/** What is counted: the user's applications, all or on one platform, all or those of [start, end). */
export interface FigureScope {
  readonly userId: string;
  readonly platformId?: number | undefined;
  readonly start?: Date | undefined;
  readonly end?: Date | undefined;
}

/** Applications that are alike in everything that figures tell apart. */
export interface FigureGroup {
  readonly platformId: number;
  readonly status: string;
  readonly responseStatus: string | null;
  readonly responseReached: number | null;
  /** Found and never opened. */
  readonly isUntried: boolean;
  /** Looked at and left out: closed, known already, not fillable. */
  readonly isSortedOut: boolean;
  readonly count: number;
  readonly costCents: number;
  readonly charged: number;
  readonly free: number;
  /** Of the sent ones those that only their user says arrived, and those that their user sent themselves. */
  readonly userReported: number;
  readonly userSent: number;
  /** Those that came as far as an interview on one of the local dates asked for. */
  readonly interviewsInDates: number;
}

/** What the user's calendar needs: the database's time and their zone; undefined for nobody. */
export async function findCalendarFacts(
  trx: Db,
  userId: string,
): Promise<{ readonly now: Date; readonly timeZone: string } | undefined> {
  const row = await trx
    .selectFrom("app_user")
    .select(["time_zone", sql<Date>`now()`.as("now")])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row === undefined ? undefined : { now: row.now, timeZone: row.time_zone };
}

/** When the user's first application was sent; undefined before. */
export async function findFirstSent(trx: Db, scope: FigureScope): Promise<Date | undefined> {
  const row = await trx
    .selectFrom("application as a")
    .select("a.dated_at")
    .where(within({ ...scope, start: undefined, end: undefined }))
    .where("a.status", "=", "APPLIED")
    .orderBy("a.dated_at")
    .limit(1)
    .executeTakeFirst();
  return row?.dated_at ?? undefined;
}

/** Everything that is a count, by kind. Interviews are counted from the local date `first` on and before `end`. */
export async function countGroups(
  trx: Db,
  scope: FigureScope,
  interviewDates: { readonly first: string; readonly end: string },
): Promise<FigureGroup[]> {
  const { rows } = await sql<FigureGroup>`
    select a.platform_id as "platformId", a.status, a.response_status as "responseStatus",
      a.response_reached as "responseReached", a.status = 'QUEUED' and a.attempts = 0 as "isUntried",
      a.status = 'SKIPPED' and a.reason_code <> 'run_ended' as "isSortedOut", count(*) as count,
      coalesce(sum(a.cost_cents), 0) as "costCents", count(a.cost_cents) as charged,
      count(*) filter (where a.cost_cents = 0) as free,
      count(*) filter (where a.proof = 'user_said') as "userReported",
      count(*) filter (where a.proof = 'user_sent') as "userSent",
      count(*) filter (where a.interview_on >= ${interviewDates.first} and a.interview_on < ${interviewDates.end})
        as "interviewsInDates"
    from application a where ${within(scope)} group by 1, 2, 3, 4, 5, 6`.execute(trx);
  return rows;
}

/** How many were sent in each stretch between two neighbouring instants of `instants` (ascending); one fewer than instants. */
export async function countSent(
  trx: Db,
  scope: FigureScope,
  instants: readonly Date[],
): Promise<number[]> {
  const first = instants.at(0);
  const last = instants.at(-1);
  const counts = instants.slice(1).map(() => 0);
  if (first === undefined || last === undefined) return counts;
  const { rows } = await sql<{ stretch: number; count: number }>`
    select width_bucket(a.dated_at, ${instants.map((instant) => instant.toISOString())}::timestamptz[]) as stretch,
      count(*) as count
    from application a where ${within({ ...scope, start: first, end: last })} and a.status = 'APPLIED'
    group by 1`.execute(trx);
  for (const { stretch, count } of rows) counts[stretch - 1] = count;
  return counts;
}

/** Names of platforms by id, as their records have them. */
export async function listPlatformNames(
  trx: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("platform")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** The ten employers to which most was sent. */
export async function listTopEmployers(
  trx: Db,
  scope: FigureScope,
): Promise<(SentOf & { readonly employer: string })[]> {
  const { rows } = await sql<SentOf & { employer: string }>`
    select a.employer, count(*) filter (where a.status = 'APPLIED') as sent,
      count(*) filter (where a.proof = 'user_sent') as "byHand",
      count(*) filter (where a.proof <> 'user_sent') as decided
    from application a where ${within(scope)} and a.status in ('APPLIED', 'FAILED', 'NEEDS_REVIEW')
    group by a.employer having count(*) filter (where a.status = 'APPLIED') > 0
    order by sent desc, a.employer limit 10`.execute(trx);
  return rows;
}

/** The ten most frequent reasons for which applications failed, in the sentence that the user sees. */
export async function listFailures(
  trx: Db,
  scope: FigureScope,
): Promise<{ readonly reason: string; readonly count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select a.failure as reason, count(*) as count
    from application a where ${within(scope)} and a.failure <> ''
    group by a.failure order by count desc, a.failure limit 10`.execute(trx);
  return rows;
}

/** The median of the time that those took that a portal confirmed, in milliseconds; null without any. */
export async function findMedianMs(trx: Db, scope: FigureScope): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by a.busy_ms) as median
    from application a where ${within(scope)} and a.status = 'APPLIED'
      and a.proof in ('confirmation_seen', 'applied_mark_seen')`.execute(trx);
  return rows[0]?.median ?? null;
}

function within({ userId, platformId, start, end }: FigureScope): RawBuilder<boolean> {
  const platform = platformId === undefined ? sql`` : sql`and a.platform_id = ${platformId}`;
  const from = start === undefined ? sql`` : sql`and a.dated_at >= ${start}`;
  const to = end === undefined ? sql`` : sql`and a.dated_at < ${end}`;
  return sql<boolean>`(a.user_id = ${userId} ${platform} ${from} ${to})`;
}
