import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { startHand } from "../testing/money/hand-process.fixture.ts";
import { type MoneyOp, performMoneyOp } from "../testing/money/money-op.fixture.ts";
import { runMoneySequences } from "../testing/money/run-sequences.fixture.ts";
import { createTestProvider } from "../testing/test-provider.fixture.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

test("no order of recharges, evidence, holds, captures, releases, expiries, refunds and disputes, repeated, at once and from two processes, makes the ledger differ from a simple model", async () => {
  const bank = createTestProvider();
  const here = (op: MoneyOp) => performMoneyOp({ db: books.db, verify: bank.verify }, op);
  const { hand: there, stop } = startHand(books.database.url, bank);
  // Printed with a failure; npm run soak:money is the long run.
  const seed = Math.floor(Math.random() * 2 ** 31);
  const stage = { db: books.db, bank, hands: [here, there] };
  const result = await runMoneySequences(stage, { sequences: 40, seed });
  stop();
  expect(result).toEqual({ sequences: 40, failure: undefined });
});
