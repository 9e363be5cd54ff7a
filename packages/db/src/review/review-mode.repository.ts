import type { LaneKey } from "../applying/lane.repository.ts";
import type { Db } from "../client.ts";

/** Whether applications of this user on this platform wait for their approval before they are sent. */
export async function isReviewed(db: Db, key: LaneKey): Promise<boolean> {
  const row = await db
    .selectFrom("review_mode")
    .select("since")
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The platforms on which the user's review mode is on. */
export async function listReviewedPlatforms(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("review_mode")
    .select("platform_id")
    .where("user_id", "=", userId)
    .orderBy("platform_id")
    .execute();
  return rows.map((row) => row.platform_id);
}

/**
 * Switches review mode. It holds from the next form on; what waits already goes on waiting. Saying it twice changes nothing. False
 * when there is no such platform, or it is another user's.
 */
export async function setReviewMode(db: Db, key: LaneKey, isOn: boolean): Promise<boolean> {
  const platform = await db
    .selectFrom("platform")
    .select("id")
    .where("id", "=", key.platformId)
    .where((where) =>
      where.or([where("owner_user_id", "is", null), where("owner_user_id", "=", key.userId)]),
    )
    .executeTakeFirst();
  if (platform === undefined) return false;
  if (isOn) {
    await db
      .insertInto("review_mode")
      .values({ user_id: key.userId, platform_id: key.platformId })
      .onConflict((conflict) => conflict.columns(["user_id", "platform_id"]).doNothing())
      .execute();
    return true;
  }
  await db
    .deleteFrom("review_mode")
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .execute();
  return true;
}
