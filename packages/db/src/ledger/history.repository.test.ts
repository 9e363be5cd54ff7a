import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settleApplied } from "../applying/settle.repository.ts";
import { applyEvidence } from "../payment/apply-evidence.ts";
import { createOrder, listOrders } from "../payment/order.repository.ts";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { createPaidOrder, newOrder } from "../testing/order.fixture.ts";
import { createTestProvider } from "../testing/test-provider.fixture.ts";
import { expireLots } from "./expiry.repository.ts";
import { listLedgerLines, statement } from "./history.repository.ts";
import { grantCredits, holdCredit, lockWallet, releaseCredit } from "./ledger.repository.ts";
import { proveLedger } from "./ledger-proof.ts";
import { getWallet } from "./wallet.repository.ts";

let books: Books;
const bank = createTestProvider();
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const gift = (userId: string, credits: number, unitPriceCents = 0) =>
  books.db.transaction().execute((trx) =>
    grantCredits(trx, {
      userId,
      sourceKey: createId(),
      source: "gift",
      credits,
      unitPriceCents,
      note: "A gift",
    }),
  );
const act = (userId: string, work: (trx: typeof books.db) => Promise<unknown>) =>
  books.db.transaction().execute(async (trx) => {
    await lockWallet(trx, userId);
    await work(trx);
  });
const lapse = (userId: string, source: string) =>
  books.db
    .updateTable("credit_lot")
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where("user_id", "=", userId)
    .where("source", "=", source)
    .execute();

test("expired credits leave by a journal, and what they were worth becomes revenue", async () => {
  const userId = createId();
  await gift(userId, 3, 79);
  const held = createId();
  await act(userId, (trx) => holdCredit(trx, { userId, applicationId: held }));
  await lapse(userId, "gift");
  await Promise.all([expireLots(books.db), expireLots(books.db), expireLots(books.db)]);
  expect(await listLedgerLines(books.db, userId, { kinds: ["expiry"] })).toMatchObject([
    { credits: -2, amountCents: 158 },
  ]);
  // The held one was left; given back, it expires the next time.
  await act(userId, (trx) => releaseCredit(trx, { userId, applicationId: held, note: "" }));
  expect(await expireLots(books.db)).toBe(1);
  expect(await expireLots(books.db)).toBe(0);
  expect(await getWallet(books.db, userId)).toMatchObject({ credits: 0, balanceCents: 0 });
  const proof = await proveLedger(books.db);
  expect(proof).toMatchObject({ isSound: true });
});

test("a history shows what came and went, newest first, page by page", async () => {
  const applied = await books.submit();
  const { userId } = applied.lease;
  await settleApplied(books.db, applied.lease, { text: "Sent", proof: "confirmation_seen" });
  const txnid = await createPaidOrder(books.db, bank, { userId, amountCents: 500 });
  bank.refund(txnid, 8_400);
  await applyEvidence(books.db, bank, { source: "verify", rawBody: "", fields: undefined, txnid });
  await lapse(userId, "sign_up");
  await expireLots(books.db);
  const lines = await listLedgerLines(books.db, userId);
  expect(lines).toMatchObject([
    { kind: "expiry", credits: -4, amountCents: 0, txnid: null },
    { kind: "refund", credits: -1, amountCents: 100, txnid },
    { kind: "top_up", credits: 5, amountCents: 500, txnid },
    {
      kind: "capture",
      credits: -1,
      amountCents: 0,
      applicationId: applied.lease.id,
      company: "Quillstack",
    },
    { kind: "grant", credits: 5, note: "Free credits for signing up" },
  ]);
  const pages = [];
  for (let before: string | undefined; ;) {
    const page = await listLedgerLines(books.db, userId, { limit: 2, ...(before && { before }) });
    if (page.length === 0) break;
    pages.push(...page);
    before = page.at(-1)?.id;
  }
  expect(pages).toEqual(lines);
  expect(
    (await listLedgerLines(books.db, userId, { kinds: ["grant", "refund"] })).map(
      (line) => line.kind,
    ),
  ).toEqual(["refund", "grant"]);
});

test("orders are listed newest first in every state, page by page, and are the user's own", async () => {
  const userId = createId();
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const order = newOrder({ userId });
    await createOrder(books.db, order);
    made.unshift(order.txnid);
  }
  made.unshift(await createPaidOrder(books.db, bank, { userId }));
  const pages = [];
  for (let before: string | undefined; ;) {
    const page = await listOrders(books.db, userId, { limit: 4, ...(before && { before }) });
    if (page.length === 0) break;
    pages.push(...page);
    before = page.at(-1)?.txnid;
  }
  expect(pages.map((order) => order.txnid)).toEqual(made);
  expect(pages.map((order) => order.state)).toEqual(["paid", ...Array<string>(5).fill("created")]);
  expect(await listOrders(books.db, createId())).toEqual([]);
});

test("a statement has every line, oldest first, and its running balances end at the wallet's", async () => {
  const userId = createId();
  await gift(userId, 2);
  const applicationId = createId();
  await act(userId, (trx) => holdCredit(trx, { userId, applicationId }));
  const txnid = await createPaidOrder(books.db, bank, { userId, amountCents: 500 });
  await act(userId, (trx) => releaseCredit(trx, { userId, applicationId, note: "Not sent" }));
  const lines = await statement(books.db, userId);
  const row = (line: (typeof lines)[number]) => {
    const { creditsAvailable, creditsHeld, cashCents, worthCents } = line.balance;
    return [line.kind, creditsAvailable, creditsHeld, cashCents, worthCents];
  };
  expect(lines.map(row)).toEqual([
    ["grant", 2, 0, 0, 0],
    ["hold", 1, 1, 0, 0],
    ["top_up", 6, 1, 5, 495],
    ["release", 7, 0, 5, 495],
  ]);
  expect(lines[2]).toMatchObject({ txnid, creditsAvailable: 5, cashCents: 5, worthCents: 495 });
  expect(lines[3]).toMatchObject({ note: "Not sent", creditsAvailable: 1, creditsHeld: -1 });
  expect(await getWallet(books.db, userId)).toMatchObject({
    credits: 7,
    cashCents: 5,
    balanceCents: 500,
  });
  expect(await statement(books.db, createId())).toEqual([]);
});

test("a wallet tells what this month of the user's own calendar has cost", async () => {
  const user = await books.createUser({ time_zone: "Pacific/Auckland" });
  expect((await getWallet(books.db, user.id)).thisMonth).toEqual({
    applications: 0,
    spentCents: 0,
  });
  await lapse(user.id, "sign_up");
  await gift(user.id, 3, 79);
  const lane = await books.holdLane(await books.createLane(user.id));
  const applied = await books.submit({ lane });
  await settleApplied(books.db, applied.lease, { text: "Sent", proof: "confirmation_seen" });
  expect((await getWallet(books.db, user.id)).thisMonth).toEqual({
    applications: 1,
    spentCents: 79,
  });
  // Last month's are not counted in.
  await books.db.transaction().execute(async (trx) => {
    await sql`alter table wallet_month disable trigger user`.execute(trx);
    await sql`update wallet_month set month = month - interval '1 month' where user_id = ${user.id}`.execute(
      trx,
    );
    await sql`alter table wallet_month enable trigger user`.execute(trx);
  });
  expect((await getWallet(books.db, user.id)).thisMonth).toEqual({
    applications: 0,
    spentCents: 0,
  });
});
