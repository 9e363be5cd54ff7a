import { sql, type Transaction } from "kysely";
import type { DB } from "../schema.ts";
import { forgetUntried } from "./change-run.ts";
import { recordRunEvent } from "./run-event.repository.ts";

/**
 * Gives back the room that an open run had made for so many applications which have just left it. One that was opened for them alone
 * and has nothing else ends: its user has stopped it. An ended run stays as it is.
 */
export async function leaveRun(trx: Transaction<DB>, runId: string, count: number): Promise<void> {
  const run = await trx
    .updateTable("run")
    .set({ goal: sql<number>`greatest(goal - ${count}::integer, 1)` })
    .where("id", "=", runId)
    .where("state", "<>", "ended")
    .returning(
      sql<boolean>`search_exhausted_at is not null
        and not exists (select 1 from application a where a.run_id = run.id)`.as("is_empty"),
    )
    .executeTakeFirst();
  if (run?.is_empty !== true) return;
  await trx
    .updateTable("run")
    .set({
      state: "ended",
      end_reason: "stopped",
      end_note: APPROVAL_UNDONE,
      ended_at: sql<Date>`now()`,
    })
    .where("id", "=", runId)
    .execute();
  await forgetUntried(trx, runId);
  await recordRunEvent(trx, runId, { type: "run" });
}

const APPROVAL_UNDONE = "You took back the approval that it was to send.";
