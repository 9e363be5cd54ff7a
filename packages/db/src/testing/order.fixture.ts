import { centsToPaise } from "@sendoff/domain/money";
import { createId } from "@sendoff/kit/ids";
import type { Kysely } from "kysely";
import { applyEvidence } from "../payment/apply-evidence.ts";
import { createOrder, type NewOrder } from "../payment/order.repository.ts";
import type { DB } from "../schema.ts";
import type { ProviderTerms, TestProvider } from "./test-provider.fixture.ts";

/** An order that no other call has made: $5 at 99 cents a credit and 84 rupees a dollar, unless said otherwise. */
export function newOrder(changes: Partial<NewOrder> & Pick<NewOrder, "userId">): NewOrder {
  const amountCents = changes.amountCents ?? 500;
  return {
    txnid: `t${createId().replaceAll("-", "").slice(8)}`,
    plan: { id: 1, name: "Casual Explorer", priceCents: 99 },
    amountCents,
    amountPaise: centsToPaise(amountCents, 84),
    usdInrRate: 84,
    productInfo: "Recharge plan 1",
    firstName: "Asha",
    email: "asha@example.test",
    phone: "9876543210",
    ...changes,
  };
}

/** What of an order reaches the provider with the customer. */
export function termsOf(order: NewOrder): ProviderTerms {
  const { txnid, amountPaise, productInfo, email, userId } = order;
  return { txnid, amountPaise, productInfo, email, udf1: userId };
}

/** An order that was paid and credited. Answers its number. */
export async function createPaidOrder(
  db: Kysely<DB>,
  bank: TestProvider,
  changes: Partial<NewOrder> & Pick<NewOrder, "userId">,
): Promise<string> {
  const order = newOrder(changes);
  await createOrder(db, order);
  bank.arrive(termsOf(order));
  bank.decide(order.txnid, "captured");
  const fields = bank.post(order.txnid);
  const result = await applyEvidence(db, bank, {
    source: "return",
    rawBody: String(new URLSearchParams(fields)),
    fields,
    txnid: undefined,
  });
  if (result.verdict !== "credited") throw new Error(`${result.verdict}: ${result.problem}`);
  return order.txnid;
}
