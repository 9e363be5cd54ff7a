import { getWallet, proveLedger } from "@sendoff/db/ledger";
import { findOrder } from "@sendoff/db/payment";
import { createPayuProvider } from "@sendoff/kit/payu";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestPayments, type TestPayments } from "../../testing/payments.fixture.ts";
import { openSandbox } from "../../testing/sandbox.fixture.ts";
import { mailPaidOrders } from "./payment-mail.ts";
import { handlePaymentSweep } from "./payment-sweep.handler.ts";

let world: TestWorld;
let payments: TestPayments;
beforeAll(async () => {
  const sandbox = await openSandbox();
  world = await createTestWorld();
  payments = createTestPayments(world, sandbox, "sweep");
});
afterAll(async () => {
  await world.close();
});

const stopping = new AbortController().signal;
const sweep = (by = payments.provider) => handlePaymentSweep({ ...world, provider: by, stopping });

const order = (user: TestUser): Promise<string> => payments.order(user);
const pay = (user: TestUser, txnid: string, vpa?: string): Promise<void> =>
  payments.pay(user, txnid, vpa);

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
  expect(mails[0]?.text).toContain("₹840.00 ($10.00). 10 credits were added to your wallet.");
  expect(mails[0]?.text).toContain(`Transaction ID: ${paid}`);
  // Whoever waits for a sign-in code must not find one here.
  expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/);
});

test("the confirmation names dollars first to a payer outside of India", async () => {
  const user = await createUser(world, { time_zone: "Europe/Berlin" });
  await pay(user, await order(user));
  await becomeDue();
  await sweep();
  await mailPaidOrders({ ...world, config: { mode: "live" } });
  const [mail] = await listMailsTo(world, user.email);
  expect(mail?.text).toContain("We received your payment of $10.00 (₹840.00).");
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
  const { provider } = payments;
  await handlePaymentSweep({ ...world, provider, stopping: AbortSignal.abort() });
  expect(await stateOf(txnid)).toBe("created");
});

test("after all of that the ledger is sound", async () => {
  expect(await proveLedger(world.db)).toMatchObject({ isSound: true });
});
