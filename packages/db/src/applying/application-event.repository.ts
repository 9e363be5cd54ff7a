import { sql } from "kysely";
import type { Db } from "../client.ts";
import { notifyAfterCommit } from "../listen-notify/notifier.ts";
import { RUN_EVENT_CHANNEL, type StoredRunEvent } from "./run-event.repository.ts";

/** Note of an application that waits for its user again because they took their skip back; it has not stopped once more. */
export const SKIP_UNDONE = "You took the skip back";

/** How often an application has stopped for its user so far. */
export async function countStopsForUser(db: Db, applicationId: string): Promise<number> {
  const row = await db
    .selectFrom("application_event")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("application_id", "=", applicationId)
    .where("status", "=", "NEEDS_USER")
    .where("note", "<>", SKIP_UNDONE)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/**
 * Appends to an application's timeline and tells the watchers of its run, in one statement. Carries no fence of its own: call
 * it in the transaction that has just changed the application under one.
 */
export async function recordApplicationEvent(
  db: Db,
  applicationId: string,
  runId: string | null,
  status: string,
  note: string,
): Promise<void> {
  if (runId === null) {
    await db
      .insertInto("application_event")
      .values({ application_id: applicationId, status, note })
      .execute();
    return;
  }
  const event: StoredRunEvent = { type: "application", applicationId };
  // The turn: see recordRunEvent.
  await sql`
    with noted as (insert into application_event (application_id, status, note)
      values (${applicationId}, ${status}, ${note}) returning id),
    turn as materialized (select pg_advisory_xact_lock(hashtextextended(${runId}, 7)) from noted)
    insert into run_event (run_id, data) select ${runId}::uuid, ${JSON.stringify(event)}::jsonb from turn`.execute(
    db,
  );
  await notifyAfterCommit(db, RUN_EVENT_CHANNEL, runId);
}
