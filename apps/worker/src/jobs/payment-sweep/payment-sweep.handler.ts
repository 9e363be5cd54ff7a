import { type Database } from "@sendoff/db/client";
import { applyEvidence, leaseDueOrders } from "@sendoff/db/payment";
import type { Logger } from "@sendoff/kit/logger";
import type { PaymentProvider } from "@sendoff/kit/payu";

/** Questions that are put to the provider at the same time. */
const AT_ONCE = 5;

/**
 * Asks the provider about every order that is due and applies what it says. Safe from several workers at once. Ends early when
 * the provider cannot be reached: what was not asked is due again soon.
 */
export async function handlePaymentSweep(deps: {
  readonly db: Database["kysely"];
  readonly provider: Pick<PaymentProvider, "readPosted" | "verify">;
  readonly logger: Logger;
  readonly stopping: AbortSignal;
}): Promise<void> {
  const { db, provider, logger, stopping } = deps;
  const ask = async (txnid: string): Promise<boolean> => {
    const question = { source: "verify", rawBody: "", fields: undefined, txnid } as const;
    const { verdict, problem, order } = await applyEvidence(db, provider, question);
    const facts = { txnid, verdict, problem, state: order?.state };
    logger[verdict === "refused" ? "warn" : "info"](facts, "a due payment was looked at");
    return problem !== "unreachable";
  };
  for (;;) {
    if (stopping.aborted) return;
    const due = await leaseDueOrders(db, AT_ONCE);
    const answers = await Promise.all(due.map(({ txnid }) => ask(txnid)));
    if (due.length < AT_ONCE || answers.includes(false)) return;
  }
}
