import type { UserAction } from "@sendoff/contract/proof";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { finishUnsent, leaseNextApplication } from "../applying/application.repository.ts";
import { addCandidates } from "../applying/candidate.repository.ts";
import { findRestingCompanies, findSentDuplicates } from "../applying/choosing.repository.ts";
import { recordIntent } from "../applying/intent.repository.ts";
import { recordResponse } from "../applying/response.repository.ts";
import { findRunFacts } from "../applying/run-facts.repository.ts";
import { endRun } from "../applying/end-run.repository.ts";
import { settleApplied } from "../applying/settle.repository.ts";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { type Applied, type Books, INDEED, INTENT, openBooks } from "../testing/books.fixture.ts";
import { takeUpAnswered } from "../applying/take-up.repository.ts";
import { actOnApplication } from "./user-action.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
afterEach(() => expectSound());
async function expectSound(): Promise<void> {
  expect(await proveLedger(books.db)).toMatchObject({ isSound: true });
}

const WORKER = { worker: "w", leaseSeconds: 60 };

/** Stopped by a check in its form. */
async function stopped(options?: Parameters<Books["apply"]>[0]): Promise<Applied> {
  const applied = await books.apply(options);
  await finishUnsent(books.db, applied.lease, {
    status: "NEEDS_USER",
    reasonCode: "form_check",
    reason: "Greenhouse asks for a check that only a person can pass.",
  });
  return applied;
}

const act = ({ lease }: Applied, what: UserAction) =>
  actOnApplication(books.db, { userId: lease.userId, id: lease.id }, what);
const read = ({ lease: { id } }: Applied) =>
  books.db.selectFrom("application").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const DONE = { kind: "done", handoffPlatform: null, idlePlatform: null, skipId: null };
const SKIPPED = { ...DONE, skipId: expect.any(String) };

test("what its user sent counts as applied, is not charged, and counts neither for the goal nor for the day's limit", async () => {
  const job = await stopped({ job: { company: "Halcyon Rail", title: "Signaller" } });
  expect(await act(job, "sent")).toEqual(DONE);
  expect(await act(job, "sent")).toEqual(DONE);
  expect(await read(job)).toMatchObject({
    status: "APPLIED",
    proof: "user_sent",
    cost_cents: null,
  });
  expect(await books.creditsOf(job.lease.userId)).toEqual({ available: 5, held: 0 });
  expect(await findRunFacts(books.db, job.lane)).toMatchObject({ sentInRun: 0, sentToday: 0 });
});

test("a later run leaves alone what its user sent: by its id, as the same job elsewhere, and as the same company", async () => {
  const job = await stopped({ job: { company: "Blue Tarmac", title: "Surveyor" } });
  await act(job, "sent");
  await endRun(books.db, job.lane, job.runId, "search_exhausted", "");
  const runId = await books.openRun(job.lane);
  expect(await addCandidates(books.db, job.lane, runId, [job.lease])).toBe(0);
  const { userId } = job.lease;
  expect(await findSentDuplicates(books.db, userId, [job.lease])).toHaveLength(1);
  expect(await findRestingCompanies(books.db, userId, [job.lease], 30)).toHaveLength(1);
  const { title, company, location } = job.lease;
  const lane = await books.holdLane(await books.createLane(userId, INDEED));
  const duplicate = await books.apply({ lane, job: { title, company, location } });
  const intent = await recordIntent(books.db, lane, duplicate.lease, INTENT, 0);
  expect(intent).toEqual({ kind: "same_job" });
});

test("a skipped job stays skipped, and may still be noted as sent; both are taken back only by a word", async () => {
  const job = await stopped();
  expect(await act(job, "skip")).toEqual(SKIPPED);
  expect(await act(job, "skip")).toEqual(DONE);
  await endRun(books.db, job.lane, job.runId, "search_exhausted", "");
  const runId = await books.openRun(job.lane);
  expect(await addCandidates(books.db, job.lane, runId, [job.lease])).toBe(0);
  expect(await act(job, "sent")).toEqual(DONE);
  expect(await act(job, "not_sent")).toEqual(DONE);
  expect(await read(job)).toMatchObject({ status: "SKIPPED", proof: "none", applied_at: null });
});

test("one that is tried again is first in the next run, and says where that is to be started", async () => {
  const job = await stopped();
  const idle = await stopped({ lane: job.lane, runId: job.runId });
  const on = { id: 1, name: "Portal 1" };
  expect(await act(job, "retry")).toEqual({ ...DONE, handoffPlatform: on });
  // Once: whoever lets a run have room for it does so once, too.
  expect(await act(job, "retry")).toEqual(DONE);
  // Nothing was answered.
  expect(await read(job)).toMatchObject({ status: "QUEUED", reason_code: "retried" });
  expect(await act(job, "skip")).toEqual({ kind: "not_open", status: "QUEUED" });
  await endRun(books.db, job.lane, job.runId, "search_exhausted", "");
  expect(await read(job)).toMatchObject({ status: "QUEUED", reason_code: "retried" });
  expect(await act(idle, "retry")).toEqual({
    ...DONE,
    handoffPlatform: on,
    idlePlatform: on,
  });
  const runId = await books.openRun(job.lane);
  expect(await takeUpAnswered(books.db, job.lane, runId)).toBe(2);
  const taken = await leaseNextApplication(books.db, job.lane, runId, WORKER);
  expect([job.lease.id, idle.lease.id]).toContain(taken?.id);
});

test("nothing under way and nothing that was sent is touched, and nobody else's", async () => {
  const open = await books.apply();
  const clicked = await books.submit();
  const confirmed = await books.submit();
  await settleApplied(books.db, confirmed.lease, { text: "", proof: "confirmation_seen" });
  for (const [applied, status] of [
    [open, "APPLYING"],
    [clicked, "SUBMITTING"],
    [confirmed, "APPLIED"],
  ] as const) {
    for (const what of ["sent", "not_sent", "skip", "retry"] as const) {
      expect(await act(applied, what)).toEqual({ kind: "not_open", status });
    }
  }
  const key = { userId: (await books.createUser()).id, id: open.lease.id };
  expect(await actOnApplication(books.db, key, "skip")).toEqual({ kind: "not_found" });
});

test("of a job that Sendoff has sent under another id nobody can note a second sending", async () => {
  const job = await stopped({ job: { title: "Baker" } });
  const { title, company, location, userId } = job.lease;
  const lane = await books.holdLane(await books.createLane(userId, INDEED));
  await books.submit({ lane, job: { title, company, location } });
  expect(await act(job, "sent")).toEqual({ kind: "same_job" });
});

test("what the employer answered to it keeps it from being taken back", async () => {
  const job = await stopped();
  await act(job, "sent");
  const key = { userId: job.lease.userId, id: job.lease.id };
  // The user's own day, by the clock that judges it: where they live it may be tomorrow.
  const { on } = await books.db
    .selectFrom("app_user")
    .select(sql<string>`(now() at time zone time_zone)::date::text`.as("on"))
    .where("id", "=", key.userId)
    .executeTakeFirstOrThrow();
  expect(await recordResponse(books.db, key, { status: "OFFER", on, note: "" })).toEqual({
    kind: "recorded",
  });
  expect(await act(job, "not_sent")).toEqual({ kind: "answered" });
});
