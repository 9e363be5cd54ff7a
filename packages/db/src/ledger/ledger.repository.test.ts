import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks, PEPPER } from "../testing/books.fixture.ts";
import {
  captureCredit,
  type CreditGrant,
  grantCredits,
  grantSignUpCredits,
  holdCredit,
  lockWallet,
  releaseCredit,
} from "./ledger.repository.ts";
import { listLedgerLines } from "./history.repository.ts";
import { getWallet } from "./wallet.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const grant = (userId: string, changes: Partial<CreditGrant> = {}) =>
  books.db.transaction().execute((trx) =>
    grantCredits(trx, {
      userId,
      sourceKey: createId(),
      source: "gift",
      credits: 1,
      unitPriceCents: 0,
      note: "",
      ...changes,
    }),
  );
const act = (userId: string, work: (trx: typeof books.db) => Promise<unknown>) =>
  books.db.transaction().execute(async (trx) => {
    await lockWallet(trx, userId);
    return work(trx);
  });
const hold = (userId: string, applicationId: string) =>
  act(userId, (trx) => holdCredit(trx, { userId, applicationId }));
const capture = (userId: string, applicationId: string) =>
  act(userId, (trx) => captureCredit(trx, { userId, applicationId }));
const release = (userId: string, applicationId: string) =>
  act(userId, (trx) => releaseCredit(trx, { userId, applicationId, note: "" }));
const lotOf = (sourceKey: string) =>
  books.db
    .selectFrom("credit_lot")
    .selectAll()
    .where("source_key", "=", sourceKey)
    .executeTakeFirstOrThrow();

// SPEC 9.41
test("an address gets its five credits once, also when twenty sign-ups run at once", async () => {
  const email = "twenty@example.test";
  const granted = await Promise.all(
    Array.from({ length: 20 }, () =>
      books.db
        .transaction()
        .execute((trx) => grantSignUpCredits(trx, { userId: createId(), email, pepper: PEPPER })),
    ),
  );
  expect(granted.filter(Boolean)).toHaveLength(1);
});

test("an address gets no second lot after its account is gone, and another address gets its own", async () => {
  const user = await books.createUser();
  await books.db.deleteFrom("app_user").where("id", "=", user.id).execute();
  const again = (email: string) =>
    books.db
      .transaction()
      .execute((trx) => grantSignUpCredits(trx, { userId: createId(), email, pepper: PEPPER }));
  expect(await again(user.email)).toBe(false);
  expect(await again(`x${user.email}`)).toBe(true);
  expect((await books.creditsOf(user.id)).available).toBe(5);
});

test("aliases of one mailbox share its one lot", async () => {
  const grant = (email: string) =>
    books.db
      .transaction()
      .execute((trx) => grantSignUpCredits(trx, { userId: createId(), email, pepper: PEPPER }));
  expect(await grant("alias@example.test")).toBe(true);
  expect(await grant("alias+1@example.test")).toBe(false);
  expect(await grant("al.ias@example.test")).toBe(true);
  expect(await grant("asha.raman+jobs@gmail.com")).toBe(true);
  expect(await grant("a.sharaman@googlemail.com")).toBe(false);
});

// SPEC 2a.36
test("the free credits are worth nothing, last twelve months and are kept without the address", async () => {
  const user = await books.createUser();
  const wallet = await getWallet(books.db, user.id);
  expect(wallet).toMatchObject({ credits: 5, creditsHeld: 0, balanceCents: 0, cashCents: 0 });
  const months = await sql<{ is_a_year: boolean }>`
    select expires_at between now() + interval '12 months - 1 minute' and now() + interval '12 months 1 minute'
      as is_a_year from credit_lot where user_id = ${user.id}`.execute(books.db);
  expect(months.rows).toEqual([{ is_a_year: true }]);
  const lots = await books.db
    .selectFrom("credit_lot")
    .selectAll()
    .where("user_id", "=", user.id)
    .execute();
  expect(JSON.stringify(lots)).not.toContain(user.email);
});

// SPEC 2a.37
test("credits are spent from the lot that expires first, and never from one that has expired", async () => {
  const userId = createId();
  const keys = ["late", "soon", "gone"].map((name) => `${name} ${userId}`);
  for (const [index, sourceKey] of keys.entries()) {
    await grant(userId, { sourceKey });
    await books.db
      .updateTable("credit_lot")
      .set({ expires_at: sql<Date>`now() + make_interval(hours => ${[2, 1, -1][index]})` })
      .where("source_key", "=", sourceKey)
      .execute();
  }
  const [late = "", soon = "", gone = ""] = keys;
  await hold(userId, createId());
  expect(await lotOf(soon)).toMatchObject({ available: 0, held: 1 });
  await hold(userId, createId());
  expect(await lotOf(late)).toMatchObject({ available: 0, held: 1 });
  expect(await hold(userId, createId())).toEqual({ kind: "no_credits" });
  expect(await lotOf(gone)).toMatchObject({ available: 1, held: 0 });
  expect(await getWallet(books.db, userId)).toMatchObject({ credits: 0, creditsHeld: 2 });
});

// SPEC 1.10
test("holding, capturing and releasing twice is the same as once", async () => {
  const userId = createId();
  await grant(userId, { credits: 2 });
  const [kept, returned] = [createId(), createId()];
  for (const id of [kept, kept, returned, returned]) {
    expect(await hold(userId, id)).toEqual({ kind: "held" });
  }
  expect(await books.creditsOf(userId)).toEqual({ available: 0, held: 2 });
  await Promise.all([capture(userId, kept), capture(userId, kept), release(userId, returned)]);
  await release(userId, returned);
  await release(userId, kept);
  await capture(userId, returned);
  expect(await books.creditsOf(userId)).toEqual({ available: 1, held: 0 });
  for (const kind of ["capture", "release"]) {
    const count =
      (await books.countJournals(kind, kept)) + (await books.countJournals(kind, returned));
    expect(count).toBe(1);
  }
});

test("a credit that was returned can be held again, one that was spent cannot", async () => {
  const userId = createId();
  await grant(userId, { credits: 2 });
  const id = createId();
  await hold(userId, id);
  await release(userId, id);
  expect(await hold(userId, id)).toEqual({ kind: "held" });
  expect(await books.holdOf(id)).toMatchObject({ times: 2, state: "held" });
  await capture(userId, id);
  await expect(hold(userId, id)).rejects.toThrow(/captured/);
  expect(await books.creditsOf(userId)).toEqual({ available: 1, held: 0 });
});

// SPEC 9.42
test("twenty holds at once on five credits hold five", async () => {
  const user = await books.createUser();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => hold(user.id, createId())));
  expect(outcomes.filter((outcome) => JSON.stringify(outcome).includes("held"))).toHaveLength(5);
  expect(await books.creditsOf(user.id)).toEqual({ available: 0, held: 5 });
});

test("a paid credit is worth its price until it is spent, and then is revenue", async () => {
  const userId = createId();
  await grant(userId, { credits: 3, unitPriceCents: 99 });
  expect((await getWallet(books.db, userId)).balanceCents).toBe(297);
  const id = createId();
  await hold(userId, id);
  expect((await getWallet(books.db, userId)).balanceCents).toBe(297);
  await capture(userId, id);
  expect((await getWallet(books.db, userId)).balanceCents).toBe(198);
  const revenue = await books.db
    .selectFrom("ledger_entry as e")
    .innerJoin("ledger_account as a", "a.id", "e.account_id")
    .innerJoin("ledger_journal as j", "j.id", "e.journal_id")
    .select("e.amount")
    .where("a.kind", "=", "revenue")
    .where("j.user_id", "=", userId)
    .execute();
  expect(revenue).toEqual([{ amount: 99 }]);
  expect(await listLedgerLines(books.db, userId)).toMatchObject([
    { kind: "capture", credits: -1, amountCents: 99, applicationId: id },
    { kind: "grant", credits: 3, amountCents: 297 },
  ]);
});

test("a grant under a key that was used changes nothing", async () => {
  const userId = createId();
  const sourceKey = createId();
  const granted = await Promise.all(Array.from({ length: 5 }, () => grant(userId, { sourceKey })));
  expect(granted.filter(Boolean)).toHaveLength(1);
  expect((await books.creditsOf(userId)).available).toBe(1);
});
