import { type Kysely, sql } from "kysely";
import { type LaneLease, ownsLane } from "../applying/lane.repository.ts";
import { type Db, inTransaction } from "../client.ts";
import type { DB } from "../schema.ts";
import { endPrepared } from "./approve.repository.ts";

/** A prepared application whose posting is to be looked at. */
export interface DueCheck {
  readonly id: string;
  readonly platformId: number;
  readonly portalJobId: string;
  readonly url: string;
  readonly title: string;
  readonly company: string;
}

/**
 * What waits for approval on this account and is due for a look whether its job is still open, at most `limit`; each is due again
 * after `againSeconds`. None when the lane was lost.
 */
export async function takeDueChecks(
  db: Db,
  lane: LaneLease,
  options: { readonly limit: number; readonly againSeconds: number },
): Promise<DueCheck[]> {
  return inTransaction(db, async (trx) => {
    if (!(await ownsLane(trx, lane))) return [];
    const rows = await trx
      .updateTable("prepared_form as f")
      .from("application as a")
      .set({ next_check_at: sql<Date>`now() + make_interval(secs => ${options.againSeconds})` })
      .whereRef("a.id", "=", "f.application_id")
      .where("f.application_id", "in", ({ selectFrom }) =>
        selectFrom("prepared_form")
          .select("application_id")
          .where("user_id", "=", lane.userId)
          .where("platform_id", "=", lane.platformId)
          .where("next_check_at", "<=", sql<Date>`now()`)
          .orderBy("next_check_at")
          .limit(options.limit),
      )
      .returning(["a.id", "a.platform_id", "a.portal_job_id", "a.url", "a.job_title", "a.company"])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      platformId: row.platform_id,
      portalJobId: row.portal_job_id,
      url: row.url,
      title: row.job_title,
      company: row.company,
    }));
  });
}

/** The job is gone: what waited for approval expires. False when it waits no more, or when the lane was lost. */
export async function expirePrepared(
  db: Kysely<DB>,
  lane: LaneLease,
  applicationId: string,
  reason: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await ownsLane(trx, lane))) return false;
    const row = await trx
      .selectFrom("application")
      .select("run_id")
      .where("id", "=", applicationId)
      .where("user_id", "=", lane.userId)
      .where("status", "=", "NEEDS_APPROVAL")
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return false;
    await endPrepared(trx, { id: applicationId, runId: row.run_id }, "expired", reason);
    return true;
  });
}
