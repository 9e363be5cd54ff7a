import { sql, type Transaction } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import { ANSWERED, APPROVED, RETRIED } from "./queue-reasons.ts";
import type { DB } from "../schema.ts";
import { type LaneKey, type LaneLease, ownsLane } from "./lane.repository.ts";

/**
 * Hands the run of a lane what its user has approved since, whichever run had prepared it, and lets the run's goal grow by it:
 * an approval is an order to send. Returns how many. None when the lane was lost.
 */
export async function takeUpApproved(db: Db, lease: LaneLease, runId: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return 0;
    const count = await handToRun(trx, lease, runId, [APPROVED]);
    if (count > 0) await makeRoomInRun(trx, runId, count);
    return count;
  });
}

/**
 * Hands the run of a lane what its user has answered since, or asked to try again, whichever run had found it. Returns how
 * many. None when the lane was lost.
 */
export async function takeUpAnswered(db: Db, lease: LaneLease, runId: string): Promise<number> {
  return inTransaction(db, async (trx) =>
    (await ownsLane(trx, lease)) ? handToRun(trx, lease, runId, [ANSWERED, RETRIED]) : 0,
  );
}

/** What is sent because its user has said so: by an approval, an answer, or another try. */
export const SET_GOING: readonly string[] = [APPROVED, ANSWERED, RETRIED];

/** Gives everything on this account that is queued for one of these reasons to a run. Returns how many it did not have before. */
export async function handToRun(
  trx: Db,
  key: LaneKey,
  runId: string,
  reasons: readonly string[],
): Promise<number> {
  const result = await trx
    .updateTable("application")
    .set({ run_id: runId, updated_at: sql<Date>`now()` })
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("status", "=", "QUEUED")
    .where("reason_code", "in", [...reasons])
    .where("run_id", "is distinct from", runId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Lets an open run's goal grow by what its user's answers or approvals have queued: each is an order to send. */
export async function makeRoomInRun(trx: Db, runId: string, count: number): Promise<void> {
  await trx
    .updateTable("run")
    .set((set) => ({ goal: set("goal", "+", count) }))
    .where("id", "=", runId)
    .where("state", "<>", "ended")
    .execute();
}

/**
 * Makes a run that has just been opened one that sends what is approved, or waited for its user's answer and goes on, all of it even
 * where the run was opened for less, and searches for nothing more. What the day's limit does not let through then waits for another run.
 */
export async function limitToWaiting(
  trx: Transaction<DB>,
  key: LaneKey,
  runId: string,
): Promise<void> {
  const count = await handToRun(trx, key, runId, SET_GOING);
  await trx
    .updateTable("run")
    .set({
      search_exhausted_at: sql<Date>`now()`,
      goal: sql<number>`greatest(goal, ${count}::integer)`,
    })
    .where("id", "=", runId)
    .execute();
}

/** An open run that stays open until the transaction that holds it ends. */
export interface HeldRun {
  readonly id: string;
  readonly isStopRequested: boolean;
  /** Its user has paused everything. */
  readonly isPaused: boolean;
}

/**
 * Keeps the open runs of these accounts open until the caller's transaction ends, and returns them by their platforms: a run ends
 * before an answer or an approval, which then opens a new one, or sees it. A search that adds to the run meanwhile does not wait: it
 * may hold what the caller moves next.
 */
export async function holdOpenRuns(
  trx: Transaction<DB>,
  userId: string,
  platformIds: readonly number[],
): Promise<ReadonlyMap<number, HeldRun>> {
  if (platformIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("run")
    .select(["id", "platform_id", "stop_requested_at"])
    .select(
      sql<boolean>`exists (select 1 from user_pause h where h.user_id = run.user_id)`.as(
        "is_paused",
      ),
    )
    .where("user_id", "=", userId)
    .where("platform_id", "in", [...platformIds])
    .where("state", "<>", "ended")
    .where("kind", "=", "send")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map((row) => [
      row.platform_id,
      { id: row.id, isStopRequested: row.stop_requested_at !== null, isPaused: row.is_paused },
    ]),
  );
}

/**
 * Whether something approved is to be sent on this account, now or once its approval can be taken back no more: the goal of a run
 * leaves room for all that it has of it.
 */
export async function hasApproved(trx: Db, key: LaneKey): Promise<boolean> {
  return (await queued(trx, key, APPROVED).executeTakeFirst()) !== undefined;
}

/** Whether something that waited for an answer may be tried now on this account. */
export async function hasAnswered(trx: Db, key: LaneKey): Promise<boolean> {
  const due = queued(trx, key, ANSWERED).where("not_before", "<=", sql<Date>`now()`);
  return (await due.executeTakeFirst()) !== undefined;
}

const queued = (trx: Db, key: LaneKey, reason: string) =>
  trx
    .selectFrom("application")
    .select("id")
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("status", "=", "QUEUED")
    .where("reason_code", "=", reason)
    .limit(1);

/** The platforms of the user's applications among these. */
export async function listPlatformsOf(
  db: Db,
  userId: string,
  applicationIds: readonly string[],
): Promise<number[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom("application")
    .select("platform_id")
    .distinct()
    .where("user_id", "=", userId)
    .where("id", "in", [...applicationIds])
    .orderBy("platform_id")
    .execute();
  return rows.map((row) => row.platform_id);
}
