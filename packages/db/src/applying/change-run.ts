import { sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import { type LaneLease, ownsLane } from "./lane.repository.ts";
import { closeListing } from "./listing.repository.ts";
import { recordRunEvent } from "./run-event.repository.ts";

/** States of a run that has not ended. */
export const OPEN = ["queued", "running", "waiting"];

/** Changes a run of the lane that the caller holds; with an end, all that hangs on it. Watchers are told in the same breath. */
export async function changeRun(
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

/** Removes or skips what an ended run had found and not tried, so that a later run may find it again. */
export async function forgetUntried(trx: Db, runId: string): Promise<void> {
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
        "The run ended before this one was tried to its end. Nothing was sent; a later run picks it up.",
      fence: set("fence", "+", 1),
      worker: null,
      lease_until: null,
      updated_at: sql<Date>`now()`,
    }))
    .where("run_id", "=", runId)
    .where("status", "in", ["QUEUED", "APPLYING"])
    // What its user has answered, approved or asked to try again keeps its place: the next run picks it up (takeUpAnswered,
    // takeUpApproved).
    .where(
      sql<boolean>`not (status = 'QUEUED' and reason_code in ('answered', 'retried', 'approved'))`,
    )
    .execute();
}
