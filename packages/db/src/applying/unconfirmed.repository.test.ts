import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { proveLedger } from "../ledger/ledger-proof.ts";
import {
  giveUpUnreachable,
  leaseUnconfirmed,
  postponeVerification,
} from "./unconfirmed.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
// Whatever a test did, the books balance and every hold has its application.
afterEach(() => expectSound());
async function expectSound(): Promise<void> {
  expect(await proveLedger(books.db)).toMatchObject({ isSound: true });
}

const makeDue = (id: string) =>
  books.db
    .updateTable("application")
    .set({ next_look_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();

test("only unconfirmed submits that are due and of this lane are taken up, and their fences move", async () => {
  const { lane, runId, lease: due } = await books.submit();
  const { lease: later } = await books.submit({ lane, runId });
  const elsewhere = await books.submit();
  await Promise.all([makeDue(due.id), makeDue(elsewhere.lease.id)]);
  const unconfirmed = await leaseUnconfirmed(books.db, lane);
  expect(unconfirmed).toMatchObject([{ id: due.id, fence: due.fence + 1, looks: 0 }]);
  expect(await books.statusOf(later.id)).toBe("SUBMITTING");
  expect(await books.statusOf(elsewhere.lease.id)).toBe("SUBMITTING");
});

test("a look counts, a failed try to look does not, and an old fence postpones nothing", async () => {
  const { lane, lease } = await books.submit();
  const countAfter = async (isCounted: boolean): Promise<number | undefined> => {
    await makeDue(lease.id);
    const [unconfirmed] = await leaseUnconfirmed(books.db, lane);
    if (unconfirmed === undefined) throw new Error("not due");
    await postponeVerification(books.db, unconfirmed, 60, isCounted);
    await postponeVerification(
      books.db,
      { ...unconfirmed, fence: unconfirmed.fence - 1 },
      -60,
      true,
    );
    expect(await leaseUnconfirmed(books.db, lane)).toEqual([]);
    const row = await books.db
      .selectFrom("application")
      .select("looks")
      .where("id", "=", lease.id)
      .executeTakeFirst();
    return row?.looks;
  };
  expect(await countAfter(true)).toBe(1);
  expect(await countAfter(false)).toBe(1);
  expect(await countAfter(true)).toBe(2);
});

test("an unconfirmed submit that nobody can look into is given up after its patience, and the credit returns", async () => {
  const { lane, lease } = await books.submit();
  const connected = await books.submit();
  const young = await books.submit();
  await age(lease.id, 120);
  await age(connected.lease.id, 120);
  for (const each of [lane, young.lane]) {
    await books.db
      .updateTable("lane")
      .set({ state: "needs_user" })
      .where("user_id", "=", each.userId)
      .execute();
  }
  // Two sweeps at once give it up once.
  await Promise.all([giveUpUnreachable(books.db, 100), giveUpUnreachable(books.db, 100)]);
  await giveUpUnreachable(books.db, 100);
  expect(await books.statusOf(lease.id)).toBe("NEEDS_REVIEW");
  expect(await books.countJournals("release", lease.id)).toBe(1);
  expect(await books.creditsOf(lane.userId)).toEqual({ available: 5, held: 0 });
  expect(await books.statusOf(connected.lease.id)).toBe("SUBMITTING");
  expect(await books.statusOf(young.lease.id)).toBe("SUBMITTING");
});

test("no credit is held for ever: an unconfirmed submit that a connected account never settles is given up as well", async () => {
  const { lane, lease } = await books.submit();
  await age(lease.id, 100 * 3 + 1);
  await giveUpUnreachable(books.db, 100);
  expect(await books.statusOf(lease.id)).toBe("NEEDS_REVIEW");
  expect(await books.creditsOf(lane.userId)).toEqual({ available: 5, held: 0 });
});
const age = (id: string, seconds: number) =>
  books.db
    .updateTable("application")
    .set({ intent_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
    .where("id", "=", id)
    .execute();
