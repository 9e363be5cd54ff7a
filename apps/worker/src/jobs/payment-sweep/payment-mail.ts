import { type Boss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { queueMail } from "@sendoff/db/mail";
import { type PaidOrder, takePaidOrders } from "@sendoff/db/due-mail";
import { moneyInBoth, moneyLine } from "@sendoff/domain/money";
import type { Mail } from "@sendoff/kit/mail";
import type { Sealer } from "@sendoff/kit/vault";

/** Letters of one transaction. */
const AT_ONCE = 100;

/**
 * Writes to everybody whose payment was credited, once: the result page says that a confirmation was sent (SPEC 2). Which
 * orders are told and the mails themselves are one transaction.
 */
export async function mailPaidOrders(deps: {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly sealer: Sealer;
  readonly config: { readonly mode: "sandbox" | "live" };
}): Promise<void> {
  for (;;) {
    const mailed = await deps.db.transaction().execute(async (trx) => {
      const orders = await takePaidOrders(trx, AT_ONCE);
      for (const order of orders) {
        await queueMail(trx, deps, confirmation(order, deps.config.mode));
      }
      return orders.length;
    });
    if (mailed < AT_ONCE) return;
  }
}

/** Without the receipt's number: six digits in a mail of ours are a sign-in code, for people and for their phones. */
function confirmation(order: PaidOrder, mode: "sandbox" | "live"): Mail {
  const paid = moneyLine(
    moneyInBoth(
      { dollars: order.amountCents / 100, rupees: order.amountPaise / 100 },
      order.timeZone,
    ),
  );
  return {
    to: order.email,
    subject: "Your Sendoff payment has arrived",
    text: [
      `Hello ${order.firstName},`,
      "",
      `We received your payment of ${paid}. ${brought(order)}`,
      "",
      `Plan: ${order.plan.name}`,
      `Transaction ID: ${order.txnid}`,
      `PayU number: ${order.mihpayid}`,
      "",
      "Your receipt is in the app: open Wallet and press Receipt beside this payment.",
      ...(mode === "sandbox" ? ["Sandbox: this is a rehearsal, no money was moved."] : []),
      "",
    ].join("\n"),
  };
}

function brought({ credits }: PaidOrder): string {
  if (credits === 0) return "It is in your wallet as cash, for your next purchase.";
  return credits === 1
    ? "1 credit was added to your wallet."
    : `${credits} credits were added to your wallet.`;
}
