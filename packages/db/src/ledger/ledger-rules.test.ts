import { PaymentState } from "@sendoff/contract/payment";
import { canMove, isCredited } from "@sendoff/domain/money";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settleApplied } from "../applying/settle.repository.ts";
import { inTransaction } from "../client.ts";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { createPaidOrder } from "../testing/order.fixture.ts";
import { createTestProvider } from "../testing/test-provider.fixture.ts";

let books: Books;
let userId: string;
let txnid: string;
beforeAll(async () => {
  books = await openBooks();
  ({
    lane: { userId },
  } = await books.submit());
  await settleApplied(books.db, (await books.submit()).lease, {
    text: "Sent",
    proof: "confirmation_seen",
  });
  txnid = await createPaidOrder(books.db, createTestProvider(), { userId, amountCents: 500 });
});
afterAll(() => books.close());

const TABLES = [
  "ledger_journal",
  "ledger_entry",
  "ledger_account",
  "credit_lot",
  "wallet_month",
  "payment_order",
  "payment_evidence",
];
const everything = async () => {
  const all = TABLES.map((table) =>
    sql`select * from ${sql.table(table)} order by 1`.execute(books.db),
  );
  return (await Promise.all(all)).map(({ rows }) => rows);
};

// A superuser keeps every right: for such a role the triggers speak, for ours PostgreSQL itself.
const REFUSED =
  /append-only|permission denied|only posted entries|are fixed|is fixed|does not shrink|cannot go|kept as it came|check constraint|foreign key/;

test.each([
  ...TABLES.flatMap((table) => [
    [`deleting from ${table}`, `delete from ${table}`],
    [`truncating ${table}`, `truncate ${table} cascade`],
  ]),
  ["rewriting a journal", "update ledger_journal set note = 'x'"],
  ["rewriting a journal's id", "update ledger_journal set id = id"],
  ["rewriting an entry", "update ledger_entry set amount = amount + 1"],
  ["setting a balance", "update ledger_account set balance = balance + 1"],
  ["setting a lot's credits", "update credit_lot set available = available + 1"],
  ["setting a lot's rate", "update credit_lot set usd_inr_rate = 1"],
  ["setting a lot's price", "update credit_lot set unit_price_cents = 1"],
  ["setting a month", "update wallet_month set spent_cents = 1"],
  ["inventing a month", "insert into wallet_month values (gen_random_uuid(), '2026-01-01', 1, 1)"],
  [
    "opening an account with a balance",
    "insert into ledger_account (user_id, kind, asset, balance) values (gen_random_uuid(), 'cash', 'USD_CENT', 5)",
  ],
  [
    "making a lot with credits",
    `insert into credit_lot (id, user_id, source_key, source, granted, unit_price_cents, expires_at, available)
      values (gen_random_uuid(), gen_random_uuid(), 'x', 'gift', 5, 0, now(), 5)`,
  ],
  ["changing what an order costs", "update payment_order set amount_cents = 1"],
  ["giving an order to another user", "update payment_order set user_id = gen_random_uuid()"],
  ["letting a paid order fail", "update payment_order set state = 'failed'"],
  ["taking a receipt back", "update payment_order set receipt_number = 99999"],
  ["changing the payment of a paid order", "update payment_order set mihpayid = 'other'"],
  ["rewriting evidence", "update payment_evidence set raw_body = ''"],
  ["judging evidence twice", "update payment_evidence set verdict = 'refused'"],
])("%s is refused", async (_name, statement) => {
  const before = await everything();
  await expect(sql.raw(statement).execute(books.db)).rejects.toThrow(REFUSED);
  expect(await everything()).toEqual(before);
});

type Line = readonly [kind: string, amount: number, lot?: string];

/** A journal by hand, as a fault in our own code would write it. */
const post = (lines: readonly Line[]) =>
  inTransaction(books.db, async (trx) => {
    const journal = createId();
    await sql`insert into ledger_journal (id, key, kind, user_id) values (${journal}, ${journal}, 'grant', ${userId})`.execute(
      trx,
    );
    for (const [kind, amount, lot] of lines) {
      await sql`insert into ledger_entry (journal_id, account_id, lot_id, amount)
        select ${journal}, id, ${lot ?? null}, ${amount} from ledger_account
        where kind = ${kind} and (user_id is null or user_id = ${userId})`.execute(trx);
    }
  });
const lotOf = async (source: string, owner = userId) =>
  (
    await books.db
      .selectFrom("credit_lot")
      .select("id")
      .where("user_id", "=", owner)
      .where("source", "=", source)
      .executeTakeFirstOrThrow()
  ).id;

test("a journal that does not sum to zero for each asset and each lot is refused when it commits", async () => {
  const [free, bought] = [await lotOf("sign_up"), await lotOf("top_up")];
  const wrong: readonly (readonly Line[])[] = [
    [["gifts", 5]],
    [
      ["gifts", 5],
      ["credits_issued", -5, free],
    ],
    [
      ["credits_issued", -1, free],
      ["credits_withdrawn", 1, bought],
    ],
  ];
  for (const lines of wrong) await expect(post(lines)).rejects.toThrow(/does not sum to zero/);
  await post([
    ["gifts", -5],
    ["losses", 5],
  ]);
});

test("credits without a lot, money with one, and another user's lot are refused", async () => {
  const other = await books.createUser();
  const [own, foreign] = [await lotOf("sign_up"), await lotOf("sign_up", other.id)];
  await expect(
    post([
      ["credits_issued", -1],
      ["credits_spent", 1],
    ]),
  ).rejects.toThrow(/belong to a lot/);
  await expect(
    post([
      ["gifts", -1, own],
      ["losses", 1, own],
    ]),
  ).rejects.toThrow(/belong to a lot/);
  await expect(
    post([
      ["credits_issued", -1, foreign],
      ["credits_available", 1, foreign],
    ]),
  ).rejects.toThrow(/another user/);
});

test("no balance and no lot of a user can fall below zero or above what was granted", async () => {
  const lot = await lotOf("sign_up");
  const wrong: readonly (readonly Line[])[] = [
    [
      ["cash", -100_000],
      ["losses", 100_000],
    ],
    [
      ["credits_available", -50, lot],
      ["credits_withdrawn", 50, lot],
    ],
    [
      ["credits_issued", -50, lot],
      ["credits_available", 50, lot],
    ],
    [
      ["credits_held", -2, lot],
      ["credits_available", 2, lot],
    ],
  ];
  for (const lines of wrong) await expect(post(lines)).rejects.toThrow(/check constraint/);
});

test("an order cannot be paid without its top-up, nor topped up without being paid", async () => {
  const unpaid = createId().replaceAll("-", "").slice(0, 25);
  await sql`insert into payment_order (txnid, user_id, plan_id, plan_name, price_cents, amount_cents, amount_paise,
      usd_inr_rate, product_info, first_name, email, phone) select ${unpaid}, user_id, plan_id, plan_name, price_cents,
      amount_cents, amount_paise, usd_inr_rate, product_info, first_name, email, phone
    from payment_order where txnid = ${txnid}`.execute(books.db);
  await expect(
    sql`update payment_order set state = 'paid', mihpayid = 'm1', receipt_number = 77, settled_at = now()
      where txnid = ${unpaid}`.execute(books.db),
  ).rejects.toThrow(/do not match/);
  await expect(
    sql`insert into ledger_journal (id, key, kind, user_id, txnid)
      values (gen_random_uuid(), ${`topup:${unpaid}`}, 'top_up', ${userId}, ${unpaid})`.execute(
      books.db,
    ),
  ).rejects.toThrow(/do not match/);
});

test("the database lets an order make the moves that the rules allow, and no other", async () => {
  const set = (state: PaymentState) => {
    const receipt = isCredited(state)
      ? sql`mihpayid = coalesce(mihpayid, 'm2'), receipt_number = coalesce(receipt_number, 88),
          settled_at = coalesce(settled_at, now())`
      : sql`mihpayid = null, receipt_number = null, settled_at = null, credits = 0`;
    return sql`update payment_order set state = ${state}, ${receipt} where txnid = ${txnid}`;
  };
  class Undone extends Error {}
  const tryMove = (from: PaymentState, to: PaymentState) =>
    books.db.transaction().execute(async (trx) => {
      await sql`alter table payment_order disable trigger user`.execute(trx);
      await set(from).execute(trx);
      await sql`alter table payment_order enable trigger user`.execute(trx);
      await set(to).execute(trx);
      throw new Undone();
    });
  for (const from of PaymentState.options) {
    for (const to of PaymentState.options) {
      const isAllowed = from === to || canMove(from, to);
      const refusal = isAllowed ? Undone : /cannot go|is fixed/;
      await expect(tryMove(from, to), `${from} to ${to}`).rejects.toThrow(refusal);
    }
  }
});
