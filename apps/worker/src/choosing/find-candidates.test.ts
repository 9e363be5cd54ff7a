import { claimLaneForLogin, createRun, requestRunStop, setLaneState } from "@sendoff/db/applying";
import { listRunViews } from "@sendoff/db/views";
import { type JobChoices, NO_CHOICES } from "@sendoff/domain/choosing";
import type { JobCard, PortalSession, SearchOutcome } from "@sendoff/portals/driver";
import { getDriver } from "@sendoff/portals/registry";
import { createUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keyOf, openTestWorker, type TestWorker } from "../testing/test-worker.fixture.ts";
import { findCandidates } from "./find-candidates.ts";

let own: TestWorker;
beforeAll(async () => {
  own = await openTestWorker("http://127.0.0.1:1");
});
afterAll(() => own.close());

const card = (index: number): JobCard => ({
  portalJobId: `job ${index}`,
  title: `Engineer ${index}`,
  company: "Quillstack",
  location: "Pune",
  url: `https://p.test/${index}`,
  isEasyApply: true,
  isApplied: false,
});

interface Portal {
  readonly last?: number;
  /** What the list says of one card. */
  readonly marks?: (index: number) => Partial<JobCard>;
  readonly unreadable?: () => number;
  readonly unasked?: readonly JobCard[];
  readonly unknownPlaces?: readonly string[];
  readonly choices?: Partial<JobChoices>;
  readonly end?: SearchOutcome;
}

/** Searches a portal that has no end; `onCard` sees how far it was read. */
async function search(
  wanted: number,
  onCard: (index: number, runId: string) => Promise<void> = async () => undefined,
  {
    last = 1000,
    marks,
    unreadable,
    unasked = [],
    unknownPlaces = [],
    choices,
    end = { kind: "exhausted" },
  }: Portal = {},
) {
  const { db } = own.world;
  const key = keyOf(await createUser(own.world));
  const lane = await claimLaneForLogin(db, key, { worker: "w", leaseSeconds: 60, dailyLimit: 5 });
  if (lane === undefined) throw new Error("the lane is held");
  await setLaneState(db, lane, "connected", "");
  const run = await db.transaction().execute((trx) => createRun(trx, key, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const driver = {
    ...getDriver(1),
    async *search(to: PortalSession): AsyncGenerator<JobCard, SearchOutcome, undefined> {
      const count = unreadable?.() ?? 0;
      for (let nth = 0; nth < count; nth += 1) to.onDropped?.({ reason: "unreadable" });
      for (const each of unasked) to.onDropped?.({ reason: "not_asked", card: each });
      for (const place of unknownPlaces) to.onUnknownPlace?.(place);
      for (let index = 0; index < last; index += 1) {
        await onCard(index, run.runId);
        yield { ...card(index), ...marks?.(index) };
      }
      return end;
    },
  };
  const session: PortalSession = Object.create(null);
  const seeker = { roles: [], locations: [], skills: [], years: undefined, salary: undefined };
  const applicant = {
    criteria: { roles: [], locations: [] },
    seeker,
    choices: { ...NO_CHOICES, ...choices },
  };
  const find = () =>
    findCandidates(own.worker, driver, lane, session, applicant, run.runId, wanted);
  const found = await find().catch((error: unknown) => error);
  const queued = await db
    .selectFrom("application")
    .select("id")
    .where("run_id", "=", run.runId)
    .execute();
  const listing = async (): Promise<unknown> => {
    const [view] = await listRunViews(db, { userId: key.userId, id: run.runId, limit: 1 });
    return view?.listing;
  };
  return { found, queued: queued.length, key, find, listing };
}

test("a search ends with what was wanted", async () => {
  let seen = 0;
  const { found, queued } = await search(40, async (index) => {
    seen = index + 1;
  });
  expect(found).toEqual({ kind: "found", count: 40 });
  expect(queued).toBe(40);
  expect(seen).toBe(40);
});

test("a search for a run that is to stop ends with the page it is at", async () => {
  let seen = 0;
  const { queued } = await search(500, async (index, runId) => {
    seen = index + 1;
    if (index !== 30) return;
    const { user_id: userId } = await own.world.db
      .selectFrom("run")
      .select("user_id")
      .where("id", "=", runId)
      .executeTakeFirstOrThrow();
    await requestRunStop(own.world.db, userId, runId);
  });
  expect(seen).toBe(50);
  expect(queued).toBe(50);
});

test("what the list marks as applied is a skipped row with its reason, once for each job, and does not count", async () => {
  const { found, key, find } = await search(40, undefined, {
    last: 60,
    marks: (index) => ({ isApplied: index % 20 === 7 }),
  });
  expect(found).toEqual({ kind: "found", count: 40 });
  const skipped = () =>
    own.world.db
      .selectFrom("application")
      .select(["portal_job_id", "reason_code", "reason"])
      .where("user_id", "=", key.userId)
      .where("status", "=", "SKIPPED")
      .orderBy("portal_job_id")
      .execute();
  const once = await skipped();
  expect(once).toEqual(
    ["job 27", "job 7"].map((id) => ({
      portal_job_id: id,
      reason_code: "already_applied",
      reason: "You had already applied for this job.",
    })),
  );
  await find();
  await find();
  expect((await skipped()).map((row) => row.portal_job_id)).toEqual(["job 27", "job 47", "job 7"]);
});

test("a run counts what was found and why it was left out, and the same list read anew counts nothing twice", async () => {
  const unreadable = [3, 1];
  const { listing, find } = await search(50, undefined, {
    last: 12,
    marks: (index) => ({
      isEasyApply: index % 4 !== 0,
      ...(index === 8 ? { isUnmarked: true as const } : {}),
      isApplied: index === 1,
      ...(index === 5 ? { isOtherWorkplace: true as const } : {}),
      company: index === 2 ? "Initech Ltd" : "Quillstack",
      title: index === 3 ? "Sales Engineer" : `Engineer ${index}`,
    }),
    unreadable: () => unreadable.shift() ?? 0,
    unasked: [card(901), card(902)],
    choices: {
      easyApplyOnly: true,
      excludedCompanies: ["Initech"],
      excludedTitleWords: ["sales"],
    },
  });
  const counts = {
    taken: 5,
    external: 2,
    unmarked: 1,
    other_workplace: 1,
    already_applied: 1,
    excluded_company: 1,
    excluded_title: 1,
    other_role: 2,
    unreadable: 3,
  };
  expect(await listing()).toEqual(counts);
  await find();
  expect(await listing()).toEqual(counts);
});

test("places that the portal does not offer are noted in the run", async () => {
  const unknownPlaces = ["Zzyzx", "Zzyzx", "Nowhere"];
  const { key } = await search(5, undefined, { last: 3, unknownPlaces });
  const [run] = await listRunViews(own.world.db, { userId: key.userId, limit: 1 });
  expect(run?.unknownPlaces).toEqual(["Zzyzx", "Nowhere"]);
});

test.each<SearchOutcome>([
  { kind: "page_changed", locator: "search.results", url: "https://p.test" },
  { kind: "throttled", scope: "fast_pace", message: "Slow down" },
  { kind: "challenge", message: "Are you a person?", url: "https://p.test" },
])("a list that breaks off ($kind) keeps and counts what it has shown", async (end) => {
  const { found, queued, listing } = await search(50, undefined, { last: 30, end });
  expect(found).toMatchObject(end);
  expect(queued).toBe(30);
  expect(await listing()).toEqual({ taken: 30 });
});

test("a search that throws keeps and counts what its list has shown, and throws on", async () => {
  const { found, queued, listing } = await search(
    50,
    (index) =>
      index === 29 ? Promise.reject(new Error("The browser is gone")) : Promise.resolve(),
    {
      marks: (index) => ({ isEasyApply: index !== 3 }),
      unreadable: () => 2,
      choices: { easyApplyOnly: true },
    },
  );
  expect(found).toEqual(new Error("The browser is gone"));
  expect(queued).toBe(28);
  expect(await listing()).toEqual({ taken: 28, external: 1, unreadable: 2 });
});
