import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Books, INDEED, INTENT, openBooks } from "../testing/books.fixture.ts";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { grantCredits } from "../ledger/ledger.repository.ts";
import { recoverApplications } from "./application.repository.ts";
import { leaseUnconfirmed } from "./unconfirmed.repository.ts";
import { recordIntent } from "./intent.repository.ts";
import { disconnectLane } from "./lane.repository.ts";
import { endRunOfLane } from "./end-run.repository.ts";
import { settleApplied, settleNotSent, settleUnknown } from "./settle.repository.ts";

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

const SEEN = { text: "Sent", proof: "confirmation_seen" } as const;
const MARK = { text: "Applied", proof: "applied_mark_seen" } as const;

/** No credit moved, and the form is still the application's state. */
async function expectNothingHappened(id: string, userId: string): Promise<void> {
  expect(await books.statusOf(id)).toBe("APPLYING");
  expect(await books.holdOf(id)).toBeUndefined();
  expect((await books.creditsOf(userId)).held).toBe(0);
}

test("a confirmation spends the credit, a refusal returns it, an unconfirmed submit keeps it", async () => {
  const [applied, refused, unconfirmed] = [
    await books.submit(),
    await books.submit(),
    await books.submit(),
  ];
  expect(await settleApplied(books.db, applied.lease, SEEN)).toBe(true);
  expect(await books.creditsOf(applied.lane.userId)).toEqual({ available: 4, held: 0 });
  expect(await settleNotSent(books.db, refused.lease, { status: "FAILED" })).toBe(true);
  expect(await books.creditsOf(refused.lane.userId)).toEqual({ available: 5, held: 0 });
  expect(
    await settleUnknown(books.db, unconfirmed.lease, { note: "", nextVerificationSeconds: 5 }),
  ).toBe(true);
  expect(await books.creditsOf(unconfirmed.lane.userId)).toEqual({ available: 4, held: 1 });
});

// SPEC 4.66
test("what is settled stays as it is", async () => {
  const { lease } = await books.submit();
  await settleApplied(books.db, lease, SEEN);
  expect(await settleApplied(books.db, lease, MARK)).toBe(false);
  expect(await settleNotSent(books.db, lease, { status: "FAILED" })).toBe(false);
  expect(await settleUnknown(books.db, lease, { note: "", nextVerificationSeconds: 0 })).toBe(
    false,
  );
  expect(await books.statusOf(lease.id)).toBe("APPLIED");
  expect(await books.countJournals("capture", lease.id)).toBe(1);
});

// SPEC 4.66
test("nothing is settled from a form: only what was submitted can be", async () => {
  const { lane, lease } = await books.apply();
  expect(await settleApplied(books.db, lease, SEEN)).toBe(false);
  expect(await settleNotSent(books.db, lease, { status: "FAILED" })).toBe(false);
  expect(await settleUnknown(books.db, lease, { note: "", nextVerificationSeconds: 0 })).toBe(
    false,
  );
  await expectNothingHappened(lease.id, lane.userId);
});

test("settling under an old fence changes nothing", async () => {
  const { lane, lease } = await books.submit();
  await recoverApplications(books.db, lane);
  expect(await settleApplied(books.db, lease, SEEN)).toBe(false);
  expect(await settleNotSent(books.db, lease, { status: "FAILED" })).toBe(false);
  expect(await settleUnknown(books.db, lease, { note: "", nextVerificationSeconds: 0 })).toBe(
    false,
  );
  expect(await books.statusOf(lease.id)).toBe("UNKNOWN");
  expect(await books.holdOf(lease.id)).toMatchObject({ state: "held" });
});

test("a late worker and a reconciler never both settle: fifty races, one winner each, one credit each", async () => {
  const user = await books.createUser();
  const lane = await books.holdLane(await books.createLane(user.id));
  const runId = await books.openRun(lane);
  let applied = 0;
  for (let race = 0; race < 50; race += 1) {
    const { lease } = await books.submit({ lane, runId });
    await makeDue(lease.id);
    const late = settleApplied(books.db, lease, SEEN);
    const reconciler = leaseUnconfirmed(books.db, lane).then(([unconfirmed]) => {
      if (unconfirmed === undefined) return false;
      return race % 2 === 0
        ? settleApplied(books.db, unconfirmed, MARK)
        : settleNotSent(books.db, unconfirmed, { status: "FAILED", reasonCode: "not_seen" });
    });
    expect((await Promise.all([late, reconciler])).filter(Boolean)).toHaveLength(1);
    const isApplied = (await books.statusOf(lease.id)) === "APPLIED";
    expect(await books.countJournals("capture", lease.id)).toBe(isApplied ? 1 : 0);
    expect(await books.countJournals("release", lease.id)).toBe(isApplied ? 0 : 1);
    if (isApplied) applied += 1;
    await giveCredit(user.id);
  }
  expect(applied).toBeGreaterThan(0);
});

/** The five sign-up credits would not last for fifty races. */
async function giveCredit(userId: string): Promise<void> {
  await books.db.transaction().execute((trx) =>
    grantCredits(trx, {
      userId,
      sourceKey: createId(),
      source: "gift",
      credits: 1,
      unitPriceCents: 0,
      note: "",
    }),
  );
}
const makeDue = (id: string) =>
  books.db
    .updateTable("application")
    .set({ next_look_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();

test("submits, settlements and disconnects of one user at once end without a deadlock", async () => {
  for (let round = 0; round < 10; round += 1) {
    const user = await books.createUser();
    const forms = await Promise.all(
      [1, INDEED].map(async (platformId) =>
        books.apply({ lane: await books.holdLane(await books.createLane(user.id, platformId)) }),
      ),
    );
    const outcomes = await Promise.all([
      ...forms.map(async ({ lane, lease }) => {
        const intent = await recordIntent(books.db, lane, lease, INTENT, 0);
        return intent.kind === "recorded" ? settleApplied(books.db, lease, SEEN) : false;
      }),
      ...forms.map(({ lane }) =>
        books.db.transaction().execute(async (trx) => {
          const isGone = await disconnectLane(trx, lane);
          await endRunOfLane(trx, lane, "stopped", "");
          return isGone;
        }),
      ),
    ]);
    expect(outcomes.slice(2)).toEqual([true, true]);
    for (const [index, { lease }] of forms.entries()) {
      expect(await books.statusOf(lease.id)).toBe(outcomes[index] === true ? "APPLIED" : "SKIPPED");
    }
  }
});
