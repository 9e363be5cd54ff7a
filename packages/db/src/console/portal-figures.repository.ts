import { sql } from "kysely";
import type { Db } from "../client.ts";
import { HAS_WORK } from "../applying/lane.repository.ts";

/** What accounts and submits say of one portal: a platform, or all boards by one maker. */
export interface PortalFigures {
  readonly portalKey: string;
  readonly connected: number;
  readonly codeRequired: number;
  readonly needsUser: number;
  readonly signedOut: number;
  readonly oldestLaneSeconds: number | null;
  readonly sent: number;
  readonly confirmed: number;
  readonly decided: number;
  readonly p95Ms: number | null;
  /** Confirmed share of each of the last 24 hours, the oldest first. */
  readonly hours: readonly (number | null)[];
}

/** Of every portal that somebody has an account on. Reads across all users; submits by their index. */
export async function listPortalFigures(db: Db): Promise<PortalFigures[]> {
  const { rows } = await sql<PortalFigures>`
    with account as (
      select f.portal_key,
        count(*) filter (where l.state = 'connected') as connected, count(*) filter (where l.state = 'code_required') as code_required,
        count(*) filter (where l.state = 'needs_user') as needs_user, count(*) filter (where l.state = 'signed_out') as signed_out,
        max(extract(epoch from now() - greatest(l.not_before, l.last_served_at, l.created_at))) filter (where ${HAS_WORK}) as oldest
      from lane l join platform f on f.id = l.platform_id group by f.portal_key),
    submit as materialized (
      select f.portal_key, a.intent_at, a.status, a.busy_ms, a.status not in ('SUBMITTING', 'UNKNOWN') as is_decided
      from application a join platform f on f.id = a.platform_id where a.intent_at > now() - interval '24 hours'),
    hour as (
      select portal_key, array_agg(share order by no) as hours from (
        select k.portal_key, no, (select avg((s.status = 'APPLIED')::int)::float8 from submit s
          where s.portal_key = k.portal_key and s.is_decided
            and s.intent_at > now() - make_interval(hours => 24 - no) and s.intent_at <= now() - make_interval(hours => 23 - no)) as share
        from (select distinct portal_key from submit) k, generate_series(0, 23) no) share group by portal_key),
    latest as (
      select portal_key, count(*) as sent, count(*) filter (where status = 'APPLIED') as confirmed,
        count(*) filter (where is_decided) as decided,
        percentile_cont(0.95) within group (order by busy_ms) filter (where status = 'APPLIED') as p95
      from submit where intent_at > now() - interval '1 hour' group by portal_key)
    select k.portal_key as "portalKey", coalesce(a.connected, 0) as connected, coalesce(a.code_required, 0) as "codeRequired",
      coalesce(a.needs_user, 0) as "needsUser", coalesce(a.signed_out, 0) as "signedOut", a.oldest::float8 as "oldestLaneSeconds",
      coalesce(l.sent, 0) as sent, coalesce(l.confirmed, 0) as confirmed, coalesce(l.decided, 0) as decided, l.p95 as "p95Ms",
      coalesce(h.hours, array_fill(null::float8, array[24])) as hours
    from (select portal_key from account union select portal_key from submit) k
    left join account a using (portal_key) left join latest l using (portal_key) left join hour h using (portal_key)`.execute(
    db,
  );
  return rows;
}

/** What stands open over all portals. */
export interface OpenFigures {
  readonly runs: number;
  readonly signInsWaiting: number;
  readonly unconfirmed: number;
  readonly oldestUnconfirmedSeconds: number | null;
}

/** Of all users together, by indexes of what is open. */
export async function readOpenFigures(db: Db): Promise<OpenFigures> {
  const { rows } = await sql<OpenFigures>`
    select (select count(*) from run where state <> 'ended' and kind = 'send') as runs,
      (select count(*) from portal_login where state in ('queued', 'signing_in', 'code_required', 'code_given')) as "signInsWaiting",
      count(*) as "unconfirmed", max(extract(epoch from now() - coalesce(intent_at, updated_at)))::float8 as "oldestUnconfirmedSeconds"
    from application where status in ('SUBMITTING', 'UNKNOWN')`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("A count without a group has one row");
  return row;
}
