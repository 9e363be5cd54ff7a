import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, INDEED, newJob, openBooks } from "../testing/books.fixture.ts";
import { listConnections } from "../platform/connection.repository.ts";
import { finishUnsent, requeueApplication } from "./application.repository.ts";
import { addCandidates } from "./candidate.repository.ts";
import { findRunFacts } from "./run-facts.repository.ts";
import { settleApplied, settleNotSent } from "./settle.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

test.each(["Asia/Kolkata", "America/Los_Angeles", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "today begins at midnight in %s, to the second",
  async (zone) => {
    const user = await books.createUser({ time_zone: zone });
    const lane = await books.holdLane(await books.createLane(user.id));
    const runId = await books.openRun(lane);
    // Just after and just before the user's own midnight.
    for (const seconds of [0, 1, -1]) {
      const { lease } = await books.submit({ lane, runId });
      await settleApplied(books.db, lease, { text: "Sent", proof: "confirmation_seen" });
      await books.db
        .updateTable("application")
        .set({
          intent_at: sql<Date>`date_trunc('day', now() at time zone ${zone}) at time zone ${zone}
            + make_interval(secs => ${seconds})`,
        })
        .where("id", "=", lease.id)
        .execute();
    }
    expect(await findRunFacts(books.db, lane)).toMatchObject({
      sentToday: 2,
      sentInRun: 3,
      creditsAvailable: 2,
    });
    const [connection] = await listConnections(books.db, user.id);
    expect((connection?.dailyLimit ?? 0) - (connection?.leftToday ?? 0)).toBe(2);
  },
);

test("counts are of this run, this platform and this user, and unconfirmed ones count as sent", async () => {
  const user = await books.createUser();
  const lane = await books.holdLane(await books.createLane(user.id));
  const other = await books.holdLane(await books.createLane(user.id, INDEED));
  const runId = await books.openRun(lane);
  await books.submit({ lane, runId });
  const review = await books.submit({ lane, runId });
  await settleNotSent(books.db, review.lease, { status: "NEEDS_REVIEW" });
  const failed = await books.submit({ lane, runId });
  await settleNotSent(books.db, failed.lease, { status: "FAILED" });
  const skipped = await books.apply({ lane, runId });
  await finishUnsent(books.db, skipped.lease, { status: "SKIPPED" });
  const later = await books.apply({ lane, runId });
  await requeueApplication(books.db, later.lease, {
    delaySeconds: 60,
    keepsAttempt: false,
    note: "",
  });
  await addCandidates(books.db, lane, runId, [newJob()]);
  await books.submit({ lane: other });
  await books.submit();
  expect(await findRunFacts(books.db, lane)).toEqual({
    id: runId,
    goal: 10,
    isStopRequested: false,
    isSearchExhausted: false,
    isWatched: false,
    isPaused: false,
    sentInRun: 1,
    sentToday: 2,
    readyCount: 1,
    laterCount: 1,
    laterApprovedCount: 0,
    creditsAvailable: 3,
  });
});
