import type { RunEndReason } from "@sendoff/contract";
import { createId } from "@sendoff/kit";
import { sql } from "kysely";
import { type Db, isUniqueViolation } from "../client.ts";
import type { LaneKey, LaneLease } from "./lane.repository.ts";
import { recordRunEvent } from "./run-event.repository.ts";

export interface OpenRun {
  readonly id: string;
  readonly goal: number;
  readonly isStopRequested: boolean;
  readonly isSearchExhausted: boolean;
  readonly isWatched: boolean;
}

/** Opens a run on a lane. `under_way` when one is open: the schema allows one at a time on an account. */
export async function createRun(
  db: Db,
  key: LaneKey,
  goal: number,
): Promise<{ kind: "created"; runId: string } | { kind: "under_way" }> {
  const id = createId();
  try {
    await sql`
      insert into run (id, number, user_id, platform_id, goal, state)
      select ${id}, coalesce(max(number), 0) + 1, ${key.userId}, ${key.platformId}, ${goal}, 'queued'
      from run where user_id = ${key.userId}`.execute(db);
  } catch (error) {
    if (isUniqueViolation(error, "run_open")) return { kind: "under_way" };
    throw error;
  }
  return { kind: "created", runId: id };
}

export async function findOpenRun(db: Db, key: LaneKey): Promise<OpenRun | undefined> {
  const row = await db
    .selectFrom("run")
    .select(["id", "goal", "stop_requested_at", "search_exhausted_at"])
    .select(sql<boolean>`coalesce(watched_until > now(), false)`.as("is_watched"))
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("state", "<>", "ended")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    goal: row.goal,
    isStopRequested: row.stop_requested_at !== null,
    isSearchExhausted: row.search_exhausted_at !== null,
    isWatched: row.is_watched,
  };
}

export interface RunCounts {
  readonly sentInRun: number;
  readonly sentToday: number;
  readonly readyCount: number;
  readonly laterCount: number;
  readonly creditsAvailable: number;
}

/** What `planRun` needs, from rows. "Today" is the user's own day; what may have been sent counts as sent. */
export async function countRun(db: Db, key: LaneKey, runId: string): Promise<RunCounts> {
  const result = await sql<{
    sent_in_run: number;
    sent_today: number;
    ready: number;
    later: number;
    credits: number;
  }>`
    select
      count(*) filter (where a.run_id = ${runId} and a.status in ('SUBMITTING', 'UNKNOWN', 'APPLIED')) as sent_in_run,
      count(*) filter (where a.status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW')
        and a.intent_at >= (date_trunc('day', now() at time zone u.time_zone) at time zone u.time_zone)) as sent_today,
      count(*) filter (where a.run_id = ${runId} and a.status = 'QUEUED' and a.not_before <= now()) as ready,
      count(*) filter (where a.run_id = ${runId} and a.status = 'QUEUED' and a.not_before > now()) as later,
      (select coalesce(sum(l.available), 0) from credit_lot l
        where l.user_id = ${key.userId} and l.expires_at > now()) as credits
    from app_user u
    left join application a on a.user_id = u.id and a.platform_id = ${key.platformId}
      and (a.run_id = ${runId} or a.intent_at > now() - interval '25 hours')
    where u.id = ${key.userId} group by u.id`.execute(db);
  const row = result.rows[0];
  return {
    sentInRun: row?.sent_in_run ?? 0,
    sentToday: row?.sent_today ?? 0,
    readyCount: row?.ready ?? 0,
    laterCount: row?.later ?? 0,
    creditsAvailable: row?.credits ?? 0,
  };
}

/** Marks a run as being served. */
export async function startRun(db: Db, runId: string): Promise<void> {
  const result = await db
    .updateTable("run")
    .set({ state: "running", started_at: sql<Date>`coalesce(started_at, now())` })
    .where("id", "=", runId)
    .where("state", "in", ["queued", "waiting"])
    .executeTakeFirst();
  if (result.numUpdatedRows === 1n) await recordRunEvent(db, runId, { type: "run" });
}

/** The search has nothing more for this run. */
export async function markSearchExhausted(db: Db, runId: string): Promise<void> {
  await db
    .updateTable("run")
    .set({ search_exhausted_at: sql<Date>`now()` })
    .where("id", "=", runId)
    .execute();
}

/** Nothing can be done before a retry is due. */
export async function parkRun(db: Db, runId: string): Promise<void> {
  await db
    .updateTable("run")
    .set({ state: "waiting" })
    .where("id", "=", runId)
    .where("state", "<>", "ended")
    .execute();
}

/**
 * Ends a run and skips what it had found and not tried, so that a later run may find it again. Needs the lane: a worker that
 * lost its lease changes nothing. Ending an ended run changes nothing.
 */
export async function endRun(
  db: Db,
  lease: LaneLease,
  runId: string,
  reason: RunEndReason,
  note: string,
): Promise<void> {
  const result = await db
    .updateTable("run")
    .set({ state: "ended", end_reason: reason, end_note: note, ended_at: sql<Date>`now()` })
    .where("id", "=", runId)
    .where("state", "<>", "ended")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("lane")
          .select("lane.fence")
          .where("lane.user_id", "=", lease.userId)
          .where("lane.platform_id", "=", lease.platformId)
          .where("lane.fence", "=", lease.fence),
      ),
    )
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return;
  await forgetUntried(db, runId);
  await recordRunEvent(db, runId, { type: "run" });
}

/** Ends the open run of a lane that nobody serves (disconnect). */
export async function endRunOfLane(
  db: Db,
  key: LaneKey,
  reason: RunEndReason,
  note: string,
): Promise<void> {
  const ended = await db
    .updateTable("run")
    .set({ state: "ended", end_reason: reason, end_note: note, ended_at: sql<Date>`now()` })
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("state", "<>", "ended")
    .returning("id")
    .execute();
  for (const run of ended) {
    await forgetUntried(db, run.id);
    await recordRunEvent(db, run.id, { type: "run" });
  }
}

async function forgetUntried(db: Db, runId: string): Promise<void> {
  // Found but never opened: no evidence hangs on these rows, and the next run is to find the jobs afresh.
  await db
    .deleteFrom("application")
    .where("run_id", "=", runId)
    .where("status", "=", "QUEUED")
    .where("attempts", "=", 0)
    .execute();
  await db
    .updateTable("application")
    .set({
      status: "FAILED",
      reason_code: "run_ended",
      reason: "The run ended before this one could be tried again. Nothing was sent.",
      updated_at: sql<Date>`now()`,
    })
    .where("run_id", "=", runId)
    .where("status", "=", "QUEUED")
    .execute();
}

/** The user's wish to stop. False when the run is not theirs or has ended. */
export async function requestRunStop(db: Db, userId: string, runId: string): Promise<boolean> {
  const result = await db
    .updateTable("run")
    .set({ stop_requested_at: sql<Date>`coalesce(stop_requested_at, now())` })
    .where("id", "=", runId)
    .where("user_id", "=", userId)
    .where("state", "<>", "ended")
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await recordRunEvent(db, runId, { type: "run" });
  return true;
}

/** Somebody has the run open for the next `seconds`. */
export async function watchRun(db: Db, runId: string, seconds: number): Promise<void> {
  await db
    .updateTable("run")
    .set({ watched_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where("id", "=", runId)
    .execute();
}
