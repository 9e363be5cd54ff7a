import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";
import { postJournal } from "./journal.ts";
import { lockWallet } from "./ledger.repository.ts";

/**
 * Books the expiry of credits whose 12 months are over, at most `limit` lots at a time, and returns how many lots. What they
 * were worth becomes revenue. Held credits are left: captured, they were used; released, they expire the next time. Safe from
 * several processes at once.
 */
export async function expireLots(db: Kysely<DB>, limit = 500): Promise<number> {
  const due = await db
    .selectFrom("credit_lot")
    .select(["id", "user_id"])
    .where("available", ">", 0)
    .where("expires_at", "<=", sql<Date>`now()`)
    .orderBy("expires_at")
    .limit(limit)
    .execute();
  let expired = 0;
  for (const lot of due) if (await expireLot(db, lot.id, lot.user_id)) expired += 1;
  return expired;
}

async function expireLot(db: Kysely<DB>, lotId: string, userId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockWallet(trx, userId);
    // Read again under the lock: another process may have been first.
    const lot = await trx
      .selectFrom("credit_lot")
      .select(["available", "expired", "unit_price_cents"])
      .where("id", "=", lotId)
      .where("available", ">", 0)
      .where("expires_at", "<=", sql<Date>`now()`)
      .executeTakeFirst();
    if (lot === undefined) return false;
    const worth = lot.available * lot.unit_price_cents;
    await postJournal(trx, {
      key: `expiry:${lotId}:${lot.expired}`,
      kind: "expiry",
      userId,
      entries: [
        { account: "credits_available", amount: -lot.available, lotId },
        { account: "credits_expired", amount: lot.available, lotId },
        { account: "prepaid", amount: -worth },
        { account: "revenue", amount: worth },
      ],
    });
    return true;
  });
}
