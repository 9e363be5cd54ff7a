import type { RunEndReason } from "@sendoff/contract/run";
import { type Kysely, sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import type { DB } from "../schema.ts";
import { changeRun, forgetUntried, OPEN } from "./change-run.ts";
import { type LaneKey, type LaneLease, ownsLane } from "./lane.repository.ts";
import { recordRunEvent } from "./run-event.repository.ts";
import { hasAnswered, hasApproved } from "./take-up.repository.ts";

/**
 * Ends a run and skips what it had found and not tried, so that a later run may find it again. Needs the lane: a worker that
 * lost its lease changes nothing. Ending an ended run changes nothing. Returns whether it ended now.
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

function ending(reason: RunEndReason, note: string) {
  return { state: "ended", end_reason: reason, end_note: note, ended_at: sql<Date>`now()` };
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
 * account cannot be served any more (a worker died between noting that it needs its user and ending the run). Returns how
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
