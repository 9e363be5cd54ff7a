import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";

/** What of the audit trail is asked for. */
export interface TrailFilter {
  /** An account's address as a whole, or its id: what is about it, and what it did as an operator. */
  readonly who?: string | undefined;
  readonly actor?: string | undefined;
  readonly event?: string | undefined;
  /** Days of `timeZone`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
  /** Only rows with a smaller id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** A row of the trail with the names that its ids have now. */
export interface TrailRow {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  readonly event: string;
  readonly network: string;
  readonly device: string;
  readonly facts: unknown;
  readonly userId: string | null;
  /** Null where it is about nobody, and once the account is gone. */
  readonly email: string | null;
  readonly operatorEmail: string | null;
  readonly platformName: string | null;
}

/** The audit trail over all accounts, the newest first. */
export async function listTrail(db: Kysely<DB>, filter: TrailFilter): Promise<TrailRow[]> {
  const { who, actor, event, from, to, timeZone, before } = filter;
  const conditions = [
    ...(who === undefined || who === ""
      ? []
      : [
          sql`exists (select 1 from (select id from app_user where lower(email) = lower(${who})
          union select ${uuidOf(who)}::uuid) w where w.id in (e.user_id, e.operator_id))`,
        ]),
    ...(actor === undefined ? [] : [sql`e.actor = ${actor}`]),
    ...(event === undefined ? [] : [sql`e.event = ${event}`]),
    ...(from === undefined ? [] : [sql`e.at >= ${from}::date::timestamp at time zone ${timeZone}`]),
    ...(to === undefined
      ? []
      : [sql`e.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`]),
    ...(before === undefined ? [] : [sql`e.id < ${before}`]),
    sql`true`,
  ];
  const { rows } = await sql<TrailRow>`
    select e.id, e.at, e.actor, e.event, e.network, e.device, e.facts, e.user_id as "userId", u.email,
      o.email as "operatorEmail", p.name as "platformName"
    from audit_event e left join app_user u on u.id = e.user_id left join app_user o on o.id = e.operator_id
    left join platform p on p.id = (e.facts ->> 'platform_id')::integer
    where ${sql.join(conditions, sql` and `)} order by e.id desc limit ${filter.limit}`.execute(db);
  return rows;
}

/** The text where it is an id, else null, which is nobody's. */
export function uuidOf(text: string): string | null {
  return Uuid.test(text) ? text : null;
}
const Uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
