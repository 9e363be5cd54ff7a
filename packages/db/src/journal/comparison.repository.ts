import type { SubmitRecord } from "@sendoff/kit/journal";
import { sql } from "kysely";
import type { Db } from "../client.ts";

/**
 * The server and its line of history. A restore to an earlier time begins a new line, as does a server that takes over from another:
 * what that has lost nobody can see in the tables.
 */
const HISTORY = sql<string>`(select system_identifier from pg_control_system())
  || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8)`;

/** Whether what the journal of submits knows is known here too: only then may anything be sent (DECISIONS D20). */
export const IS_COMPARED = sql<boolean>`exists (select 1 from journal_comparison where history = ${HISTORY})`;

/** As IS_COMPARED, by itself. */
export async function isCompared(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    is_compared: boolean;
  }>`select ${IS_COMPARED} as is_compared`.execute(db);
  return rows[0]?.is_compared === true;
}

/** The line of history that the database is in, for `finishComparison`. */
export async function findHistory(db: Db): Promise<string> {
  const { rows } = await sql<{ history: string }>`select ${HISTORY} as history`.execute(db);
  return rows[0]?.history ?? "";
}

/** Lets nothing be sent until the whole database has been compared again: the journal knows what it does not. */
export async function distrustDatabase(db: Db): Promise<void> {
  await db.updateTable("journal_comparison").set({ history: "" }).execute();
}

// Far beyond what a worker of the lost time may have been given.
const FENCE_STEP = 1000;

/**
 * Notes that everything was compared, for this line of history, and takes all accounts from workers of the time that is gone. The
 * caller has read `history` before it began.
 */
export async function finishComparison(db: Db, history: string): Promise<void> {
  await sql`
    with done as (update journal_comparison set history = ${history} where history <> ${history} returning 1)
    update lane set fence = fence + ${FENCE_STEP}, worker = null, lease_until = null
    where exists (select 1 from done)`.execute(db);
}

/** Those of some records that the database knows nothing of, in their order. */
export async function listUnknownSubmits(
  db: Db,
  records: readonly SubmitRecord[],
): Promise<SubmitRecord[]> {
  if (records.length === 0) return [];
  const asked = records.map((record, nth) => ({
    nth,
    user_id: record.userId,
    platform: record.platform,
    job: record.job.id,
    fence: record.fence,
    key: keyOfLost(record),
  }));
  const { rows } = await sql<{ nth: number }>`
    select r.nth from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as r (nth integer, user_id uuid, platform text, job text, fence bigint, key text)
    where not exists (select 1 from application a join platform p on p.id = a.platform_id
        where a.user_id = r.user_id and a.portal_job_id = r.job and a.intent_fence >= r.fence
          and coalesce(p.address_key, p.key) = r.platform)
      and not exists (select 1 from lost_submit l where l.key = r.key)
      -- Gone with its account, on purpose.
      and not exists (select 1 from closed_account c where c.user_id = r.user_id)
    order by r.nth`.execute(db);
  return rows.flatMap(({ nth }) => records[nth] ?? []);
}

/** Under which a record is kept that belongs to nobody. */
export function keyOfLost({ applicationId, fence }: SubmitRecord): string {
  return `${applicationId}/${fence}`;
}

/** Forgets submits that no journal reaches back to any more. */
export async function forgetLostSubmits(db: Db, days: number): Promise<void> {
  await sql`delete from lost_submit where submitted_at < now() - make_interval(days => ${days})`.execute(
    db,
  );
}
