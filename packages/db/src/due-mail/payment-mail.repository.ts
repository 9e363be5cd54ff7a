import { sql } from "kysely";
import type { Db } from "../client.ts";
import { type OrderRow, toOrder } from "../payment/order.repository.ts";

/** A paid order with its payer's time zone (IANA), which says which currency they read first; "UTC" of an account that is gone. */
export type PaidOrder = OrderRow & { readonly timeZone: string };

/**
 * Paid orders whose payer was not told by e-mail yet, oldest first and at most `limit`; each goes to one caller. Tell them in
 * the same transaction.
 */
export async function takePaidOrders(trx: Db, limit: number): Promise<PaidOrder[]> {
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
    .returning((eb) =>
      eb
        .selectFrom("app_user as u")
        .select("u.time_zone")
        .whereRef("u.id", "=", "payment_order.user_id")
        .as("time_zone"),
    )
    .execute();
  return rows.map(({ time_zone: timeZone, ...row }) => ({
    ...toOrder(row),
    timeZone: timeZone ?? "UTC",
  }));
}
