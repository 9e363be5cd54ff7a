import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { savePosting } from "../applying/application.repository.ts";
import { recordArrival } from "../applying/arrival.repository.ts";
import { findRestingCompanies, findSentDuplicates } from "../applying/choosing.repository.ts";
import { settleNotSent } from "../applying/settle.repository.ts";
import { type Books, INDEED, newJob, openBooks } from "../testing/books.fixture.ts";
import { up } from "./0020-fold-job-keys.ts";
import { up as again } from "./0025-fold-job-keys-again.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

/** As the rule before this migration wrote it. */
const setKey = (id: string, key: string) =>
  books.db
    .updateTable("application")
    .set({ job_fingerprint: key })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const migrate = () =>
  books.db.transaction().execute((trx) => up(trx as unknown as Kysely<unknown>));
const isUnique = async () => {
  const { rows } = await sql<{ indexdef: string }>`
    select indexdef from pg_indexes where indexname = 'application_same_job'`.execute(books.db);
  return rows.length === 1 && rows[0]?.indexdef.startsWith("CREATE UNIQUE INDEX");
};

test("a job that was sent under an old key is known under its other spellings", async () => {
  const job = newJob({ title: "Sr. Data Engineer", company: "Nimbra Cloud", location: "Gurugram" });
  const { lane, lease } = await books.submit({ job });
  await setKey(lease.id, "nimbra cloud|sr data engineer|gurugram");
  const elsewhere = await books.apply({
    lane: await books.holdLane(await books.createLane(lane.userId, INDEED)),
  });
  const duplicate = newJob({
    title: "Senior Data Engineer",
    company: "Nimbra Cloud Incorporated",
    location: "Gurgaon, Haryana",
  });
  expect(await findSentDuplicates(books.db, lane.userId, [duplicate])).toEqual(new Map());
  await migrate();
  expect((await findSentDuplicates(books.db, lane.userId, [duplicate])).size).toBe(1);
  expect(await savePosting(books.db, elsewhere.lease, { ...duplicate, description: "" })).toBe(
    "same_job",
  );
  expect((await findRestingCompanies(books.db, lane.userId, [duplicate], 30)).size).toBe(1);
  expect(await isUnique()).toBe(true);
});

test("one job that was sent twice before keeps both rows, and each finds the next", async () => {
  const job = newJob({ title: "SRE", company: "Coral Networks", location: "Delhi" });
  const first = await books.submit({ job });
  const other = { ...newJob(), title: "SRE", company: "Coral Networks Inc", location: "New Delhi" };
  // Its own key for now, so that it can be sent as it could before.
  const second = await books.submit({
    lane: first.lane,
    runId: first.runId,
    job: { ...other, title: "Another" },
  });
  await books.db
    .updateTable("application")
    .set({ job_title: "SRE", job_fingerprint: "coral networks|sre|new delhi" })
    .where("id", "=", second.lease.id)
    .execute();
  await migrate();
  expect([await books.statusOf(first.lease.id), await books.statusOf(second.lease.id)]).toEqual([
    "SUBMITTING",
    "SUBMITTING",
  ]);
  const duplicates = await findSentDuplicates(books.db, first.lane.userId, [newJob(other)]);
  expect([...duplicates.values()]).toMatchObject([{ portalJobId: job.portalJobId }]);
  // A second run of it, as after a stop in the middle, changes nothing more that matters.
  await migrate();
  expect((await findSentDuplicates(books.db, first.lane.userId, [newJob(other)])).size).toBe(1);
  expect(await isUnique()).toBe(true);
});

test("a key that was stored before the rule folded a place behind the name is folded by a later run, twice in one transaction too", async () => {
  const job = newJob({ title: "Analyst", company: "Nimbra Cloud Pvt Ltd, Pune", location: "Pune" });
  const { lane, lease } = await books.submit({ job });
  await setKey(lease.id, "nimbra cloud pvt ltd pune|analyst|pune");
  const duplicate = newJob({ title: "Analyst", company: "Nimbra Cloud", location: "Pune" });
  expect((await findSentDuplicates(books.db, lane.userId, [duplicate])).size).toBe(0);
  await books.db.transaction().execute(async (trx) => {
    await up(trx as unknown as Kysely<unknown>);
    await again(trx as unknown as Kysely<unknown>);
  });
  expect((await findSentDuplicates(books.db, lane.userId, [duplicate])).size).toBe(1);
  expect(await isUnique()).toBe(true);
});

test.each([
  ["its user says that it did not arrive", "NEEDS_REVIEW"],
  ["the portal does not list it", "UNKNOWN"],
] as const)(
  "of one job sent twice before, the key goes to the other one when %s",
  async (_how, unconfirmed) => {
    const place = { company: "Coral Rail", title: `Signaller ${unconfirmed}`, location: "Pune" };
    const first = await books.submit({ job: newJob(place) });
    const second = await books.submit({ lane: first.lane, runId: first.runId, job: newJob() });
    const review = { status: "NEEDS_REVIEW", reason: "" } as const;
    await settleNotSent(books.db, second.lease, review);
    if (unconfirmed === "NEEDS_REVIEW") await settleNotSent(books.db, first.lease, review);
    const { title: job_title, ...where } = place;
    const changes = { ...where, job_title };
    const { userId, id } = second.lease;
    await books.db.updateTable("application").set(changes).where("id", "=", id).execute();
    await migrate();
    const gone = { userId, id: first.lease.id };
    if (unconfirmed === "NEEDS_REVIEW") {
      await recordArrival(books.db, gone, { verdict: "not_arrived" });
    } else {
      const notSeen = { status: "FAILED", reasonCode: "not_seen", reason: "" } as const;
      await settleNotSent(books.db, first.lease, notSeen);
    }
    await recordArrival(books.db, { userId, id }, { verdict: "arrived" });
    const duplicates = await findSentDuplicates(books.db, userId, [newJob(place)]);
    expect([...duplicates.values()]).toMatchObject([{ portalJobId: second.lease.portalJobId }]);
    const back = { verdict: "arrived", insteadOf: "not_arrived" } as const;
    expect((await recordArrival(books.db, gone, back)).kind).toBe(
      unconfirmed === "NEEDS_REVIEW" ? "same_job" : "not_unconfirmed",
    );
  },
);
