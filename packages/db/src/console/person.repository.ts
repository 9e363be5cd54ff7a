import { sql } from "kysely";
import { countsInDay, DAY_START } from "../applying/sent-today.ts";
import { uuidOf } from "../audit/trail.repository.ts";
import type { Db } from "../client.ts";

/** A person's account, without anything secret. */
export interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
  readonly erasedAt: Date | null;
  readonly language: string;
  readonly timeZone: string;
  readonly dialCode: string;
  readonly mobile: string;
  readonly isPhoneVerified: boolean;
  readonly undoUntil: Date | null;
  readonly pausedAt: Date | null;
  readonly nextStartAt: Date | null;
  readonly sent: number;
  readonly waiting: number;
  readonly failed: number;
  readonly lastMailAt: Date | null;
  readonly hasLastMailLeft: boolean;
}

/** The account with this id or e-mail address, which are compared as a whole. */
export async function findPerson(db: Db, who: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`
    select u.id, u.email, u.created_at as "createdAt", u.erase_at as "erasedAt", coalesce(u.language, '') as language,
      u.time_zone as "timeZone", u.dial_code as "dialCode", u.mobile, u.mobile_verified_at is not null as "isPhoneVerified",
      (select max(undo_until) from account_change c where c.user_id = u.id and undone_at is null and undo_until > now()) as "undoUntil",
      (select paused_at from user_pause p where p.user_id = u.id) as "pausedAt",
      (select min(next_run_at) from schedule s where s.user_id = u.id and s.paused_at is null) as "nextStartAt",
      a.sent, a.waiting, a.failed, m.created_at as "lastMailAt", coalesce(m.sent_at is not null, false) as "hasLastMailLeft"
    from app_user u
    cross join lateral (select count(*) filter (where status = 'APPLIED') as sent, count(*) filter (where status like 'NEEDS\\_%') as waiting,
      count(*) filter (where status = 'FAILED') as failed from application where user_id = u.id) a
    left join lateral (select created_at, sent_at from mail_outbox where recipient = u.email and not is_decoy
      order by created_at desc limit 1) m on true
    where u.email = lower(${who}) or u.id = ${uuidOf(who)}::uuid`.execute(db);
  return rows[0];
}

/** An account of theirs on a platform. */
export interface PersonPlatform {
  readonly platformId: number;
  readonly name: string;
  readonly state: string;
  readonly signInSavedAt: Date | null;
  readonly lastServedAt: Date | null;
  readonly restsUntil: Date | null;
  readonly sent: number;
  readonly sentToday: number;
  readonly dailyLimit: number;
  readonly faults: number;
}

/** Of every platform that they have ever connected. "Today" is their own day. */
export async function listPersonPlatforms(db: Db, userId: string): Promise<PersonPlatform[]> {
  const { rows } = await sql<PersonPlatform>`
    select l.platform_id as "platformId", p.name, l.state, s.updated_at as "signInSavedAt", l.last_served_at as "lastServedAt",
      case when l.not_before > now() then l.not_before end as "restsUntil", a.sent, a.today as "sentToday",
      l.daily_limit as "dailyLimit", l.faults
    from lane l join platform p on p.id = l.platform_id join app_user u on u.id = l.user_id
    left join lane_secret s on s.user_id = l.user_id and s.platform_id = l.platform_id and s.kind = 'credentials'
    cross join lateral (select count(*) filter (where a.status = 'APPLIED') as sent,
      count(*) filter (where ${countsInDay(DAY_START)}) as today
      from application a where a.user_id = l.user_id and a.platform_id = l.platform_id) a
    where l.user_id = ${userId} order by l.platform_id`.execute(db);
  return rows;
}

/** A run, by how it went. */
export interface PersonRun {
  readonly id: string;
  readonly number: number;
  readonly platform: string;
  readonly state: string;
  readonly endReason: string | null;
  readonly sent: number;
  readonly skipped: number;
  readonly failed: number;
  readonly worker: string;
  readonly createdAt: Date;
}

/** Their latest runs, newest first. */
export async function listPersonRuns(db: Db, userId: string, limit: number): Promise<PersonRun[]> {
  const { rows } = await sql<PersonRun>`
    select r.id, coalesce(r.number, 0) as number, p.name as platform, r.state, r.end_reason as "endReason",
      a.sent, a.skipped, a.failed, r.created_at as "createdAt",
      case when r.state <> 'ended' and l.lease_until > now() then coalesce(l.worker, '') else '' end as worker
    from run r join platform p on p.id = r.platform_id
    left join lane l on l.user_id = r.user_id and l.platform_id = r.platform_id
    cross join lateral (select count(*) filter (where status = 'APPLIED') as sent, count(*) filter (where status = 'SKIPPED') as skipped,
      count(*) filter (where status = 'FAILED') as failed from application where run_id = r.id) a
    where r.user_id = ${userId} and r.kind = 'send' order by r.created_at desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** A submit that was not seen to arrive. */
export interface PersonUnconfirmed {
  readonly createdAt: Date;
  readonly receiptNumber: number;
  readonly platform: string;
  readonly submittedAt: Date;
  readonly looks: number;
  readonly nextLookAt: Date | null;
}

/** All of theirs, the oldest first. */
export async function listPersonUnconfirmed(db: Db, userId: string): Promise<PersonUnconfirmed[]> {
  const { rows } = await sql<PersonUnconfirmed>`
    select a.created_at as "createdAt", a.receipt_number as "receiptNumber", p.name as platform,
      coalesce(a.intent_at, a.updated_at) as "submittedAt", a.looks, a.next_look_at as "nextLookAt"
    from application a join platform p on p.id = a.platform_id
    where a.user_id = ${userId} and a.status in ('SUBMITTING', 'UNKNOWN') order by 4 limit 50`.execute(
    db,
  );
  return rows;
}
