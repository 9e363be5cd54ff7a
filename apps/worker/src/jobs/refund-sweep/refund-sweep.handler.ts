import { type Database } from "@sendoff/db/client";
import { type DueRefund, followRefunds, leaseDueRefunds, sendRefund } from "@sendoff/db/payment";
import type { Logger } from "@sendoff/kit/logger";
import type { PaymentProvider } from "@sendoff/kit/payu";

/** Refunds that the provider is asked about at the same time. */
const AT_ONCE = 5;

/**
 * Asks the provider about every refund that is under way and due, so that none waits for a word that was lost; one whose sending was never
 * answered is sent again, as the same refund. Safe from several workers at once. Ends early when the provider cannot be reached.
 */
export async function handleRefundSweep(deps: {
  readonly db: Database["kysely"];
  readonly provider: PaymentProvider;
  readonly logger: Logger;
  readonly stopping: AbortSignal;
}): Promise<void> {
  const { db, logger, stopping } = deps;
  const ask = async ({ request, order }: DueRefund): Promise<boolean> => {
    const hasAnswered =
      request.state === "sending"
        ? await sendRefund(deps, request, order)
        : await followRefunds(deps, order, request);
    const facts = { requestId: request.id, txnid: order.txnid, hasAnswered };
    logger.info(facts, "a refund that is under way was asked about");
    return hasAnswered;
  };
  for (;;) {
    if (stopping.aborted) return;
    const due = await leaseDueRefunds(db, AT_ONCE);
    const answers = await Promise.all(due.map(ask));
    if (due.length < AT_ONCE || answers.includes(false)) return;
  }
}
