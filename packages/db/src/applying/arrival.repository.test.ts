import type { ArrivalVerdict } from "@sendoff/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { type Applied, type Books, INDEED, openBooks } from "../testing/books.fixture.ts";
import { recordArrival } from "./arrival.repository.ts";
import { findSentTwins } from "./choosing.repository.ts";
import { leaseDoubtful } from "./doubt.repository.ts";
import { clearResponse, recordResponse } from "./response.repository.ts";
import { settleApplied, settleNotSent, settleUnknown } from "./settle.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());
// Whatever is said, the books balance: nothing that no portal confirmed is charged.
afterEach(() => expectSound());
async function expectSound(): Promise<void> {
  expect(await proveLedger(books.db)).toMatchObject({ isSound: true });
}

const SEEN = { text: "Sent", proof: "confirmation_seen" } as const;

/** Clicked, looked for, and nobody can tell whether it arrived. */
async function inDoubt(job?: Parameters<Books["submit"]>[0]): Promise<Applied> {
  const applied = await books.submit(job);
  await settleNotSent(books.db, applied.lease, {
    status: "NEEDS_REVIEW",
    reasonCode: "cannot_tell",
    reason: "Lever shows no list of applications. You were not charged.",
  });
  return applied;
}

const say = ({ lease }: Applied, verdict: ArrivalVerdict, insteadOf?: ArrivalVerdict) =>
  recordArrival(books.db, { userId: lease.userId, id: lease.id }, { verdict, insteadOf });
const read = ({ lease: { id } }: Applied) =>
  books.db.selectFrom("application").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const notes = async ({ lease: { id } }: Applied) =>
  (
    await books.db
      .selectFrom("application_event")
      .select("status")
      .where("application_id", "=", id)
      .orderBy("id")
      .execute()
  ).map(({ status }) => status);

test("what its user says arrived counts as applied on the day it was clicked, and costs nothing", async () => {
  const doubt = await inDoubt();
  await books.db
    .updateTable("application")
    .set({ intent_at: sql<Date>`now() - interval '9 days'` })
    .where("id", "=", doubt.lease.id)
    .execute();
  expect(await say(doubt, "arrived")).toEqual({ kind: "recorded" });
  const row = await read(doubt);
  expect(row).toMatchObject({ status: "APPLIED", proof: "user_said", cost_cents: null });
  expect(row.applied_at).toEqual(row.intent_at);
  expect(await books.countJournals("capture", doubt.lease.id)).toBe(0);
  expect(await books.holdOf(doubt.lease.id)).toMatchObject({ state: "released" });
  expect(await books.creditsOf(doubt.lease.userId)).toEqual({ available: 5, held: 0 });
  // The same again is no second line.
  expect(await say(doubt, "arrived")).toEqual({ kind: "recorded" });
  expect((await notes(doubt)).filter((status) => status === "APPLIED")).toHaveLength(1);
});

test("what did not arrive has failed, is not tried again, and may be applied to under another id", async () => {
  const doubt = await inDoubt({ job: { title: "Cook" } });
  expect(await findSentTwins(books.db, doubt.lease.userId, [doubt.lease])).toHaveLength(1);
  expect(await say(doubt, "not_arrived")).toEqual({ kind: "recorded" });
  expect(await read(doubt)).toMatchObject({ status: "FAILED", reason_code: "not_arrived" });
  expect(await findSentTwins(books.db, doubt.lease.userId, [doubt.lease])).toHaveLength(0);
  expect(await leaseDoubtful(books.db, doubt.lane)).toEqual([]);
});

test("who cannot tell is asked no more, and may say more later", async () => {
  const doubt = await inDoubt();
  expect(await say(doubt, "cannot_tell")).toEqual({ kind: "recorded" });
  const row = await read(doubt);
  expect(row).toMatchObject({ status: "NEEDS_REVIEW", proof: "none" });
  expect(row.set_aside_at).not.toBeNull();
  expect(await say(doubt, "arrived")).toEqual({ kind: "recorded" });
  expect(await read(doubt)).toMatchObject({ status: "APPLIED", set_aside_at: null });
});

test("of two tabs the second does not undo the first unseen, and a word can be taken back on purpose", async () => {
  const doubt = await inDoubt();
  const outcomes = await Promise.all([say(doubt, "arrived"), say(doubt, "not_arrived")]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["recorded", "told_otherwise"]);
  const { status } = await read(doubt);
  const first = status === "APPLIED" ? "arrived" : "not_arrived";
  const second = first === "arrived" ? "not_arrived" : "arrived";
  expect(await say(doubt, second, first)).toEqual({ kind: "recorded" });
  expect((await read(doubt)).status).not.toBe(status);
});

test("an answered application cannot be said not to have arrived before the answer is taken back", async () => {
  const doubt = await inDoubt();
  const key = { userId: doubt.lease.userId, id: doubt.lease.id };
  await say(doubt, "arrived");
  // The user's own day, by the clock that judges it: where they live it may be tomorrow.
  const { on } = await books.db
    .selectFrom("app_user")
    .select(sql<string>`(now() at time zone time_zone)::date::text`.as("on"))
    .where("id", "=", key.userId)
    .executeTakeFirstOrThrow();
  await recordResponse(books.db, key, { status: "VIEWED", on, note: "" });
  expect(await say(doubt, "not_arrived", "arrived")).toEqual({ kind: "answered" });
  await clearResponse(books.db, key);
  expect(await say(doubt, "not_arrived", "arrived")).toEqual({ kind: "recorded" });
});

test("nothing is settled by a word that a portal has settled, or that is still looked for", async () => {
  const confirmed = await books.submit();
  await settleApplied(books.db, confirmed.lease, SEEN);
  const looked = await books.submit();
  await settleUnknown(books.db, looked.lease, { note: "", nextLookSeconds: 60 });
  const open = await books.apply();
  for (const [applied, status] of [
    [confirmed, "APPLIED"],
    [looked, "UNKNOWN"],
    [open, "APPLYING"],
  ] as const) {
    expect(await say(applied, "not_arrived")).toEqual({ kind: "not_in_doubt", status });
  }
  const stranger = await books.createUser();
  const doubt = await inDoubt();
  const foreign = { userId: stranger.id, id: doubt.lease.id };
  expect(await recordArrival(books.db, foreign, { verdict: "arrived" })).toEqual({
    kind: "not_found",
  });
});

test("a look that ends while the user speaks either settles it or finds it settled, charged once or not at all", async () => {
  for (let round = 0; round < 8; round += 1) {
    const applied = await books.submit();
    await settleUnknown(books.db, applied.lease, { note: "", nextLookSeconds: 0 });
    const [looked] = await leaseDoubtful(books.db, applied.lane);
    if (looked === undefined) throw new Error("not due");
    const review = { status: "NEEDS_REVIEW", reason: "" } as const;
    const [, , said] = await Promise.all([
      settleApplied(books.db, looked, { text: "", proof: "applied_mark_seen" }),
      settleNotSent(books.db, looked, review),
      say(applied, "arrived"),
    ]);
    const row = await read(applied);
    const captures = await books.countJournals("capture", applied.lease.id);
    expect(captures).toBe(row.proof === "applied_mark_seen" ? 1 : 0);
    expect(row.proof === "user_said").toBe(said.kind === "recorded");
  }
});

test("what did not arrive here is not turned back into an arrival when the same job was sent elsewhere since", async () => {
  const doubt = await inDoubt({ job: { title: "Baker" } });
  await say(doubt, "not_arrived");
  const lane = await books.holdLane(await books.createLane(doubt.lease.userId, INDEED));
  const { title, company, location } = doubt.lease;
  const twin = await books.submit({ lane, job: { title, company, location } });
  await settleApplied(books.db, twin.lease, SEEN);
  expect(await say(doubt, "arrived", "not_arrived")).toEqual({ kind: "same_job" });
  expect((await read(doubt)).status).toBe("FAILED");
});
