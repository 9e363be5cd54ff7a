import { routes } from "@sendoff/contract/routes";
import { createDatabase } from "@sendoff/db/client";
import { proveLedger } from "@sendoff/db/ledger";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { openSlowProvider } from "../../testing/slow-provider.fixture.ts";
import { type Fields, openTill, type Till } from "../../testing/till.fixture.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.close());

const form = (fields: Fields): string => new URLSearchParams(fields).toString();
/** Posts to one of the two addresses of an api other than the till's. */
const post = (app: FastifyInstance, route: "return" | "webhook", fields: Fields) =>
  app.inject({
    method: "POST",
    url: `/v1/job/payment/payu/${route}`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: form(fields),
  });
const FREE = 5;
/** 80 dollars at 89 cents. */
const BOUGHT = 89;

// SPEC 9.35
test("a payment that succeeds is credited once, and the browser sees PayU's values on the success page", async () => {
  const payer = await till.createPayer();
  const order = await till.order(payer);
  expect(await till.look(payer, order)).toMatchObject({ state: "created", credits: 0 });
  const fields = await till.pay(order);
  const page = await till.bringBack(fields);
  expect(page.pathname).toBe("/payment-success");
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    txnid: order.txnid,
    amount: "6720.00",
    status: "success",
    firstname: "Asha",
    email: payer.email,
    mode: "UPI",
    unmappedstatus: "captured",
    payment_source: "payu",
    productinfo: "Recharge plan 2",
    addedon: fields["addedon"],
  });
  expect(page.searchParams.has("hash")).toBe(false);
  expect(page.searchParams.has("mihpayid")).toBe(false);
  expect(await till.look(payer, order)).toMatchObject({
    state: "paid",
    amount: 80,
    amount_inr: 6720,
    usd_inr_rate: 84,
    credits: BOUGHT,
    method: "UPI",
    payu_transaction_id: fields["mihpayid"],
    reason: "",
  });
  expect(await till.creditsOf(payer)).toBe(FREE + BOUGHT);
  // A second press of the page's button changes nothing.
  expect((await till.bringBack(fields)).pathname).toBe("/payment-success");
  expect(await till.creditsOf(payer)).toBe(FREE + BOUGHT);
  expect(await till.verdicts(order.txnid)).toEqual(["credited", "duplicate"]);
});

test("fifty copies of one call at once with the redirect credit once", async () => {
  const payer = await till.createPayer();
  const order = await till.order(payer);
  const fields = await till.pay(order);
  const statuses = await Promise.all([
    ...Array.from({ length: 25 }, () => till.notify(form(fields))),
    till.bringBack(fields).then((page) => page.pathname),
    ...Array.from({ length: 25 }, () => till.notify(JSON.stringify(fields), "application/json")),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200, "/payment-success"]));
  expect(await till.creditsOf(payer)).toBe(FREE + BOUGHT);
  const verdicts = await till.verdicts(order.txnid);
  expect(verdicts.toSorted()).toEqual([
    "credited",
    ...Array.from({ length: 50 }, () => "duplicate"),
  ]);
});

describe("what is not this order's payment is refused, kept and not credited", () => {
  test.each([
    ["amount", "1.00"],
    ["email", "thief@example.test"],
    ["udf1", "00000000-0000-7000-8000-000000000000"],
    ["productinfo", "Recharge plan 3"],
    ["status", "failure"],
    ["firstname", "Mallory"],
    ["hash", "0".repeat(128)],
  ])("%s changed to %s", async (name, value) => {
    const payer = await till.createPayer();
    const order = await till.order(payer);
    const fields = { ...(await till.pay(order)), [name]: value };
    expect(await till.notify(form(fields))).toBe(200);
    const page = await till.bringBack(fields);
    // We know no more than that it is open; nothing that was posted is shown.
    expect([...page.searchParams]).toEqual([
      ["txnid", order.txnid],
      ["status", "pending"],
    ]);
    expect(await till.verdicts(order.txnid)).toEqual(["refused bad_hash", "refused bad_hash"]);
    expect(await till.look(payer, order)).toMatchObject({ state: "created", credits: 0 });
    expect(await till.creditsOf(payer)).toBe(FREE);
    const { raw_body } = await till.api.db
      .selectFrom("payment_evidence")
      .select("raw_body")
      .where("txnid", "=", order.txnid)
      .executeTakeFirstOrThrow();
    expect(raw_body).toBe(form(fields));
  });

  test("a success that PayU denies when asked", async () => {
    const payer = await till.createPayer();
    const order = await till.order(payer);
    const fields = await till.pay(order);
    for (const override of [
      { status: "failure", unmappedstatus: "failed" },
      { transaction_amount: "1.00", amt: "1.00" },
      { udf1: "somebody-else" },
    ]) {
      await till.control("faults", {
        scope: { txnid: order.txnid },
        verify_override: override,
      });
      await till.bringBack(fields);
      expect(await till.creditsOf(payer)).toBe(FREE);
    }
    // Late truth is still truth: failed may become paid.
    await till.control("faults", { scope: { txnid: order.txnid }, verify_override: null });
    expect((await till.bringBack(fields)).pathname).toBe("/payment-success");
    expect(await till.creditsOf(payer)).toBe(FREE + BOUGHT);
  });

  test("another user's evidence, replayed for one's own order", async () => {
    const [victim, thief] = [await till.createPayer(), await till.createPayer()];
    const paid = await till.pay(await till.order(victim));
    const own = await till.order(thief);
    expect(await till.notify(form({ ...paid, txnid: own.txnid }))).toBe(200);
    expect(await till.verdicts(own.txnid)).toEqual(["refused bad_hash"]);
    // The thief brings the victim's return: it credits the victim, whose payment it is.
    await till.bringBack(paid);
    expect([await till.creditsOf(victim), await till.creditsOf(thief)]).toEqual([
      FREE + BOUGHT,
      FREE,
    ]);
  });

  test("an order that nobody made, a body that is none, and PayU's word to another merchant", async () => {
    const before = await countEvidence();
    expect(await till.notify("txnid=none&status=success&amount=1.00&key=TESTKEY&hash=x")).toBe(200);
    expect(await till.notify("{", "application/json")).toBe(200);
    expect(await till.notify("")).toBe(200);
    expect(await till.notify("key=OTHER&txnid=t&status=success&amount=1.00")).toBe(200);
    expect((await till.bringBack({ txnid: "none" })).href).toBe(
      "http://app.test/payment-failure?txnid=none&status=failure",
    );
    expect(await countEvidence()).toBe(before + 5);
  });
});

async function countEvidence(): Promise<number> {
  const rows = await till.api.db.selectFrom("payment_evidence").select("id").execute();
  return rows.length;
}

test("hostile values reach the page encoded, on one line and cut, and only under names it knows", async () => {
  const payer = await till.createPayer();
  const order = await till.order(payer);
  const fields = {
    ...(await till.pay(order)),
    // Not covered by the hash.
    field9: `<script>alert(1)</script>\r\nSet-Cookie: a=b${"x".repeat(500)}`,
    error_Message: "javascript:alert(1)&status=success",
    redirect: "https://evil.test",
  };
  const page = await till.bringBack(fields);
  expect(page.origin).toBe("http://app.test");
  expect(page.searchParams.get("field9")).toMatch(
    /^<script>alert\(1\)<\/script> Set-Cookie: a=bx+$/,
  );
  expect(page.searchParams.get("field9")).toHaveLength(200);
  expect(page.searchParams.getAll("status")).toEqual(["success"]);
  expect(page.searchParams.has("redirect")).toBe(false);
});

test("a failure and a pending payment end on honest pages, and a late success still counts", async () => {
  const payer = await till.createPayer();
  const failed = await till.order(payer);
  const page = await till.bringBack(await till.pay(failed, "failure@till"));
  expect([page.pathname, page.searchParams.get("status")]).toEqual(["/payment-failure", "failure"]);
  expect(page.searchParams.get("error_Message")).not.toBe("");
  const refused = await till.look(payer, failed);
  expect(refused).toMatchObject({ state: "failed", credits: 0 });
  expect(refused.reason).toMatch(/\w{3}/);
  const pending = await till.order(payer);
  const waiting = await till.bringBack(await till.pay(pending, "pending@till"));
  expect([waiting.pathname, waiting.searchParams.get("status")]).toEqual([
    "/payment-success",
    "pending",
  ]);
  expect(await till.look(payer, pending)).toMatchObject({ state: "pending" });
  await till.control(`payments/${pending.txnid}/settle`, { outcome: "captured" });
  const checked = await till.api.call(routes.checkPayment, {
    user: payer,
    params: { txnid: pending.txnid },
  });
  expect(checked).toMatchObject({ status: 200, body: { state: "paid", credits: BOUGHT } });
});

test("a failure that was made good meanwhile ends on the success page, without the failure's words", async () => {
  const payer = await till.createPayer();
  const order = await till.order(payer);
  const failure = await till.pay(order, "failure@till");
  await till.control(`payments/${order.txnid}/settle`, { outcome: "captured" });
  const page = await till.bringBack(failure);
  expect([page.pathname, ...page.searchParams]).toEqual([
    "/payment-success",
    ["txnid", order.txnid],
    ["status", "success"],
  ]);
});

test("while PayU cannot be asked nothing is credited, the page says pending, a check is a 502, and the order is due at once", async () => {
  const payer = await till.createPayer();
  const order = await till.order(payer);
  const fields = await till.pay(order);
  await till.control("faults", { scope: { txnid: order.txnid }, verify_down: true });
  const page = await till.bringBack(fields);
  expect([page.pathname, page.searchParams.get("status")]).toEqual(["/payment-success", "pending"]);
  expect(await till.creditsOf(payer)).toBe(FREE);
  const params = { txnid: order.txnid };
  expect(await till.api.call(routes.checkPayment, { user: payer, params })).toMatchObject({
    status: 502,
    body: { code: "payment_unreachable" },
  });
  const due = await till.api.db
    .selectFrom("payment_order")
    .select("txnid")
    .where("txnid", "=", order.txnid)
    .where("next_look_at", "<=", sql<Date>`now()`)
    .execute();
  expect(due).toHaveLength(1);
  await till.control("faults", { scope: { txnid: order.txnid }, verify_down: null });
  expect(await till.api.call(routes.checkPayment, { user: payer, params })).toMatchObject({
    status: 200,
    body: { state: "paid" },
  });
});

test("a page that was lost on the way back is made up for by the call, in either format", async () => {
  const webhookUrl = `${till.api.config.paymentReturnUrl.replace("/return", "/webhook")}`;
  await till.control("webhook", { url: webhookUrl });
  try {
    for (const format of ["form", "json"]) {
      const payer = await till.createPayer();
      const order = await till.order(payer);
      await till.control("faults", {
        scope: { txnid: order.txnid },
        webhook_format: format,
        webhook_before_return: true,
      });
      await till.pay(order);
      await till.control(`payments/${order.txnid}/webhook`, { copies: 3 });
      expect(await till.look(payer, order)).toMatchObject({ state: "paid", credits: BOUGHT });
    }
  } finally {
    await till.control("webhook", { url: null });
  }
});

test("neither address takes a body beyond 16 KB, and both need no session", async () => {
  for (const url of ["/v1/job/payment/payu/return", "/v1/job/payment/payu/webhook"]) {
    const answer = await till.api.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `a=${"x".repeat(17_000)}`,
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: "too_large" });
    expect((await till.api.app.inject({ method: "GET", url })).statusCode).toBe(404);
  }
});

test("a provider that keeps us waiting does not keep the caller waiting", async () => {
  const payer = await till.createPayer();
  const order = await till.order(payer);
  const fields = await till.pay(order);
  const { payu } = till.api.config;
  const provider = await openSlowProvider(payu.verifyUrl);
  const paymentWaits = { webhookMs: 1, returnMs: 1 };
  const config = { ...till.api.config, payu: { ...payu, verifyUrl: provider.url }, paymentWaits };
  const { app } = await buildApp({ ...till.api, config });
  // Both are answered while the provider says nothing at all.
  expect((await post(app, "webhook", fields)).statusCode).toBe(200);
  const returned = await post(app, "return", fields);
  expect(returned.headers.location).toMatch(/^\/payment-success\?.*status=pending/);
  await expect.poll(provider.questions).toBe(2);
  expect((await till.look(payer, order)).state).toBe("created");
  // What it says at last still counts.
  provider.speak();
  await expect
    .poll(async () => (await till.verdicts(order.txnid)).toSorted())
    .toEqual(["credited", "duplicate"]);
  expect((await till.look(payer, order)).state).toBe("paid");
  await app.close();
  await provider.close();
});

test("the salt and what was posted are in no log line", async () => {
  const lines = till.api.logLines().join("");
  expect(lines).toContain("payment evidence");
  for (const secret of ["TESTSALT", "asha@", "success@till", "Set-Cookie: a=b"]) {
    expect(lines).not.toContain(secret);
  }
});

test("a database that is away costs the browser its page of numbers, not an honest page", async () => {
  const payer = await till.createPayer();
  const fields = await till.pay(await till.order(payer));
  const database = createDatabase({
    url: "postgres://nobody@127.0.0.1:1/none",
    poolSize: 1,
    applicationName: "sendoff-test",
  });
  const { app } = await buildApp({ ...till.api, database });
  const answer = await post(app, "return", fields);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/^\/payment-success\?.*status=pending/);
  const called = await post(app, "webhook", fields);
  // PayU repeats what we could not keep.
  expect(called.statusCode).toBe(503);
  await app.close();
  await database.close();
});

test("after all of that the ledger is sound", async () => {
  expect(await proveLedger(till.api.db)).toMatchObject({ isSound: true });
});
