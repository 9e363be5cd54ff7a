import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Books, INTENT, openBooks } from "../testing/books.fixture.ts";
import { recordIntent } from "./intent.repository.ts";
import { claimLane, releaseLane } from "./lane.repository.ts";
import { findRunFacts } from "./run-facts.repository.ts";
import { settleUnknown } from "./settle.repository.ts";
import { findUserPause, pauseUser, resumeUser } from "./user-pause.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
// Claiming looks at every lane: none of an earlier test may be in the way.
beforeEach(async () => {
  await books.db.updateTable("lane").set({ state: "signed_out" }).execute();
});

const pause = (userId: string) => books.db.transaction().execute((trx) => pauseUser(trx, userId));
const resume = (userId: string) => books.db.transaction().execute((trx) => resumeUser(trx, userId));

test("the runs of a user who has paused everything are left alone until they resume, and nobody else's", async () => {
  const lane = await books.createLane();
  await books.openRun(lane);
  await pause(lane.userId);
  await pause(lane.userId);
  expect(await claimLane(books.db, "w", 60)).toBeUndefined();
  expect(await findUserPause(books.db, lane.userId)).toMatchObject({
    pausedAt: expect.any(Date),
    runs: 1,
    finishing: 0,
  });
  const other = await books.createLane();
  await books.openRun(other);
  expect((await claimLane(books.db, "w", 60))?.userId).toBe(other.userId);
  expect([await resume(lane.userId), await resume(lane.userId)]).toEqual([true, false]);
  expect((await claimLane(books.db, "w", 60))?.userId).toBe(lane.userId);
});

test("a form that is filled in when its user pauses everything is not sent, and holds no credit", async () => {
  const { lane, lease } = await books.apply();
  await pause(lane.userId);
  expect(await findRunFacts(books.db, lane)).toMatchObject({ isPaused: true });
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toEqual({ kind: "paused" });
  expect(await books.statusOf(lease.id)).toBe("APPLYING");
  expect(await books.creditsOf(lane.userId)).toEqual({ available: 5, held: 0 });
  await resume(lane.userId);
  expect(await recordIntent(books.db, lane, lease, INTENT, 0)).toMatchObject({ kind: "recorded" });
});

test("what is past its click is counted, and is looked for while everything is paused", async () => {
  const { lane, lease } = await books.submit();
  await pause(lane.userId);
  expect(await findUserPause(books.db, lane.userId)).toMatchObject({ finishing: 1 });
  await settleUnknown(books.db, lease, { note: "", nextVerificationSeconds: 60 });
  await releaseLane(books.db, lane, 0);
  await books.db
    .updateTable("application")
    .set({ next_look_at: sql<Date>`now() - interval '1 second'` })
    .where("id", "=", lease.id)
    .execute();
  expect((await claimLane(books.db, "w", 60))?.userId).toBe(lane.userId);
});
