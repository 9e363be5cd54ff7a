import type { NotStartedReason } from "@sendoff/contract/schedule";
import { dayStartAt } from "@sendoff/domain/schedule";
import { sql, type Transaction } from "kysely";
import type { LaneKey } from "../applying/lane.repository.ts";
import { startRuns, type StartRequest } from "../applying/start-run.repository.ts";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { zoneOrUtc } from "./plan-row.ts";

/** A planned start whose time has come. */
export interface DueStart extends LaneKey {
  readonly scheduleId: string;
  readonly localDate: string;
  readonly dueAt: Date;
  readonly goalPerDay: number;
  readonly timeZone: string;
  /** Too late to be caught up: it is noted and not started. */
  readonly isMissed: boolean;
}

/** How many were started, refused and skipped. */
export interface StartCounts {
  readonly started: number;
  readonly notStarted: number;
  readonly skipped: number;
}

const MISSED_NOTE =
  "Sendoff was not running when this was due, nor in the six hours after. The next one is started as planned.";

/**
 * Starts what is due and notes what came of each: the run, what stopped it, or that it was missed. Throws on a unique violation
 * when a schedule's local date has been dealt with before, and nothing is started then.
 */
export async function startScheduledRuns(
  trx: Transaction<DB>,
  starts: readonly DueStart[],
  now: Date,
): Promise<StartCounts> {
  const wanted = starts.filter((start) => !start.isMissed);
  const outcomes = await startRuns(
    trx,
    wanted.map((start) => requestOf(start, now)),
  );
  const outcomeOf = new Map(wanted.map((start, index) => [start, outcomes[index]]));
  const rows = starts.map((start) => {
    const outcome = outcomeOf.get(start);
    if (outcome === undefined) return note(start, "skipped", "missed", MISSED_NOTE, null);
    return outcome.kind === "started"
      ? note(start, "started", null, "", outcome.runId)
      : note(start, "not_started", outcome.reason, outcome.message, null);
  });
  await insertRows(trx, rows, now);
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length;
  return {
    started: count("started"),
    notStarted: count("not_started"),
    skipped: count("skipped"),
  };
}

function requestOf(start: DueStart, now: Date): StartRequest {
  return {
    userId: start.userId,
    platformId: start.platformId,
    wish: { goal: start.goalPerDay, isDailyGoal: true },
    dayStart: new Date(dayStartAt(zoneOrUtc(start.timeZone), now.getTime())),
  };
}

interface Row {
  readonly start: DueStart;
  readonly outcome: "started" | "not_started" | "skipped";
  readonly reason: NotStartedReason | null;
  readonly note: string;
  readonly runId: string | null;
}

function note(
  start: DueStart,
  outcome: Row["outcome"],
  reason: Row["reason"],
  text: string,
  runId: string | null,
): Row {
  return { start, outcome, reason, note: text, runId };
}

async function insertRows(trx: Transaction<DB>, rows: readonly Row[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const column = <T>(read: (row: Row) => T): T[] => rows.map(read);
  await sql`
    insert into scheduled_run (schedule_id, local_date, user_id, platform_id, due_at, decided_at, run_id, outcome, reason, note)
    select s.schedule_id, s.local_date, s.user_id, s.platform_id, s.due_at, ${now}, s.run_id, s.outcome, s.reason, s.note
    from unnest(${column((row) => row.start.scheduleId)}::uuid[], ${column((row) => row.start.localDate)}::text[],
      ${column((row) => row.start.userId)}::uuid[], ${column((row) => row.start.platformId)}::integer[],
      ${column((row) => row.start.dueAt.toISOString())}::timestamptz[], ${column((row) => row.runId)}::uuid[],
      ${column((row) => row.outcome)}::text[], ${column((row) => row.reason)}::text[], ${column((row) => row.note)}::text[])
      s (schedule_id, local_date, user_id, platform_id, due_at, run_id, outcome, reason, note)`.execute(
    trx,
  );
}

/** What came of a planned start, with the run's state when there is one. */
export interface ScheduledRunView {
  readonly platformId: number;
  readonly platformName: string;
  readonly localDate: string;
  readonly dueAt: Date;
  readonly decidedAt: Date;
  readonly outcome: string;
  readonly reason: string | null;
  readonly note: string;
  readonly runId: string | null;
  readonly runState: string | null;
  readonly endReason: string | null;
  readonly endNote: string | null;
}

/** The user's planned starts, newest first. */
export async function listScheduledRuns(
  db: Db,
  userId: string,
  limit: number,
): Promise<ScheduledRunView[]> {
  const { rows } = await sql<ScheduledRunView>`
    select ${SCHEDULED_RUN_COLUMNS}, p.name as "platformName"
    from scheduled_run o join platform p on p.id = o.platform_id left join run r on r.id = o.run_id
    where o.user_id = ${userId} order by o.decided_at desc, o.due_at desc, o.platform_id limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Of `scheduled_run` o and its `run` r. */
export const SCHEDULED_RUN_COLUMNS = sql`
  o.platform_id as "platformId", o.local_date as "localDate", o.due_at as "dueAt", o.decided_at as "decidedAt",
  o.outcome, o.reason, o.note, o.run_id as "runId", r.state as "runState", r.end_reason as "endReason",
  r.end_note as "endNote"`;
