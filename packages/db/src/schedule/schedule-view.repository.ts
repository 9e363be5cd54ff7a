import { ScheduleFrequency } from "@sendoff/contract/schedule";
import { sql } from "kysely";
import type { Db } from "../client.ts";
import { SCHEDULED_RUN_COLUMNS, type ScheduledRunView } from "./scheduled-run.repository.ts";

/** A schedule as its user sees it, with what came of its newest start. */
export interface ScheduleView {
  readonly platformId: number;
  readonly platformName: string;
  readonly frequency: ScheduleFrequency;
  readonly applicationGoal: number;
  readonly startTime: string;
  readonly endDate: string | null;
  readonly weekday: number | null;
  readonly timeZone: string;
  readonly isConnected: boolean;
  readonly dailyLimit: number | null;
  readonly isPaused: boolean;
  readonly nextRunAt: Date | null;
  readonly lastRun: ScheduledRunView | undefined;
}

/** The user's schedules by platform, or the one of a platform. */
export async function listSchedules(
  db: Db,
  filter: { readonly userId: string; readonly platformId?: number },
): Promise<ScheduleView[]> {
  const only =
    filter.platformId === undefined ? sql`` : sql`and s.platform_id = ${filter.platformId}`;
  const { rows } = await sql<Omit<ScheduleView, "lastRun" | "frequency"> & { frequency: string }>`
    select s.platform_id as "platformId", p.name as "platformName", s.frequency, s.weekday,
      s.application_goal as "applicationGoal", s.start_time as "startTime", s.end_date as "endDate",
      u.time_zone as "timeZone", l.state is not distinct from 'connected' as "isConnected",
      l.daily_limit as "dailyLimit", s.paused_at is not null as "isPaused", s.next_run_at as "nextRunAt"
    from schedule s join app_user u on u.id = s.user_id join platform p on p.id = s.platform_id
    left join lane l on l.user_id = s.user_id and l.platform_id = s.platform_id
    where s.user_id = ${filter.userId} ${only} order by s.platform_id`.execute(db);
  const newest = await listNewest(db, filter.userId);
  return rows.map((row) => ({
    ...row,
    frequency: ScheduleFrequency.parse(row.frequency),
    lastRun: newest.find((run) => run.platformId === row.platformId),
  }));
}

/** The newest start of each of the user's schedules. */
async function listNewest(db: Db, userId: string): Promise<ScheduledRunView[]> {
  const { rows } = await sql<ScheduledRunView>`
    select ${SCHEDULED_RUN_COLUMNS}, p.name as "platformName"
    from schedule s join platform p on p.id = s.platform_id
    cross join lateral (select * from scheduled_run n where n.schedule_id = s.id
      order by n.local_date desc limit 1) o
    left join run r on r.id = o.run_id
    where s.user_id = ${userId}`.execute(db);
  return rows;
}
