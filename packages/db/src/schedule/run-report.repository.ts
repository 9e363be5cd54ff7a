import { sql } from "kysely";
import type { Db } from "../client.ts";

/** A run that has ended and whose user wants to know. */
export interface RunReport {
  readonly runId: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
}

/**
 * Marks at most `limit` runs that have ended as told of, and returns those whose users asked for a mail; each run once, also
 * to several callers at once, whatever its user chooses later. `taken` counts all that were marked. Write the mails in the
 * same transaction.
 */
export async function takeEndedRuns(
  trx: Db,
  limit: number,
): Promise<{ readonly taken: number; readonly reports: RunReport[] }> {
  const { rows } = await sql<RunReport & { isWanted: boolean }>`
    update run r set reported_at = now()
    from (select id from run where state = 'ended' and reported_at is null and kind = 'send'
      order by ended_at limit ${limit} for update skip locked) due, app_user u
    where r.id = due.id and u.id = r.user_id
    returning r.id as "runId", r.user_id as "userId", u.email, u.first_name as "firstName",
      u.run_report_email and u.erase_at is null as "isWanted"`.execute(trx);
  const wanted = rows.filter((row) => row.isWanted);
  return {
    taken: rows.length,
    reports: wanted.map(({ runId, userId, email, firstName }) => ({
      runId,
      userId,
      email,
      firstName,
    })),
  };
}
