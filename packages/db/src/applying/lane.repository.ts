import { sql } from "kysely";
import { type Db, inTransaction, isUniqueViolation } from "../client.ts";
import { IS_COMPARED } from "../journal/comparison.repository.ts";

export interface LaneKey {
  readonly userId: string;
  readonly platformId: number;
}
/** The right to serve a lane: every write made under it carries the fence. */
export interface LaneLease extends LaneKey {
  readonly fence: number;
  readonly dailyLimit: number;
  /** Turns before this one, in a row, that broke off with nothing done. */
  readonly faults: number;
}

// A run that waits for a retry is left alone until one is due or nothing is left to wait for. One that is to stop needs no
// browser: endUnservedRuns ends it. On a platform that is paused for everyone, and of a user who has paused everything, runs wait, and so do looks at the jobs of prepared
// applications; looks at what may have been sent go on.
const IS_PAUSED = sql<boolean>`(exists (select 1 from platform f join portal_breaker b on b.portal_key = f.portal_key
  where f.id = l.platform_id and b.blocked_until > now())
  or exists (select 1 from user_pause h where h.user_id = l.user_id))`;
const IS_FREE = sql<boolean>`l.state = 'connected' and l.not_before <= now()
  and (l.lease_until is null or l.lease_until < now())`;

/**
 * The free lanes `l` that may have work, those served longest ago first. Most accounts have nothing to do most of the time: what may be work is looked for first, by indexes
 * that hold no more than that, and an account that has none of it is not even read; whether it has work is asked in their order, until enough have. `offset 0` keeps the
 * planner to that way: it would go over all lanes, for the sake of a limit.
 */
const LANES_OF_WORK = sql`(select l.* from (
    select user_id, platform_id from run where state <> 'ended'
    union select user_id, platform_id from application where status in ('SUBMITTING', 'UNKNOWN') and next_look_at <= now()
    union select user_id, platform_id from prepared_form where next_check_at <= now()
  ) w cross join lateral (
    select * from lane where lane.user_id = w.user_id and lane.platform_id = w.platform_id offset 0) l
  where ${IS_FREE} order by l.last_served_at nulls first offset 0) l`;
// While the database is not compared with the journal of submits (DECISIONS D20), no account is served at all.
export const HAS_WORK = sql<boolean>`
  ${IS_COMPARED} and ${IS_FREE} and (
    exists (select 1 from run r
      where r.user_id = l.user_id and r.platform_id = l.platform_id and r.state <> 'ended'
        and r.stop_requested_at is null
        and not ${IS_PAUSED}
        and (r.state <> 'waiting' or exists (select 1 from application a
            where a.run_id = r.id and a.status = 'QUEUED' and a.not_before <= now())
          or not exists (select 1 from application a where a.run_id = r.id and a.status = 'QUEUED')))
    or exists (select 1 from application a
      where a.user_id = l.user_id and a.platform_id = l.platform_id
        and a.status in ('SUBMITTING', 'UNKNOWN') and a.next_look_at <= now())
    or exists (select 1 from prepared_form f
      where f.user_id = l.user_id and f.platform_id = l.platform_id and f.next_check_at <= now()) and not ${IS_PAUSED}
  )`;

export type LaneState = "connected" | "code_required" | "needs_user" | "signed_out";

/** Workers that claim at the same instant each get another one of so many; who gets none looks again within seconds. */
const MOST_AT_ONCE = 32;

/**
 * Claims the connected lane that has work and was served longest ago, for `leaseSeconds` of the database's clock
 * (RELIABILITY 1: fairness). Work is an open run, an application whose submit is unconfirmed and due for a look, or one that
 * waits for approval and whose job is due for one. Undefined
 * when nothing is to be done now. Several workers may call it at once: each gets another lane.
 */
export async function claimLane(
  db: Db,
  worker: string,
  leaseSeconds: number,
): Promise<LaneLease | undefined> {
  const claimed = await sql<{
    user_id: string;
    platform_id: number;
    fence: number;
    daily_limit: number;
    faults: number;
  }>`
    with first as materialized (
      select l.user_id, l.platform_id from ${LANES_OF_WORK}
      where ${HAS_WORK} limit ${MOST_AT_ONCE}
    ), next as (
      select l.user_id, l.platform_id from first
      join lane l on l.user_id = first.user_id and l.platform_id = first.platform_id
      where ${IS_FREE}
      order by l.last_served_at nulls first
      limit 1 for update of l skip locked
    )
    update lane l set fence = l.fence + 1, worker = ${worker}, last_served_at = clock_timestamp(),
      lease_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
    from next where l.user_id = next.user_id and l.platform_id = next.platform_id
    returning l.user_id, l.platform_id, l.fence, l.daily_limit, l.faults`.execute(db);
  const row = claimed.rows[0];
  if (row === undefined) return undefined;
  return {
    userId: row.user_id,
    platformId: row.platform_id,
    fence: row.fence,
    dailyLimit: row.daily_limit,
    faults: row.faults,
  };
}

/** How many lanes could be claimed at this moment; used to send as many wake-ups. At most `limit`. */
export async function countLanesWithWork(db: Db, limit: number): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from ${LANES_OF_WORK} where ${HAS_WORK} limit ${limit}) waiting`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/**
 * Claims one lane for a sign-in, creating it when it is new. Undefined when another worker serves it.
 */
export async function claimLaneForLogin(
  db: Db,
  key: LaneKey,
  options: { readonly worker: string; readonly leaseSeconds: number; readonly dailyLimit: number },
): Promise<LaneLease | undefined> {
  await db
    .insertInto("lane")
    .values({
      user_id: key.userId,
      platform_id: key.platformId,
      state: "signed_out",
      daily_limit: options.dailyLimit,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "platform_id"]).doNothing())
    .execute();
  const row = await db
    .updateTable("lane")
    .set((set) => ({
      fence: set("fence", "+", 1),
      worker: options.worker,
      lease_until: sql<Date>`now() + make_interval(secs => ${options.leaseSeconds})`,
      updated_at: sql<Date>`now()`,
    }))
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where((where) =>
      where.or([where("lease_until", "is", null), where("lease_until", "<", sql<Date>`now()`)]),
    )
    .returning(["fence", "daily_limit", "faults"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { ...key, fence: row.fence, dailyLimit: row.daily_limit, faults: row.faults };
}

/**
 * Extends the lease. False when it was lost, or given back: a renewal that was under way then must not hold the lane again, with nobody
 * to serve it.
 */
export async function renewLane(db: Db, lease: LaneLease, leaseSeconds: number): Promise<boolean> {
  const change = { lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` };
  return changeLane(db, lease, change, { isHeld: true });
}

/**
 * Gives the lane back. `pauseSeconds` is the account's pace: nobody serves it before, nor before a longer rest that it was in
 * already. `faults`: stays in a row that broke off, this one included. False when the lease was lost.
 */
export async function releaseLane(
  db: Db,
  lease: LaneLease,
  pauseSeconds: number,
  faults = 0,
): Promise<boolean> {
  return changeLane(db, lease, {
    worker: null,
    lease_until: null,
    faults,
    not_before: sql<Date>`greatest(not_before, now() + make_interval(secs => ${pauseSeconds}))`,
  });
}

/** Records what the portal said of the account. False when the lease was lost. */
export async function setLaneState(
  db: Db,
  lease: LaneLease,
  state: LaneState,
  note: string,
): Promise<boolean> {
  return changeLane(db, lease, { state, state_note: note });
}

/** An account as a lane knows it: what the user recognises it by, and what tells that two lanes are one account. */
export interface LaneAccount {
  readonly label: string;
  readonly key: Buffer | null;
}

/**
 * The portal has let us in: the lane is connected to this account. `taken` when another user's lane is connected to it; the
 * caller's transaction has failed then and is to be rolled back.
 */
export async function connectLane(
  db: Db,
  lease: LaneLease,
  account: LaneAccount,
): Promise<"connected" | "taken" | "lost"> {
  try {
    const isKept = await changeLane(db, lease, {
      state: "connected",
      state_note: "",
      account_label: account.label,
      account_key: account.key,
    });
    return isKept ? "connected" : "lost";
  } catch (error) {
    // One session and one pace for each account: two lanes on it would double both.
    if (isUniqueViolation(error, "lane_account")) return "taken";
    throw error;
  }
}

async function changeLane(
  db: Db,
  lease: LaneLease,
  change: Readonly<Record<string, unknown>>,
  only: { readonly isHeld: boolean } = { isHeld: false },
): Promise<boolean> {
  const result = await db
    .updateTable("lane")
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where("user_id", "=", lease.userId)
    .where("platform_id", "=", lease.platformId)
    .where("fence", "=", lease.fence)
    .$if(only.isHeld, (query) => query.where("lease_until", "is not", null))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Whether the lane is still this lease's, and keeps it so until the caller's transaction ends: nobody takes the lane over
 * or disconnects it in between.
 */
export async function ownsLane(trx: Db, lease: LaneLease): Promise<boolean> {
  const row = await trx
    .selectFrom("lane")
    .select("fence")
    .where("user_id", "=", lease.userId)
    .where("platform_id", "=", lease.platformId)
    .where("fence", "=", lease.fence)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Holds all of a user's lanes to the end of the transaction and returns their platforms. For whatever changes an account as a whole:
 * first of all, as everybody who serves one takes it first, and so that two of them never wait for each other.
 */
export async function holdLanes(trx: Db, userId: string): Promise<number[]> {
  const lanes = await trx
    .selectFrom("lane")
    .select("platform_id")
    .where("user_id", "=", userId)
    .orderBy("platform_id")
    .forUpdate()
    .execute();
  return lanes.map(({ platform_id: platformId }) => platformId);
}

/**
 * Disconnects: credentials and session are deleted at once (RELIABILITY 4) and the fence moves, so that a worker that still
 * serves the lane stops. The lane stays, signed out, because runs and their history hang on it. False when there was none.
 * In a transaction that also ends the lane's run, this comes first: a submit takes the lane before the application.
 */
export async function disconnectLane(db: Db, key: LaneKey): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    // The lane first: who saves a secret holds it, so what was saved before is seen and deleted, and nothing after.
    const isGone = await signOutLane(trx, key);
    await trx
      .deleteFrom("lane_secret")
      .where("user_id", "=", key.userId)
      .where("platform_id", "=", key.platformId)
      .execute();
    return isGone;
  });
}

async function signOutLane(trx: Db, key: LaneKey): Promise<boolean> {
  const result = await trx
    .updateTable("lane")
    .set((set) => ({
      state: "signed_out",
      state_note: "",
      account_label: "",
      account_key: null,
      fence: set("fence", "+", 1),
      worker: null,
      lease_until: null,
      updated_at: sql<Date>`now()`,
    }))
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("state", "<>", "signed_out")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
