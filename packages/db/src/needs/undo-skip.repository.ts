import { createId } from "@sendoff/kit/ids";
import { type Kysely, sql } from "kysely";
import { recordApplicationEvent, SKIP_UNDONE } from "../applying/application-event.repository.ts";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { lockAnswers } from "../applying/answers-lock.ts";

/** Reason code of what its user has skipped. */
export const SKIPPED_BY_USER = "skipped_by_user";

/**
 * Locks these applications and keeps what they are, for an undo of the skip that is about to change them. Returns the id of
 * that skip. Each is to be skipped once, with its fence moved by one, in the same transaction.
 */
export async function keepBeforeSkip(trx: Db, applicationIds: readonly string[]): Promise<string> {
  const skipId = createId();
  await sql`
    insert into skipped_application (application_id, skip_id, fence, status, reason_code, reason, updated_at, next_check_at)
    select a.id, ${skipId}::uuid, a.fence + 1, a.status, a.reason_code, a.reason, a.updated_at, f.next_check_at
    from (select * from application where id = any(${[...applicationIds]}::uuid[]) order by id for update) a
      left join prepared_form f on f.application_id = a.id
    on conflict (application_id) do update set skip_id = excluded.skip_id, skipped_at = excluded.skipped_at,
      fence = excluded.fence, status = excluded.status, reason_code = excluded.reason_code, reason = excluded.reason,
      updated_at = excluded.updated_at, next_check_at = excluded.next_check_at`.execute(trx);
  return skipId;
}

/** What came of taking a skip back. */
export interface UndoneSkip {
  /** Applications that are again as they were before. */
  readonly restored: number;
  /** Those that something else has happened to since: they are left as they are. */
  readonly gone: number;
}

/**
 * Takes a skip of the user back: each application that is as the skip left it waits again just as it did before, at its place
 * among what waits. One that a worker or its user has changed since is left alone. Both are 0 for a skip that is not known, or
 * taken back already.
 */
export async function undoSkip(
  db: Kysely<DB>,
  key: { readonly userId: string; readonly skipId: string },
): Promise<UndoneSkip> {
  return db.transaction().execute(async (trx) => {
    await lockAnswers(trx, key.userId);
    return undoSkipIn(trx, key);
  });
}

/** As `undoSkip`, for a caller with a transaction of its own that holds the user's answers (`lockAnswers`). */
export async function undoSkipIn(
  trx: Db,
  key: { readonly userId: string; readonly skipId: string },
): Promise<UndoneSkip> {
  const restored = await sql<{ id: string; run_id: string | null; status: string }>`
    update application a set status = s.status, reason_code = s.reason_code, reason = s.reason,
      updated_at = s.updated_at, fence = a.fence + 1
    from skipped_application s
    where s.skip_id = ${key.skipId} and a.id = s.application_id and a.user_id = ${key.userId}
      and a.status = 'SKIPPED' and a.reason_code = ${SKIPPED_BY_USER} and a.fence = s.fence
    returning a.id, a.run_id, a.status`.execute(trx);
  await sql`
    update prepared_form f set next_check_at = s.next_check_at from skipped_application s
    where s.skip_id = ${key.skipId} and f.application_id = s.application_id
      and f.application_id = any(${restored.rows.map(({ id }) => id)}::uuid[])`.execute(trx);
  const known = await sql`
    delete from skipped_application s using application a
    where s.skip_id = ${key.skipId} and a.id = s.application_id and a.user_id = ${key.userId}`.execute(
    trx,
  );
  // Rows before the first is told of.
  for (const { id, run_id: runId, status } of restored.rows)
    await recordApplicationEvent(trx, id, runId, status, SKIP_UNDONE);
  const count = restored.rows.length;
  return { restored: count, gone: Number(known.numAffectedRows ?? 0n) - count };
}
