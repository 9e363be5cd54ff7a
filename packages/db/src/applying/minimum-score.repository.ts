import { sql } from "kysely";
import type { Db } from "../client.ts";

/** How well a job has to match, in percent, for this user on all platforms; throws when there is no such user. */
export async function getMinimumScore(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom("app_user")
    .select("minimum_score")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.minimum_score;
}

/** Changes it. What it left out is judged anew by the next search: the user counts as changed. False when there is no such user. */
export async function setMinimumScore(db: Db, userId: string, score: number): Promise<boolean> {
  const result = await db
    .updateTable("app_user")
    .set({ minimum_score: score, updated_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
