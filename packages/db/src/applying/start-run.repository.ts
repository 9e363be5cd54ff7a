import {
  decideStart,
  type StartFacts,
  type StartRefusal,
  type StartWish,
} from "@sendoff/domain/applying";
import { hasJobPreferences, jobPreferencesFromFilters } from "@sendoff/domain/profile";
import { createId } from "@sendoff/kit/ids";
import { sql, type Transaction } from "kysely";
import type { DB } from "../schema.ts";
import type { LaneKey } from "./lane.repository.ts";
import { insertRuns, lockRunNumbers } from "./run.repository.ts";
import { countsInDay } from "./sent-today.ts";

/** A run that is to be opened. */
export interface StartRequest extends LaneKey {
  readonly wish: StartWish;
  /** When the user's day began: what was sent since counts towards limits. */
  readonly dayStart: Date;
}

export type StartOutcome =
  | { readonly kind: "started"; readonly runId: string; readonly goal: number }
  | { readonly kind: "refused"; readonly reason: StartRefusal; readonly message: string };

/**
 * Opens each run that may start (`decideStart`) and returns what came of each request, in their order; one request for an
 * account at most. Whoever starts runs, by hand or by schedule, comes through here. Needs a transaction: the users' runs are
 * numbered one at a time, and the lanes stay connected until it commits. Callers wake the workers in the same transaction.
 */
export async function startRuns(
  trx: Transaction<DB>,
  requests: readonly StartRequest[],
): Promise<StartOutcome[]> {
  if (requests.length === 0) return [];
  await lockRunNumbers(
    trx,
    requests.map((request) => request.userId),
  );
  const facts = await holdStartFacts(trx, requests);
  const outcomes = requests.map((request, index): StartOutcome => {
    const decision = decideStart(facts[index] ?? UNKNOWN_PLATFORM, request.wish);
    if (decision.kind === "refused") return decision;
    return { kind: "started", runId: createId(), goal: decision.goal };
  });
  await insertRuns(
    trx,
    outcomes.flatMap((outcome, index) => {
      const request = requests[index];
      if (outcome.kind === "refused" || request === undefined) return [];
      const { userId, platformId } = request;
      return [{ id: outcome.runId, userId, platformId, goal: outcome.goal }];
    }),
  );
  return outcomes;
}

export const UNKNOWN_PLATFORM: StartFacts = {
  platformName: "This platform",
  isConnected: false,
  hasPreferences: false,
  hasCv: false,
  isUnderWay: false,
  isPaused: false,
  sentToday: 0,
  dailyLimit: 0,
  creditsAvailable: 0,
};

/**
 * What decides whether runs may start on these accounts, in the order of the requests; their lanes stay as they are until the caller's
 * transaction ends.
 */
export async function holdStartFacts(
  trx: Transaction<DB>,
  requests: readonly Omit<StartRequest, "wish">[],
): Promise<StartFacts[]> {
  await lockLanes(trx, requests);
  return readFacts(trx, requests);
}

/** In one order over all callers, so that two batches wait for each other and never both. */
async function lockLanes(trx: Transaction<DB>, keys: readonly LaneKey[]): Promise<void> {
  await sql`
    select 1 from lane l join unnest(${keys.map((key) => key.userId)}::uuid[],
      ${keys.map((key) => key.platformId)}::integer[]) k (user_id, platform_id)
      on k.user_id = l.user_id and k.platform_id = l.platform_id
    order by l.user_id, l.platform_id for share of l`.execute(trx);
}

/** Counts come from rows; what may have been sent counts as sent (RELIABILITY 1). */
async function readFacts(
  trx: Transaction<DB>,
  requests: readonly Omit<StartRequest, "wish">[],
): Promise<StartFacts[]> {
  const { rows } = await sql<{
    platform_name: string | null;
    is_connected: boolean;
    preferences: unknown;
    has_cv: boolean;
    is_under_way: boolean;
    is_paused: boolean;
    sent_today: number;
    daily_limit: number | null;
    credits: number;
  }>`
    select p.name as platform_name, l.state is not distinct from 'connected' as is_connected, l.daily_limit,
      jsonb_build_object('roles', u.filters -> 'roles', 'locations', u.filters -> 'locations') as preferences,
      exists (select 1 from cv where cv.user_id = k.user_id) as has_cv,
      exists (select 1 from run r where r.user_id = k.user_id and r.platform_id = k.platform_id
        and r.state <> 'ended' and r.kind = 'send') as is_under_way,
      (u.erase_at is not null or exists (select 1 from user_pause h where h.user_id = k.user_id)) as is_paused,
      (select count(*) from application a where a.user_id = k.user_id and a.platform_id = k.platform_id
        and ${countsInDay(sql`k.day_start`)}) as sent_today,
      (select coalesce(sum(c.available), 0) from credit_lot c
        where c.user_id = k.user_id and c.expires_at > now()) as credits
    from unnest(${requests.map((request) => request.userId)}::uuid[],
      ${requests.map((request) => request.platformId)}::integer[],
      ${requests.map((request) => request.dayStart.toISOString())}::timestamptz[])
      with ordinality k (user_id, platform_id, day_start, place)
    left join app_user u on u.id = k.user_id
    left join platform p on p.id = k.platform_id and (p.owner_user_id is null or p.owner_user_id = k.user_id)
    left join lane l on l.user_id = k.user_id and l.platform_id = k.platform_id
    order by k.place`.execute(trx);
  return rows.map((row) => ({
    platformName: row.platform_name ?? UNKNOWN_PLATFORM.platformName,
    isConnected: row.is_connected,
    hasPreferences: hasJobPreferences(jobPreferencesFromFilters(row.preferences)),
    hasCv: row.has_cv,
    isUnderWay: row.is_under_way,
    isPaused: row.is_paused,
    sentToday: row.sent_today,
    dailyLimit: row.daily_limit ?? 0,
    creditsAvailable: row.credits,
  }));
}
