import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { moneySequences } from "../testing/money/money-commands.fixture.ts";
import { type MoneyOp, performMoneyOp } from "../testing/money/money-op.fixture.ts";
import { MoneySession } from "../testing/money/money-session.fixture.ts";
import { createTestProvider } from "../testing/test-provider.fixture.ts";
import { proveLedger } from "./ledger-proof.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

test(
  "no order of recharges, evidence, holds, captures, releases, expiries, refunds and disputes, repeated and at once, makes the ledger differ from a simple model",
  { timeout: 60_000 },
  async () => {
    const bank = createTestProvider();
    const world = { db: books.db, verify: bank.verify };
    const hands = [(op: MoneyOp) => performMoneyOp(world, op)];
    const stage = { db: books.db, bank, hands };
    await fc.assert(
      fc.asyncProperty(moneySequences, async (sequence) => {
        const session = new MoneySession(stage);
        await session.open();
        await fc.asyncModelRun(() => ({ model: session.model, real: session }), sequence);
        await session.close();
      }),
      { numRuns: 60, endOnFailure: true },
    );
    expect(await proveLedger(books.db)).toMatchObject({ isSound: true });
  },
);
