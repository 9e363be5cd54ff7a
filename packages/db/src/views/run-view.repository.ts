import { sql } from "kysely";
import { LISTING } from "../applying/listing.repository.ts";
import { DAY_START } from "../applying/sent-today.ts";
import type { Db } from "../client.ts";

/** A run with its figures. */
export interface RunView {
  readonly id: string;
  readonly number: number;
  readonly platformId: number;
  readonly platformName: string;
  readonly state: string;
  readonly goal: number;
  /** What it can still come to with the credits that are left; its goal once it has ended. */
  readonly reach: number;
  readonly applied: number;
  readonly failed: number;
  readonly skipped: number;
  readonly waitingForUser: number;
  readonly opened: number;
  readonly creditsUsed: number;
  readonly creditsHeld: number;
  readonly averageMs: number | null;
  /** Jobs its searches found, by what became of them (`recordListed`): `taken`, or the reason code it was left out for. JSON. */
  readonly listing: unknown;
  /** Places of the search that the portal does not offer. */
  readonly unknownPlaces: readonly string[];
  readonly endReason: string | null;
  readonly endNote: string;
  readonly isStopping: boolean;
  /** Its jobs were chosen from a preview. */
  readonly isChosen: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

interface RunRow {
  id: string;
  number: number;
  platform_id: number;
  platform_name: string;
  state: string;
  goal: number;
  reach: number;
  applied: number;
  failed: number;
  skipped: number;
  waiting: number;
  opened: number;
  used: number;
  held: number;
  average_ms: number | null;
  listing: unknown;
  unknown_places: string[];
  end_reason: string | null;
  end_note: string;
  is_stopping: boolean;
  is_chosen: boolean;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

/** The user's runs, newest first; one of them when `id` is given. Previews are none. */
export async function listRunViews(
  db: Db,
  filter: { readonly userId: string; readonly id?: string; readonly limit: number },
): Promise<RunView[]> {
  const only = filter.id === undefined ? sql`` : sql`and r.id = ${filter.id}`;
  // A sent one has its credit; one that waits for approval needs one yet.
  const reach = sql`case when r.state = 'ended' then r.goal else least(r.goal, c.pressed + (
    select coalesce(sum(l.available), 0) from credit_lot l where l.user_id = r.user_id and l.expires_at > now()))::int end`;
  const rows = await sql<RunRow>`
    select r.is_chosen, r.unknown_places, r.id, r.number, r.platform_id, p.name as platform_name, r.state, r.goal, ${reach} as reach, r.end_reason, r.end_note,
      r.stop_requested_at is not null and r.state <> 'ended' as is_stopping, r.created_at, r.started_at, r.ended_at,
      c.applied, c.failed, c.skipped, c.waiting, c.opened, c.used, c.held, c.average_ms, ${LISTING} as listing
    from run r join platform p on p.id = r.platform_id
    cross join lateral (
      select
        count(*) filter (where a.status = 'APPLIED' and a.proof <> 'user_sent') as applied,
        count(*) filter (where a.status in ('SUBMITTING', 'UNKNOWN', 'APPLIED') and a.proof <> 'user_sent') as pressed,
        count(*) filter (where a.status = 'FAILED') as failed,
        count(*) filter (where a.status = 'SKIPPED') as skipped,
        count(*) filter (where a.status in ('NEEDS_ANSWER', 'NEEDS_USER', 'NEEDS_REVIEW', 'NEEDS_APPROVAL')
          and a.set_aside_at is null) as waiting,
        count(*) filter (where a.attempts > 0) as opened,
        count(*) filter (where a.cost_cents is not null) as used,
        count(*) filter (where a.status in ('SUBMITTING', 'UNKNOWN')) as held,
        round(avg(a.busy_ms) filter (where a.status = 'APPLIED' and a.proof <> 'user_sent'))::integer as average_ms
      from application a where a.run_id = r.id) c
    where r.user_id = ${filter.userId} and r.kind = 'send' ${only}
    order by r.created_at desc, r.id desc limit ${filter.limit}`.execute(db);
  return rows.rows.map((row) => ({
    id: row.id,
    number: row.number,
    platformId: row.platform_id,
    platformName: row.platform_name,
    state: row.state,
    goal: row.goal,
    reach: row.reach,
    applied: row.applied,
    failed: row.failed,
    skipped: row.skipped,
    waitingForUser: row.waiting,
    opened: row.opened,
    creditsUsed: row.used,
    creditsHeld: row.held,
    averageMs: row.average_ms,
    listing: row.listing,
    unknownPlaces: row.unknown_places,
    endReason: row.end_reason,
    endNote: row.end_note,
    isStopping: row.is_stopping,
    isChosen: row.is_chosen,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  }));
}

export interface DashboardFigures {
  readonly appliedToday: number;
  readonly appliedYesterdayByNow: number;
  /** Sent today by the user: in no other of these figures. */
  readonly byHandToday: number;
  /** The most that today can come to: the daily limits of the connected platforms, and what was sent on others. */
  readonly limitToday: number;
  readonly confirmed: number;
  /** Applications that were sent or that failed on the way: what the success rate is a share of. */
  readonly decided: number;
}

/**
 * Figures of the dashboard, from the index of get-analytics. Days are the user's own. They are of what Sendoff sent: what users
 * sent themselves has a figure of its own. Today's figures are the sums of the platforms' (`listConnections`).
 */
export async function getDashboardFigures(db: Db, userId: string): Promise<DashboardFigures> {
  const result = await sql<{
    today: number;
    yesterday: number;
    by_hand: number;
    most: number;
    confirmed: number;
    decided: number;
  }>`
    with day as materialized (
      select ${DAY_START} as start
      from app_user u where u.id = ${userId}),
    applied as materialized (
      select a.dated_at, a.platform_id, a.proof from application a where a.user_id = ${userId} and a.status = 'APPLIED'
        and a.dated_at >= (select start from day) - interval '1 day'),
    sent as materialized (select dated_at, platform_id from applied where proof <> 'user_sent'),
    platforms as (
      select coalesce(l.limited, 0) as limited, coalesce(s.sent, 0) as sent
      from (select platform_id, daily_limit as limited from lane where user_id = ${userId} and state = 'connected') l
      full join (select platform_id, count(*) as sent from sent where dated_at >= (select start from day) group by 1) s
        on s.platform_id = l.platform_id)
    select
      (select count(*) from sent where dated_at >= (select start from day)) as today,
      (select count(*) from sent where dated_at < (select start from day) and dated_at < now() - interval '1 day')
        as yesterday,
      (select count(*) from applied where proof = 'user_sent' and dated_at >= (select start from day)) as by_hand,
      (select coalesce(sum(greatest(limited, sent)), 0)::int from platforms) as most,
      count(*) filter (where a.status = 'APPLIED') as confirmed, count(*) as decided
    from application a where a.user_id = ${userId} and a.status in ('APPLIED', 'FAILED', 'NEEDS_REVIEW')
      and a.proof <> 'user_sent'`.execute(db);
  const row = result.rows[0];
  return {
    appliedToday: row?.today ?? 0,
    appliedYesterdayByNow: row?.yesterday ?? 0,
    byHandToday: row?.by_hand ?? 0,
    limitToday: row?.most ?? 0,
    confirmed: row?.confirmed ?? 0,
    decided: row?.decided ?? 0,
  };
}
