import type { RunEndReason } from "@sendoff/contract/run";
import { waitedTooLongText } from "@sendoff/domain/portal-health";
import { type Kysely, sql } from "kysely";
import { endRunOfLane } from "../applying/end-run.repository.ts";
import type { DB } from "../schema.ts";

const PAUSED: RunEndReason = "platform_paused";

/**
 * Ends runs that have waited for a paused platform as long as a late start would be caught up (DECISIONS D7), with the reason.
 * What was found and not tried is found afresh by the next run. Lanes that a worker holds are left for the next time. Returns
 * how many.
 */
export async function endLongPausedRuns(db: Kysely<DB>, longestWaitMs: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // The fence moves, so that a worker that comes back late finds the lane gone.
    const lanes = await sql<{ user_id: string; platform_id: number; name: string }>`
      with over as (
        select l.user_id, l.platform_id, f.name
        from portal_pause p join platform f on f.portal_key = p.portal_key
        join run r on r.platform_id = f.id and r.state <> 'ended'
        join lane l on l.user_id = r.user_id and l.platform_id = r.platform_id
        where p.closed_at is null and (l.lease_until is null or l.lease_until < now())
          and greatest(p.opened_at, r.created_at) < now() - make_interval(secs => ${longestWaitMs / 1000})
        for update of l skip locked)
      update lane l set fence = l.fence + 1, worker = null, lease_until = null
      from over where l.user_id = over.user_id and l.platform_id = over.platform_id
      returning l.user_id, l.platform_id, over.name`.execute(trx);
    for (const lane of lanes.rows) {
      const key = { userId: lane.user_id, platformId: lane.platform_id };
      await endRunOfLane(trx, key, PAUSED, waitedTooLongText(lane.name));
    }
    return lanes.rows.length;
  });
}
