import { getWallet, proveLedger } from "@sendoff/db/ledger";
import { createOrder, findOrder } from "@sendoff/db/payment";
import { createPayuProvider, type PaymentProvider } from "@sendoff/kit/payu";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { mailPaidOrders } from "./payment-mail.ts";
import { handlePaymentSweep } from "./payment-sweep.handler.ts";

let sandbox: Sandbox;
let world: TestWorld;
let provider: PaymentProvider;
beforeAll(async () => {
  sandbox = await openSandbox();
  world = await createTestWorld();
  provider = createPayuProvider({
    key: "TESTKEY",
    salt: "TESTSALT",
    checkoutUrl: `${sandbox.paymentUrl}/_payment`,
    verifyUrl: `${sandbox.paymentUrl}/merchant/postservice.php?form=2`,
  });
});
afterAll(async () => {
  await world.close();
});

const stopping = new AbortController().signal;
const sweep = (by = provider) => handlePaymentSweep({ ...world, provider: by, stopping });

let orders = 0;
/** An order whose browser went to the payment page, and never came back. */
async function order(user: TestUser): Promise<string> {
  orders += 1;
  const txnid = `sweep${orders}`;
  const terms = {
    txnid,
    amountPaise: 84_000,
    productInfo: "Recharge plan 1",
    firstName: "Asha",
    email: user.email,
    phone: "9876543210",
  };
  const plan = { id: 1, name: "Casual Explorer", priceCents: 99 };
  const userId = user.id;
  await createOrder(world.db, { ...terms, userId, plan, amountCents: 1000, usdInrRate: 84 });
  return txnid;
}

async function pay(user: TestUser, txnid: string, vpa = "success@till"): Promise<void> {
  const { url, fields } = provider.createCheckout({
    txnid,
    amountPaise: 84_000,
    productInfo: "Recharge plan 1",
    firstName: "Asha",
    email: user.email,
    phone: "9876543210",
    udf1: user.id,
    // Nobody is there: the way back is lost.
    returnUrl: "http://127.0.0.1:1/",
  });
  const body = new URLSearchParams(fields);
  const opened = await fetch(url, { method: "POST", body, redirect: "manual" });
  const path = opened.headers.get("location") ?? "";
  const paid = new URLSearchParams({ vpa });
  await fetch(`${sandbox.paymentUrl}${path}/upi`, { method: "POST", body: paid });
}

const becomeDue = () =>
  world.database.pool.query(
    "update payment_order set next_look_at = now() where next_look_at is not null",
  );
const stateOf = async (txnid: string) => (await findOrder(world.db, txnid))?.state;

test("payments whose return was lost are settled as the bank decided, and what nobody paid is left open", async () => {
  const user = await createUser(world);
  const [paid, failed, pending, untouched] = [
    await order(user),
    await order(user),
    await order(user),
    await order(user),
  ];
  await pay(user, paid);
  await pay(user, failed, "failure@till");
  await pay(user, pending, "pending@till");
  // Too early to ask.
  await sweep();
  expect(await stateOf(paid)).toBe("created");
  await becomeDue();
  await sweep();
  expect(await Promise.all([paid, failed, pending, untouched].map(stateOf))).toEqual([
    "paid",
    "failed",
    "pending",
    "created",
  ]);
  expect(await getWallet(world.db, user.id)).toMatchObject({ credits: 15, cashCents: 10 });
  await becomeDue();
  await sweep();
  expect(await getWallet(world.db, user.id)).toMatchObject({ credits: 15 });
});

test("many due orders are all looked at, by two workers at once, and each credited once", async () => {
  const user = await createUser(world);
  const txnids: string[] = [];
  for (let index = 0; index < 12; index += 1) txnids.push(await order(user));
  await Promise.all(txnids.map((txnid) => pay(user, txnid)));
  await becomeDue();
  await Promise.all([sweep(), sweep()]);
  expect(new Set(await Promise.all(txnids.map(stateOf)))).toEqual(new Set(["paid"]));
  const { credits, cashCents } = await getWallet(world.db, user.id);
  expect(credits * 99 + cashCents).toBe(5 * 99 + 12 * 1000);
});

test("while the provider is away nothing changes, and the order is settled when it is back", async () => {
  const user = await createUser(world);
  const txnid = await order(user);
  await pay(user, txnid);
  await becomeDue();
  const away = createPayuProvider({
    key: "TESTKEY",
    salt: "TESTSALT",
    checkoutUrl: "",
    verifyUrl: "http://127.0.0.1:1/",
  });
  await sweep(away);
  expect(await stateOf(txnid)).toBe("created");
  await becomeDue();
  await sweep();
  expect(await stateOf(txnid)).toBe("paid");
});

// SPEC 2a.50
test("a payment that arrived is confirmed by e-mail, once, and nothing else is", async () => {
  const user = await createUser(world);
  const [paid, failed] = [await order(user), await order(user)];
  await pay(user, paid);
  await pay(user, failed, "failure@till");
  await becomeDue();
  await sweep();
  const tell = () => mailPaidOrders({ ...world, config: { mode: "live" } });
  await Promise.all([tell(), tell()]);
  await tell();
  const mails = await listMailsTo(world, user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Your Sendoff payment has arrived"]);
  expect(mails[0]?.text).toContain("$10.00 (₹840.00). 10 credits were added to your wallet.");
  expect(mails[0]?.text).toContain(`Transaction ID: ${paid}`);
  // Whoever waits for a sign-in code must not find one here.
  expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/);
});

test("a day without a payment ends an order with a plain reason, and late money still counts", async () => {
  const user = await createUser(world);
  const txnid = await order(user);
  const { pool } = world.database;
  await pool.query("alter table payment_order disable trigger payment_order_change");
  await pool.query(
    "update payment_order set created_at = now() - interval '25 hours', next_look_at = now() where txnid = $1",
    [txnid],
  );
  await pool.query("alter table payment_order enable trigger payment_order_change");
  await sweep();
  expect(await findOrder(world.db, txnid)).toMatchObject({
    state: "failed",
    reason: "No payment was made within a day",
  });
  await pay(user, txnid);
  await pool.query("update payment_order set next_look_at = now() where txnid = $1", [txnid]);
  await sweep();
  expect(await stateOf(txnid)).toBe("paid");
});

test("a worker that is asked to stop begins no more questions", async () => {
  const user = await createUser(world);
  const txnid = await order(user);
  await pay(user, txnid);
  await becomeDue();
  await handlePaymentSweep({ ...world, provider, stopping: AbortSignal.abort() });
  expect(await stateOf(txnid)).toBe("created");
});

test("after all of that the ledger is sound", async () => {
  expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
});
