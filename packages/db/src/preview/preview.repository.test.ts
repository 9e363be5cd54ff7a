import { afterAll, beforeAll, expect, test } from "vitest";
import { finishUnsent, leaseNextApplication } from "../applying/application.repository.ts";
import { addCandidates, type Candidate } from "../applying/candidate.repository.ts";
import type { LaneKey, LaneLease } from "../applying/lane.repository.ts";
import { endPreview, endRun } from "../applying/end-run.repository.ts";
import { findOpenRun } from "../applying/run.repository.ts";
import { startRuns } from "../applying/start-run.repository.ts";
import { deleteOutdated } from "../housekeeping.ts";
import { newJob } from "../testing/books.fixture.ts";
import { openScheduleBooks, type ScheduleBooks } from "../testing/schedule.fixture.ts";
import { listApplications } from "../views/application-view.repository.ts";
import { listRunViews } from "../views/run-view.repository.ts";
import { applyPreview } from "./apply-preview.repository.ts";
import { choosePreviewJob } from "./choose-job.repository.ts";
import {
  findPreviewFacts,
  keepRead,
  listKnownToPreview,
  recordPreviewed,
  takeNextPosting,
} from "./preview.repository.ts";
import { findPreview, type PreviewView } from "./preview-view.repository.ts";
import { startPreview } from "./start-preview.repository.ts";

let books: ScheduleBooks;
beforeAll(async () => {
  books = await openScheduleBooks();
});
afterAll(() => books.close());

const dayStart = new Date(Date.now() - 3_600_000);
const wish = { goal: 10, isDailyGoal: false };
const start = (key: LaneKey) =>
  books.db.transaction().execute((trx) => startPreview(trx, { ...key, wish, dayStart }));

interface Opened {
  readonly key: LaneKey;
  readonly lane: LaneLease;
  readonly id: string;
  readonly view: () => Promise<PreviewView>;
}

async function open(userId?: string): Promise<Opened> {
  const key = { userId: userId ?? (await books.createReady()), platformId: 1 };
  const outcome = await start(key);
  if (outcome.kind !== "started") throw new Error(outcome.kind);
  const lane = await books.holdLane(key);
  const id = outcome.previewId;
  const view = async (): Promise<PreviewView> => {
    const found = await findPreview(books.db, { userId: key.userId, id });
    if (found === undefined) throw new Error("the preview is gone");
    return found;
  };
  return { key, lane, id, view };
}

const scored = (score: number, changes: Partial<Candidate> = {}): Candidate =>
  newJob({ match: { score, reasons: [] }, ...changes });
const list = ({ lane, id }: Opened, jobs: readonly Candidate[]): Promise<number> =>
  recordPreviewed(books.db, lane, id, { taken: jobs, skipped: [], dropped: [] });

/** Opens every posting that is left, each with the text that it is given. */
async function readAll({ lane, id }: Opened): Promise<string[]> {
  const read: string[] = [];
  for (;;) {
    const job = await takeNextPosting(books.db, lane, id);
    if (job === undefined) return read;
    read.push(job.portalJobId);
    await keepRead(books.db, lane, job, { posting: { ...job, description: "Text." } });
  }
}

/** A preview that has ended with jobs of these scores. */
async function ended(scores: readonly number[]): Promise<Opened & { readonly ids: string[] }> {
  const opened = await open();
  await list(
    opened,
    scores.map((score) => scored(score)),
  );
  await readAll(opened);
  await endPreview(books.db, opened.lane, opened.id, "goal_reached");
  return { ...opened, ids: (await opened.view()).jobs.map(({ id }) => id) };
}

const apply = ({ key, id }: Opened, jobIds: readonly string[]) =>
  books.db
    .transaction()
    .execute((trx) => applyPreview(trx, { userId: key.userId, previewId: id, jobIds, dayStart }));
const choose = ({ key, id }: Opened, jobId: string, isTakenOut: boolean) =>
  books.db
    .transaction()
    .execute((trx) =>
      choosePreviewJob(trx, { userId: key.userId, previewId: id, jobId }, isTakenOut),
    );
const startRun = (key: LaneKey) =>
  books.db.transaction().execute((trx) => startRuns(trx, [{ ...key, wish, dayStart }]));

test("a preview starts as a run would, but without a credit too, and one at a time", async () => {
  const key = { userId: await books.createReady(), platformId: 1 };
  await books.db
    .updateTable("credit_lot")
    .set({ expires_at: new Date(0) })
    .where("user_id", "=", key.userId)
    .execute();
  const first = await start(key);
  expect(first.kind).toBe("started");
  expect(await start(key)).toEqual({ ...first, kind: "under_way" });
  expect(await start({ ...key, platformId: 4 })).toMatchObject({
    kind: "refused",
    reason: "platform_not_connected",
  });
  expect(await findOpenRun(books.db, key)).toMatchObject({ kind: "preview", goal: 10 });
  expect(await listRunViews(books.db, { userId: key.userId, limit: 9 })).toEqual([]);
  const runner = { userId: await books.createReady(), platformId: 1 };
  await startRun(runner);
  expect(await start(runner)).toMatchObject({ kind: "refused", reason: "run_under_way" });
});

test("a run that starts ends the preview, whose worker then writes nothing more", async () => {
  const opened = await open();
  expect(await list(opened, [scored(80)])).toBe(1);
  expect(await startRun(opened.key)).toMatchObject([{ kind: "started" }]);
  expect(await findOpenRun(books.db, opened.key)).toMatchObject({ kind: "send" });
  expect(await findPreviewFacts(books.db, opened.key)).toBeUndefined();
  expect(await list(opened, [scored(80)])).toBe(0);
  expect(await takeNextPosting(books.db, opened.lane, opened.id)).toBeUndefined();
  expect(await findPreview(books.db, { userId: opened.key.userId, id: opened.id })).toBeUndefined();
});

test("each listed job counts once, the best is read first, and all add up", async () => {
  const opened = await open();
  const jobs = [scored(70), scored(90), scored(80)];
  const [first, best, second] = jobs.map(({ portalJobId }) => portalJobId);
  const listed = {
    taken: jobs,
    skipped: [{ job: scored(10), reasonCode: "low_score", reason: "Too low." }],
    dropped: [{ portalJobId: "dropped", reasonCode: "other_role" }],
  };
  expect(await recordPreviewed(books.db, opened.lane, opened.id, listed)).toBe(3);
  expect(await recordPreviewed(books.db, opened.lane, opened.id, listed)).toBe(0);
  const known = ["dropped", first ?? "", "unknown"];
  expect(await listKnownToPreview(books.db, opened.lane, opened.id, known)).toEqual(
    new Set(["dropped", first]),
  );
  expect(await findPreviewFacts(books.db, opened.key)).toMatchObject({
    readyCount: 3,
    fitCount: 0,
  });
  expect(await opened.view()).toMatchObject({ toRead: 3, jobs: [] });
  expect(await readAll(opened)).toEqual([best, second, first]);
  const view = await opened.view();
  expect(view.jobs.map(({ score }) => score)).toEqual([90, 80, 70]);
  expect(Object.fromEntries(view.leftOut.map(({ code, count }) => [code, count]))).toEqual({
    low_score: 1,
    other_role: 1,
  });
  expect(view.leftOut.find(({ code }) => code === "low_score")?.jobs).toMatchObject([
    { text: "Too low." },
  ]);
});

test("of jobs that the user has met before, those that a run would try again are offered", async () => {
  const userId = await books.createReady();
  const key = { userId, platformId: 1 };
  const [retried, skipped, waiting] = [newJob(), newJob(), newJob()];
  await startRun(key);
  const lane = await books.holdLane(key);
  const runId = (await findOpenRun(books.db, key))?.id ?? "";
  const finish = async (
    job: Candidate,
    status: "FAILED" | "SKIPPED" | "NEEDS_USER",
    reasonCode: string,
  ) => {
    await addCandidates(books.db, lane, runId, [job]);
    const lease = await leaseNextApplication(books.db, lane, runId, {
      worker: "w",
      leaseSeconds: 60,
    });
    if (lease === undefined) throw new Error("nothing is queued");
    await finishUnsent(books.db, lease, { status, reasonCode, reason: "Why." });
  };
  await finish(retried, "FAILED", "portal_error");
  await finish(skipped, "SKIPPED", "skipped_by_user");
  await finish(waiting, "NEEDS_USER", "form_check");
  await endRun(books.db, lane, runId, "stopped", "");
  await books.expireLane(key);
  const opened = await open(userId);
  expect(await list(opened, [retried, skipped, waiting])).toBe(1);
  const codes = (await opened.view()).leftOut.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["seen_before", "skipped_by_user"]);
  // What is known already is taken out by the same skip, and is put back as it was.
  await readAll(opened);
  const id = (await opened.view()).jobs[0]?.id ?? "";
  const stateOf = async () =>
    (await listApplications(books.db, { userId, limit: 9 })).find(
      ({ portalJobId }) => portalJobId === retried.portalJobId,
    );
  const before = await stateOf();
  await choose(opened, id, true);
  expect(await stateOf()).toMatchObject({ status: "SKIPPED" });
  await choose(opened, id, false);
  expect(await stateOf()).toMatchObject({ status: "FAILED", updatedAt: before?.updatedAt });
});

test("a job that is the same as one of the list, or of a company that is then left alone, does not fit", async () => {
  const opened = await open();
  const job = scored(80, { title: "Baker", company: "Crust", location: "Pune" });
  const duplicate = scored(79, { title: "Baker", company: "Crust Ltd", location: "Pune" });
  const colleague = scored(78, { title: "Cook", company: "Crust", location: "Pune" });
  await list(opened, [job, duplicate, colleague]);
  for (let read = 0; read < 3; read += 1) {
    const next = await takeNextPosting(books.db, opened.lane, opened.id);
    if (next === undefined) throw new Error("nothing is left");
    await keepRead(books.db, opened.lane, next, {
      posting: { ...next, description: "" },
      companyRestDays: 30,
    });
  }
  const { jobs, leftOut } = await opened.view();
  expect(jobs.map(({ company }) => company)).toEqual(["Crust"]);
  expect(leftOut.map(({ code }) => code).toSorted()).toEqual(["same_company", "same_job"]);
});

test("what is taken out is skipped and never offered again, until it is put back", async () => {
  const preview = await ended([80, 70]);
  const { key, ids } = preview;
  const [first = ""] = ids;
  const rows = () => listApplications(books.db, { userId: key.userId, limit: 9 });
  expect(await choose(preview, first, true)).toBe(true);
  expect(await choose(preview, first, true)).toBe(true);
  expect(await rows()).toMatchObject([{ status: "SKIPPED", runId: null }]);
  expect((await preview.view()).jobs.map(({ isTakenOut }) => isTakenOut)).toEqual([true, false]);
  expect(await apply(preview, ids)).toEqual({ kind: "changed" });
  await choose(preview, first, false);
  expect(await rows()).toEqual([]);
  expect((await preview.view()).jobs.map(({ isTakenOut }) => isTakenOut)).toEqual([false, false]);
  const other = await open();
  expect(await choose({ ...preview, key: other.key }, first, true)).toBe(false);
});

test("a run of a preview sends the best as far as the credits reach, and finds nothing more", async () => {
  const preview = await ended([70, 95, 80, 85, 90, 75, 60]);
  const { key, ids } = preview;
  // Five credits are there for seven jobs.
  const applied = await apply(preview, ids);
  expect(applied).toMatchObject({ kind: "started", goal: 5 });
  const queued = await books.db
    .selectFrom("application")
    .select("match_score")
    .where("user_id", "=", key.userId)
    .where("status", "=", "QUEUED")
    .orderBy("match_score")
    .execute();
  expect(queued.map((row) => row.match_score)).toEqual([75, 80, 85, 90, 95]);
  expect(await findOpenRun(books.db, key)).toMatchObject({
    kind: "send",
    goal: 5,
    isSearchExhausted: true,
  });
  expect(await listRunViews(books.db, { userId: key.userId, limit: 9 })).toMatchObject([
    { number: 1, listing: { taken: 5 } },
  ]);
  // A second press, from another window.
  expect(await apply(preview, ids)).toEqual({ kind: "missing" });
});

test("a preview that is open, old, or another's is not applied to, and nothing is left of the try", async () => {
  const preview = await open();
  await list(preview, [scored(80)]);
  await readAll(preview);
  const ids = (await preview.view()).jobs.map(({ id }) => id);
  expect(await apply(preview, ids)).toEqual({ kind: "open" });
  await endPreview(books.db, preview.lane, preview.id, "goal_reached");
  const stranger = await open();
  expect(await apply({ ...preview, key: stranger.key }, ids)).toEqual({ kind: "missing" });
  expect(await apply(preview, [...ids, stranger.id])).toEqual({ kind: "changed" });
  const age = (interval: string) =>
    books.database.pool.query(
      `update run set ended_at = now() - interval '${interval}' where id = '${preview.id}'`,
    );
  await age("31 minutes");
  expect(await apply(preview, ids)).toEqual({ kind: "old" });
  expect(await listRunViews(books.db, { userId: preview.key.userId, limit: 9 })).toEqual([]);
  await age("25 hours");
  await deleteOutdated(books.db);
  expect(
    await findPreview(books.db, { userId: preview.key.userId, id: preview.id }),
  ).toBeUndefined();
});
