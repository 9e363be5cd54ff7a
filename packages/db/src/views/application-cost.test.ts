import { afterAll, beforeAll, expect, test } from "vitest";
import { settleApplied } from "../applying/settle.repository.ts";
import { createPaidOrder } from "../testing/order.fixture.ts";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { createTestProvider } from "../testing/test-provider.fixture.ts";
import { findApplicationEvidence } from "./application-view.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const SEEN = { text: "Sent", proof: "confirmation_seen" } as const;

test("what a bought credit cost is told at the rate of its payment, and a free one has none", async () => {
  const lane = await books.holdLane(await books.createLane());
  const { userId } = lane;
  const free = await books.submit({ lane });
  await settleApplied(books.db, free.lease, SEEN);
  await createPaidOrder(books.db, createTestProvider(), { userId, usdInrRate: 86.25 });
  // The free ones would be used first.
  await books.db
    .updateTable("credit_lot")
    .set({ expires_at: new Date(0) })
    .where("user_id", "=", userId)
    .where("source", "=", "sign_up")
    .execute();
  const paid = await books.submit({ lane, runId: free.runId });
  await settleApplied(books.db, paid.lease, SEEN);
  const costOf = async (id: string) => {
    const { costCents, costRate } = (await findApplicationEvidence(books.db, userId, id)) ?? {};
    return { costCents, costRate };
  };
  expect(await costOf(free.lease.id)).toEqual({ costCents: 0, costRate: null });
  expect(await costOf(paid.lease.id)).toEqual({ costCents: 99, costRate: 86.25 });
});
