import { sql } from "kysely";
import { type LaneLease, ownsLane } from "../applying/lane.repository.ts";
import { type Db, inTransaction } from "../client.ts";
import { ANSWERED, RETRIED } from "./keep-answers.repository.ts";

/**
 * Hands the run of a lane what its user has answered since, or asked to try again, whichever run had found it. Answers how
 * many. None when the lane was lost.
 */
export async function takeUpAnswered(db: Db, lease: LaneLease, runId: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lease))) return 0;
    const result = await trx
      .updateTable("application")
      .set({ run_id: runId, updated_at: sql<Date>`now()` })
      .where("user_id", "=", lease.userId)
      .where("platform_id", "=", lease.platformId)
      .where("status", "=", "QUEUED")
      .where("reason_code", "in", [ANSWERED, RETRIED])
      .where("run_id", "is distinct from", runId)
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  });
}

/** Whether something that waited for an answer may be tried now on this account. */
export async function hasAnswered(
  trx: Db,
  key: { readonly userId: string; readonly platformId: number },
): Promise<boolean> {
  const row = await trx
    .selectFrom("application")
    .select("id")
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("status", "=", "QUEUED")
    .where("reason_code", "=", ANSWERED)
    .where("not_before", "<=", sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets an open run's goal grow by what its user's answers have queued: an answer is an order to send. */
export async function makeRoomInRun(trx: Db, runId: string, count: number): Promise<void> {
  await trx
    .updateTable("run")
    .set((set) => ({ goal: set("goal", "+", count) }))
    .where("id", "=", runId)
    .where("state", "<>", "ended")
    .execute();
}
