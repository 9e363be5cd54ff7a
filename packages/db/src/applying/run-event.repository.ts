import { GivenAnswer } from "@sendoff/contract/form";
import { ApplicationStep } from "@sendoff/contract/run";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../client.ts";
import { notifyAfterCommit } from "../listen-notify/notifier.ts";

/** What a run's watchers are told. `run` and `application` say only that something changed: the reader looks it up. */
export const StoredRunEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("run") }),
  z.object({ type: z.literal("application"), applicationId: z.string() }),
  z.object({ type: z.literal("step"), applicationId: z.string(), step: ApplicationStep }),
  z.object({
    type: z.literal("answers"),
    applicationId: z.string(),
    answers: z.array(GivenAnswer),
  }),
  z.object({
    type: z.literal("picture"),
    applicationId: z.string(),
    storageKey: z.string(),
    address: z.string(),
    takenAt: z.string(),
  }),
]);
export type StoredRunEvent = z.infer<typeof StoredRunEvent>;

/** NOTIFY channel of run events; the payload is the run's id. */
export const RUN_EVENT_CHANNEL = "run_event";

/** The right to tell of one application of a run: an event under an old fence is not written. */
export interface ProgressLease {
  readonly id: string;
  readonly runId: string;
  readonly fence: number;
}

/**
 * Appends what happens to an application, in order and in one statement. False when its fence has moved: another worker has
 * it, nothing was written and the caller is to stop.
 */
export async function recordProgress(
  db: Db,
  lease: ProgressLease,
  events: readonly StoredRunEvent[],
): Promise<boolean> {
  // The application before the turn, as every transaction that changes one and then tells of it.
  const written = await sql`
    with owned as materialized (
      select id from application where id = ${lease.id} and fence = ${lease.fence} for share),
    turn as materialized (select pg_advisory_xact_lock(hashtextextended(${lease.runId}, 7)) from owned),
    added as (insert into run_event (run_id, data)
      select ${lease.runId}::uuid, told.event
      from turn, jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as told(event, place)
      order by told.place returning id)
    select from added limit 1`.execute(db);
  if (written.rows.length === 0) return false;
  await notifyAfterCommit(db, RUN_EVENT_CHANNEL, lease.runId);
  return true;
}

/**
 * Appends an event and tells listeners after the commit. Writers of one run take turns, so that ids become visible in order and a
 * reader that remembers the last id misses none.
 */
export async function recordRunEvent(db: Db, runId: string, event: StoredRunEvent): Promise<void> {
  await sql`
    with turn as materialized (select pg_advisory_xact_lock(hashtextextended(${runId}, 7)))
    insert into run_event (run_id, data) select ${runId}::uuid, ${JSON.stringify(event)}::jsonb from turn`.execute(
    db,
  );
  await notifyAfterCommit(db, RUN_EVENT_CHANNEL, runId);
}

/** Events of a run after `afterId`, oldest first, at most 500. */
export async function listRunEvents(
  db: Db,
  runId: string,
  afterId: number,
): Promise<{ id: number; event: StoredRunEvent }[]> {
  const rows = await db
    .selectFrom("run_event")
    .select(["id", "data"])
    .where("run_id", "=", runId)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(500)
    .execute();
  return rows.map((row) => ({ id: row.id, event: StoredRunEvent.parse(row.data) }));
}

/** The newest event of each of these runs that has one. */
export async function findNewestRunEvents(
  db: Db,
  runIds: readonly string[],
): Promise<{ runId: string; id: number }[]> {
  const { rows } = await sql<{ runId: string; id: number }>`
    select r.id as "runId", e.id from unnest(${runIds}::uuid[]) as r (id)
    cross join lateral (select id from run_event where run_id = r.id order by id desc limit 1) e`.execute(
    db,
  );
  return rows;
}

/** What a run's watchers were told of one application while it was worked on, oldest first: the newest 500 events. */
export async function listApplicationProgress(
  db: Db,
  runId: string,
  applicationId: string,
): Promise<StoredRunEvent[]> {
  const rows = await db
    .selectFrom("run_event")
    .select("data")
    .where("run_id", "=", runId)
    .where(sql<string>`data ->> 'applicationId'`, "=", applicationId)
    .where(sql<string>`data ->> 'type'`, "<>", "application")
    .orderBy("id", "desc")
    .limit(500)
    .execute();
  return rows.map((row) => StoredRunEvent.parse(row.data)).toReversed();
}
