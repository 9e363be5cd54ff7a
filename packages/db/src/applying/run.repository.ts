import { leaveWork } from "@sendoff/kit/tracing";
import { createId } from "@sendoff/kit/ids";
import { sql, type Transaction } from "kysely";
import { type Db, isUniqueViolation } from "../client.ts";
import { changeRun, OPEN } from "./change-run.ts";
import type { LaneKey, LaneLease } from "./lane.repository.ts";
import { platformCvId } from "./cv-in-use.ts";
import type { DB } from "../schema.ts";
import { recordRunEvent } from "./run-event.repository.ts";

export interface OpenRun {
  readonly id: string;
  /** A preview sends nothing: its jobs are read and listed (`findPreviewFacts`). */
  readonly kind: "send" | "preview";
  readonly goal: number;
  readonly isStopRequested: boolean;
  readonly isSearchExhausted: boolean;
  readonly isWatched: boolean;
  /** What its work goes on from; null where nothing was traced when it was started. */
  readonly traceparent: string | null;
}

/**
 * Opens a run on a connected lane. `under_way` when one is open: the schema allows one at a time on an account. Needs a
 * transaction: the user's runs are numbered one at a time, and the lane stays connected until it commits.
 */
export async function createRun(
  trx: Transaction<DB>,
  key: LaneKey,
  goal: number,
): Promise<{ kind: "created"; runId: string } | { kind: "under_way" } | { kind: "not_connected" }> {
  await lockRunNumbers(trx, [key.userId]);
  const lane = await trx
    .selectFrom("lane")
    .select("state")
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .forShare()
    .executeTakeFirst();
  if (lane?.state !== "connected") return { kind: "not_connected" };
  if ((await findOpenRun(trx, key))?.kind === "send") return { kind: "under_way" };
  const id = createId();
  try {
    await insertRuns(trx, [{ id, ...key, goal }]);
  } catch (error) {
    if (isUniqueViolation(error, "run_open")) return { kind: "under_way" };
    throw error;
  }
  return { kind: "created", runId: id };
}

/** Lets one transaction at a time number the runs of these users. In one order, so that two batches never wait for each other. */
export async function lockRunNumbers(
  trx: Transaction<DB>,
  userIds: readonly string[],
): Promise<void> {
  const users = [...new Set(userIds)].toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended(user_id, 8)) from unnest(${users}::text[]) user_id`.execute(
    trx,
  );
}

/**
 * Writes queued runs under their users' next numbers, each with the CV that it keeps to its end. A preview that is open on one of the
 * accounts ends: what sends goes first. The caller holds `lockRunNumbers`, and keeps the lanes connected.
 */
export async function insertRuns(
  trx: Transaction<DB>,
  runs: readonly (LaneKey & { readonly id: string; readonly goal: number })[],
): Promise<void> {
  if (runs.length === 0) return;
  await endOpenPreviews(trx, runs);
  await sql`
    insert into run (id, number, user_id, platform_id, goal, state, cv_id, traceparent)
    select r.id, coalesce((select max(number) from run where run.user_id = r.user_id), 0)
      + row_number() over (partition by r.user_id order by r.place), r.user_id, r.platform_id, r.goal, 'queued',
      ${platformCvId(sql`r.user_id`, sql`r.platform_id`)}, r.traceparent
    from unnest(${runs.map((run) => run.id)}::uuid[], ${runs.map((run) => run.userId)}::uuid[],
      ${runs.map((run) => run.platformId)}::integer[], ${runs.map((run) => run.goal)}::integer[],
      ${runs.map((run) => leaveRun(run.id))}::text[])
      with ordinality r (id, user_id, platform_id, goal, traceparent, place)`.execute(trx);
}

/** The trace of a run that waits for a worker from now on. */
export const leaveRun = (id: string): string | null =>
  leaveWork("run queued", { "sendoff.run_id": id });

async function endOpenPreviews(trx: Transaction<DB>, keys: readonly LaneKey[]): Promise<void> {
  const ended = await sql<{ id: string }>`
    update run r set state = 'ended', end_reason = 'stopped', ended_at = now()
    from unnest(${keys.map((key) => key.userId)}::uuid[], ${keys.map((key) => key.platformId)}::integer[])
      k (user_id, platform_id)
    where r.user_id = k.user_id and r.platform_id = k.platform_id and r.kind = 'preview' and r.state <> 'ended'
    returning r.id`.execute(trx);
  for (const { id } of ended.rows) await recordRunEvent(trx, id, { type: "run" });
}

/** Ids of all runs of a user that are open, previews too, in one order: whoever changes several waits for nobody who does the same. */
export async function listRunsUnderWay(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("run")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "<>", "ended")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The run or preview that is open on this account; there is one at most. */
export async function findOpenRun(db: Db, key: LaneKey): Promise<OpenRun | undefined> {
  const row = await db
    .selectFrom("run")
    .select(["id", "kind", "goal", "stop_requested_at", "search_exhausted_at", "traceparent"])
    .select(sql<boolean>`coalesce(watched_until > now(), false)`.as("is_watched"))
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("state", "<>", "ended")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    kind: row.kind === "preview" ? "preview" : "send",
    goal: row.goal,
    isStopRequested: row.stop_requested_at !== null,
    isSearchExhausted: row.search_exhausted_at !== null,
    isWatched: row.is_watched,
    traceparent: row.traceparent,
  };
}

/** Which of these ids are runs that have not ended; what is no run's id is left out. */
export async function listOpenRunIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("run")
    .select("id")
    .where(sql<string>`id::text`, "in", [...ids])
    .where("state", "<>", "ended")
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Marks a run as being served. Returns whether this is the first time. */
export async function startRun(db: Db, lease: LaneLease, runId: string): Promise<boolean> {
  const change = { state: "running", started_at: sql<Date>`coalesce(started_at, now())` };
  const isFirst = await changeRun(db, lease, runId, ["queued"], change);
  if (!isFirst) await changeRun(db, lease, runId, ["waiting"], change);
  return isFirst;
}

/** The search has nothing more for this run. */
export async function markSearchExhausted(db: Db, lease: LaneLease, runId: string): Promise<void> {
  await changeRun(db, lease, runId, OPEN, { search_exhausted_at: sql<Date>`now()` });
}

/** Nothing can be done before a retry is due. */
export async function parkRun(db: Db, lease: LaneLease, runId: string): Promise<void> {
  await changeRun(db, lease, runId, OPEN, { state: "waiting" });
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
