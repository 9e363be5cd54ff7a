import { sql } from "kysely";
import type { Db } from "../client.ts";

/**
 * Until when the deletion of an account can be taken back; null of one that is not being deleted. Until the caller's transaction
 * ends nobody deletes it.
 */
export async function findEraseAt(
  trx: Db,
  userId: string,
): Promise<{ readonly eraseAt: Date | null; readonly timeZone: string }> {
  const row = await trx
    .selectFrom("app_user")
    .select(["erase_at", "time_zone"])
    .where("id", "=", userId)
    .forShare()
    .executeTakeFirstOrThrow();
  return { eraseAt: row.erase_at, timeZone: row.time_zone };
}

/** Opens an account that is being deleted; one that is not stays as it is. False when its erasing has begun. */
export async function reopenAccount(trx: Db, userId: string): Promise<boolean> {
  const opened = await trx
    .updateTable("app_user")
    .set({ erase_at: null })
    .where("id", "=", userId)
    .where(sql<boolean>`not exists (select 1 from closed_account c where c.user_id = app_user.id)`)
    .executeTakeFirst();
  return opened.numUpdatedRows === 1n;
}
