import { sql } from "kysely";
import type { Db } from "../client.ts";
import { listRunsUnderWay } from "./run.repository.ts";
import { recordRunEvent } from "./run-event.repository.ts";

/** Whether a user has paused everything, and what that holds back. */
export interface UserPause {
  /** Null while nothing is paused. */
  readonly pausedAt: Date | null;
  /** Open runs; while everything is paused they wait. */
  readonly runs: number;
  /** Applications past their click whose answer is not in yet: a pause lets them come to their end. */
  readonly finishing: number;
  /** Schedules with a next start. */
  readonly planned: number;
}

/** Where it stands with the user's pause, all from one moment. */
export async function findUserPause(db: Db, userId: string): Promise<UserPause> {
  const { rows } = await sql<{
    paused_at: Date | null;
    runs: number;
    finishing: number;
    planned: number;
  }>`
    select (select paused_at from user_pause where user_id = ${userId}) as paused_at,
      (select count(*) from run where user_id = ${userId} and state <> 'ended' and kind = 'send') as runs,
      (select count(*) from application where user_id = ${userId} and status = 'SUBMITTING') as finishing,
      (select count(*) from schedule where user_id = ${userId} and next_run_at is not null) as planned`.execute(
    db,
  );
  const row = rows[0];
  return {
    pausedAt: row?.paused_at ?? null,
    runs: row?.runs ?? 0,
    finishing: row?.finishing ?? 0,
    planned: row?.planned ?? 0,
  };
}

/**
 * From here on nothing new is sent for the user: workers leave their accounts before the next click, runs wait, and none starts.
 * What is past its click is finished and looked for. Pausing twice keeps the first time.
 */
export async function pauseUser(trx: Db, userId: string): Promise<void> {
  await trx
    .insertInto("user_pause")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  await tellOpenRuns(trx, userId);
}

/** Lets the user's runs go on, each under its own limits; the caller wakes workers. False when nothing was paused. */
export async function resumeUser(trx: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("user_pause")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await tellOpenRuns(trx, userId);
  return true;
}

/** The platforms on which something of the user's goes on or begins again when nothing is paused: open runs, planned starts. */
export async function listPlatformsUnderWay(db: Db, userId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select platform_id as id from run where user_id = ${userId} and state <> 'ended' and kind = 'send'
    union select platform_id from schedule where user_id = ${userId} and next_run_at is not null
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Who watches a run sees it in the same breath. */
async function tellOpenRuns(trx: Db, userId: string): Promise<void> {
  for (const id of await listRunsUnderWay(trx, userId))
    await recordRunEvent(trx, id, { type: "run" });
}
