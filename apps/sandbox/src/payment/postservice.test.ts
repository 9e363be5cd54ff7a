import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { NOT_DURING_THE_TEST_MS, outlasts } from "../testing/late-call.fixture.ts";
import { openShop, type Shop } from "./testing/shop.fixture.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.control("DELETE", "faults"));
afterAll(() => shop.close());

async function paid(vpa = "success@till") {
  const form = shop.form();
  await shop.pay(form, vpa);
  const { txnid } = form as { txnid: string };
  const { mihpayid } = await shop.payment(txnid);
  return { form, txnid, mihpayid: String(mihpayid) };
}

const raw = (fields: Record<string, string>, query = "?form=2") =>
  fetch(`${shop.base}/merchant/postservice.php${query}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });

test("verify_payment tells a paid payment with the fields of the real answer", async () => {
  const { txnid, mihpayid, form } = await paid();
  const answer = await shop.ask("verify_payment", txnid);
  expect(answer).toMatchObject({
    status: 1,
    msg: "1 out of 1 Transactions Fetched Successfully",
  });
  expect(Object.keys(answer.transaction_details)).toEqual([txnid]);
  const details = answer.transaction_details[txnid];
  expect(details).toMatchObject({
    mihpayid,
    txnid,
    status: "success",
    unmappedstatus: "captured",
    amt: "840.00",
    transaction_amount: "840.00",
    net_amount_debit: 840,
    additional_charges: "0.00",
    disc: "0.00",
    productinfo: form["productinfo"],
    firstname: "Asha",
    udf1: "u1",
    mode: "UPI",
    PG_TYPE: "UPI-PG",
    bankcode: "UPI",
    error_code: "E000",
    error_Message: "No Error",
    card_no: "",
  });
  expect(details.bank_ref_num).toMatch(/^\d{12}$/);
  expect(details.addedon).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test("a payment on the payment page is pending, and unknown ones are Not Found among known ones", async () => {
  const form = shop.form();
  await shop.checkout(form);
  const answer = await shop.ask("verify_payment", `${form["txnid"]}|nobody`);
  expect(answer.msg).toBe("1 out of 2 Transactions Fetched Successfully");
  expect(answer.transaction_details[form["txnid"]!]).toMatchObject({
    status: "pending",
    unmappedstatus: "initiated",
    net_amount_debit: 0,
  });
  expect(answer.transaction_details["nobody"]).toEqual({
    mihpayid: "Not Found",
    status: "Not Found",
  });
  expect((await shop.ask("verify_payment", "nobody")).status).toBe(0);
});

test("a wrong hash, a wrong key, a missing value and an unknown command get nothing", async () => {
  const { txnid } = await paid();
  expect(await shop.ask("verify_payment", txnid, { hash: "0".repeat(128) })).toEqual({
    status: 0,
    msg: "Invalid Hash.",
  });
  expect(await shop.ask("verify_payment", txnid, { key: "OTHER" })).toMatchObject({ status: 0 });
  expect(await (await raw({ key: "TESTKEY", command: "verify_payment" })).json()).toEqual({
    status: 0,
    msg: "Parameter missing",
  });
  expect(await shop.ask("__proto__", txnid)).toEqual({ status: 0, msg: "Invalid command" });
  expect((await raw({ key: "TESTKEY" }, "")).status).toBe(400);
});

test("check_payment finds the same payment by the payment company's number", async () => {
  const { txnid, mihpayid } = await paid();
  const answer = await shop.ask("check_payment", mihpayid);
  expect(answer.transaction_details).toMatchObject({ txnid, amount_paid: "840.00" });
  expect(await shop.ask("check_payment", "1")).toMatchObject({ status: 0 });
});

test("refunds are made in parts up to what was paid, listed with the capture, and notified", async () => {
  const { txnid, mihpayid } = await paid();
  const refund = (token: string, amount: string) =>
    shop.ask("cancel_refund_transaction", mihpayid, { var2: token, var3: amount });
  const first = await refund("token-1", "40.00");
  expect(first).toMatchObject({
    status: 1,
    msg: "Refund Request Queued",
    mihpayid,
    error_code: 102,
  });
  expect(await refund("token-1", "1.00")).toMatchObject({ status: 0 });
  expect(await refund("", "1.00")).toMatchObject({ status: 0, msg: "Invalid token" });
  expect(await refund("token-2", "800.01")).toMatchObject({ status: 0 });
  expect(await refund("token-3", "800.00")).toMatchObject({ status: 1 });
  const listed = await shop.ask("check_action_status", mihpayid, { var2: "payuid" });
  const actions = Object.values(listed.transaction_details[mihpayid]) as any[];
  expect(actions.map(({ action, amt, status }) => [action, amt, status])).toEqual([
    ["capture", "840.00", "SUCCESS"],
    ["refund", "40.00", "success"],
    ["refund", "800.00", "success"],
  ]);
  const one = await shop.ask("check_action_status", first.request_id);
  expect(one.transaction_details[first.request_id][first.request_id]).toMatchObject({
    amt: "40.00",
    token: "token-1",
  });
  const posts = await shop.untilReceived("/webhook");
  const notices = posts.filter(({ fields }) => fields["merchantTxnId"] === txnid);
  expect(notices[0]).toMatchObject({
    contentType: "application/json",
    fields: { action: "refund", amt: "40.00", status: "success", key: "TESTKEY", mihpayid },
  });
  expect(await shop.payment(txnid)).toMatchObject({ refunded: "840.00" });
});

test("the number of a payment without payuid is read as a request's number, and not found", async () => {
  const { mihpayid } = await paid();
  expect(await shop.ask("check_action_status", mihpayid)).toEqual({
    status: 0,
    msg: "0 out of 1 Transactions Fetched Successfully",
    transaction_details: { [mihpayid]: "No action status found" },
  });
});

test("what was only authorised can be captured or cancelled, not refunded in part", async () => {
  const form = shop.form();
  await shop.checkout(form);
  const settle = { outcome: "auth" };
  await shop.control("POST", `payments/${form["txnid"]}/settle`, settle);
  const { mihpayid } = await shop.payment(form["txnid"]!);
  expect(await shop.ask("capture_transaction", mihpayid, { var2: "t" })).toMatchObject({
    status: 1,
    msg: "Capture Request Queued",
  });
  expect(await shop.payment(form["txnid"]!)).toMatchObject({ unmappedstatus: "captured" });
  const other = shop.form();
  await shop.checkout(other);
  await shop.control("POST", `payments/${other["txnid"]}/settle`, settle);
  const { mihpayid: second } = await shop.payment(other["txnid"]!);
  expect(await shop.ask("cancel_refund_transaction", second, { var2: "t9" })).toMatchObject({
    msg: "Cancel Request Queued",
  });
  expect(await shop.payment(other["txnid"]!)).toMatchObject({ status: "failure" });
});

test("the web service can be down, cut off, slow, forgetful and at odds with the notification", async () => {
  const { txnid } = await paid();
  const scope = { txnid };
  await shop.faults({ scope, verify_down: true });
  const command = { key: "TESTKEY", command: "verify_payment", var1: txnid, hash: "x" };
  expect((await raw(command)).status).toBe(503);
  await shop.faults({ scope, verify_down: "cut" });
  await expect(raw(command)).rejects.toThrow("fetch failed");
  const other = await paid();
  const askForOther = () => shop.ask("verify_payment", other.txnid);
  await shop.faults({ scope, verify_down: null, verify_delay_ms: NOT_DURING_THE_TEST_MS });
  expect(await outlasts(shop.ask("verify_payment", txnid), askForOther)).toBe(true);
  await shop.faults({ scope, verify_delay_ms: 1 });
  expect((await shop.ask("verify_payment", txnid)).status).toBe(1);
  await shop.faults({
    scope,
    verify_delay_ms: null,
    verify_override: { status: "failure", amt: "1.00" },
  });
  const odd = await shop.ask("verify_payment", txnid);
  expect(odd.transaction_details[txnid]).toMatchObject({ status: "failure", amt: "1.00" });
  await shop.faults({ scope, verify_override: null, verify_unknown: true });
  expect((await shop.ask("verify_payment", txnid)).status).toBe(0);
  expect((await askForOther()).status).toBe(1);
});
