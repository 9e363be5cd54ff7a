import { AddToWalletAnswer, BillingHistory, Payment, Plan } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTill, type Till } from "../../testing/till.fixture.ts";

let till: Till;
beforeAll(async () => {
  till = await openTill({ usdInrRate: 83.4567 });
});
afterAll(() => till.close());

const add = (user: Awaited<ReturnType<Till["createPayer"]>>, body: unknown) =>
  till.api.call(routes.addToWallet, { user, body });

// SPEC 3.46, 3.47, 7.37, 9.38
test("three plans are sold, the middle one as best value, each with its features in the description", async () => {
  const user = await till.createPayer();
  const { body } = await till.api.call(routes.getPlans, { user });
  const { plans } = z.object({ plans: z.array(Plan) }).parse(body);
  expect(
    plans.map((plan) => [plan.id, plan.cost_per_application, plan.minimum_applications]),
  ).toEqual([
    [1, 0.99, 50],
    [2, 0.89, 100],
    [3, 0.79, 250],
  ]);
  expect(plans.map((plan) => plan.is_best_value)).toEqual([false, true, false]);
  for (const plan of plans) {
    const [first, ...features] = plan.description.split("\n");
    expect(first).toBe(`$${plan.cost_per_application.toFixed(2)} for each application`);
    expect(features.length).toBeGreaterThan(1);
    expect(plan.credits).toBe(1);
  }
});

// SPEC 7.38, 9.39
test("an order answers the form for the payment page, at the rate of this moment, half a paisa up", async () => {
  const user = await till.createPayer();
  const { status, body } = await add(user, { plan_: "3", amount: 12.34 });
  expect(status).toBe(200);
  const answer = AddToWalletAnswer.parse(body);
  if (!("data" in answer)) throw new Error("no form");
  expect(answer.payment_url).toBe(till.api.config.payu.checkoutUrl);
  expect(answer.data).toMatchObject({
    key: "TESTKEY",
    txnid: answer.txnid,
    // 12.34 x 83.4567 = 1029.8556…
    amount: "1029.86",
    productinfo: "Recharge plan 3",
    firstname: "Asha",
    email: user.email,
    phone: "9876543210",
    udf1: user.id,
    surl: till.api.config.paymentReturnUrl,
    furl: till.api.config.paymentReturnUrl,
  });
  expect(answer.txnid).toMatch(/^[A-Za-z0-9]{25}$/);
  expect(JSON.stringify(body)).not.toContain("TESTSALT");
  const page = await till.pay({ ...answer, data: answer.data });
  expect(page["txnid"]).toBe(answer.txnid);
});

test.each([
  ["http://127.0.0.1:5000", "http://127.0.0.1:5000/v1/job/payment/payu/return"],
  ["http://localhost:5000", "http://localhost:5000/v1/job/payment/payu/return"],
  ["http://127.0.0.1:5000.evil.test", undefined],
  ["null", undefined],
])("who pays from %s comes back to %s", async (origin, address) => {
  const user = await till.createPayer();
  const body = { plan_: 1, amount: 10 };
  const answer = await till.api.call(routes.addToWallet, { user, body, headers: { origin } });
  const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(answer.body);
  const expected = address ?? till.api.config.paymentReturnUrl;
  expect([data["surl"], data["furl"]]).toEqual([expected, expected]);
});

// SPEC 5.38
test.each([
  [{ plan_: 1 }, "Please enter a valid amount"],
  [{ plan_: 1, amount: "80" }, "Please enter a valid amount"],
  [{ plan_: 1, amount: 0 }, "Please enter a valid amount"],
  [{ plan_: 1, amount: -1 }, "Please enter a valid amount"],
  [{ plan_: 1, amount: 1.005 }, "Please enter a valid amount"],
  [{ plan_: 1, amount: 0.99 }, "Minimum amount is $1"],
  [{ plan_: 1, amount: 10_001 }, "At most $10,000 at a time"],
])("%j is a 400 that says what is wrong", async (body, message) => {
  const user = await till.createPayer();
  expect(await add(user, body)).toMatchObject({
    status: 400,
    body: { code: "invalid_input", message },
  });
});

// SPEC 5.39
test.each([
  [undefined],
  [null],
  [""],
  ["x"],
  [0],
  [4],
  [1.5],
  [-1],
  [{}],
  ["1e0x"],
  ["0x1"],
  ["1e0"],
])("plan %j is a 402 that says to select one", async (plan_) => {
  const user = await till.createPayer();
  const answer = await add(user, { plan_, amount: 5 });
  expect(answer).toMatchObject({ status: 402, body: { code: "plan_required" } });
  expect(z.object({ message: z.string() }).parse(answer.body).message).toMatch(/select a plan/);
});

test("without a phone number the payment page would refuse, so we say where to add one", async () => {
  const user = await till.api.createUser({ first_name: "Asha" });
  expect(await add(user, { plan_: 1, amount: 5 })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("Profile Settings") },
  });
  const { body } = await till.api.call(routes.getPayments, { user });
  expect(body).toEqual({ payments: [] });
});

test("a name that would break the hash is sent without what breaks it", async () => {
  const user = await till.api.createUser({ first_name: "As|ha\u0007", mobile: "+919876543210" });
  const order = await till.order(user);
  expect(order.data["firstname"]).toBe("As ha");
  await till.bringBack(await till.pay(order));
  expect(await till.look(user, order)).toMatchObject({ state: "paid" });
  const nameless = await till.api.createUser({ mobile: "+919876543210" });
  expect((await till.order(nameless)).data["firstname"]).toBe(nameless.email.split("@")[0]);
});

test("more orders a minute than a person makes are a 429, and others are not held up by them", async () => {
  const user = await till.createPayer();
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1) {
    statuses.push((await add(user, { plan_: 1, amount: 5 })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await add(await till.createPayer(), { plan_: 1, amount: 5 })).status).toBe(200);
});

test("checks are throttled too, and another's payment is as unknown as none", async () => {
  const [user, other] = [await till.createPayer(), await till.createPayer()];
  const order = await till.order(user);
  const calls = [routes.getPayment, routes.checkPayment, routes.getPaymentReceipt];
  for (const route of calls) {
    for (const params of [{ txnid: order.txnid }, { txnid: "none" }]) {
      expect(await till.api.call(route, { user: other, params })).toMatchObject({
        status: 404,
        body: { code: "not_found" },
      });
    }
  }
  const statuses: number[] = [];
  for (let times = 0; times < 21; times += 1) {
    const params = { txnid: order.txnid };
    statuses.push((await till.api.call(routes.checkPayment, { user, params })).status);
  }
  expect(statuses.slice(-2)).toEqual([200, 429]);
});

// SPEC 3.50
test("the history shows recharges in every state, newest first, refunds and what was kept as cash", async () => {
  const user = await till.createPayer();
  const open = await till.order(user, 1, 1);
  const failed = await till.order(user, 2, 1);
  await till.bringBack(await till.pay(failed, "failure@till"));
  const paid = await till.order(user, 10, 1);
  const fields = await till.pay(paid);
  await till.bringBack(fields);
  const { body } = await till.api.call(routes.getBillingHistory, { user });
  const history = BillingHistory.parse(body);
  expect(
    history.credits.map(({ txnid, status, amount, credits }) => ({
      txnid,
      status,
      amount,
      credits,
    })),
  ).toEqual([
    { txnid: paid.txnid, status: "completed", amount: 10, credits: 10 },
    { txnid: failed.txnid, status: "failed", amount: 2, credits: 0 },
    { txnid: open.txnid, status: "pending", amount: 1, credits: 0 },
    { txnid: "", status: "completed", amount: 0, credits: 5 },
  ]);
  expect(history.credits[0]).toMatchObject({
    payu_transaction_id: fields["mihpayid"],
    reason: "Casual Explorer plan",
    receipt_no: expect.stringMatching(/^R-\d{6}$/),
  });
  expect(history.credits[1]?.reason).toMatch(/\w{3}/);
  const wallet = await till.api.call(routes.getWalletBalance, { user });
  expect(wallet.body).toMatchObject({ balance: 10, cash: 0.1, credits: 15 });

  await till.control(`payments/${paid.txnid}/refund`, {});
  const params = { txnid: paid.txnid };
  await till.api.call(routes.checkPayment, { user, params });
  const after = BillingHistory.parse(
    (await till.api.call(routes.getBillingHistory, { user })).body,
  );
  expect(after.credits[0]).toMatchObject({ status: "refunded" });
  expect(after.debits).toMatchObject([
    { kind: "refund", amount: 10, credits: 10, task_id: "", status: "completed" },
  ]);
  expect(after.debits[0]?.reason).toContain(history.credits[0]?.receipt_no);
  const { body: list } = await till.api.call(routes.getPayments, { user });
  const { payments } = z.object({ payments: z.array(Payment) }).parse(list);
  expect(payments.map((payment) => [payment.state, payment.refunded])).toEqual([
    ["refunded", 10],
    ["failed", 0],
    ["created", 0],
  ]);
});

test("the statement tells every line oldest first with the balance after it, and no cell runs as a formula", async () => {
  const user = await till.createPayer();
  await till.bringBack(await till.pay(await till.order(user, 10, 1)));
  const answer = await till.api.call(routes.getStatement, { user });
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toContain("sendoff_statement.csv");
  const lines = z.string().parse(answer.body).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFTime \(UTC\),What,About/);
  expect(lines.slice(1).map((line) => line.split(",").slice(1))).toEqual([
    [
      "Credits given",
      "Free credits for signing up",
      "5",
      "0",
      "0.00",
      "0.00",
      "5",
      "0",
      "0.00",
      "0.00",
    ],
    ["Recharge", expect.any(String), "10", "0", "0.10", "9.90", "15", "0", "0.10", "10.00"],
  ]);
});
