import { sql } from "kysely";
import { countsInDay, DAY_START } from "../applying/sent-today.ts";
import type { Db } from "../client.ts";

export interface ConnectionRow {
  readonly platformId: number;
  readonly platformName: string;
  readonly state: string;
  readonly stateNote: string;
  readonly accountLabel: string;
  readonly dailyLimit: number;
  readonly dailyCap: number;
  /** Sent today, as the dashboard and the analytics count. */
  readonly sentToday: number;
  /** What today's limit still allows: what may have been sent counts as sent, on the day of its click (as in `findRunFacts`). */
  readonly leftToday: number;
  readonly queued: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The user's connections, signed-out ones left out. "Today" is the user's own day. */
export async function listConnections(db: Db, userId: string): Promise<ConnectionRow[]> {
  const rows = await sql<{
    platform_id: number;
    name: string;
    state: string;
    state_note: string;
    account_label: string;
    daily_limit: number;
    daily_cap: number;
    sent_today: number;
    used_today: number;
    queued: number;
    created_at: Date;
    updated_at: Date;
  }>`
    select l.platform_id, p.name, l.state, l.state_note, l.account_label, l.daily_limit, p.daily_cap,
      l.created_at, l.updated_at,
      (select count(*) from application a where a.user_id = l.user_id and a.platform_id = l.platform_id
        and a.status = 'APPLIED' and a.proof <> 'user_sent' and a.dated_at >= d.start) as sent_today,
      (select count(*) from application a where a.user_id = l.user_id and a.platform_id = l.platform_id
        and ${countsInDay(sql`d.start`)}) as used_today,
      (select count(*) from application a where a.user_id = l.user_id and a.platform_id = l.platform_id
        and a.status = 'QUEUED') as queued
    from lane l join platform p on p.id = l.platform_id join app_user u on u.id = l.user_id
    cross join lateral (select ${DAY_START} as start) d
    where l.user_id = ${userId} and l.state <> 'signed_out' order by l.platform_id`.execute(db);
  return rows.rows.map((row) => ({
    platformId: row.platform_id,
    platformName: row.name,
    state: row.state,
    stateNote: row.state_note,
    accountLabel: row.account_label,
    dailyLimit: row.daily_limit,
    dailyCap: row.daily_cap,
    sentToday: row.sent_today,
    leftToday: Math.max(0, row.daily_limit - row.used_today),
    queued: row.queued,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/**
 * Sets how many applications a day the user wants at most on a connected platform (DECISIONS D7). A worker reads it when it
 * takes the lane up. False without a connection, or above the platform's cap.
 */
export async function setDailyLimit(
  db: Db,
  key: { readonly userId: string; readonly platformId: number },
  dailyLimit: number,
): Promise<boolean> {
  const row = await db
    .updateTable("lane")
    .set({ daily_limit: dailyLimit, updated_at: sql<Date>`now()` })
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("state", "<>", "signed_out")
    .where((where) =>
      where(
        where.val(dailyLimit),
        "<=",
        where.selectFrom("platform").select("daily_cap").where("id", "=", key.platformId),
      ),
    )
    .returning("platform_id")
    .executeTakeFirst();
  return row !== undefined;
}
