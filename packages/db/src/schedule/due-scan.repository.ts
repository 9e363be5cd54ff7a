import { ScheduleFrequency } from "@sendoff/contract/schedule";
import { isCaughtUp } from "@sendoff/domain/schedule";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Boss, wakeLaneServers } from "../boss.ts";
import type { DB } from "../schema.ts";
import { planRow, type PlanRow } from "./plan-row.ts";
import { type DueStart, type StartCounts, startScheduledRuns } from "./scheduled-run.repository.ts";
import { scheduledNow } from "./scheduled-clock.repository.ts";

export interface DueScan extends StartCounts {
  /** Schedules that were due, and taken by this scan. */
  readonly taken: number;
}

interface DueRow extends PlanRow {
  readonly user_id: string;
  readonly platform_id: number;
  readonly application_goal: number;
  readonly next_run_at: Date;
  readonly next_local_date: string;
  readonly time_zone: string;
  readonly now: Date;
}

/**
 * Takes at most `limit` schedules that are due and, in one transaction, starts their runs, notes what came of each, moves them
 * to their next time and wakes the workers (RELIABILITY 1). Returns what it took: call it again until that is nothing. Several
 * processes may call it at once, and each gets others; one that dies in between leaves everything as it was.
 */
export async function runDueSchedules(
  db: Kysely<DB>,
  boss: Boss,
  options: { readonly clockOffsetMs: number; readonly limit: number },
): Promise<DueScan> {
  return db.transaction().execute(async (trx) => {
    const rows = await takeDue(trx, options);
    const known = await findKnown(trx, rows);
    // A local date that has its row keeps it: the schedule only moves on.
    const starts = rows.filter((row) => !known.has(row.id)).map(startOf);
    const now = rows[0]?.now ?? new Date(0);
    const counts = await startScheduledRuns(trx, starts, now);
    await moveOn(trx, rows);
    await wakeLaneServers(boss, trx, counts.started);
    return { ...counts, taken: rows.length };
  });
}

/** Due schedules of users whom nobody is changing at the moment, locked; the others are due a moment later too. */
async function takeDue(
  trx: Transaction<DB>,
  options: { readonly clockOffsetMs: number; readonly limit: number },
): Promise<DueRow[]> {
  const now = scheduledNow(options.clockOffsetMs);
  const { rows } = await sql<Omit<DueRow, "frequency"> & { frequency: string }>`
    select s.id, s.user_id, s.platform_id, s.frequency, s.application_goal, s.start_time, s.end_date, s.weekday,
      s.next_run_at, s.next_local_date, u.time_zone, ${now} as now
    from schedule s join app_user u on u.id = s.user_id
    where s.next_run_at <= ${now}
    order by s.next_run_at limit ${options.limit}
    for update of s skip locked for key share of u skip locked`.execute(trx);
  return rows.map((row) => ({ ...row, frequency: ScheduleFrequency.parse(row.frequency) }));
}

/**
 * Schedules among these whose local date was dealt with before. Asked apart from what is due: the planner's figures of the due
 * times are hours old and let it expect so many that it would read every earlier start there is.
 */
async function findKnown(trx: Transaction<DB>, rows: readonly DueRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const known = await sql<{ id: string }>`
    select o.schedule_id as id
    from unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.next_local_date)}::text[])
      k (schedule_id, local_date)
    join scheduled_run o on o.schedule_id = k.schedule_id and o.local_date = k.local_date`.execute(
    trx,
  );
  return new Set(known.rows.map((row) => row.id));
}

function startOf(row: DueRow): DueStart {
  return {
    scheduleId: row.id,
    userId: row.user_id,
    platformId: row.platform_id,
    localDate: row.next_local_date,
    dueAt: row.next_run_at,
    goalPerDay: row.application_goal,
    timeZone: row.time_zone,
    isMissed: !isCaughtUp(row.next_run_at.getTime(), row.now.getTime()),
  };
}

/** To the date after the one that was dealt with, also when that lies in the past: it is missed by name and not passed over. */
async function moveOn(trx: Transaction<DB>, rows: readonly DueRow[]): Promise<void> {
  if (rows.length === 0) return;
  const plans = rows.map((row) => planRow(row, row.time_zone, { afterDate: row.next_local_date }));
  const dueAts = plans.map(({ next }) =>
    next === undefined ? null : new Date(next.at).toISOString(),
  );
  await sql`
    update schedule s set last_local_date = s.next_local_date, next_run_at = m.next_run_at,
      next_local_date = m.next_local_date
    from unnest(${rows.map((row) => row.id)}::uuid[], ${dueAts}::timestamptz[],
      ${plans.map(({ next }) => next?.localDate ?? null)}::text[]) m (id, next_run_at, next_local_date)
    where s.id = m.id`.execute(trx);
}
