import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import type { LaneKey, LaneLease } from "../applying/lane.repository.ts";
import type { Db } from "../client.ts";
import { notifyAfterCommit } from "../listen-notify/notifier.ts";

/** NOTIFY channel of live pages; the payload is the page's id. */
export const LIVE_PAGE_CHANNEL = "live_page";

/**
 * How a page's waiting for its owner ended; `stopped`: its run or sign-in was. `closed`: nobody was waited for, the work on the page
 * was done.
 */
export type LivePageEnd = "passed" | "not_now" | "time_over" | "stopped" | "lost" | "closed";

/** A page as its worker has it; every write carries the fence of the lane. */
export interface LivePageLease {
  readonly id: string;
  readonly fence: number;
}

/** What is known of the latest page of an account. */
export interface LivePageView extends LaneKey {
  readonly id: string;
  readonly platformName: string;
  readonly workerUrl: string;
  readonly runId: string | null;
  /** Its run is a preview. */
  readonly isPreview: boolean;
  readonly loginId: string | null;
  /** Its worker holds it now: not ended, and its lane's lease lasts under its fence. */
  readonly isLive: boolean;
  readonly askedAt: Date | null;
  readonly note: string;
  /** Until the page closes, by the database's clock; 0 where nobody is asked. */
  readonly secondsLeft: number;
  readonly isControlled: boolean;
  readonly endedAs: LivePageEnd | null;
}

/** A page whose owner is not asked. */
const NOT_ASKED = {
  asked_at: null,
  closes_at: null,
  note: "",
  declined_at: null,
  controller: null,
  controlled_until: null,
};

/** Notes that a worker holds a page on a lane it has leased. An earlier page of the lane is forgotten. */
export async function openLivePage(
  db: Db,
  lease: LaneLease,
  page: { readonly workerUrl: string; readonly runId?: string; readonly loginId?: string },
): Promise<LivePageLease> {
  const id = createId();
  const values = {
    id,
    fence: lease.fence,
    worker_url: page.workerUrl,
    run_id: page.runId ?? null,
    login_id: page.loginId ?? null,
    opened_at: sql<Date>`now()`,
    ...NOT_ASKED,
    ended_at: null,
    ended_as: null,
  };
  await db
    .insertInto("live_page")
    .values({ user_id: lease.userId, platform_id: lease.platformId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "platform_id"])
        // A worker that has lost the lane does not hide its successor's page.
        .doUpdateSet(values)
        .where("live_page.fence", "<=", lease.fence),
    )
    .execute();
  return { id, fence: lease.fence };
}

/** The portal asks for the account's owner: the page waits for so many seconds. False when the page is no longer the latest. */
export async function askLivePage(
  db: Db,
  page: LivePageLease,
  ask: { readonly note: string; readonly seconds: number },
): Promise<boolean> {
  return change(db, page, {
    ...NOT_ASKED,
    asked_at: sql<Date>`now()`,
    closes_at: sql<Date>`now() + make_interval(secs => ${ask.seconds})`,
    note: ask.note,
  });
}

/** Its owner has passed, and is no longer asked: the page goes on. */
export async function passLivePage(db: Db, page: LivePageLease): Promise<boolean> {
  return change(db, page, NOT_ASKED);
}

/** Its owner has not passed, and is no longer asked: the page goes on without them, or is closed. They are written to the next time. */
export async function leaveAskedPage(db: Db, page: LivePageLease): Promise<boolean> {
  return change(db, page, { ...NOT_ASKED, mailed_at: null });
}

/** The page is closed. What was said before of its end stands. */
export async function endLivePage(db: Db, page: LivePageLease, as: LivePageEnd): Promise<void> {
  await change(db, page, { ended_at: sql<Date>`now()`, ended_as: as });
}

/** What stands in the row of a page that waits: whether to go on waiting. Undefined when it is no longer this page's. */
export async function lookAtAskedPage(
  db: Db,
  page: LivePageLease,
): Promise<{ readonly secondsLeft: number; readonly endedAs: LivePageEnd | null } | undefined> {
  const { rows } = await sql<{ left: number; ended_as: string | null; is_stopped: boolean }>`
    select greatest(0, coalesce(extract(epoch from p.closes_at - now()), 0))::float8 as left,
      case when p.declined_at is null then p.ended_as else 'not_now' end as ended_as,
      coalesce(r.stop_requested_at is not null or r.state = 'ended', false) as is_stopped
    from live_page p left join run r on r.id = p.run_id
    where p.id = ${page.id} and p.fence = ${page.fence}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    secondsLeft: row.left,
    endedAs: row.is_stopped ? "stopped" : parseEnd(row.ended_as),
  };
}

/** "Not now": the account's owner does not come, which ends the wait; the page is its worker's. False when nobody waits for them. */
export async function declineLivePage(db: Db, key: LaneKey): Promise<boolean> {
  const row = await db
    .updateTable("live_page")
    .set({ declined_at: sql<Date>`now()` })
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("asked_at", "is not", null)
    .where("declined_at", "is", null)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (row === undefined) return false;
  await notifyLivePage(db, row.id);
  return true;
}

/** So many seconds more for a page that waits, up to `mostSeconds` from when it began to. False when it does not wait. */
export async function extendLivePage(
  db: Db,
  page: LivePageLease,
  more: { readonly seconds: number; readonly mostSeconds: number },
): Promise<boolean> {
  const result = await db
    .updateTable("live_page")
    .set({
      closes_at: sql<Date>`greatest(closes_at, least(closes_at + make_interval(secs => ${more.seconds}),
        asked_at + make_interval(secs => ${more.mostSeconds})))`,
    })
    .where("id", "=", page.id)
    .where("fence", "=", page.fence)
    .where("asked_at", "is not", null)
    .where("declined_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Gives pointer and keys to one viewer for so many seconds: when nobody holds them, the viewer holds them already, or `isTakeOver`.
 * One conditional UPDATE, so that of two at once one wins.
 */
export async function takeLiveControl(
  db: Db,
  page: LivePageLease,
  take: { readonly viewer: string; readonly seconds: number; readonly isTakeOver: boolean },
): Promise<boolean> {
  const result = await db
    .updateTable("live_page")
    .set({
      controller: take.viewer,
      controlled_until: sql<Date>`now() + make_interval(secs => ${take.seconds})`,
    })
    .where("id", "=", page.id)
    .where("fence", "=", page.fence)
    .where("asked_at", "is not", null)
    .where("declined_at", "is", null)
    .where("ended_at", "is", null)
    .where(
      sql<boolean>`(controller is null or controller = ${take.viewer} or controlled_until < now() or ${take.isTakeOver})`,
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Extends the lease of who holds pointer and keys. False when they do not hold them any more. */
export async function keepLiveControl(
  db: Db,
  page: LivePageLease,
  viewer: string,
  seconds: number,
): Promise<boolean> {
  const result = await db
    .updateTable("live_page")
    .set({ controlled_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where("id", "=", page.id)
    .where("fence", "=", page.fence)
    .where("controller", "=", viewer)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The viewer lets go, where they hold anything. */
export async function releaseLiveControl(db: Db, page: LivePageLease, viewer: string) {
  await db
    .updateTable("live_page")
    .set({ controller: null, controlled_until: null })
    .where("id", "=", page.id)
    .where("controller", "=", viewer)
    .execute();
}

/** The latest page of an account, also one that has ended. */
export async function findLivePage(db: Db, key: LaneKey): Promise<LivePageView | undefined> {
  const [page] = await listPages(db, key.userId, sql`p.platform_id = ${key.platformId}`);
  return page;
}

/** The user's pages that wait for them now, the one that closes first at the top. */
export async function listAskedPages(db: Db, userId: string): Promise<LivePageView[]> {
  const pages = await listPages(
    db,
    userId,
    sql`p.asked_at is not null and p.declined_at is null and p.ended_at is null`,
  );
  return pages.filter((page) => page.isLive);
}

/** Tells who waits for a change of this page. */
export async function notifyLivePage(db: Db, id: string): Promise<void> {
  await notifyAfterCommit(db, LIVE_PAGE_CHANNEL, id);
}

async function listPages(
  db: Db,
  userId: string,
  condition: ReturnType<typeof sql>,
): Promise<LivePageView[]> {
  const { rows } = await sql<{
    id: string;
    platform_id: number;
    name: string;
    worker_url: string;
    run_id: string | null;
    is_preview: boolean;
    login_id: string | null;
    is_live: boolean;
    asked_at: Date | null;
    note: string;
    left: number;
    is_controlled: boolean;
    ended_as: string | null;
  }>`
    select p.id, p.platform_id, f.name, p.worker_url, p.run_id, p.login_id, p.asked_at, p.note,
      coalesce(r.kind = 'preview', false) as is_preview,
      -- Who has said "not now" sees a closed page until its worker has heard of it.
      case when p.declined_at is null then p.ended_as else 'not_now' end as ended_as,
      p.ended_at is null and p.declined_at is null and l.fence = p.fence and coalesce(l.lease_until > now(), false) as is_live,
      coalesce(p.controlled_until > now(), false) as is_controlled,
      greatest(0, coalesce(extract(epoch from p.closes_at - now()), 0))::integer as left
    from live_page p
    join lane l on l.user_id = p.user_id and l.platform_id = p.platform_id
    join platform f on f.id = p.platform_id
    left join run r on r.id = p.run_id
    where p.user_id = ${userId} and ${condition}
    order by p.closes_at, p.platform_id`.execute(db);
  return rows.map((row) => ({
    userId,
    platformId: row.platform_id,
    platformName: row.name,
    id: row.id,
    workerUrl: row.worker_url,
    runId: row.run_id,
    isPreview: row.is_preview,
    loginId: row.login_id,
    isLive: row.is_live,
    askedAt: row.asked_at,
    note: row.note,
    secondsLeft: row.left,
    isControlled: row.is_controlled,
    endedAs: parseEnd(row.ended_as),
  }));
}

function parseEnd(text: string | null): LivePageEnd | null {
  switch (text) {
    case "passed":
    case "not_now":
    case "time_over":
    case "stopped":
    case "closed":
    case null:
      return text;
    default:
      return "lost";
  }
}

async function change(
  db: Db,
  page: LivePageLease,
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const result = await db
    .updateTable("live_page")
    .set(values)
    .where("id", "=", page.id)
    .where("fence", "=", page.fence)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await notifyLivePage(db, page.id);
  return true;
}
