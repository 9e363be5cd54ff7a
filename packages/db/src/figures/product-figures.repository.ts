import { sql } from "kysely";
import { HAS_WORK } from "../applying/lane.repository.ts";
import type { Db } from "../client.ts";
import { IS_COMPARED } from "../journal/comparison.repository.ts";

/** What the product has promised somebody and not yet done. */
export const BACKLOG_KINDS = [
  /** Accounts with work that no worker serves. */
  "lanes",
  /** Sign-ins on portals that no worker has taken up. */
  "sign_ins",
  /** Applications that may have been sent and were not seen to arrive. */
  "unconfirmed",
  /** Mails and text messages that are to leave. */
  "mails",
  "texts",
  /** Those of the last hour that were tried as often as they are, and did not leave. */
  "mails_given_up",
  "texts_given_up",
  /** Orders of which the payment provider's last word is still awaited. */
  "orders",
  /** Schedules whose time has come. */
  "schedules",
] as const;

export type BacklogKind = (typeof BACKLOG_KINDS)[number];

export interface Backlog<Kind extends string> {
  readonly kind: Kind;
  readonly count: number;
  /** How long the first of them has waited; 0 where there is none. */
  readonly oldestSeconds: number;
}

/** How the product as a whole stands, whichever process is asked. */
export interface ProductFigures {
  readonly backlogs: readonly Backlog<BacklogKind>[];
  /** The queue's jobs that nobody has taken, by queue; those of no queue are left out. */
  readonly jobs: readonly Backlog<string>[];
  /** Portals that are paused for everyone. */
  readonly pausedPortals: readonly string[];
  /** Whether the database was compared with the journal of submits; until it is, nothing is sent. */
  readonly isCompared: boolean;
}

/** Reads across all users: for who may act as the system. Only what is open is looked at, by indexes of what is open. */
export async function readProductFigures(db: Db): Promise<ProductFigures> {
  const backlogs = await sql<Backlog<BacklogKind>>`
    with tried as materialized (select (data->>'outboxId')::uuid as id from pgboss.job
      where name in ('mail.send', 'sms.send') and state < 'active')
    select kind, count(since) as count, ${SECONDS} as "oldestSeconds" from (
      select 'lanes' as kind, greatest(l.not_before, l.last_served_at, r.created_at, l.lease_until) as since
        from lane l left join run r on r.user_id = l.user_id and r.platform_id = l.platform_id and r.state <> 'ended'
        where (l.user_id, l.platform_id) in (
          select user_id, platform_id from run where state <> 'ended'
          union select user_id, platform_id from application
            where status in ('SUBMITTING', 'UNKNOWN') and next_look_at <= now()) and ${HAS_WORK}
      union all select 'sign_ins', created_at from portal_login where state = 'queued'
      union all select 'unconfirmed', coalesce(intent_at, updated_at) from application where status in ('SUBMITTING', 'UNKNOWN')
      union all select case when id in (select id from tried) then 'mails' else 'mails_given_up' end, created_at
        from mail_outbox where sent_at is null and not is_decoy
          and (id in (select id from tried) or created_at between now() - interval '1 hour' and now() - ${AT_LEAST})
      union all select case when id in (select id from tried) then 'texts' else 'texts_given_up' end, created_at
        from sms_outbox where sent_at is null and not is_decoy
          and (id in (select id from tried) or created_at between now() - interval '1 hour' and now() - ${AT_LEAST})
      union all select 'orders', created_at from payment_order where next_look_at is not null
      union all select 'schedules', next_run_at from schedule where next_run_at <= now()
      union all select unnest(${[...BACKLOG_KINDS]}::text[]), null
    ) open group by kind`.execute(db);
  const jobs = await sql<Backlog<string>>`
    select kind, count(*) as count, ${SECONDS} as "oldestSeconds" from (
      select name as kind, greatest(start_after, created_on) as since from pgboss.job
      where state < 'active' and start_after <= now()
    ) open group by kind order by kind`.execute(db);
  const state = await sql<{ paused: string[]; is_compared: boolean }>`
    select array(select portal_key from portal_breaker where blocked_until > now() order by 1) as paused,
      ${IS_COMPARED} as is_compared`.execute(db);
  return {
    backlogs: backlogs.rows,
    jobs: jobs.rows,
    pausedPortals: state.rows[0]?.paused ?? [],
    isCompared: state.rows[0]?.is_compared ?? false,
  };
}

/** A try takes a minute at most; while it is under way, nothing is given up. */
const AT_LEAST = sql`interval '90 seconds'`;
const SECONDS = sql<number>`greatest(0, coalesce(extract(epoch from now() - min(since)), 0))::float8`;
