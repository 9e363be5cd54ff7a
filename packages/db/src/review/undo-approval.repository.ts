import { type Kysely, sql, type Transaction } from "kysely";
import { lockAnswers } from "../applying/answers-lock.ts";
import { recordApplicationEvent } from "../applying/application-event.repository.ts";
import { leaveRun } from "../applying/leave-run.ts";
import { APPROVED } from "../applying/queue-reasons.ts";
import type { DB } from "../schema.ts";

/** What is approved is not begun for so long: ten seconds in which the screen offers to take it back, and the way there. */
export const UNDO_APPROVAL_SECONDS = 12;

/**
 * Keeps what this application is, for an undo of the approval that is about to change it. The caller has locked it, and moves its
 * fence by one in the same transaction.
 */
export async function keepBeforeApproval(
  trx: Transaction<DB>,
  applicationId: string,
  approvalId: string,
): Promise<void> {
  await sql`
    insert into approved_application (application_id, approval_id, fence, run_id, reason, updated_at, next_check_at)
    select a.id, ${approvalId}::uuid, a.fence + 1, a.run_id, a.reason, a.updated_at, f.next_check_at
    from application a join prepared_form f on f.application_id = a.id where a.id = ${applicationId}
    on conflict (application_id) do update set approval_id = excluded.approval_id, approved_at = now(), fence = excluded.fence,
      run_id = excluded.run_id, reason = excluded.reason, updated_at = excluded.updated_at,
      next_check_at = excluded.next_check_at`.execute(trx);
}

/** What came of taking an approval back. */
export interface UndoneApproval {
  /** Applications that wait for approval again, with what was changed in them. */
  readonly restored: number;
  /** Those that are begun, sent or otherwise changed since: they are left as they are. */
  readonly gone: number;
}

interface Approved {
  readonly id: string;
  readonly runId: string | null;
  readonly runBefore: string | null;
}

/**
 * Takes an approval of the user back: each application that no worker has begun waits for approval again, at its place, with its
 * answers as they were approved. Whoever takes its row first decides: a worker that has taken it up has moved its fence, and one that
 * comes later finds nothing queued. The run that was to send it makes up for the room it had. What joined the answer bank stays
 * there. Both counts are 0 for an approval that is not known, or taken back already.
 */
export async function undoApproval(
  db: Kysely<DB>,
  key: { readonly userId: string; readonly approvalId: string },
): Promise<UndoneApproval> {
  return db.transaction().execute(async (trx) => {
    await lockAnswers(trx, key.userId);
    const back = await restore(trx, key);
    // Forms before runs, and rows before the first is told of: a worker that takes up what is approved goes that way too.
    const moved = new Map<string, number>();
    for (const { runId, runBefore } of back)
      if (runId !== null && runId !== runBefore) moved.set(runId, (moved.get(runId) ?? 0) + 1);
    for (const [runId, count] of moved) await leaveRun(trx, runId, count);
    const known = await sql`
      delete from approved_application s using application a
      where s.approval_id = ${key.approvalId} and a.id = s.application_id and a.user_id = ${key.userId}`.execute(
      trx,
    );
    for (const { id, runBefore } of back)
      await recordApplicationEvent(trx, id, runBefore, "NEEDS_APPROVAL", UNDONE);
    return {
      restored: back.length,
      gone: Number(known.numAffectedRows ?? 0n) - back.length,
    };
  });
}

const UNDONE = "You took the approval back";

async function restore(
  trx: Transaction<DB>,
  { userId, approvalId }: { readonly userId: string; readonly approvalId: string },
): Promise<readonly Approved[]> {
  const { rows } = await sql<Approved>`
    select a.id, a.run_id as "runId", s.run_id as "runBefore"
    from application a join approved_application s on s.application_id = a.id
    where s.approval_id = ${approvalId} and a.user_id = ${userId} and a.status = 'QUEUED'
      and a.reason_code = ${APPROVED} and a.fence = s.fence
    order by a.id for update of a`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`
    update application a set status = 'NEEDS_APPROVAL', reason_code = 'prepared', reason = s.reason, run_id = s.run_id,
      not_before = now(), updated_at = s.updated_at, fence = a.fence + 1
    from approved_application s where s.application_id = a.id and a.id = any(${ids}::uuid[])`.execute(
    trx,
  );
  // Its answers may be others than another window shows: what is approved next is what was seen.
  await sql`
    update prepared_form f set approved_at = null, next_check_at = s.next_check_at, revision = f.revision + 1
    from approved_application s where s.application_id = f.application_id and f.application_id = any(${ids}::uuid[])`.execute(
    trx,
  );
  return rows;
}
