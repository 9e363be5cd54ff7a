import { type RawBuilder, sql } from "kysely";
import type { Db } from "../client.ts";

/** What happened on a user's last whole day, to be told of in a mail. */
export interface DayDigest {
  /** "2026-11-27", in the user's zone. */
  readonly day: string;
  readonly timeZone: string;
  /** Sent by Sendoff and arrived. */
  readonly sent: number;
  readonly skipped: number;
  readonly failed: number;
  /** What the employers' side answered, as the user wrote it down; the latest first. */
  readonly responses: readonly {
    readonly id: string;
    readonly status: string;
    readonly title: string;
    readonly company: string;
  }[];
  /** The latest of those that were sent. */
  readonly latest: readonly {
    readonly id: string;
    readonly title: string;
    readonly company: string;
    readonly platform: string;
    readonly at: Date;
  }[];
  /** What the user may spend now. */
  readonly credits: number;
}

const MOST_LATEST = 3;
const MOST_RESPONSES = 5;

/** From midnight to midnight of the day before `now`, as the user of the row `u` counts days. */
function yesterday(now: RawBuilder<Date>, column: RawBuilder<unknown>): RawBuilder<boolean> {
  const midnight = (days: number) =>
    sql`((${now} at time zone u.time_zone)::date - ${days}::integer)::timestamp at time zone u.time_zone`;
  return sql<boolean>`(${column} >= ${midnight(1)} and ${column} < ${midnight(0)})`;
}

const SENT = sql`a.status = 'APPLIED' and a.proof <> 'user_sent'`;

/** Whether anything was sent or answered on the last whole day of the user of the row `u`. */
export function hasDayNews(now: RawBuilder<Date>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from application a
      where a.user_id = u.id and ${SENT} and ${yesterday(now, sql`a.applied_at`)})
    or exists (select from application a
      where a.user_id = u.id and a.response_status is not null and ${yesterday(now, sql`a.response_at`)}))`;
}

/** The user's last whole day before `now`. */
export async function collectDay(
  trx: Db,
  userId: string,
  now: RawBuilder<Date>,
): Promise<DayDigest> {
  const of = sql`from application a join app_user u on u.id = a.user_id where u.id = ${userId}`;
  const { rows: counts } = await sql<{
    day: string;
    time_zone: string;
    sent: number;
    skipped: number;
    failed: number;
    credits: number;
  }>`
    select to_char((${now} at time zone u.time_zone)::date - 1, 'YYYY-MM-DD') as day, u.time_zone,
      (select count(*) ${of} and ${SENT} and ${yesterday(now, sql`a.applied_at`)})::integer as sent,
      (select count(*) ${of} and a.status = 'SKIPPED' and ${yesterday(now, sql`a.updated_at`)})::integer as skipped,
      (select count(*) ${of} and a.status = 'FAILED' and ${yesterday(now, sql`a.updated_at`)})::integer as failed,
      (select coalesce(sum(available), 0) from credit_lot where user_id = u.id)::integer as credits
    from app_user u where u.id = ${userId}`.execute(trx);
  const { rows: responses } = await sql<DayDigest["responses"][number]>`
    select a.id, a.response_status as status, a.job_title as title, a.company ${of}
      and a.response_status is not null and ${yesterday(now, sql`a.response_at`)}
    order by a.response_at desc, a.id limit ${MOST_RESPONSES}`.execute(trx);
  const { rows: latest } = await sql<DayDigest["latest"][number]>`
    select a.id, a.job_title as title, a.company, f.name as platform, a.applied_at as at
    from application a join app_user u on u.id = a.user_id join platform f on f.id = a.platform_id
    where u.id = ${userId} and ${SENT} and ${yesterday(now, sql`a.applied_at`)}
    order by a.applied_at desc, a.id limit ${MOST_LATEST}`.execute(trx);
  const [row] = counts;
  return {
    day: row?.day ?? "",
    timeZone: row?.time_zone ?? "UTC",
    sent: row?.sent ?? 0,
    skipped: row?.skipped ?? 0,
    failed: row?.failed ?? 0,
    responses,
    latest,
    credits: row?.credits ?? 0,
  };
}
