import { ConsolePayment, ConsolePayments, consoleRoutes } from "@sendoff/contract/console";
import { routes } from "@sendoff/contract/routes";
import type { Route } from "@sendoff/contract/route";
import { recordLedgerProof } from "@sendoff/db/ledger";
import { listRequests } from "@sendoff/db/payment";
import { createPayuProvider } from "@sendoff/kit/payu";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { ageConsole, createOperator, trailOf } from "../../testing/operator.fixture.ts";
import { openTill, type TestOrder, type Till } from "../../testing/till.fixture.ts";

const REASON = "Charged twice, ticket 3381";
let till: Till;
let asha: TestUser;
let boris: TestUser;
beforeAll(async () => {
  till = await openTill();
  asha = await createOperator(till.api, 0);
  boris = await createOperator(till.api, 1);
});
afterAll(() => till.close());

/** A recharge that was paid: $40, 40 rupees' hundreds at 84, 44 credits at $0.89. */
async function paid(amount = 40): Promise<{ payer: TestUser; order: TestOrder }> {
  const payer = await till.createPayer();
  const order = await till.order(payer, amount);
  await till.bringBack(await till.pay(order));
  return { payer, order };
}

async function act(
  route: Route,
  user: TestUser,
  params: Record<string, string>,
  body: object = {},
) {
  const { status, body: answer } = await till.api.call(route, { user, params, body });
  return { status, payment: status === 200 ? ConsolePayment.parse(answer) : undefined };
}
const refund = ({ txnid }: TestOrder, amount: number, by = asha) =>
  act(consoleRoutes.askRefund, by, { txnid }, { amount_inr: amount, reason: REASON });
const writeOff = ({ txnid }: TestOrder, credits: number, by = asha) =>
  act(consoleRoutes.askWriteOff, by, { txnid }, { credits, reason: REASON });
const approve = (id: string, by: TestUser) => act(consoleRoutes.approveRequest, by, { id });
const decline = (id: string, by: TestUser) => act(consoleRoutes.declineRequest, by, { id });
const ask = ({ txnid }: TestOrder) => act(consoleRoutes.askProvider, asha, { txnid });

const Record_ = z.object({
  refunded: z.string(),
  actions: z.array(
    z.object({
      request_id: z.string(),
      action: z.string(),
      status: z.string(),
      amount: z.string(),
    }),
  ),
});
/** What the payment page's own record says: refunds that it took, with their states. */
async function refundsAt({ txnid }: TestOrder): Promise<string[]> {
  const { actions } = Record_.parse(await till.control(`payments/${txnid}`));
  return actions
    .filter(({ action }) => action === "refund")
    .map(({ amount, status }) => `${amount} ${status}`);
}
/** States of an order's requests on the page that says what asks for an operator. */
async function listedStates({ txnid }: TestOrder): Promise<string[]> {
  const { body } = await till.api.call(consoleRoutes.listConsolePayments, { user: asha });
  const { open_requests: requests } = ConsolePayments.parse(body);
  return requests.filter((each) => each.txnid === txnid).map(({ state }) => state);
}
const isSound = async () => (await recordLedgerProof(till.api.db)).isSound;
const idOf = (payment: ConsolePayment | undefined): string => payment?.requests[0]?.id ?? "";

describe("a refund", () => {
  test("goes back by the provider once, takes the credits it paid for, and stands in the trail", async () => {
    const { payer, order } = await paid();
    const before = await till.creditsOf(payer);
    const { payment } = await refund(order, 1680);
    expect(payment).toMatchObject({
      state: "paid",
      refunded_inr: 1680,
      refundable_inr: 1680,
      requests: [{ kind: "refund", state: "done", needs_second: false, is_own: true }],
    });
    expect(await refundsAt(order)).toEqual(["1680.00 success"]);
    // $20 went back: cash first, then credits at $0.89 with change.
    expect(await till.creditsOf(payer)).toBeLessThan(before);
    expect(await isSound()).toBe(true);
    const noted = (await trailOf(till.api, asha)).at(-1);
    expect(noted).toEqual({
      event: "operator_sent_refund",
      user_id: payer.id,
      facts: { txnid: order.txnid, amount_paise: 168_000, reason: REASON },
    });
  });

  test("is not more than the order has left, and nothing of one that is not paid", async () => {
    const payer = await till.createPayer();
    const unpaid = await till.order(payer, 40);
    expect((await refund(unpaid, 10)).status).toBe(409);
    const { order } = await paid();
    expect((await refund(order, 3360.01)).status).toBe(409);
    expect((await refund(order, 0)).status).toBe(400);
    expect((await refund({ ...order, txnid: "S0" }, 10)).status).toBe(404);
    expect(await refundsAt(order)).toEqual([]);
  });

  test("of two windows that ask at once one is sent", async () => {
    const { order } = await paid();
    const both = await Promise.all([refund(order, 1000), refund(order, 1000, boris)]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const taken = await refundsAt(order);
    expect(taken).toHaveLength(both.filter(({ status }) => status === 200).length);
    const { payment } = await ask(order);
    expect(payment?.refunded_inr).toBe(1000 * taken.length);
    expect(await isSound()).toBe(true);
  });

  test("that the provider did not answer is sent again as the same refund", async () => {
    const { order } = await paid();
    await till.control("faults", { scope: { txnid: order.txnid }, verify_down: true });
    const { payment } = await refund(order, 500);
    expect(payment?.requests).toMatchObject([{ state: "sending" }]);
    expect((await refund(order, 500)).status).toBe(409);
    const again = () => act(consoleRoutes.sendRefundAgain, asha, { id: idOf(payment) });
    expect((await again()).status).toBe(502);
    await till.control("faults", { scope: { txnid: order.txnid }, verify_down: null });
    // As if the first had arrived, and its answer was lost.
    const [stored] = await listRequests(till.api.db, [order.txnid]);
    const provider = createPayuProvider(till.api.config.payu);
    const { rows } = await till.api.database.pool.query(
      "select mihpayid from payment_order where txnid = $1",
      [order.txnid],
    );
    const mihpayid = String(rows[0]?.mihpayid);
    const token = stored?.token ?? "";
    expect(await provider.refund({ mihpayid, token, amountPaise: 50_000 })).toMatchObject({
      kind: "taken",
    });
    const [one, other] = await Promise.all([again(), again()]);
    expect([one.status, other.status]).toContain(200);
    expect((await ask(order)).payment).toMatchObject({
      refunded_inr: 500,
      requests: [{ state: "done" }],
    });
    expect(await refundsAt(order)).toEqual(["500.00 success"]);
  });

  test("that the bank refuses later has failed, and another may be asked for", async () => {
    const { order } = await paid();
    await till.control("faults", { scope: { txnid: order.txnid }, refund_result: "queued" });
    const { payment } = await refund(order, 700);
    expect(payment).toMatchObject({ refunded_inr: 0, requests: [{ state: "sent" }] });
    expect((await refund(order, 700)).status).toBe(409);
    const { actions } = Record_.parse(await till.control(`payments/${order.txnid}`));
    const queued = actions.find(({ action }) => action === "refund");
    const end = { request_id: queued?.request_id, status: "failure" };
    await till.control(`payments/${order.txnid}/refund/end`, end);
    expect((await ask(order)).payment).toMatchObject({
      refunded_inr: 0,
      requests: [{ state: "failed" }],
    });
    expect(await listedStates(order)).toEqual(["failed"]);
    await till.control("faults", { scope: { txnid: order.txnid }, refund_result: "success" });
    expect((await refund(order, 700)).payment).toMatchObject({ refunded_inr: 700 });
    expect(await listedStates(order)).toEqual([]);
  });
});

describe("above the limit", () => {
  test("nothing moves before a second operator has confirmed; nobody confirms their own", async () => {
    const { payer, order } = await paid(80);
    const { payment } = await refund(order, 4000.01);
    const id = idOf(payment);
    expect(payment?.requests).toMatchObject([{ state: "waiting", needs_second: true }]);
    expect(await refundsAt(order)).toEqual([]);
    expect((await approve(id, asha)).status).toBe(409);
    const { body } = await till.api.call(consoleRoutes.listConsolePayments, { user: boris });
    const { open_requests: open, limits } = ConsolePayments.parse(body);
    expect(open).toMatchObject([{ id, is_own: false, asked_by: asha.email, reason: REASON }]);
    expect(limits).toEqual({ refund_inr: 4000, write_off: 10 });
    const [one, other] = await Promise.all([approve(id, boris), approve(id, boris)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await refundsAt(order)).toEqual(["4000.01 success"]);
    expect((await trailOf(till.api, boris)).at(-1)).toMatchObject({
      event: "operator_sent_refund",
      user_id: payer.id,
    });
  });

  test("several small ones for one person are one: the day's sum counts", async () => {
    const { payer, order } = await paid(80);
    expect((await refund(order, 3000)).payment?.requests).toMatchObject([{ state: "done" }]);
    const next = await till.order(payer, 40);
    await till.bringBack(await till.pay(next));
    // The console can say so beforehand: what counts is told with each of the person's orders.
    expect((await ask(next)).payment?.moved_alone).toEqual({ paise: 300_000, cents: 0 });
    const { payment } = await refund(next, 1500);
    expect(payment?.requests).toMatchObject([{ state: "waiting" }]);
    expect(payment?.moved_alone).toEqual({ paise: 300_000, cents: 0 });
    expect((await decline(idOf(payment), boris)).payment?.requests).toMatchObject([
      { state: "declined", decided_by: boris.email },
    ]);
    const asked = await refund(next, 1500);
    expect((await decline(idOf(asked.payment), asha)).payment?.requests[0]).toMatchObject({
      state: "withdrawn",
    });
    expect((await approve(idOf(asked.payment), boris)).status).toBe(409);
    expect(await refundsAt(next)).toEqual([]);
  });

  test("the database holds to it, whoever writes", async () => {
    const { order } = await paid(80);
    const { payment } = await refund(order, 5000);
    const write = (set: string) =>
      till.api.database.pool.query(`update money_request set ${set} where id = $1`, [
        idOf(payment),
      ]);
    await expect(write("state = 'sending'")).rejects.toThrow("money_request_check");
    await expect(write("decided_by = asked_by")).rejects.toThrow("money_request_check");
    await decline(idOf(payment), boris);
  });
});

describe("a write-off", () => {
  test("gives credits again at our cost, with the reason in the person's history", async () => {
    const { payer, order } = await paid();
    const before = await till.creditsOf(payer);
    expect((await writeOff(order, 5)).payment).toMatchObject({
      written_off: 5,
      requests: [{ kind: "write_off", state: "done", credits: 5, worth: 4.45 }],
    });
    expect(await till.creditsOf(payer)).toBe(before + 5);
    const { body } = await till.api.call(routes.getBillingHistory, { user: payer });
    expect(JSON.stringify(body)).toContain(REASON);
    expect((await writeOff(order, 7)).payment?.requests[0]).toMatchObject({ state: "waiting" });
    expect((await writeOff(order, 1)).status).toBe(409);
    expect(await isSound()).toBe(true);
  });

  test("is not more than the order's credits, also when two confirm it at once", async () => {
    const { payer, order } = await paid();
    const { credits } = (await ask(order)).payment ?? { credits: 0 };
    expect((await writeOff(order, credits + 1)).status).toBe(409);
    const before = await till.creditsOf(payer);
    const { payment } = await writeOff(order, credits);
    const both = await Promise.all([approve(idOf(payment), boris), approve(idOf(payment), boris)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await till.creditsOf(payer)).toBe(before + credits);
    expect((await writeOff(order, 1)).status).toBe(409);
  });
});

test("orders are found by their number, the provider's, and the payer's address, and each look is noted", async () => {
  const { payer, order } = await paid();
  const find = async (wanted: string) => {
    const call = { user: asha, body: { wanted } };
    const { body } = await till.api.call(consoleRoutes.lookUpPayments, call);
    return z.object({ payments: z.array(ConsolePayment) }).parse(body).payments;
  };
  const [found] = await find(order.txnid);
  expect(found).toMatchObject({ txnid: order.txnid, person_id: payer.id, amount_inr: 3360 });
  expect(found?.evidence.map(({ verdict }) => verdict)).toContain("credited");
  expect(found?.person).not.toBe(payer.email);
  expect(await find(found?.provider_id ?? "")).toHaveLength(1);
  expect(await find(payer.email.toUpperCase())).toHaveLength(1);
  expect(await find(order.txnid.slice(1))).toEqual([]);
  const looks = (await trailOf(till.api, asha)).slice(-4);
  const look = { event: "operator_looked_up_payment", facts: { txnid: order.txnid } };
  expect(looks).toEqual([
    ...Array.from({ length: 3 }, () => ({ ...look, user_id: payer.id })),
    { event: "operator_looked_up_payment", user_id: null, facts: {} },
  ]);
});

test("several orders of one person are shown the newest first, each with what was said and asked about it", async () => {
  const { payer, order } = await paid();
  const newer = await till.order(payer, 40);
  await till.bringBack(await till.pay(newer));
  await writeOff(order, 5);
  const call = { user: asha, body: { wanted: payer.email } };
  const { body } = await till.api.call(consoleRoutes.lookUpPayments, call);
  const { payments } = z.object({ payments: z.array(ConsolePayment) }).parse(body);
  expect(payments).toMatchObject([
    { txnid: newer.txnid, written_off: 0, requests: [], moved_alone: { paise: 0, cents: 445 } },
    { txnid: order.txnid, written_off: 5, requests: [{ kind: "write_off" }] },
  ]);
  for (const { evidence } of payments) {
    expect(evidence.map(({ verdict }) => verdict)).toContain("credited");
    expect(evidence).toEqual(evidence.toSorted((one, next) => one.at.localeCompare(next.at)));
  }
});

test("money does not move in a session without a code of the last 15 minutes, though the console is open", async () => {
  const { order } = await paid();
  await ageConsole(till.api, asha, { code: "16 minutes", use: "1 minute" });
  const { txnid } = order;
  const refused = { status: 403, body: { code: "reauthentication_required" } };
  const body = { amount_inr: 10, credits: 1, reason: REASON };
  for (const route of [consoleRoutes.askRefund, consoleRoutes.askWriteOff]) {
    const answer = await till.api.call(route, { user: asha, params: { txnid }, body });
    expect(answer).toMatchObject(refused);
  }
  const list = await till.api.call(consoleRoutes.listConsolePayments, { user: asha });
  expect(list.status).toBe(200);
  expect(await refundsAt(order)).toEqual([]);
});
