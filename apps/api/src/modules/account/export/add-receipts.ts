import { UiLanguage } from "@sendoff/contract/language";
import { type Db } from "@sendoff/db/client";
import { listOrders } from "@sendoff/db/payment";
import { type UserRow } from "@sendoff/db/user";
import { describeReceipt } from "../../../receipt/payment/describe-receipt.ts";
import { receiptPdf } from "../../../receipt/payment/receipt-pdf.ts";

/** Adds the receipt of every paid recharge, as the wallet gives it out. */
export async function addReceipts(
  db: Db,
  user: UserRow,
  mode: "sandbox" | "live",
  add: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  let orders = await listOrders(db, user.id);
  for (;;) {
    for (const order of orders) {
      if (order.receiptNo === "") continue;
      const pdf = await receiptPdf(
        describeReceipt(order, user, mode),
        UiLanguage.safeParse(user?.language).data ?? "en",
      );
      await add(`receipts/${order.receiptNo}.pdf`, pdf);
    }
    const before = orders.at(-1)?.txnid;
    if (before === undefined) return;
    orders = await listOrders(db, user.id, { before });
  }
}
