import { type Kysely, sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import type { DB } from "../schema.ts";
import { type LaneLease, ownsLane } from "./lane.repository.ts";
import { settleNotSent } from "./settle.repository.ts";

/** An application to look for on the portal. */
export interface UnconfirmedApplication {
  readonly id: string;
  readonly userId: string;
  readonly platformId: number;
  readonly runId: string | null;
  readonly fence: number;
  readonly portalJobId: string;
  readonly url: string;
  readonly title: string;
  readonly company: string;
  /** Since the intent to send was recorded. */
  readonly submittedAgoSeconds: number;
  /** Looks made before this one. */
  readonly looks: number;
  /** What its run went on from; null where that was not traced. */
  readonly traceparent: string | null;
}

/**
 * Takes the lane's unconfirmed applications that are due for verification; their fences move to the caller. None when the lane was
 * lost: a submit of its new holder is not to be disturbed.
 */
export async function leaseUnconfirmed(db: Db, lane: LaneLease): Promise<UnconfirmedApplication[]> {
  const rows = await inTransaction(db, async (trx) =>
    (await ownsLane(trx, lane)) ? takeUnconfirmed(trx, lane) : [],
  );
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    platformId: lane.platformId,
    runId: row.run_id,
    fence: row.fence,
    portalJobId: row.portal_job_id,
    url: row.url,
    title: row.job_title,
    company: row.company,
    submittedAgoSeconds: row.submitted_ago,
    looks: row.looks,
    traceparent: row.traceparent,
  }));
}

async function takeUnconfirmed(trx: Db, lane: LaneLease) {
  return trx
    .updateTable("application")
    .set((set) => ({ fence: set("fence", "+", 1), status: "UNKNOWN" }))
    .where("user_id", "=", lane.userId)
    .where("platform_id", "=", lane.platformId)
    .where("status", "in", ["SUBMITTING", "UNKNOWN"])
    .where("next_look_at", "<=", sql<Date>`now()`)
    .returning(["id", "user_id", "run_id", "fence", "portal_job_id", "url", "looks"])
    .returning(["job_title", "company"])
    .returning(
      sql<string | null>`(select run.traceparent from run where run.id = application.run_id)`.as(
        "traceparent",
      ),
    )
    .returning(
      sql<number>`coalesce(extract(epoch from now() - intent_at), 0)::float8`.as("submitted_ago"),
    )
    .execute();
}

/** When to look again. `isLook` false: the portal could not be asked, which does not count as a look. */
export async function postponeVerification(
  db: Db,
  application: Pick<UnconfirmedApplication, "id" | "fence">,
  seconds: number,
  isCounted: boolean,
): Promise<void> {
  await db
    .updateTable("application")
    .set((set) => ({
      looks: isCounted ? set("looks", "+", 1) : set.ref("looks"),
      next_look_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      updated_at: sql<Date>`now()`,
    }))
    .where("id", "=", application.id)
    .where("fence", "=", application.fence)
    .where("status", "=", "UNKNOWN")
    .execute();
}

/**
 * Applications unconfirmed for longer than `seconds` on accounts that cannot be looked into (signed out, waiting for the user), or
 * for three times as long on any account (its looks keep breaking off). Nobody can tell: they end in NEEDS_REVIEW and the
 * credit returns (RELIABILITY 1.6). Returns how many.
 */
export async function giveUpUnreachable(db: Kysely<DB>, seconds: number): Promise<number> {
  const rows = await db
    .updateTable("application")
    .set((set) => ({ fence: set("fence", "+", 1), status: "UNKNOWN" }))
    .where("status", "in", ["SUBMITTING", "UNKNOWN"])
    .where("intent_at", "<", sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where(
      sql<boolean>`(intent_at < now() - make_interval(secs => ${seconds * 3}) or not exists (
        select 1 from lane where lane.user_id = application.user_id
          and lane.platform_id = application.platform_id and lane.state = 'connected'))`,
    )
    .returning(["id", "user_id", "run_id", "fence"])
    .execute();
  for (const row of rows) {
    await settleNotSent(
      db,
      { id: row.id, userId: row.user_id, runId: row.run_id, fence: row.fence },
      {
        status: "NEEDS_REVIEW",
        reasonCode: "cannot_look",
        reason:
          "We clicked submit and could not see afterwards whether it arrived. You were not charged.",
      },
    );
  }
  return rows.length;
}
