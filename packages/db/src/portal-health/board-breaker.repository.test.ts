import type { BreakerRules } from "@sendoff/domain/portal-health";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimLane, type LaneKey } from "../applying/lane.repository.ts";
import { listRunEvents } from "../applying/run-event.repository.ts";
import { createPlatform } from "../platform/added-platform.repository.ts";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import {
  admitToPlatform,
  closePlatformByHand,
  getBreaker,
  openPlatformByHand,
  reportHealth,
} from "./breaker.repository.ts";
import { listPausesOfRun, listPausesOfUser, listPlatformHealth } from "./pause.repository.ts";
import { endLongPausedRuns } from "./long-paused-run.repository.ts";

const RULES: BreakerRules = {
  accounts: 3,
  windowMs: 3_600_000,
  firstPauseMs: 60_000,
  longestPauseMs: 300_000,
  trialMs: 60_000,
};

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

/** A company's board that a user (or a new one) has added. */
async function addBoard(
  maker: "greenhouse" | "lever",
  token: string,
  owner?: string,
): Promise<LaneKey> {
  const userId = owner ?? (await books.createUser()).id;
  const board = { maker, host: `jobs.${maker}.test`, token };
  const outcome = await createPlatform(
    books.db,
    {
      ownerUserId: userId,
      name: `${token} (${maker})`,
      url: `https://jobs.${maker}.test/${token}`,
      dailyCap: 10,
      board,
      filters: [],
    },
    10,
  );
  if (outcome.kind !== "created") throw new Error(outcome.kind);
  return { userId, platformId: outcome.id };
}

test("a maker's changed pages pause the boards of all its companies for everyone, and nobody else's", async () => {
  const failed = [];
  for (const token of ["acme", "globex", "initech"])
    failed.push(await addBoard("greenhouse", token));
  const other = await addBoard("greenhouse", "umbrella");
  const second = await addBoard("greenhouse", "hooli", other.userId);
  const elsewhere = await addBoard("lever", "umbrella");
  for (const { userId, platformId } of failed.slice(0, 2)) {
    const report = { account: userId, run: userId, verdict: "page_changed" } as const;
    await reportHealth(books.db, platformId, report, RULES);
  }
  // One person's second board is no further account.
  const [first] = failed;
  const again = { account: first?.userId ?? "", run: "another", verdict: "page_changed" } as const;
  await reportHealth(books.db, first?.platformId ?? 0, again, RULES);
  expect(await getBreaker(books.db, other.platformId)).toMatchObject({ state: "closed" });
  const { userId, platformId } = failed[2] ?? other;
  const last = { account: userId, run: userId, verdict: "page_changed" } as const;
  expect((await reportHealth(books.db, platformId, last, RULES)).after.state).toBe("open");

  expect(await admitToPlatform(books.db, second.platformId, other.userId, RULES)).toEqual({
    kind: "wait",
  });
  expect(await admitToPlatform(books.db, elsewhere.platformId, "x", RULES)).toEqual({ kind: "go" });
  const run = await books.openRun(other);
  await books.db
    .updateTable("run")
    .set({ watched_until: sql<Date>`now() + interval '1 minute'` })
    .where("id", "=", run)
    .execute();
  expect(await claimLane(books.db, "w", 60)).toBeUndefined();
  await books.openRun(elsewhere);
  expect(await claimLane(books.db, "w", 60)).toMatchObject({ platformId: elsewhere.platformId });

  const paused = { maker: "greenhouse", reason: "page_changed", closedAt: null };
  expect(await listPausesOfUser(books.db, other.userId)).toMatchObject([
    { platformId: other.platformId, platformName: "umbrella (greenhouse)", ...paused },
    { platformId: second.platformId, platformName: "hooli (greenhouse)", ...paused },
  ]);
  expect(await listPausesOfUser(books.db, elsewhere.userId)).toEqual([]);
  const health = await listPlatformHealth(books.db);
  expect(health.filter(({ maker }) => maker !== null)).toMatchObject([
    { maker: "greenhouse", boards: 5, reason: "page_changed", openRuns: 1 },
    { maker: "lever", boards: 1, reason: null, openRuns: 1 },
  ]);

  await closePlatformByHand(books.db, other.platformId);
  expect(await getBreaker(books.db, failed[0]?.platformId ?? 0)).toMatchObject({ state: "closed" });
  expect(await listPausesOfRun(books.db, { userId: other.userId, runId: run })).toMatchObject([
    { platformId: other.platformId, maker: "greenhouse" },
  ]);
  expect((await listRunEvents(books.db, run, 0)).map(({ event }) => event)).toEqual([
    { type: "run" },
  ]);
  expect(await claimLane(books.db, "w", 60)).toMatchObject({ platformId: other.platformId });
});

test("a run that waited too long for its maker ends, whichever company's board it is on", async () => {
  const waiting = await addBoard("lever", "stark");
  const run = await books.openRun(waiting);
  await openPlatformByHand(books.db, (await addBoard("lever", "wayne")).platformId);
  await sql`update portal_pause set opened_at = now() - interval '7 hours' where closed_at is null`.execute(
    books.db,
  );
  await sql`update run set created_at = now() - interval '8 hours' where id = ${run}`.execute(
    books.db,
  );
  expect(await endLongPausedRuns(books.db, 6 * 3_600_000)).toBe(1);
  const row = await books.db
    .selectFrom("run")
    .select("end_reason")
    .where("id", "=", run)
    .executeTakeFirst();
  expect(row).toEqual({ end_reason: "platform_paused" });
});
