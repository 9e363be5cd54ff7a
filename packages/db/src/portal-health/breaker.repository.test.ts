import { type BreakerRules, pauseWords } from "@sendoff/domain/portal-health";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { claimLane, type LaneKey, releaseLane } from "../applying/lane.repository.ts";
import { findOpenRun } from "../applying/run.repository.ts";
import { listRunEvents } from "../applying/run-event.repository.ts";
import { type Books, LINKEDIN, openBooks } from "../testing/books.fixture.ts";
import {
  admitToPlatform,
  closePlatformByHand,
  getBreaker,
  openPlatformByHand,
  renewPlatformTrial,
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
const HOURS_MS = 3_600_000;

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
beforeEach(async () => {
  await books.db.updateTable("lane").set({ state: "signed_out" }).execute();
  await closePlatformByHand(books.db, LINKEDIN);
});

const fail = (account: string, run: string = account, trial?: number) =>
  reportHealth(
    books.db,
    LINKEDIN,
    { account, run, verdict: "page_changed", ...(trial === undefined ? {} : { trial }) },
    RULES,
  );
const works = (account: string, trial?: number) =>
  reportHealth(
    books.db,
    LINKEDIN,
    { account, run: account, verdict: "works", ...(trial === undefined ? {} : { trial }) },
    RULES,
  );
const databaseNow = async (): Promise<number> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(books.db);
  return Number(rows[0]?.now);
};
const ask = (account: string) => admitToPlatform(books.db, LINKEDIN, account, RULES);

async function lanesWithRuns(count: number): Promise<LaneKey[]> {
  const keys = await Promise.all(Array.from({ length: count }, () => books.createLane()));
  for (const key of keys) await books.openRun(key);
  return keys;
}

/** As if the pause (or the trial's time) were over. */
async function passTime(): Promise<void> {
  await sql`update portal_breaker set blocked_until = now() - interval '1 second', breaker = case breaker ->> 'state'
    when 'open' then jsonb_set(breaker, '{retryAt}', '1') else jsonb_set(breaker, '{trial,until}', '1') end
    where portal_key = ${`portal-${LINKEDIN}`}`.execute(books.db);
}

/** Once the time is over; the number of the one trial that is given. */
async function askTenAtOnce(): Promise<number> {
  await passTime();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`${index}`)));
  const trials = answers.flatMap((each) => (each.kind === "trial" ? [each.trial.no] : []));
  expect(trials).toHaveLength(1);
  expect(answers.filter(({ kind }) => kind === "wait")).toHaveLength(9);
  return trials[0] ?? 0;
}

test("failures of three accounts, told by workers at once, open it once; then no lane with a run is claimed, and every user is told", async () => {
  const keys = await lanesWithRuns(4);
  const before = await databaseNow();
  const reports = await Promise.all(keys.slice(0, 3).map(({ userId }) => fail(userId)));
  const after = await databaseNow();
  expect(reports.filter(({ before, after }) => before.state !== after.state)).toHaveLength(1);
  expect(await claimLane(books.db, "w", 60)).toBeUndefined();
  expect(await ask(keys[3]?.userId ?? "")).toEqual({ kind: "wait" });
  const [pause, ...more] = await listPausesOfUser(books.db, keys[3]?.userId ?? "");
  expect(more).toEqual([]);
  expect(pause).toMatchObject({ platformId: LINKEDIN, reason: "page_changed", closedAt: null });
  const openedAt = Number(pause?.retryAt) - RULES.firstPauseMs;
  expect(openedAt).toBeGreaterThanOrEqual(before);
  expect(openedAt).toBeLessThanOrEqual(after);
  expect(pauseWords("LinkedIn", "page_changed").title).toBe("LinkedIn changed its pages.");
});

test("an unconfirmed submit is looked for while the platform is paused", async () => {
  const { lane } = await books.submit();
  await releaseLane(books.db, lane, 0);
  await books.db
    .updateTable("application")
    .set({ next_look_at: sql<Date>`now()`, lease_until: null })
    .where("user_id", "=", lane.userId)
    .execute();
  await openPlatformByHand(books.db, LINKEDIN);
  expect(await claimLane(books.db, "w", 60)).toMatchObject({ userId: lane.userId });
});

test("of ten workers that ask when the pause is over one is given the trial; when it dies, one other is", async () => {
  const keys = await lanesWithRuns(3);
  for (const { userId } of keys) await fail(userId);
  const first = await askTenAtOnce();
  expect(await renewPlatformTrial(books.db, LINKEDIN, first, RULES)).toBe(true);
  const second = await askTenAtOnce();
  expect(await renewPlatformTrial(books.db, LINKEDIN, second, RULES)).toBe(true);
  expect(await renewPlatformTrial(books.db, LINKEDIN, first, RULES)).toBe(false);
  await works("late", first);
  expect(await getBreaker(books.db, LINKEDIN)).toMatchObject({ state: "half_open" });
  await works("in time", second);
  expect(await getBreaker(books.db, LINKEDIN)).toMatchObject({ state: "closed" });
  expect(await claimLane(books.db, "w", 60)).toBeDefined();
});

test("a pause is one row from its opening to its closing, whatever trials fail, and belongs to the runs it fell into", async () => {
  const [before, ...others] = await lanesWithRuns(3);
  if (before === undefined) throw new Error("no lane");
  const run = await findOpenRun(books.db, before);
  await books.db
    .updateTable("run")
    .set({ watched_until: sql<Date>`now() + interval '1 minute'` })
    .where("id", "=", run?.id ?? "")
    .execute();
  for (const { userId } of [before, ...others]) await fail(userId);
  await passTime();
  const trial = await ask(before.userId);
  if (trial.kind !== "trial") throw new Error(trial.kind);
  await fail(before.userId, "another run", trial.trial.no);
  expect(await getBreaker(books.db, LINKEDIN)).toMatchObject({ state: "open", openings: 2 });
  await closePlatformByHand(books.db, LINKEDIN);
  const pauses = await listPausesOfRun(books.db, { userId: before.userId, runId: run?.id ?? "" });
  expect(pauses).toMatchObject([{ reason: "page_changed", retryAt: null }]);
  expect(pauses[0]?.closedAt).not.toBeNull();
  const stranger = { userId: others[0]?.userId ?? "", runId: run?.id ?? "" };
  expect(await listPausesOfRun(books.db, stranger)).toEqual([]);
  expect(await listPausesOfUser(books.db, before.userId)).toEqual([]);
  const events = await listRunEvents(books.db, run?.id ?? "", 0);
  expect(events.map(({ event }) => event)).toEqual([{ type: "run" }, { type: "run" }]);
});

test("an operator's pause ends only by an operator, and shows in the overview", async () => {
  await lanesWithRuns(1);
  await openPlatformByHand(books.db, LINKEDIN);
  expect(await ask("a")).toEqual({ kind: "wait" });
  await works("a");
  expect(await claimLane(books.db, "w", 60)).toBeUndefined();
  const [linkedin, indeed] = await listPlatformHealth(books.db);
  expect(linkedin).toMatchObject({ platformId: LINKEDIN, reason: "by_hand" });
  expect(indeed).toMatchObject({ reason: null, openedAt: null });
  await closePlatformByHand(books.db, LINKEDIN);
  expect(await claimLane(books.db, "w", 60)).toBeDefined();
});

test("a run that waited for six hours ends with its reason; one that came later, or whose lane is held, waits on", async () => {
  const [waited, fresh, held] = await lanesWithRuns(3);
  if (waited === undefined || fresh === undefined || held === undefined) throw new Error("no lane");
  await openPlatformByHand(books.db, LINKEDIN);
  await sql`update portal_pause set opened_at = now() - interval '7 hours' where closed_at is null`.execute(
    books.db,
  );
  for (const { userId } of [waited, held]) {
    await sql`update run set created_at = now() - interval '8 hours' where user_id = ${userId}`.execute(
      books.db,
    );
  }
  await books.holdLane(held);
  expect(await endLongPausedRuns(books.db, 6 * HOURS_MS)).toBe(1);
  expect(await findOpenRun(books.db, waited)).toBeUndefined();
  expect(await findOpenRun(books.db, fresh)).toBeDefined();
  expect(await findOpenRun(books.db, held)).toBeDefined();
  const row = await books.db
    .selectFrom("run")
    .select(["end_reason", "end_note"])
    .where("user_id", "=", waited.userId)
    .executeTakeFirst();
  expect(row?.end_reason).toBe("platform_paused");
  expect(row?.end_note).toContain("Nothing was charged");
});
