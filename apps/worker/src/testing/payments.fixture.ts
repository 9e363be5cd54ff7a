import { createOrder } from "@sendoff/db/payment";
import { createPayuProvider, type PaymentProvider } from "@sendoff/kit/payu";
import type { TestUser } from "@sendoff/testkit/test-user";
import type { TestWorld } from "@sendoff/testkit/test-world";
import type { Sandbox } from "./sandbox.fixture.ts";

/** Recharges of $10 whose browser went to the payment page and never came back. */
export interface TestPayments {
  readonly provider: PaymentProvider;
  /** Makes an order; its number. */
  readonly order: (user: TestUser) => Promise<string>;
  /** Pays it by UPI; the id decides the outcome. */
  readonly pay: (user: TestUser, txnid: string, vpa?: string) => Promise<void>;
}

const TERMS = { amountPaise: 84_000, productInfo: "Recharge plan 1", firstName: "Asha" };

/** Orders of a world, and the sandbox's payment page. `prefix` begins their numbers, which nobody else's may. */
export function createTestPayments(
  world: TestWorld,
  sandbox: Sandbox,
  prefix: string,
): TestPayments {
  let orders = 0;
  const provider = createPayuProvider({
    key: "TESTKEY",
    salt: "TESTSALT",
    checkoutUrl: `${sandbox.paymentUrl}/_payment`,
    verifyUrl: `${sandbox.paymentUrl}/merchant/postservice.php?form=2`,
  });
  return {
    provider,
    async order({ id: userId, email }) {
      orders += 1;
      const txnid = `${prefix}${orders}`;
      const plan = { id: 1, name: "Casual Explorer", priceCents: 99 };
      const who = { userId, email, phone: "9876543210" };
      const amount = { amountCents: 1000, usdInrRate: 84 };
      await createOrder(world.db, { ...TERMS, ...who, ...amount, txnid, plan });
      return txnid;
    },
    async pay({ id, email }, txnid, vpa = "success@till") {
      const { url, fields } = provider.createCheckout({
        ...TERMS,
        txnid,
        email,
        phone: "9876543210",
        udf1: id,
        // Nobody is there: the way back is lost.
        returnUrl: "http://127.0.0.1:1/",
      });
      const body = new URLSearchParams(fields);
      const opened = await fetch(url, { method: "POST", body, redirect: "manual" });
      const path = opened.headers.get("location") ?? "";
      const paid = new URLSearchParams({ vpa });
      await fetch(`${sandbox.paymentUrl}${path}/upi`, { method: "POST", body: paid });
    },
  };
}
