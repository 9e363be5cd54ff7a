import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { NOT_DURING_THE_TEST_MS, outlasts } from "../testing/late-call.fixture.ts";
import { openShop, sha512, type Shop } from "./testing/shop.fixture.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(async () => {
  await shop.control("DELETE", "faults");
  shop.answers.length = 0;
  shop.received.length = 0;
});
afterAll(() => shop.close());

/** A form whose faults hold for it alone. */
async function formWith(faults: Record<string, unknown>): Promise<Record<string, string>> {
  const form = shop.form();
  await shop.faults({ ...faults, scope: { txnid: form["txnid"] } });
  return form;
}

const bodyOf = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";

test("as many copies as asked for are sent, all the same", async () => {
  const form = await formWith({ webhook_copies: 50 });
  await shop.pay(form);
  const posts = await shop.untilReceived("/webhook", 50);
  expect(new Set(posts.map((item) => JSON.stringify(item.fields))).size).toBe(1);
  expect(posts).toHaveLength(50);
});

test("a notification that is not taken is tried again until it is, and every try is on record", async () => {
  const form = await formWith({ webhook_retry_ms: [10, 10, 10] });
  shop.answers.push(500, 404);
  await shop.pay(form);
  await shop.untilReceived("/webhook", 3);
  await expect
    .poll(async () => (await shop.payment(form["txnid"]!)).deliveries[0])
    .toMatchObject({
      kind: "payment",
      state: "delivered",
      attempts: [{ status: 500 }, { status: 404 }, { status: 200 }],
    });
});

test("after the last try it is given up, and can be sent again by hand", async () => {
  const form = await formWith({ webhook_retry_ms: [] });
  shop.answers.push(500);
  await shop.pay(form);
  await expect
    .poll(async () => (await shop.payment(form["txnid"]!)).deliveries[0])
    .toMatchObject({ state: "given_up", attempts: [{ status: 500 }] });
  const again = await shop.control("POST", `payments/${form["txnid"]}/webhook`, { copies: 3 });
  expect(again.status).toBe(200);
  expect(shop.received.filter((item) => item.path === "/webhook")).toHaveLength(4);
});

test("JSON carries the same fields as the form", async () => {
  const form = await formWith({ webhook_format: "json" });
  const { page } = await shop.pay(form);
  const [post] = await shop.untilReceived("/webhook");
  expect(post!.contentType).toBe("application/json");
  expect(post!.fields["hash"]).toBe(bodyOf(page, "hash"));
});

test("a late notification comes after the way back, a lost one never", async () => {
  const late = await formWith({ webhook_delay_ms: NOT_DURING_THE_TEST_MS });
  await shop.pay(late);
  const never = shop.untilReceived("/webhook");
  expect(await outlasts(never, () => shop.payment(late["txnid"]!))).toBe(true);
  await shop.pay(await formWith({ webhook_delay_ms: 1 }));
  await never;
  const lost = await formWith({ webhook_lost: true });
  await shop.pay(lost);
  const { deliveries } = await shop.payment(lost["txnid"]!);
  expect(deliveries[0]).toMatchObject({ kind: "payment", state: "lost", attempts: [] });
});

test("with webhook_before_return the way back waits for the notification", async () => {
  const form = await formWith({ webhook_before_return: true, webhook_delay_ms: 150 });
  await shop.pay(form);
  expect(shop.received).toHaveLength(1);
});

test("a tampered field is changed after the hash was made, in both", async () => {
  const form = await formWith({ tamper: { amount: "1.00" } });
  const { page } = await shop.pay(form);
  const [post] = await shop.untilReceived("/webhook");
  const signed = (amount: string): string =>
    sha512(
      `TESTSALT|success||||||||||u1|${form["email"]}|Asha|Recharge plan 1|${amount}|${form["txnid"]}|TESTKEY`,
    );
  expect(post!.fields).toMatchObject({ amount: "1.00", hash: signed("840.00") });
  expect(bodyOf(page, "amount")).toBe("1.00");
});

test("additional charges are shown, debited, told and hashed in front", async () => {
  const form = await formWith({ additional_charges: "12.50" });
  const path = await shop.checkout(form);
  expect(await (await fetch(`${shop.base}${path}`)).text()).toContain("Pay ₹852.50");
  await shop.pay(form);
  const [post] = await shop.untilReceived("/webhook");
  expect(post!.fields).toMatchObject({
    amount: "840.00",
    additionalCharges: "12.50",
    net_amount_debit: "852.5",
    hash: sha512(
      `12.50|TESTSALT|success||||||||||u1|${form["email"]}|Asha|Recharge plan 1|840.00|${form["txnid"]}|TESTKEY`,
    ),
  });
});

test("a pending payment is not notified until it is settled, and money that was taken stays taken", async () => {
  const form = shop.form();
  await shop.pay(form, "pending@till");
  const settle = (outcome: string) =>
    shop.control("POST", `payments/${form["txnid"]}/settle`, { outcome });
  expect(shop.received).toEqual([]);
  expect((await settle("failed")).status).toBe(200);
  expect((await settle("captured")).status).toBe(200);
  expect((await settle("failed")).status).toBe(409);
  const posts = await shop.untilReceived("/webhook", 2);
  expect(posts.map((item) => String(item.fields["status"])).toSorted()).toEqual([
    "failure",
    "success",
  ]);
});

test("a dispute is opened once, notified, seen in verify_payment, and won or lost", async () => {
  const form = shop.form();
  await shop.pay(form);
  const txnid = form["txnid"]!;
  const dispute = (action: string) => shop.control("POST", `payments/${txnid}/dispute`, { action });
  const standing = async () =>
    (await shop.ask("verify_payment", txnid)).transaction_details[txnid].unmappedstatus;
  expect((await dispute("win")).status).toBe(409);
  expect((await dispute("open")).status).toBe(200);
  expect((await dispute("open")).status).toBe(409);
  expect(await standing()).toBe("chargeback");
  await dispute("win");
  expect(await standing()).toBe("captured");
  await dispute("open");
  await dispute("lose");
  expect(await standing()).toBe("chargeback");
  const posts = await shop.untilReceived("/webhook", 5);
  const notices = posts.filter((item) => item.fields["event"] === "dispute");
  expect(notices.map((item) => String(item.fields["cb_status"])).toSorted()).toEqual([
    "Closed Customer Favour",
    "Closed in Merchant Favour",
    "New",
    "New",
  ]);
  expect(notices[0]!.fields).toMatchObject({
    type: "payments",
    txn_id: txnid,
    cb_amount: "840.00",
  });
});

test("a queued refund is settled by hand, and a failed one gives the amount free again", async () => {
  const form = shop.form();
  await shop.pay(form);
  const path = `payments/${form["txnid"]}/refund`;
  const queued = await (
    await shop.control("POST", path, { amount: "800.00", status: "queued" })
  ).json();
  expect((await shop.control("POST", path, { amount: "40.01" })).status).toBe(409);
  const { request_id } = queued.actions.at(-1);
  const end = { request_id, status: "failure" };
  expect((await shop.control("POST", `${path}/end`, end)).status).toBe(200);
  expect((await shop.control("POST", `${path}/end`, end)).status).toBe(409);
  const rest = await (await shop.control("POST", path, {})).json();
  expect(rest).toMatchObject({ refunded: "840.00" });
  // Nothing is left that could be sent back.
  expect((await shop.control("POST", path, {})).status).toBe(409);
});

test("the way back can be posted from here, many times at once", async () => {
  const form = shop.form();
  await shop.pay(form);
  const answer = await shop.control("POST", `payments/${form["txnid"]}/return`, { copies: 20 });
  expect((await answer.json()).statuses).toEqual(Array.from({ length: 20 }, () => 200));
  expect(shop.received.filter((item) => item.path === "/return")).toHaveLength(20);
});

test("nobody is notified without an address, and one can be told", async () => {
  const url = `${shop.address}/elsewhere`;
  await shop.control("POST", "webhook", { url: null });
  const silent = shop.form();
  await shop.pay(silent);
  expect((await shop.payment(silent["txnid"]!)).deliveries).toMatchObject([{ kind: "return" }]);
  await shop.control("POST", "webhook", { url });
  expect(await (await shop.control("GET", "webhook")).json()).toEqual({ url });
  await shop.pay(shop.form());
  await shop.untilReceived("/elsewhere");
  await shop.control("POST", "webhook", { url: `${shop.address}/webhook` });
});

test("faults that do not exist and values that make no sense are refused by name", async () => {
  const wrong = await shop.control("POST", "faults", { webhook_lots: true });
  expect(wrong.status).toBe(400);
  expect((await wrong.json()).message).toContain("webhook_lots");
  expect((await shop.control("POST", "faults", { webhook_copies: 0 })).status).toBe(400);
  expect((await shop.control("POST", "faults", { additional_charges: "x" })).status).toBe(400);
  expect(
    (await shop.control("POST", "payments/nobody/settle", { outcome: "captured" })).status,
  ).toBe(404);
});

test("faults for a payer's address hold for every payment of that payer only", async () => {
  const mine = shop.form();
  await shop.faults({ webhook_lost: true, scope: { email: mine["email"]!.toUpperCase() } });
  await shop.pay(mine);
  await shop.pay(shop.form());
  const posts = await shop.untilReceived("/webhook");
  expect(posts.map((item) => item.fields["email"])).not.toContain(mine["email"]);
});
