import { getWallet, proveLedger } from "@sendoff/db/ledger";
import { applyEvidence, askForMoney, changeRequest, listRequests } from "@sendoff/db/payment";
import { callControl } from "@sendoff/testkit/sandbox";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestPayments, type TestPayments } from "../../testing/payments.fixture.ts";
import { openSandbox } from "../../testing/sandbox.fixture.ts";
import { handleRefundSweep } from "./refund-sweep.handler.ts";

let pageUrl: string;
let world: TestWorld;
let payments: TestPayments;
let operator: TestUser;
beforeAll(async () => {
  const sandbox = await openSandbox();
  pageUrl = sandbox.paymentUrl;
  world = await createTestWorld();
  payments = createTestPayments(world, sandbox, "refund");
  operator = await createUser(world);
});
afterAll(() => world.close());

const stopping = new AbortController().signal;
const sweep = () => handleRefundSweep({ ...world, provider: payments.provider, stopping });
const LIMITS = { refundPaise: 1_000_000, writeOffCents: 0 };

/** A recharge that was paid and booked, and a refund of it that an operator asked for and nobody has sent. */
async function askedRefund(amountPaise: number) {
  const payer = await createUser(world);
  const txnid = await payments.order(payer);
  await payments.pay(payer, txnid);
  const question = { source: "verify", rawBody: "", fields: undefined, txnid } as const;
  await applyEvidence(world.db, payments.provider, question);
  const ask = { txnid, operatorId: operator.id, reason: "Charged twice", limits: LIMITS };
  const wish = { kind: "refund", amountPaise } as const;
  const asked = await world.db.transaction().execute((trx) => askForMoney(trx, { ...ask, wish }));
  if (asked.kind !== "asked") throw new Error(asked.kind);
  const { request, order } = asked;
  return { payer, txnid, request, send: () => sendFor(order.mihpayid, request) };
}

/** The provider takes it, and its word is lost. */
const sendFor = (mihpayid: string, request: { token: string; amount_paise: number }) =>
  payments.provider.refund({ mihpayid, token: request.token, amountPaise: request.amount_paise });

const becomeDue = () => world.database.pool.query("update money_request set next_look_at = now()");
const statesOf = async (txnid: string) =>
  (await listRequests(world.db, [txnid])).map(({ state, problem }) => ({ state, problem }));

const Received = z.object({
  actions: z.array(z.object({ action: z.string(), amount: z.string(), request_id: z.string() })),
});
async function refundsAt(txnid: string) {
  const { actions } = Received.parse(await callControl(pageUrl, "GET", `payments/${txnid}`));
  return actions.filter(({ action }) => action === "refund");
}
const setFaults = (txnid: string, faults: object) =>
  callControl(pageUrl, "POST", "faults", { scope: { txnid }, ...faults });

test("a refund whose word was lost is booked once the provider says that it went through", async () => {
  const { payer, txnid, request, send } = await askedRefund(42_000);
  await setFaults(txnid, { refund_result: "queued" });
  expect(await send()).toMatchObject({ kind: "taken" });
  await changeRequest(world.db, request.id, ["sending"], { state: "sent" });
  // Not due yet.
  await sweep();
  await becomeDue();
  await sweep();
  expect(await statesOf(txnid)).toEqual([{ state: "sent", problem: "" }]);
  const [queued] = await refundsAt(txnid);
  const end = { request_id: queued?.request_id, status: "success" };
  await callControl(pageUrl, "POST", `payments/${txnid}/refund/end`, end);
  // It was asked about a moment ago.
  await sweep();
  expect(await statesOf(txnid)).toEqual([{ state: "sent", problem: "" }]);
  await becomeDue();
  await Promise.all([sweep(), sweep()]);
  expect(await statesOf(txnid)).toEqual([{ state: "done", problem: "" }]);
  expect(await refundsAt(txnid)).toHaveLength(1);
  const { credits, cashCents } = await getWallet(world.db, payer.id);
  // Half of the $10 went back: the cash of the order first.
  expect(credits * 99 + cashCents).toBeLessThan(5 * 99 + 1000 - 400);
  expect((await proveLedger(world.db)).isSound).toBe(true);
});

test("one that was never sent is sent by the sweep, and one that was, whose answer was lost, is not sent twice", async () => {
  const [never, lost] = [await askedRefund(10_000), await askedRefund(20_000)];
  await lost.send();
  await becomeDue();
  await Promise.all([sweep(), sweep()]);
  expect([await statesOf(never.txnid), await statesOf(lost.txnid)].flat()).toEqual([
    { state: "done", problem: "" },
    { state: "done", problem: "" },
  ]);
  const amounts = [...(await refundsAt(never.txnid)), ...(await refundsAt(lost.txnid))];
  expect(amounts.map(({ amount }) => amount)).toEqual(["100.00", "200.00"]);
});

test("one that the bank refused has failed, with why", async () => {
  const { txnid, send } = await askedRefund(10_000);
  await setFaults(txnid, { refund_result: "queued" });
  await send();
  const [queued] = await refundsAt(txnid);
  const end = { request_id: queued?.request_id, status: "failure" };
  await callControl(pageUrl, "POST", `payments/${txnid}/refund/end`, end);
  await becomeDue();
  await sweep();
  await becomeDue();
  await sweep();
  expect(await statesOf(txnid)).toEqual([
    { state: "failed", problem: "The bank did not take the money back." },
  ]);
});

test("while the provider is away it stays, and is asked about ever less often", async () => {
  const { txnid } = await askedRefund(10_000);
  await setFaults(txnid, { verify_down: true });
  await world.database.pool.query(
    "update money_request set asked_at = now() - interval '1 day', next_look_at = now() where txnid = $1",
    [txnid],
  );
  await sweep();
  expect(await statesOf(txnid)).toEqual([{ state: "sending", problem: "" }]);
  const { rows } = await world.database.pool.query(
    "select extract(epoch from next_look_at - now())::integer as seconds from money_request where txnid = $1",
    [txnid],
  );
  expect(Math.round(Number(rows[0]?.seconds) / 3600)).toBe(6);
  await setFaults(txnid, { verify_down: null });
  await becomeDue();
  await sweep();
  expect(await statesOf(txnid)).toEqual([{ state: "done", problem: "" }]);
});
