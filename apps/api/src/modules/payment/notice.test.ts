import { proveLedger } from "@sendoff/db/ledger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTill, type Till } from "../../testing/till.fixture.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

/** The five of the sign-up, and 80 dollars at 89 cents. */
const FREE = 5;
const BOUGHT = 89;

test("refunds and disputes are reported by notices that nobody signs: they make us ask, and PayU's answer is booked", async () => {
  const payer = await till.createPayer();
  const order = await till.order(payer);
  const fields = await till.pay(order);
  await till.bringBack(fields);
  const notice = (body: object) => till.notify(JSON.stringify(body), "application/json");
  const refund = { action: "refund", merchantTxnId: order.txnid, status: "success", amt: "6720" };
  // Nothing was refunded: the notice alone moves nothing.
  expect(await notice(refund)).toBe(200);
  expect(await till.look(payer, order)).toMatchObject({ state: "paid", refunded: 0 });
  await till.control(`payments/${order.txnid}/refund`, { amount: "1680.00" });
  expect(await notice(refund)).toBe(200);
  expect(await till.look(payer, order)).toMatchObject({ state: "paid", refunded: 20 });
  const left = await till.creditsOf(payer);
  expect(left).toBeLessThan(FREE + BOUGHT);
  await till.control(`payments/${order.txnid}/dispute`, { action: "open", amount: "5040.00" });
  // A dispute may be told by PayU's own number.
  const dispute = { type: "payments", event: "dispute", txn_id: fields["mihpayid"] };
  expect(await notice(dispute)).toBe(200);
  expect(await till.look(payer, order)).toMatchObject({ state: "disputed" });
  await till.control(`payments/${order.txnid}/dispute`, { action: "win" });
  expect(await notice(dispute)).toBe(200);
  expect(await till.look(payer, order)).toMatchObject({ state: "paid", refunded: 20 });
  expect(await till.creditsOf(payer)).toBe(left);
});

test("a notice that cannot be followed up is a 503, so that PayU repeats it", async () => {
  const payer = await till.createPayer();
  const order = await till.order(payer);
  await till.bringBack(await till.pay(order));
  await till.control("faults", { scope: { txnid: order.txnid }, verify_down: "cut" });
  const body = JSON.stringify({ action: "refund", merchantTxnId: order.txnid });
  expect(await till.notify(body, "application/json")).toBe(503);
});

test("after all of that the ledger is sound", async () => {
  expect(await proveLedger(till.api.db)).toMatchObject({ isSound: true });
});
