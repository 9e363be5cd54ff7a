import type { ArrivalVerdict } from "@sendoff/contract/proof";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { proveLedger } from "../ledger/ledger-proof.ts";
import { type Applied, type Books, INDEED, openBooks } from "../testing/books.fixture.ts";
import { recordArrival } from "./arrival.repository.ts";
import { findSentDuplicates } from "./choosing.repository.ts";
import { leaseUnconfirmed } from "./unconfirmed.repository.ts";
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
async function createUnconfirmed(job?: Parameters<Books["submit"]>[0]): Promise<Applied> {
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
  const unconfirmed = await createUnconfirmed();
  await books.db
    .updateTable("application")
    .set({ intent_at: sql<Date>`now() - interval '9 days'` })
    .where("id", "=", unconfirmed.lease.id)
    .execute();
  expect(await say(unconfirmed, "arrived")).toEqual({ kind: "recorded" });
  const row = await read(unconfirmed);
  expect(row).toMatchObject({ status: "APPLIED", proof: "user_said", cost_cents: null });
  expect(row.applied_at).toEqual(row.intent_at);
  expect(await books.countJournals("capture", unconfirmed.lease.id)).toBe(0);
  expect(await books.holdOf(unconfirmed.lease.id)).toMatchObject({ state: "released" });
  expect(await books.creditsOf(unconfirmed.lease.userId)).toEqual({ available: 5, held: 0 });
  // The same again is no second line.
  expect(await say(unconfirmed, "arrived")).toEqual({ kind: "recorded" });
  expect((await notes(unconfirmed)).filter((status) => status === "APPLIED")).toHaveLength(1);
});

test("what did not arrive has failed, is not tried again, and may be applied to under another id", async () => {
  const unconfirmed = await createUnconfirmed({ job: { title: "Cook" } });
  expect(
    await findSentDuplicates(books.db, unconfirmed.lease.userId, [unconfirmed.lease]),
  ).toHaveLength(1);
  expect(await say(unconfirmed, "not_arrived")).toEqual({ kind: "recorded" });
  expect(await read(unconfirmed)).toMatchObject({ status: "FAILED", reason_code: "not_arrived" });
  expect(
    await findSentDuplicates(books.db, unconfirmed.lease.userId, [unconfirmed.lease]),
  ).toHaveLength(0);
  expect(await leaseUnconfirmed(books.db, unconfirmed.lane)).toEqual([]);
});

test("who cannot tell is asked no more, and may say more later", async () => {
  const unconfirmed = await createUnconfirmed();
  expect(await say(unconfirmed, "cannot_tell")).toEqual({ kind: "recorded" });
  const row = await read(unconfirmed);
  expect(row).toMatchObject({ status: "NEEDS_REVIEW", proof: "none" });
  expect(row.set_aside_at).not.toBeNull();
  expect(await say(unconfirmed, "arrived")).toEqual({ kind: "recorded" });
  expect(await read(unconfirmed)).toMatchObject({ status: "APPLIED", set_aside_at: null });
});

test("of two tabs the second does not undo the first unseen, and a word can be taken back on purpose", async () => {
  const unconfirmed = await createUnconfirmed();
  const outcomes = await Promise.all([
    say(unconfirmed, "arrived"),
    say(unconfirmed, "not_arrived"),
  ]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["recorded", "told_otherwise"]);
  const { status } = await read(unconfirmed);
  const first = status === "APPLIED" ? "arrived" : "not_arrived";
  const second = first === "arrived" ? "not_arrived" : "arrived";
  expect(await say(unconfirmed, second, first)).toEqual({ kind: "recorded" });
  expect((await read(unconfirmed)).status).not.toBe(status);
});

test("an answered application cannot be said not to have arrived before the answer is taken back", async () => {
  const unconfirmed = await createUnconfirmed();
  const key = { userId: unconfirmed.lease.userId, id: unconfirmed.lease.id };
  await say(unconfirmed, "arrived");
  // The user's own day, by the clock that judges it: where they live it may be tomorrow.
  const { on } = await books.db
    .selectFrom("app_user")
    .select(sql<string>`(now() at time zone time_zone)::date::text`.as("on"))
    .where("id", "=", key.userId)
    .executeTakeFirstOrThrow();
  await recordResponse(books.db, key, { status: "VIEWED", on, note: "" });
  expect(await say(unconfirmed, "not_arrived", "arrived")).toEqual({ kind: "answered" });
  await clearResponse(books.db, key);
  expect(await say(unconfirmed, "not_arrived", "arrived")).toEqual({ kind: "recorded" });
});

test("nothing is settled by a word that a portal has settled, or that is still looked for", async () => {
  const confirmed = await books.submit();
  await settleApplied(books.db, confirmed.lease, SEEN);
  const looked = await books.submit();
  await settleUnknown(books.db, looked.lease, { note: "", nextVerificationSeconds: 60 });
  const open = await books.apply();
  for (const [applied, status] of [
    [confirmed, "APPLIED"],
    [looked, "UNKNOWN"],
    [open, "APPLYING"],
  ] as const) {
    expect(await say(applied, "not_arrived")).toEqual({ kind: "not_unconfirmed", status });
  }
  const stranger = await books.createUser();
  const unconfirmed = await createUnconfirmed();
  const foreign = { userId: stranger.id, id: unconfirmed.lease.id };
  expect(await recordArrival(books.db, foreign, { verdict: "arrived" })).toEqual({
    kind: "not_found",
  });
});

test("a look that ends while the user speaks either settles it or finds it settled, charged once or not at all", async () => {
  for (let round = 0; round < 8; round += 1) {
    const applied = await books.submit();
    await settleUnknown(books.db, applied.lease, { note: "", nextVerificationSeconds: 0 });
    const [looked] = await leaseUnconfirmed(books.db, applied.lane);
    if (looked === undefined) throw new Error("not due");
    const review = { status: "NEEDS_REVIEW", reason: "" } as const;
    const [, , report] = await Promise.all([
      settleApplied(books.db, looked, { text: "", proof: "applied_mark_seen" }),
      settleNotSent(books.db, looked, review),
      say(applied, "arrived"),
    ]);
    const row = await read(applied);
    const captures = await books.countJournals("capture", applied.lease.id);
    expect(captures).toBe(row.proof === "applied_mark_seen" ? 1 : 0);
    expect(row.proof === "user_said").toBe(report.kind === "recorded");
  }
});

test("what did not arrive here is not turned back into an arrival when the same job was sent elsewhere since", async () => {
  const unconfirmed = await createUnconfirmed({ job: { title: "Baker" } });
  await say(unconfirmed, "not_arrived");
  const lane = await books.holdLane(await books.createLane(unconfirmed.lease.userId, INDEED));
  const { title, company, location } = unconfirmed.lease;
  const duplicate = await books.submit({ lane, job: { title, company, location } });
  await settleApplied(books.db, duplicate.lease, SEEN);
  expect(await say(unconfirmed, "arrived", "not_arrived")).toEqual({ kind: "same_job" });
  expect((await read(unconfirmed)).status).toBe("FAILED");
});
