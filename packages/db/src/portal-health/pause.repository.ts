import { sql } from "kysely";
import type { Db } from "../client.ts";

/** A pause of a platform for everyone. */
export interface PauseView {
  readonly platformId: number;
  readonly platformName: string;
  readonly reason: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  /** When somebody is let through to see whether it works again; null once it does, and while only an operator can say. */
  readonly retryAt: Date | null;
}

const PAUSE = sql`
  p.platform_id as "platformId", f.name as "platformName", p.reason, p.opened_at as "openedAt", p.closed_at as "closedAt",
  case when p.closed_at is null and isfinite(b.blocked_until) then b.blocked_until end as "retryAt"
  from portal_pause p join platform f on f.id = p.platform_id
  left join portal_breaker b on b.platform_id = p.platform_id`;

/** Platforms that the user has a connection to and that are paused now, in the order of their ids. */
export async function listPausesOfUser(db: Db, userId: string): Promise<PauseView[]> {
  const { rows } = await sql<PauseView>`
    select ${PAUSE} join lane l on l.platform_id = p.platform_id and l.user_id = ${userId}
    where p.closed_at is null and l.state <> 'signed_out' order by p.platform_id`.execute(db);
  return rows;
}

/** The pauses that fell into a run of this user, oldest first; none for another user's. */
export async function listPausesOfRun(
  db: Db,
  key: { readonly userId: string; readonly runId: string },
): Promise<PauseView[]> {
  const { rows } = await sql<PauseView>`
    select ${PAUSE} join run r on r.platform_id = p.platform_id
    where r.id = ${key.runId} and r.user_id = ${key.userId}
      and p.opened_at <= coalesce(r.ended_at, now()) and coalesce(p.closed_at, now()) >= r.created_at
    order by p.opened_at limit 100`.execute(db);
  return rows;
}

/** A platform that can be applied on, and what is known of its health, for the operator. */
export interface PlatformHealth {
  readonly platformId: number;
  readonly platformName: string;
  readonly breaker: unknown;
  readonly reason: string | null;
  readonly openedAt: Date | null;
  readonly openRuns: number;
}

/** All of them, in the order of their ids. */
export async function listPlatformHealth(db: Db): Promise<PlatformHealth[]> {
  const { rows } = await sql<PlatformHealth>`
    select f.id as "platformId", f.name as "platformName", b.breaker, p.reason, p.opened_at as "openedAt",
      (select count(*) from run r where r.platform_id = f.id and r.state <> 'ended') as "openRuns"
    from platform f left join portal_breaker b on b.platform_id = f.id
    left join portal_pause p on p.platform_id = f.id and p.closed_at is null
    where f.support = 'driver' or b.platform_id is not null order by f.id`.execute(db);
  return rows;
}
