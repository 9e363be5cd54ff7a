import type { RunEndReason } from "@sendoff/contract";
import { createId } from "@sendoff/kit";
import { type Kysely, sql, type Transaction } from "kysely";
import { type Db, inTransaction, isUniqueViolation } from "../client.ts";
import { type LaneKey, type LaneLease, ownsLane } from "./lane.repository.ts";
import { platformCvId } from "./cv-in-use.ts";
import type { DB } from "../schema.ts";
import { closeListing } from "./listing.repository.ts";
import { recordRunEvent } from "./run-event.repository.ts";
import { hasAnswered, hasApproved } from "./take-up.repository.ts";

export interface OpenRun {
  readonly id: string;
  /** A preview sends nothing: its jobs are read and listed (`findPreviewFacts`). */
  readonly kind: "send" | "preview";
  readonly goal: number;
  readonly isStopRequested: boolean;
  readonly isSearchExhausted: boolean;
  readonly isWatched: boolean;
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
    insert into run (id, number, user_id, platform_id, goal, state, cv_id)
    select r.id, coalesce((select max(number) from run where run.user_id = r.user_id), 0)
      + row_number() over (partition by r.user_id order by r.place), r.user_id, r.platform_id, r.goal, 'queued',
      ${platformCvId(sql`r.user_id`, sql`r.platform_id`)}
    from unnest(${runs.map((run) => run.id)}::uuid[], ${runs.map((run) => run.userId)}::uuid[],
      ${runs.map((run) => run.platformId)}::integer[], ${runs.map((run) => run.goal)}::integer[])
      with ordinality r (id, user_id, platform_id, goal, place)`.execute(trx);
}

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
    .select(["id", "kind", "goal", "stop_requested_at", "search_exhausted_at"])
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

/** Marks a run as being served. Answers whether this is the first time. */
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

/**
 * Ends a run and skips what it had found and not tried, so that a later run may find it again. Needs the lane: a worker that
 * lost its lease changes nothing. Ending an ended run changes nothing. Answers whether it ended now.
 */
export async function endRun(
  db: Db,
  lease: LaneLease,
  runId: string,
  reason: RunEndReason,
  note: string,
): Promise<boolean> {
  if (reason !== "goal_reached" && reason !== "search_exhausted") {
    return changeRun(db, lease, runId, OPEN, ending(reason, note));
  }
  return inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return false;
    await trx.selectFrom("run").select("id").where("id", "=", runId).forUpdate().execute();
    // Approved in this very moment, for a run that was seen open: it is sent first.
    if (await hasApproved(trx, lease)) return false;
    // Or answered: the goal has grown by it, or the search was all that was over.
    if ((await hasAnswered(trx, lease)) && (await hasRoom(trx, runId))) return false;
    return changeRun(trx, lease, runId, OPEN, ending(reason, note));
  });
}

/** Ends a preview: its list stays for its user to choose from. As `endRun`, but that nothing can be waiting to be sent by it. */
export async function endPreview(
  db: Db,
  lease: LaneLease,
  previewId: string,
  reason: RunEndReason,
): Promise<boolean> {
  return changeRun(db, lease, previewId, OPEN, ending(reason, ""));
}

/** Whether a run's goal is more than it has sent or prepared: an answer given in the meantime has raised it. */
async function hasRoom(trx: Db, runId: string): Promise<boolean> {
  const { rows } = await sql<{ has_room: boolean }>`
    select r.goal > (select count(*) from application a where a.run_id = r.id and a.proof <> 'user_sent'
      and a.status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_APPROVAL')) as has_room
    from run r where r.id = ${runId}`.execute(trx);
  return rows[0]?.has_room === true;
}

const OPEN = ["queued", "running", "waiting"];

function ending(reason: RunEndReason, note: string) {
  return { state: "ended", end_reason: reason, end_note: note, ended_at: sql<Date>`now()` };
}

/** Changes a run of the lane that the caller holds; with an end, all that hangs on it. Watchers are told in the same breath. */
async function changeRun(
  db: Db,
  lease: LaneLease,
  runId: string,
  from: readonly string[],
  change: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return false;
    const result = await trx
      .updateTable("run")
      .set(change)
      .where("id", "=", runId)
      .where("user_id", "=", lease.userId)
      .where("platform_id", "=", lease.platformId)
      .where("state", "in", [...from])
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) return false;
    if (change["state"] === "ended") await forgetUntried(trx, runId);
    await recordRunEvent(trx, runId, { type: "run" });
    return true;
  });
}

/**
 * Ends the open run of a lane, whoever serves it (disconnect). A form that is being filled in is given up: nothing was sent,
 * and its fence moves, so that it cannot be. The lane is to be disconnected before, in the same transaction.
 */
export async function endRunOfLane(
  db: Db,
  key: LaneKey,
  reason: RunEndReason,
  note: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ended = await trx
      .updateTable("run")
      .set(ending(reason, note))
      .where("user_id", "=", key.userId)
      .where("platform_id", "=", key.platformId)
      .where("state", "<>", "ended")
      .returning("id")
      .execute();
    for (const run of ended) {
      await forgetUntried(trx, run.id);
      await recordRunEvent(trx, run.id, { type: "run" });
    }
  });
}

/**
 * Ends open runs on lanes that no worker holds when the user wants them stopped, also while the account rests, or when the
 * account cannot be served any more (a worker died between noting that it needs its user and ending the run). Answers how
 * many.
 */
export async function endUnservedRuns(db: Kysely<DB>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The fence moves, so that a worker that comes back late finds the lane gone.
    const lanes = await sql<{
      user_id: string;
      platform_id: number;
      state_note: string;
      is_stopped: boolean;
    }>`
      with over as (
        select l.user_id, l.platform_id, r.stop_requested_at is not null as is_stopped
        from lane l join run r on r.user_id = l.user_id and r.platform_id = l.platform_id and r.state <> 'ended'
        where (l.state <> 'connected' or r.stop_requested_at is not null)
          and (l.lease_until is null or l.lease_until < now())
        for update of l skip locked)
      update lane l set fence = l.fence + 1, worker = null, lease_until = null
      from over where l.user_id = over.user_id and l.platform_id = over.platform_id
      returning l.user_id, l.platform_id, l.state_note, over.is_stopped`.execute(trx);
    for (const lane of lanes.rows) {
      const key = { userId: lane.user_id, platformId: lane.platform_id };
      if (lane.is_stopped) await endRunOfLane(trx, key, "stopped", "");
      else await endRunOfLane(trx, key, "needs_user", lane.state_note);
    }
    return lanes.rows.length;
  });
}

async function forgetUntried(trx: Db, runId: string): Promise<void> {
  await closeListing(trx, runId);
  // Found but never opened, in this run or an earlier one: no evidence hangs on these rows, and the next run is to find the
  // jobs afresh.
  await trx
    .deleteFrom("application")
    .where("run_id", "=", runId)
    .where("status", "=", "QUEUED")
    .where("attempts", "=", 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("application_event")
            .select("application_event.id")
            .whereRef("application_event.application_id", "=", "application.id"),
        ),
      ),
    )
    .execute();
  // An approval outlives the run that was sending it.
  await trx
    .updateTable("application")
    .set((set) => ({
      status: "QUEUED",
      fence: set("fence", "+", 1),
      worker: null,
      lease_until: null,
      updated_at: sql<Date>`now()`,
    }))
    .where("run_id", "=", runId)
    .where("status", "=", "APPLYING")
    .where("reason_code", "=", "approved")
    .execute();
  await trx
    .updateTable("application")
    .set((set) => ({
      status: "SKIPPED",
      reason_code: "run_ended",
      reason:
        "The run ended before this one was tried to its end. Nothing was sent; a later run takes it up.",
      fence: set("fence", "+", 1),
      worker: null,
      lease_until: null,
      updated_at: sql<Date>`now()`,
    }))
    .where("run_id", "=", runId)
    .where("status", "in", ["QUEUED", "APPLYING"])
    // What its user has answered, approved or asked to try again keeps its place: the next run takes it up (takeUpAnswered,
    // takeUpApproved).
    .where(
      sql<boolean>`not (status = 'QUEUED' and reason_code in ('answered', 'retried', 'approved'))`,
    )
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
