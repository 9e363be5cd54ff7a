import type { PaymentFact } from "@sendoff/kit/payu";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { getWallet } from "../ledger/wallet.repository.ts";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { newOrder, termsOf } from "../testing/order.fixture.ts";
import { createTestProvider, type TestProvider } from "../testing/test-provider.fixture.ts";
import { applyEvidence } from "./apply-evidence.ts";
import type { EvidenceSource } from "./evidence.repository.ts";
import { createOrder, findOrder, leaseDueOrders, type NewOrder } from "./order.repository.ts";

let books: Books;
let bank: TestProvider;
beforeAll(async () => {
  books = await openBooks();
});
beforeEach(() => {
  bank = createTestProvider();
});
afterEach(async () => {
  const proof = await proveLedger(books.db);
  if (!proof.isSound) throw new Error(`The ledger is not sound: ${JSON.stringify(proof)}`);
});
afterAll(() => books.close());

/** $5 at 99 cents: five credits and a nickel. */
async function order(status?: PaymentFact["status"], changes: Partial<NewOrder> = {}) {
  const made = newOrder({ userId: createId(), ...changes });
  await createOrder(books.db, made);
  bank.arrive(termsOf(made));
  if (status !== undefined) bank.decide(made.txnid, status);
  return made;
}
const tell = (fields: Record<string, string>, source: EvidenceSource = "webhook") =>
  applyEvidence(books.db, bank, {
    source,
    rawBody: String(new URLSearchParams(fields)),
    fields,
    txnid: undefined,
  });
const ask = (txnid: string) =>
  applyEvidence(books.db, bank, { source: "verify", rawBody: "", fields: undefined, txnid });
const walletOf = ({ userId }: NewOrder) => getWallet(books.db, userId);
const evidenceOf = (txnid: string) =>
  books.db.selectFrom("payment_evidence").selectAll().where("txnid", "=", txnid).execute();
const dueIn = async (txnid: string): Promise<number | null> => {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from next_look_at - now())::float as seconds from payment_order
    where txnid = ${txnid}`.execute(books.db);
  return rows[0]!.seconds;
};
/** As if it had been made so long ago. Its terms are fixed, so an operator has to do it. */
const age = (txnid: string, seconds: number) =>
  books.db.transaction().execute(async (trx) => {
    await sql`alter table payment_order disable trigger payment_order_change`.execute(trx);
    await sql`update payment_order set created_at = now() - make_interval(secs => ${seconds}),
      next_look_at = now() where txnid = ${txnid}`.execute(trx);
    await sql`alter table payment_order enable trigger payment_order_change`.execute(trx);
  });

test("a payment becomes whole credits and cash, and a receipt", async () => {
  const made = await order("captured");
  const result = await tell(bank.post(made.txnid), "return");
  expect(result).toMatchObject({
    verdict: "credited",
    order: { state: "paid", credits: 5, mode: "UPI", refundedCents: 0 },
  });
  expect(result.order?.receiptNo).toMatch(/^R-\d{6}$/);
  expect(result.order?.mihpayid).toBe(bank.look(made.txnid)?.mihpayid);
  expect(await walletOf(made)).toMatchObject({ credits: 5, cashCents: 5, balanceCents: 500 });
  expect(await dueIn(made.txnid)).toBeNull();
});

test("fifty copies of a webhook at once with the redirect credit once, and all are kept", async () => {
  const made = await order("captured");
  const fields = bank.post(made.txnid);
  const results = await Promise.all([
    ...Array.from({ length: 50 }, () => tell(fields)),
    tell(fields, "return"),
  ]);
  const verdicts = results.map((result) => result.verdict).toSorted();
  expect(verdicts).toEqual(["credited", ...Array<string>(50).fill("duplicate")]);
  expect(await walletOf(made)).toMatchObject({ credits: 5, cashCents: 5 });
  expect(await evidenceOf(made.txnid)).toHaveLength(51);
});

test("several workers that sweep at once ask about each order once and credit it once", async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => order("captured")));
  for (const { txnid } of made) await age(txnid, 200);
  const before = bank.asked();
  const sweep = async () => {
    for (;;) {
      const due = await leaseDueOrders(books.db, 2);
      if (due.length === 0) return;
      for (const { txnid } of due) await ask(txnid);
    }
  };
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(bank.asked() - before).toBe(12);
  for (const each of made) expect(await walletOf(each)).toMatchObject({ credits: 5 });
});

test.each([
  ["whose amount was changed on the way", "bad_hash", { amountPaise: "1" }, undefined],
  ["whose user was changed on the way", "bad_hash", { udf1: createId() }, undefined],
  ["about another amount", "wrong_amount", {}, { amountPaise: 100 }],
  ["about another user", "wrong_user", {}, { udf1: createId() }],
  ["about another product", "wrong_product", {}, { productInfo: "Recharge plan 3" }],
  ["about another address", "wrong_address", {}, { email: "mallory@example.test" }],
  ["with the number of another payment", "wrong_payment", { mihpayid: "replayed" }, undefined],
])(
  "evidence %s is refused and kept, and credits nothing",
  async (_name, problem, onTheWay, signed) => {
    const made = await order("captured");
    const fields = { ...bank.post(made.txnid, signed ?? {}), ...onTheWay };
    expect(await tell(fields)).toMatchObject({ verdict: "refused", problem });
    expect(await walletOf(made)).toMatchObject({ credits: 0, cashCents: 0 });
    expect(await evidenceOf(made.txnid)).toMatchObject([
      { verdict: "refused", problem, raw_body: String(new URLSearchParams(fields)) },
    ]);
    // The payment itself is fine, and honest evidence of it still counts.
    expect(await ask(made.txnid)).toMatchObject({ verdict: "credited" });
  },
);

test("another user's order cannot be claimed: the credits go to who made it", async () => {
  const [rich, poor] = [await order("captured"), await order()];
  const fields = { ...bank.post(rich.txnid), txnid: poor.txnid };
  expect(await tell(fields)).toMatchObject({ verdict: "refused", problem: "bad_hash" });
  expect(await tell(bank.post(rich.txnid))).toMatchObject({ verdict: "credited" });
  expect(await walletOf(poor)).toMatchObject({ credits: 0 });
});

test("one payment pays one order, whatever the provider says", async () => {
  const [first, second] = [await order("captured"), await order("captured")];
  const verify = async (txnid: string) => ({ ...bank.look(txnid)!, mihpayid: "one-for-all" });
  const shared = { ...bank, verify };
  const both = [first, second].map(({ txnid }) =>
    applyEvidence(books.db, shared, { source: "verify", rawBody: "", fields: undefined, txnid }),
  );
  const results = await Promise.all(both);
  expect(results.map((result) => result.verdict).toSorted()).toEqual(["credited", "refused"]);
  const credits = [(await walletOf(first)).credits, (await walletOf(second)).credits];
  expect(credits.toSorted((a, b) => a - b)).toEqual([0, 5]);
});

test("a body that cannot be read, an unknown order and hostile text are refused and kept", async () => {
  const txnid = `${"x".repeat(200)}\0`;
  const hostile = { ...bank.post((await order("captured")).txnid), txnid };
  expect(await tell(hostile)).toMatchObject({ verdict: "refused", problem: "bad_hash" });
  expect(await evidenceOf("x".repeat(64))).toHaveLength(1);
  const unreadable = {
    source: "webhook",
    rawBody: `\0${"y".repeat(50_000)}`,
    txnid: undefined,
  } as const;
  const result = await applyEvidence(books.db, bank, { ...unreadable, fields: undefined });
  expect(result).toEqual({ verdict: "refused", problem: "unreadable" });
  expect(await ask("never-made")).toEqual({ verdict: "refused", problem: "unknown_order" });
});

test("a signed success counts only when the provider itself says so", async () => {
  const made = await order("pending");
  const claim = bank.post(made.txnid, { status: "captured" });
  expect(await tell(claim)).toMatchObject({
    verdict: "recorded",
    problem: "not_confirmed",
    order: { state: "pending" },
  });
  expect(await walletOf(made)).toMatchObject({ credits: 0 });
  expect(await dueIn(made.txnid)).toBeLessThanOrEqual(120);
  bank.decide(made.txnid, "captured");
  expect(await ask(made.txnid)).toMatchObject({ verdict: "credited" });
});

test("nothing is credited while the provider cannot be asked, and the order is due at once", async () => {
  const made = await order("captured");
  bank.setDown(made.txnid, true);
  expect(await tell(bank.post(made.txnid))).toMatchObject({
    verdict: "recorded",
    problem: "unreachable",
    order: { state: "created" },
  });
  expect(await dueIn(made.txnid)).toBeLessThanOrEqual(0);
  bank.setDown(made.txnid, false);
  const due = await leaseDueOrders(books.db, 100);
  expect(due).toContainEqual({ txnid: made.txnid });
  // Leased: nobody else takes it now.
  expect(await leaseDueOrders(books.db, 100)).not.toContainEqual({ txnid: made.txnid });
  expect(await ask(made.txnid)).toMatchObject({ verdict: "credited" });
});

test("a process that dies between keeping the evidence and crediting leaves the order due", async () => {
  const made = await order("captured");
  const dying = { ...bank, verify: () => Promise.reject(new Error("killed")) };
  const fields = bank.post(made.txnid);
  const post = { source: "return", rawBody: "", fields, txnid: undefined } as const;
  await expect(applyEvidence(books.db, dying, post)).rejects.toThrow("killed");
  expect(await evidenceOf(made.txnid)).toMatchObject([{ verdict: null }]);
  expect(await dueIn(made.txnid)).toBeLessThanOrEqual(0);
});

test("a failed payment says why, never brings a paid one back, and may still be paid", async () => {
  const made = await order("failed");
  const old = bank.post(made.txnid);
  expect(await tell(old)).toMatchObject({
    verdict: "recorded",
    order: { state: "failed", reason: "The bank said no", receiptNo: "" },
  });
  bank.decide(made.txnid, "captured");
  expect(await tell(bank.post(made.txnid))).toMatchObject({
    verdict: "credited",
    order: { state: "paid", reason: "" },
  });
  // Late, signed and overtaken by the truth.
  expect(await tell(old)).toMatchObject({ verdict: "duplicate", order: { state: "paid" } });
  bank.decide(made.txnid, "failed");
  expect(await ask(made.txnid)).toMatchObject({ verdict: "duplicate", order: { state: "paid" } });
});

test("an order is looked at after 2 min, 10 min, 1 h, 6 h and 24 h, then has failed", async () => {
  const { txnid } = await order();
  /** Counted from when the order was made. */
  const nextVerification = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from next_look_at - created_at)::float as seconds from payment_order
      where txnid = ${txnid}`.execute(books.db);
    return rows[0]?.seconds;
  };
  expect(await nextVerification()).toBe(120);
  for (const [seconds, next] of [
    [121, 600],
    [601, 3600],
    [3601, 21_600],
    [21_601, 86_400],
  ] as const) {
    await age(txnid, seconds);
    expect(await ask(txnid)).toMatchObject({ order: { state: "pending" } });
    expect(await nextVerification()).toBe(next);
  }
  await age(txnid, 86_401);
  expect(await ask(txnid)).toMatchObject({ verdict: "recorded", order: { state: "failed" } });
  expect(await dueIn(txnid)).toBeNull();
  bank.decide(txnid, "captured");
  expect(await tell(bank.post(txnid))).toMatchObject({ verdict: "credited" });
});

test("an order whose browser never arrived fails after a day with a plain reason", async () => {
  const made = newOrder({ userId: createId() });
  await createOrder(books.db, made);
  expect(await ask(made.txnid)).toMatchObject({
    verdict: "duplicate",
    order: { state: "created" },
  });
  await age(made.txnid, 86_401);
  await ask(made.txnid);
  expect(await findOrder(books.db, made.txnid)).toMatchObject({
    state: "failed",
    reason: "No payment was made within a day",
  });
});

test("a refund takes cash first, then whole credits with change, and ends as refunded", async () => {
  const made = await order("captured");
  await tell(bank.post(made.txnid));
  // 100 of 500 cents: a nickel of cash, and one credit of 99 with 4 cents of change.
  bank.refund(made.txnid, 8_400);
  expect(await ask(made.txnid)).toMatchObject({
    verdict: "recorded",
    order: { state: "paid", refundedCents: 100 },
  });
  expect(await walletOf(made)).toMatchObject({ credits: 4, cashCents: 4, balanceCents: 400 });
  expect(await ask(made.txnid)).toMatchObject({ verdict: "duplicate" });
  bank.refund(made.txnid, made.amountPaise);
  expect(await ask(made.txnid)).toMatchObject({ order: { state: "refunded", refundedCents: 500 } });
  expect(await walletOf(made)).toMatchObject({ credits: 0, cashCents: 0 });
});

test("a payment that was refunded before anybody told us is credited and taken back", async () => {
  const made = await order("captured");
  bank.refund(made.txnid, made.amountPaise);
  expect(await ask(made.txnid)).toMatchObject({
    verdict: "credited",
    order: { state: "refunded" },
  });
  expect(await walletOf(made)).toMatchObject({ credits: 0, cashCents: 0 });
});

test("a dispute takes what is left, and returns its worth when it is won", async () => {
  const made = await order("captured");
  await tell(bank.post(made.txnid));
  bank.dispute(made.txnid, true);
  expect(await ask(made.txnid)).toMatchObject({ order: { state: "disputed" } });
  expect(await walletOf(made)).toMatchObject({ credits: 0, cashCents: 0 });
  bank.dispute(made.txnid, false);
  expect(await ask(made.txnid)).toMatchObject({ order: { state: "paid", reason: "" } });
  expect(await walletOf(made)).toMatchObject({ credits: 5, cashCents: 5, balanceCents: 500 });
  // And again: each time has a number of its own.
  bank.dispute(made.txnid, true);
  await ask(made.txnid);
  bank.dispute(made.txnid, false);
  bank.refund(made.txnid, made.amountPaise);
  expect(await ask(made.txnid)).toMatchObject({
    order: { state: "refunded", refundedCents: 500 },
  });
  expect(await walletOf(made)).toMatchObject({ credits: 0, cashCents: 0 });
});

test("an answer that a later one has overtaken opens and closes no dispute", async () => {
  const made = await order("captured");
  await tell(bank.post(made.txnid));
  bank.dispute(made.txnid, true);
  const asked = bank.asked();
  const deliver = bank.delayNext(made.txnid);
  const late = ask(made.txnid);
  await bank.hasAsked(asked + 1);
  bank.dispute(made.txnid, false);
  await ask(made.txnid);
  deliver();
  expect(await late).toMatchObject({ verdict: "duplicate", order: { state: "paid" } });
  expect(await walletOf(made)).toMatchObject({ credits: 5 });
});

test("of what nobody has signed a few each hour are kept and the rest is counted; what is signed is kept as ever", async () => {
  await sql`delete from unsigned_payment_post`.execute(books.db);
  const kept = async (): Promise<number> =>
    (await books.db.selectFrom("payment_evidence").select("id").execute()).length;
  const before = await kept();
  for (let post = 0; post < 30; post += 1) {
    const fields = { txnid: `forged${post}`, status: "success", hash: "0" };
    expect(await tell(fields)).toMatchObject({ verdict: "refused" });
  }
  // A notice carries no signature: about an order that is not there it is a stranger's too.
  expect(await ask("unknown")).toMatchObject({ verdict: "refused", problem: "unknown_order" });
  expect((await kept()) - before).toBe(20);
  const counted = await books.db.selectFrom("unsigned_payment_post").select("posts").execute();
  expect(counted.reduce((sum, { posts }) => sum + posts, 0)).toBe(31);
  const made = await order("captured");
  expect(await ask(made.txnid)).toMatchObject({ verdict: "credited" });
  expect(await evidenceOf(made.txnid)).toHaveLength(1);
});
