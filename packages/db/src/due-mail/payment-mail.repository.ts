import { sql } from "kysely";
import type { Db } from "../client.ts";
import { type OrderRow, toOrder } from "../payment/order.repository.ts";

/**
 * Paid orders whose payer was not told by e-mail yet, oldest first and at most `limit`; each goes to one caller. Tell them in
 * the same transaction.
 */
export async function takePaidOrders(trx: Db, limit: number): Promise<OrderRow[]> {
  const rows = await trx
    .updateTable("payment_order")
    .set({ confirmed_at: sql<Date>`now()` })
    .where("txnid", "in", (query) =>
      query
        .selectFrom("payment_order")
        .select("txnid")
        .where("settled_at", "is not", null)
        .where("confirmed_at", "is", null)
        .orderBy("settled_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(toOrder);
}
