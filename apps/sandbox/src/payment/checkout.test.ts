import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, sha512, type Shop } from "./testing/shop.fixture.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function refusal(form: Record<string, string>): Promise<string> {
  const body = new URLSearchParams(form);
  const response = await fetch(`${shop.base}/_payment`, { method: "POST", body });
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain("No money was taken");
  return page.replace(/<[^>]+>/g, " ");
}

test.each([
  ["hash", { hash: "0".repeat(128) }, "incorrectly calculated hash parameter"],
  ["hash", { hash: "" }, "hash"],
  ["key", { key: "OTHERKEY" }, "merchant key is not known"],
  ["txnid", { txnid: "t".repeat(26) }, "at most 25 characters"],
  ["amount", { amount: "0.00" }, "rupees above zero"],
  ["amount", { amount: "80.001" }, "rupees above zero"],
  ["amount", { amount: "-80" }, "rupees above zero"],
  ["email", { email: "asha" }, "an e-mail address"],
  ["surl", { surl: "javascript:alert(1)" }, "an http or https address"],
  ["productinfo", { productinfo: "Plan|1" }, "contains the character |"],
])("a request with a wrong %s is refused with the reason", async (_field, change, reason) => {
  expect(await refusal(shop.form(change))).toContain(reason);
});

test("every field that is missing is named", async () => {
  const { phone: _phone, surl: _surl, ...form } = shop.form();
  expect(await refusal(form)).toContain("following parameters: phone, surl.");
});

test("a refused request leaves no payment behind", async () => {
  const form = shop.form({ hash: "0".repeat(128) });
  await refusal(form);
  expect((await shop.control("GET", `payments/${form["txnid"]}`)).status).toBe(404);
});

test("the same form again is the same payment until it is over; another one under its number is refused", async () => {
  const form = shop.form();
  const path = await shop.checkout(form);
  expect(await shop.checkout(form)).toBe(path);
  const other = { ...form, ...shop.form({ txnid: form["txnid"]!, amount: "1.00" }) };
  expect(await refusal(other)).toContain("this txnid has been used before");
  await shop.pay(form);
  expect(await refusal(form)).toContain("this txnid has been used before");
});

test("what a merchant sent is shown as text, never as markup", async () => {
  const form = shop.form({ productinfo: "<img src=x onerror=alert(1)>", lastname: '"><b>x' });
  const page = await (await fetch(`${shop.base}${await shop.checkout(form)}`)).text();
  expect(page).toContain("&lt;img src=x");
  expect(page).not.toContain("<img");
  expect(page).not.toContain("<b>x");
});

test("the merchant is told every field, with a hash over the exact texts", async () => {
  const form = shop.form({ amount: "80", udf1: "user-7" });
  await shop.pay(form);
  const posts = await shop.untilReceived("/webhook");
  const fields = posts.find((item) => item.fields["txnid"] === form["txnid"])!.fields;
  expect(fields).toMatchObject({
    status: "success",
    unmappedstatus: "captured",
    mode: "UPI",
    PG_TYPE: "UPI-PG",
    bankcode: "UPI",
    amount: "80.00",
    net_amount_debit: "80",
    discount: "0.00",
    productinfo: "Recharge plan 1",
    firstname: "Asha",
    lastname: "Rao",
    phone: "919876543210",
    udf1: "user-7",
    udf10: "",
    payment_source: "payu",
    error: "E000",
    error_Message: "No Error",
  });
  expect(fields["hash"]).toBe(
    sha512(
      `TESTSALT|success||||||||||user-7|${form["email"]}|Asha|Recharge plan 1|80.00|${form["txnid"]}|TESTKEY`,
    ),
  );
  expect(fields["addedon"]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(fields["mihpayid"]).toMatch(/^\d{18}$/);
  expect(fields["bank_ref_num"]).toMatch(/^\d{12}$/);
  const names = Object.keys(fields);
  const wanted = ["field1", "field9", "udf6", "zipcode", "key", "email"];
  expect(wanted.filter((name) => !names.includes(name))).toEqual([]);
});

test("a form that is sent many times at once pays once and keeps the tries of a code", async () => {
  const form = shop.form();
  const path = await shop.checkout(form);
  const send = (step: string, fields: Record<string, string>) =>
    fetch(`${shop.base}${path}/${step}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const card = { number: "4012 0010 3714 1112", expiry: "12/39", cvv: "123", name: "Asha Rao" };
  await Promise.all([send("card", card), send("card", card), send("upi", { vpa: "a.b@bank" })]);
  expect(await shop.payment(form["txnid"]!)).toMatchObject({ stage: "otp", otp_tries_left: 3 });
  await Promise.all([1, 2, 3, 4].map(() => send("otp", { otp: "123456" })));
  const record = await shop.payment(form["txnid"]!);
  expect(record).toMatchObject({ unmappedstatus: "captured", actions: [{ action: "capture" }] });
  expect(record.deliveries).toHaveLength(1);
});

test("unknown payment pages are 404", async () => {
  expect((await fetch(`${shop.base}/pay/${"0".repeat(32)}`)).status).toBe(404);
  const body = new URLSearchParams({ otp: "123456" });
  const response = await fetch(`${shop.base}/pay/nope/otp`, { method: "POST", body });
  expect(response.status).toBe(404);
});
