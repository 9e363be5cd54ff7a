import { BillingHistory, WalletBalance } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import { createRun, settleApplied, settleNotSent } from "@sendoff/db/applying";
import { grantCredits } from "@sendoff/db/ledger";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, holdLane, submit } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ usdInrRate: 84 });
});
afterAll(() => api.close());

const SEEN = { text: "Sent", proof: "confirmation_seen" } as const;
const buy = (userId: string, credits: number, unitPriceCents: number) =>
  api.db.transaction().execute((trx) =>
    grantCredits(trx, {
      userId,
      sourceKey: `test ${userId} ${unitPriceCents}`,
      source: "top_up",
      credits,
      unitPriceCents,
      note: "Recharge",
    }),
  );

// SPEC 7.36
test("a new account has five free credits that are worth nothing, and a low balance", async () => {
  const user = await api.createUser();
  const { body } = await api.call(routes.getWalletBalance, { user });
  expect(WalletBalance.parse(body)).toMatchObject({
    balance: 0,
    balance_inr: 0,
    usd_inr_rate: 84,
    credits: 5,
    credits_held: 0,
    cash: 0,
    this_month: { spent: 0, applications: 0 },
    low_balance: true,
    lots: [{ credits: 5, unit_price: 0, source: "sign_up" }],
  });
});

// SPEC 3.52, 9.33
test("the balance is what the credits are worth, in dollars and rupees, held ones included", async () => {
  const user = await api.createUser();
  await buy(user.id, 8, 79);
  const { body } = await api.call(routes.getWalletBalance, { user });
  expect(body).toMatchObject({
    balance: 6.32,
    balance_inr: 530.88,
    credits: 13,
    low_balance: false,
  });
  const empty = await api.createUser();
  await buy(empty.id, 7, 85);
  // 5.95 dollars are 499.80 rupees: just under the mark of 500.
  expect((await api.call(routes.getWalletBalance, { user: empty })).body).toMatchObject({
    balance_inr: 499.8,
    low_balance: true,
  });
});

// SPEC 1.10, 3.51, 7.39
test("billing shows what was granted and what was spent, not what was only held or came back", async () => {
  const user = await api.createUser();
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const sent = await submit(api.db, lane, run.runId);
  await settleApplied(api.db, sent, SEEN);
  await settleNotSent(api.db, await submit(api.db, lane, run.runId), { status: "FAILED" });
  await submit(api.db, lane, run.runId);
  const history = BillingHistory.parse((await api.call(routes.getBillingHistory, { user })).body);
  expect(history.credits).toMatchObject([
    { credits: 5, amount: 0, reason: "Free credits for signing up", status: "completed" },
  ]);
  expect(history.debits).toMatchObject([
    { credits: 1, amount: 0, task_id: sent.id, reason: `${sent.title}, ${sent.company}` },
  ]);
  const receipt = await api.call(routes.getApplication, { user, params: { id: sent.id } });
  expect(history.debits[0]?.receipt_no).toMatch(/^SO-\d{4}-\d{6}$/);
  expect(receipt.body).toMatchObject({
    application: { receipt_no: history.debits[0]?.receipt_no },
  });
  expect((await api.call(routes.getWalletBalance, { user })).body).toMatchObject({
    credits: 3,
    credits_held: 1,
  });
});

test("wallet and history are the user's own", async () => {
  const [rich, poor] = [await api.createUser(), await api.createUser()];
  await buy(rich.id, 8, 79);
  expect((await api.call(routes.getWalletBalance, { user: poor })).body).toMatchObject({
    credits: 5,
  });
  const history = BillingHistory.parse(
    (await api.call(routes.getBillingHistory, { user: poor })).body,
  );
  expect(history.credits).toHaveLength(1);
});
