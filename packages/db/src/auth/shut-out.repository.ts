import { sql, type Transaction } from "kysely";
import { holdLanes } from "../applying/lane.repository.ts";
import { listRunsUnderWay, requestRunStop } from "../applying/run.repository.ts";
import type { DB } from "../schema.ts";
import { revokeAuthSessions } from "./auth-token.repository.ts";

/**
 * Puts everybody out of an account: every session ends, codes that were asked for on its behalf are worth nothing, open runs are
 * asked to stop and schedules are paused. What was sent stays sent. The owner signs in again with a new code.
 */
export async function shutOut(trx: Transaction<DB>, userId: string): Promise<void> {
  await holdLanes(trx, userId);
  // Schedules first: a due one that is not taken up yet starts nothing after this.
  await trx
    .updateTable("schedule")
    .set({
      paused_at: sql<Date>`now()`,
      next_run_at: null,
      next_local_date: null,
      updated_at: sql<Date>`now()`,
    })
    .where("user_id", "=", userId)
    .where("paused_at", "is", null)
    .where("frequency", "<>", "ONETIME")
    .execute();
  for (const id of await listRunsUnderWay(trx, userId)) await requestRunStop(trx, userId, id);
  await trx
    .updateTable("code_order")
    .set({ code_hmac: null })
    .where("user_id", "=", userId)
    .where("code_hmac", "is not", null)
    .execute();
  await revokeAuthSessions(trx, userId);
}
