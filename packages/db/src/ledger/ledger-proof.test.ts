import { createId } from "@sendoff/kit";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { settleApplied, settleNotSent } from "../applying/settle.repository.ts";
import { type LedgerProof, proveLedger } from "./ledger-proof.ts";

let books: Books;
beforeEach(async () => {
  books = await openBooks();
});
afterEach(() => books.close());

const SEEN = { text: "Sent", proof: "confirmation_seen" } as const;

/** One application held, one captured, one released: a ledger with something of everything. */
async function fill() {
  const held = await books.submit();
  const captured = await books.submit();
  await settleApplied(books.db, captured.lease, SEEN);
  const released = await books.submit();
  await settleNotSent(books.db, released.lease, { status: "FAILED" });
  return { held: held.lease.id, captured: captured.lease.id, userId: held.lease.userId };
}

test("a ledger that only its own functions wrote is sound", async () => {
  await fill();
  expect(await proveLedger(books.db)).toEqual({
    sums: { CREDIT: 0 },
    wrongJournals: 0,
    wrongBalances: 0,
    wrongLots: 0,
    wrongHolds: 0,
    wrongCaptures: 0,
    captures: 1,
    isSound: true,
  });
});

type Filled = Awaited<ReturnType<typeof fill>>;
const faults: [string, keyof LedgerProof, (filled: Filled) => ReturnType<typeof sql>][] = [
  [
    "a balance that was changed by hand",
    "wrongBalances",
    ({ userId }) =>
      sql`update ledger_account set balance = balance + 1 where user_id = ${userId} and kind = 'credits_held'`,
  ],
  [
    "a lot that was changed by hand",
    "wrongLots",
    ({ userId }) => sql`update credit_lot set available = 0 where user_id = ${userId}`,
  ],
  [
    "a submit in doubt without its hold",
    "wrongHolds",
    ({ held }) => sql`delete from credit_hold where application_id = ${held}`,
  ],
  [
    "a hold whose application was never sent",
    "wrongHolds",
    ({ held }) => sql`update application set status = 'FAILED' where id = ${held}`,
  ],
  [
    "an applied application that nobody paid for",
    "wrongCaptures",
    ({ held }) => sql`update application set status = 'APPLIED' where id = ${held}`,
  ],
  [
    "a payment for an application that is not applied",
    "wrongCaptures",
    ({ captured }) => sql`update application set status = 'FAILED' where id = ${captured}`,
  ],
  [
    "an application that was paid for twice",
    "wrongCaptures",
    ({ captured, userId }) =>
      sql`insert into ledger_journal (id, key, kind, user_id, application_id)
      values (${createId()}, 'again', 'capture', ${userId}, ${captured})`,
  ],
];

test.each(faults)("%s is found", async (_name, kind, plant) => {
  const filled = await fill();
  await plant(filled).execute(books.db);
  const proof = await proveLedger(books.db);
  expect(proof[kind]).toBe(1);
  expect(proof.isSound).toBe(false);
});

test("journals that do not sum to zero are found, also when they make up for each other", async () => {
  const { userId } = await fill();
  await books.db.connection().execute(async (db) => {
    // As an operator who switches the rule off.
    await sql`alter table ledger_entry disable trigger ledger_entry_sums_to_zero`.execute(db);
    for (const amount of [1, -1]) {
      const id = createId();
      await sql`insert into ledger_journal (id, key, kind, user_id) values (${id}, ${id}, 'refund', ${userId})`.execute(
        db,
      );
      await sql`insert into ledger_entry (journal_id, account_id, amount)
        select ${id}, id, ${amount} from ledger_account where user_id is null limit 1`.execute(db);
    }
    await sql`alter table ledger_entry enable trigger ledger_entry_sums_to_zero`.execute(db);
  });
  const proof = await proveLedger(books.db);
  expect(proof).toMatchObject({ wrongJournals: 2, isSound: false, sums: { CREDIT: 0 } });
});
