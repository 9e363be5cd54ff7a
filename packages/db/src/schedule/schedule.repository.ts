import { ScheduleFrequency } from "@sendoff/contract/schedule";
import { localDateAt, type PlanFrom } from "@sendoff/domain/schedule";
import { createId } from "@sendoff/kit/ids";
import { type Selectable, sql, type Transaction } from "kysely";
import type { LaneKey } from "../applying/lane.repository.ts";
import { type Boss, wakeLaneServers } from "../boss.ts";
import type { Db } from "../client.ts";
import type { DB, Schedule } from "../schema.ts";
import { planRow, zoneOrUtc } from "./plan-row.ts";
import { getScheduledNow } from "./scheduled-clock.repository.ts";
import { type DueStart, startScheduledRuns } from "./scheduled-run.repository.ts";

/** A schedule as the user saves it. */
export interface ScheduleInput {
  readonly platformId: number;
  readonly frequency: ScheduleFrequency;
  readonly applicationGoal: number;
  /** "HH:MM:SS" in the user's time zone. */
  readonly startTime: string;
  /** The last date on which it runs, "YYYY-MM-DD"; null for ONETIME only. */
  readonly endDate: string | null;
}

type Row = Selectable<Schedule>;
type NewRow = Pick<
  Row,
  | "id"
  | "platform_id"
  | "frequency"
  | "application_goal"
  | "start_time"
  | "end_date"
  | "weekday"
  | "paused_at"
  | "next_run_at"
  | "next_local_date"
  | "last_local_date"
>;

/** When and where scheduling sees the user: scheduled time, their zone, and the date there. */
export interface ScheduleTime {
  readonly now: Date;
  readonly timeZone: string;
  readonly today: string;
}

/** Scheduled time for one user; in UTC when the account is gone or its zone is unknown here. */
export async function getScheduleTime(
  db: Db,
  userId: string,
  clockOffsetMs: number,
): Promise<ScheduleTime> {
  const user = await db
    .selectFrom("app_user")
    .select("time_zone")
    .where("id", "=", userId)
    .executeTakeFirst();
  const now = await getScheduledNow(db, clockOffsetMs);
  const timeZone = zoneOrUtc(user?.time_zone ?? "UTC");
  return { now, timeZone, today: localDateAt(timeZone, now.getTime()) };
}

/**
 * Saves one user's schedules, one for each platform; others stay as they are. A paused one stays paused. ONETIME runs at once,
 * each time it is saved: it is a new schedule then, and what stops it is noted like any other's. A start that is due at this
 * very moment is not lost when the same time is saved again.
 */
export async function saveSchedules(
  trx: Transaction<DB>,
  boss: Boss,
  userId: string,
  inputs: readonly ScheduleInput[],
  clockOffsetMs: number,
): Promise<void> {
  const time = await lockUser(trx, userId, clockOffsetMs);
  const earlier = await lockSchedules(
    trx,
    userId,
    inputs.map((input) => input.platformId),
  );
  const rows = inputs.map((input) =>
    nextRow(
      input,
      earlier.find((row) => row.platform_id === input.platformId),
      time,
    ),
  );
  await upsert(trx, userId, rows);
  const starts = rows
    .filter((row) => row.frequency === "ONETIME")
    .map((row) => startNow(userId, row, time));
  const { started } = await startScheduledRuns(trx, starts, time.now);
  await wakeLaneServers(boss, trx, started);
}

/** Two saves of one user take turns. Not FOR UPDATE: a user's other rows may come and go meanwhile. */
async function lockUser(
  trx: Transaction<DB>,
  userId: string,
  clockOffsetMs: number,
): Promise<ScheduleTime> {
  await trx
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return getScheduleTime(trx, userId, clockOffsetMs);
}

async function lockSchedules(
  trx: Transaction<DB>,
  userId: string,
  platformIds?: readonly number[],
): Promise<Row[]> {
  let query = trx.selectFrom("schedule").selectAll().where("user_id", "=", userId);
  if (platformIds !== undefined) query = query.where("platform_id", "in", [...platformIds]);
  return query.orderBy("platform_id").forUpdate().execute();
}

function nextRow(input: ScheduleInput, earlier: Row | undefined, time: ScheduleTime): NewRow {
  const row: NewRow = {
    id: earlier?.id ?? createId(),
    platform_id: input.platformId,
    frequency: input.frequency,
    application_goal: input.applicationGoal,
    start_time: input.startTime,
    end_date: input.endDate,
    weekday: null,
    paused_at: earlier?.paused_at ?? null,
    next_run_at: null,
    next_local_date: null,
    last_local_date: earlier?.last_local_date ?? null,
  };
  if (input.frequency === "ONETIME") {
    const last = [time.today, row.last_local_date ?? ""].toSorted().at(-1) ?? time.today;
    return { ...row, id: createId(), paused_at: null, last_local_date: last };
  }
  const isSameTime =
    earlier?.frequency === input.frequency && earlier.start_time === input.startTime;
  const weekday = earlier?.frequency === "WEEKLY" ? earlier.weekday : null;
  return planned({ ...row, weekday }, time, isSameTime ? earlier.next_run_at : null);
}

/** The row with its next occurrence. One that is due and not taken up yet stays, when `pending` names it. */
function planned<R extends NewRow>(row: R, time: ScheduleTime, pending: Date | null): R {
  const after = Math.min(time.now.getTime(), (pending ?? time.now).getTime() - 1);
  const from: PlanFrom = {
    after: pending === null ? time.now.getTime() : after,
    afterDate: row.last_local_date,
  };
  const plan = planRow(
    { ...row, frequency: ScheduleFrequency.parse(row.frequency) },
    time.timeZone,
    from,
  );
  const next = row.paused_at === null ? plan.next : undefined;
  return {
    ...row,
    weekday: plan.weekday,
    next_run_at: next === undefined ? null : new Date(next.at),
    next_local_date: next?.localDate ?? null,
  };
}

async function upsert(
  trx: Transaction<DB>,
  userId: string,
  rows: readonly NewRow[],
): Promise<void> {
  await trx
    .insertInto("schedule")
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    .onConflict((conflict) =>
      conflict.columns(["user_id", "platform_id"]).doUpdateSet((set) => ({
        id: set.ref("excluded.id"),
        frequency: set.ref("excluded.frequency"),
        application_goal: set.ref("excluded.application_goal"),
        start_time: set.ref("excluded.start_time"),
        end_date: set.ref("excluded.end_date"),
        weekday: set.ref("excluded.weekday"),
        paused_at: set.ref("excluded.paused_at"),
        next_run_at: set.ref("excluded.next_run_at"),
        next_local_date: set.ref("excluded.next_local_date"),
        last_local_date: set.ref("excluded.last_local_date"),
        updated_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

function startNow(userId: string, row: NewRow, time: ScheduleTime): DueStart {
  return {
    scheduleId: row.id,
    userId,
    platformId: row.platform_id,
    localDate: time.today,
    dueAt: time.now,
    goalPerDay: row.application_goal,
    timeZone: time.timeZone,
    isMissed: false,
  };
}

export type PauseOutcome = "done" | "not_found" | "runs_once";

/** Starts no more runs; one that is due and not taken up yet is not started either. Pausing a paused one changes nothing. */
export async function pauseSchedule(
  trx: Transaction<DB>,
  key: LaneKey,
  clockOffsetMs: number,
): Promise<PauseOutcome> {
  const { now } = await lockUser(trx, key.userId, clockOffsetMs);
  return change(trx, key, (row) =>
    row.paused_at === null
      ? { ...row, paused_at: now, next_run_at: null, next_local_date: null }
      : row,
  );
}

/** Goes on from the next time; what was paused over is not made up for. Resuming one that is not paused changes nothing. */
export async function resumeSchedule(
  trx: Transaction<DB>,
  key: LaneKey,
  clockOffsetMs: number,
): Promise<PauseOutcome> {
  const time = await lockUser(trx, key.userId, clockOffsetMs);
  return change(trx, key, (row) =>
    row.paused_at === null ? row : planned({ ...row, paused_at: null }, time, null),
  );
}

async function change(
  trx: Transaction<DB>,
  key: LaneKey,
  make: (row: Row) => NewRow,
): Promise<PauseOutcome> {
  const [row] = await lockSchedules(trx, key.userId, [key.platformId]);
  if (row === undefined) return "not_found";
  if (row.frequency === "ONETIME") return "runs_once";
  const changed = make(row);
  if (changed !== row) await write(trx, changed);
  return "done";
}

async function write(trx: Transaction<DB>, row: NewRow): Promise<void> {
  const { weekday, paused_at, next_run_at, next_local_date } = row;
  await trx
    .updateTable("schedule")
    .set({ weekday, paused_at, next_run_at, next_local_date, updated_at: sql<Date>`now()` })
    .where("id", "=", row.id)
    .execute();
}

/** Deletes a platform's schedule; what came of its starts stays. False when there was none. */
export async function deleteSchedule(db: Db, key: LaneKey): Promise<boolean> {
  const result = await db
    .deleteFrom("schedule")
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/**
 * Plans a user's schedules anew after their time zone has changed, in the transaction that changed it: the wall-clock time
 * stays, the instants move. What is due already is started as it was planned.
 */
export async function replanSchedules(
  trx: Transaction<DB>,
  userId: string,
  clockOffsetMs: number,
): Promise<void> {
  const rows = await lockSchedules(trx, userId);
  if (rows.length === 0) return;
  const time = await getScheduleTime(trx, userId, clockOffsetMs);
  for (const row of rows) {
    const isDue = row.next_run_at !== null && row.next_run_at <= time.now;
    if (row.frequency !== "ONETIME" && !isDue) await write(trx, planned(row, time, null));
  }
}
