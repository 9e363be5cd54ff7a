import { type Kysely, sql } from "kysely";
import type { LaneKey } from "../applying/lane.repository.ts";
import { DAY_START } from "../applying/sent-today.ts";
import { startRuns } from "../applying/start-run.repository.ts";
import { limitToWaiting } from "../applying/take-up.repository.ts";
import { type Boss, wakeLaneServers } from "../boss.ts";
import type { DB } from "../schema.ts";

/** The hours of the user's own day in which what was held back is sent: a portal sees nobody apply at night. */
const HOURS = { from: 8, until: 20 };
const DAY_END = sql`((date_trunc('day', now() at time zone u.time_zone) + interval '1 day') at time zone u.time_zone)`;

/** What comes before every account: where to begin. */
export const FIRST_LANE: LaneKey = {
  userId: "00000000-0000-0000-0000-000000000000",
  platformId: 0,
};

interface HeldBack extends LaneKey {
  readonly waiting: number;
  readonly dayStart: Date;
}

/**
 * Starts a run for what is approved or answered and could not go out when it was, for example because the daily limit was reached. It sends
 * that and searches for nothing. Once a day at most on an account, by the user's own day, and only where no run was started that
 * day (one that was stopped is not begun again) and no schedule starts one, which takes it along. Looks at `limit` accounts after `after` in one transaction; `last`
 * says where to go on, undefined when all have been looked at. Several processes at once start each run once.
 */
export async function startHeldBack(
  db: Kysely<DB>,
  boss: Boss,
  { after, limit }: { readonly after: LaneKey; readonly limit: number },
): Promise<{ readonly started: number; readonly last: LaneKey | undefined }> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<HeldBack>`
      select a.user_id as "userId", a.platform_id as "platformId", count(*) as waiting,
        min(${DAY_START}) as "dayStart"
      from (
        select * from application where status = 'QUEUED' and reason_code = 'approved'
        -- Apart, so that each is found by its own index.
        union all select * from application where status = 'QUEUED' and reason_code = 'answered'
      ) a join app_user u on u.id = a.user_id
      join lane l on l.user_id = a.user_id and l.platform_id = a.platform_id and l.state = 'connected'
      where a.not_before <= now()
        and (a.user_id, a.platform_id) > (${after.userId}::uuid, ${after.platformId}::integer)
        and extract(hour from now() at time zone u.time_zone) >= ${HOURS.from}
        and extract(hour from now() at time zone u.time_zone) < ${HOURS.until}
        and not exists (select 1 from run r where r.user_id = a.user_id and r.platform_id = a.platform_id
          and (r.state <> 'ended' or r.created_at >= ${DAY_START}))
        and not exists (select 1 from schedule s where s.user_id = a.user_id and s.platform_id = a.platform_id
          and s.next_run_at < ${DAY_END})
      group by a.user_id, a.platform_id order by a.user_id, a.platform_id limit ${limit}`.execute(
      trx,
    );
    const outcomes = await startRuns(
      trx,
      rows.map(({ userId, platformId, waiting, dayStart }) => ({
        userId,
        platformId,
        wish: { goal: waiting, isDailyGoal: false },
        dayStart,
      })),
    );
    let started = 0;
    for (const [index, outcome] of outcomes.entries()) {
      const row = rows[index];
      if (outcome.kind === "refused" || row === undefined) continue;
      await limitToWaiting(trx, row, outcome.runId);
      started += 1;
    }
    await wakeLaneServers(boss, trx, started);
    const last = rows.at(-1);
    return {
      started,
      last: last === undefined ? undefined : { userId: last.userId, platformId: last.platformId },
    };
  });
}
