import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { createPaidOrder } from "../testing/order.fixture.ts";
import { createTestProvider } from "../testing/test-provider.fixture.ts";
import { settleApplied, settleNotSent } from "../applying/settle.repository.ts";
import { type LedgerProof, proveLedger } from "./ledger-proof.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const SEEN = { text: "Sent", proof: "confirmation_seen" } as const;

let filled: Filled;
beforeAll(async () => {
  filled = await fill();
});

/** One application held, one captured, one released, and a paid order with cash left over. */
async function fill() {
  const held = await books.submit();
  const captured = await books.submit();
  await settleApplied(books.db, captured.lease, SEEN);
  const released = await books.submit();
  await settleNotSent(books.db, released.lease, { status: "FAILED" });
  const { id, userId } = held.lease;
  const txnid = await createPaidOrder(books.db, createTestProvider(), { userId, amountCents: 250 });
  return { held: id, captured: captured.lease.id, userId, txnid };
}

test("a ledger that only its own functions wrote is sound", async () => {
  expect(await proveLedger(books.db)).toEqual({
    sums: { CREDIT: 0, USD_CENT: 0 },
    wrongJournals: 0,
    wrongBalances: 0,
    wrongLots: 0,
    wrongHolds: 0,
    wrongCaptures: 0,
    wrongWorths: 0,
    wrongMonths: 0,
    wrongTopUps: 0,
    wrongPayments: 0,
    wrongEvidence: 0,
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
    "an account of Sendoff's own that was given a balance",
    "wrongBalances",
    () => sql`update ledger_account set balance = 1 where user_id is null and kind = 'payments'`,
  ],
  [
    "a lot that was changed by hand",
    "wrongLots",
    ({ userId }) =>
      sql`update credit_lot set available = 0 where user_id = ${userId} and source = 'sign_up'`,
  ],
  [
    "a lot that names another size than was granted",
    "wrongLots",
    ({ userId }) =>
      sql`update credit_lot set granted = 9 where user_id = ${userId} and source = 'sign_up'`,
  ],
  [
    "an unconfirmed submit without its hold",
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
    ({ captured }) =>
      sql`update application set status = 'FAILED', cost_cents = null where id = ${captured}`,
  ],
  [
    "an application that was paid for twice",
    "wrongCaptures",
    ({ captured, userId }) =>
      sql`insert into ledger_journal (id, key, kind, user_id, application_id)
      values (${createId()}, 'again', 'capture', ${userId}, ${captured})`,
  ],
  [
    "credits whose price was changed",
    "wrongWorths",
    ({ txnid }) =>
      sql`update credit_lot set unit_price_cents = 1 where source_key = ${`topup:${txnid}`}`,
  ],
  [
    "a month that shows more than was spent",
    "wrongMonths",
    ({ captured }) =>
      sql`update wallet_month set spent_cents = 5 where user_id = (select user_id from application where id = ${captured})`,
  ],
  [
    "a paid order of another amount than its top-up",
    "wrongTopUps",
    ({ txnid }) => sql`update payment_order set amount_cents = 251 where txnid = ${txnid}`,
  ],
  [
    "a top-up whose order is not paid",
    "wrongTopUps",
    ({ txnid }) =>
      sql`update payment_order set state = 'failed', credits = 0, receipt_number = null where txnid = ${txnid}`,
  ],
  [
    "a refund that the ledger does not know",
    "wrongPayments",
    ({ txnid }) => sql`update payment_order set refunded_cents = 1 where txnid = ${txnid}`,
  ],
  [
    "a dispute that the ledger does not know",
    "wrongPayments",
    ({ txnid }) => sql`update payment_order set state = 'disputed' where txnid = ${txnid}`,
  ],
  [
    "a paid order that nothing proves",
    "wrongEvidence",
    ({ txnid }) =>
      sql`delete from payment_evidence where txnid = ${txnid} and verdict = 'credited'`,
  ],
];

const GUARDED = [
  "ledger_account",
  "ledger_journal",
  "ledger_entry",
  "credit_lot",
  "wallet_month",
  "payment_order",
  "payment_evidence",
];

class Undone extends Error {}

/** What the proof says after an operator switched the rules off and wrote by hand. Nothing of it stays. */
async function proveAfter(statements: readonly ReturnType<typeof sql>[]): Promise<LedgerProof> {
  let proof: LedgerProof | undefined;
  const work = books.db.transaction().execute(async (trx) => {
    for (const table of GUARDED) {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      await sql`grant all on ${sql.table(table)} to current_user`.execute(trx);
    }
    for (const statement of statements) await statement.execute(trx);
    proof = await proveLedger(trx);
    throw new Undone();
  });
  await expect(work).rejects.toThrow(Undone);
  return proof!;
}

test.each(faults)("%s is found", async (_name, kind, plant) => {
  const proof = await proveAfter([plant(filled)]);
  expect(proof[kind]).toBe(1);
  expect(proof.isSound).toBe(false);
});

test("journals that do not sum to zero are found, also when they make up for each other", async () => {
  const statements = [1, -1].flatMap((amount) => {
    const id = createId();
    return [
      sql`insert into ledger_journal (id, key, kind, user_id) values (${id}, ${id}, 'grant', ${filled.userId})`,
      sql`insert into ledger_entry (journal_id, account_id, amount)
        select ${id}, id, ${amount} from ledger_account where user_id is null and kind = 'gifts'`,
    ];
  });
  expect(await proveAfter(statements)).toMatchObject({
    wrongJournals: 2,
    isSound: false,
    sums: { USD_CENT: 0 },
  });
});
