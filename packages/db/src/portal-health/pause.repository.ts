import { sql } from "kysely";
import type { Db } from "../client.ts";
import type { BoardAddress } from "../platform/platform.repository.ts";

/** A pause of a platform for everyone. */
export interface PauseView {
  readonly platformId: number;
  readonly platformName: string;
  /** Whose pages are paused, for a company's board. */
  readonly maker: BoardAddress["maker"] | null;
  readonly reason: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  /** When somebody is let through to see whether it works again; null once it does, and while only an operator can say. */
  readonly retryAt: Date | null;
}

const PAUSE = sql`
  f.id as "platformId", f.name as "platformName", f.board_maker as maker, p.reason, p.opened_at as "openedAt", p.closed_at as "closedAt",
  case when p.closed_at is null and isfinite(b.blocked_until) then b.blocked_until end as "retryAt"
  from portal_pause p join platform f on f.portal_key = p.portal_key
  left join portal_breaker b on b.portal_key = p.portal_key`;

/** Platforms that the user has a connection to and that are paused now, in the order of their ids. */
export async function listPausesOfUser(db: Db, userId: string): Promise<PauseView[]> {
  const { rows } = await sql<PauseView>`
    select ${PAUSE} join lane l on l.platform_id = f.id and l.user_id = ${userId}
    where p.closed_at is null and l.state <> 'signed_out' order by f.id`.execute(db);
  return rows;
}

/** The pauses that fell into a run of this user, oldest first; none for another user's. */
export async function listPausesOfRun(
  db: Db,
  key: { readonly userId: string; readonly runId: string },
): Promise<PauseView[]> {
  const { rows } = await sql<PauseView>`
    select ${PAUSE} join run r on r.platform_id = f.id
    where r.id = ${key.runId} and r.user_id = ${key.userId}
      and p.opened_at <= coalesce(r.ended_at, now()) and coalesce(p.closed_at, now()) >= r.created_at
    order by p.opened_at limit 100`.execute(db);
  return rows;
}

/** A portal that can be applied on, and what is known of its health, for the operator: a platform, or all boards by one maker. */
export interface PlatformHealth {
  /** Of the platform, or of any of the boards: the breaker is the same. */
  readonly platformId: number;
  readonly platformName: string;
  readonly maker: BoardAddress["maker"] | null;
  /** Companies' boards that show these pages; 0 for a platform of its own. */
  readonly boards: number;
  /** What breakers, pauses and submits are kept by. */
  readonly portalKey: string;
  readonly breaker: unknown;
  /** Why an operator paused it; null where none did. */
  readonly note: string | null;
  /** When the next account is let through; null while it works, and while only an operator can say. */
  readonly retryAt: Date | null;
  readonly reason: string | null;
  readonly openedAt: Date | null;
  readonly openRuns: number;
}

/** All of them, in the order of their ids. */
export async function listPlatformHealth(db: Db): Promise<PlatformHealth[]> {
  const { rows } = await sql<PlatformHealth>`
    with portal as (
      select f.portal_key, f.board_maker, min(f.id) as id, min(f.name) as name, count(f.board_maker) as boards,
        bool_or(f.support = 'driver') as is_driven
      from platform f group by f.portal_key, f.board_maker)
    select f.id as "platformId", f.name as "platformName", f.board_maker as maker, f.boards, f.portal_key as "portalKey",
      b.breaker, p.reason, p.note, case when isfinite(b.blocked_until) then b.blocked_until end as "retryAt",
      p.opened_at as "openedAt",
      (select count(*) from run r join platform o on o.id = r.platform_id
        where o.portal_key = f.portal_key and r.state <> 'ended' and r.kind = 'send') as "openRuns"
    from portal f left join portal_breaker b on b.portal_key = f.portal_key
    left join portal_pause p on p.portal_key = f.portal_key and p.closed_at is null
    where f.is_driven or b.portal_key is not null order by f.id`.execute(db);
  return rows;
}
