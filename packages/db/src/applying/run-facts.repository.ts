import { sql } from "kysely";
import type { Db } from "../client.ts";
import type { LaneKey } from "./lane.repository.ts";
import type { OpenRun } from "./run.repository.ts";
import { countsInDay, DAY_START } from "./sent-today.ts";

/** An open run with what `planRun` needs to know of it. */
export interface RunFacts extends Omit<OpenRun, "kind" | "traceparent"> {
  /** Prepared ones that wait for approval included: in review mode they are what the run is for. */
  readonly sentInRun: number;
  readonly sentToday: number;
  readonly readyCount: number;
  readonly laterCount: number;
  /** Of these, what the user has approved. */
  readonly laterApprovedCount: number;
  readonly creditsAvailable: number;
  /** The user has paused everything. */
  readonly isPaused: boolean;
}

/** The lane's open run and its counts, of no preview, from rows, in one question: it is asked before every application. */
export async function findRunFacts(db: Db, key: LaneKey): Promise<RunFacts | undefined> {
  const found = await sql<{
    id: string;
    goal: number;
    is_stop_requested: boolean;
    is_search_exhausted: boolean;
    is_watched: boolean;
    is_paused: boolean;
    sent_in_run: number;
    sent_today: number;
    ready: number;
    later: number;
    later_approved: number;
    credits: number;
  }>`
    select r.id, r.goal, r.stop_requested_at is not null as is_stop_requested,
      r.search_exhausted_at is not null as is_search_exhausted, coalesce(r.watched_until > now(), false) as is_watched,
      exists (select 1 from user_pause h where h.user_id = ${key.userId}) as is_paused,
      count(*) filter (where a.run_id = r.id
        and a.status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_APPROVAL') and a.proof <> 'user_sent') as sent_in_run,
      count(*) filter (where ${countsInDay(DAY_START)}) as sent_today,
      count(*) filter (where a.run_id = r.id and a.status = 'QUEUED' and a.not_before <= now()) as ready,
      count(*) filter (where a.run_id = r.id and a.status = 'QUEUED' and a.not_before > now()) as later,
      count(*) filter (where a.run_id = r.id and a.status = 'QUEUED' and a.not_before > now()
        and a.reason_code = 'approved') as later_approved,
      (select coalesce(sum(l.available), 0) from credit_lot l
        where l.user_id = ${key.userId} and l.expires_at > now()) as credits
    from run r join app_user u on u.id = r.user_id
    left join application a on a.user_id = r.user_id and a.platform_id = r.platform_id
      and (a.run_id = r.id or a.intent_at > now() - interval '25 hours')
    where r.user_id = ${key.userId} and r.platform_id = ${key.platformId} and r.state <> 'ended' and r.kind = 'send'
    group by r.id, u.id`.execute(db);
  const row = found.rows[0];
  if (row === undefined) return undefined;
  return {
    id: row.id,
    goal: row.goal,
    isStopRequested: row.is_stop_requested,
    isSearchExhausted: row.is_search_exhausted,
    isWatched: row.is_watched,
    isPaused: row.is_paused,
    sentInRun: row.sent_in_run,
    sentToday: row.sent_today,
    readyCount: row.ready,
    laterCount: row.later,
    laterApprovedCount: row.later_approved,
    creditsAvailable: row.credits,
  };
}
