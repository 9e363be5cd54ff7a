import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, newJob, openBooks } from "../testing/books.fixture.ts";
import { recordArrival } from "./arrival.repository.ts";
import { findSentDuplicates } from "./choosing.repository.ts";
import { settleNotSent } from "./settle.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

test.each([
  ["its user says that it did not arrive", "NEEDS_REVIEW"],
  ["the portal does not list it", "UNKNOWN"],
] as const)(
  "of one job sent twice under two keys, the key goes to the other one when %s",
  async (_how, unconfirmed) => {
    const place = { company: "Coral Rail", title: `Signaller ${unconfirmed}`, location: "Pune" };
    const first = await books.submit({ job: newJob(place) });
    const second = await books.submit({ lane: first.lane, runId: first.runId, job: newJob() });
    const review = { status: "NEEDS_REVIEW", reason: "" } as const;
    await settleNotSent(books.db, second.lease, review);
    if (unconfirmed === "NEEDS_REVIEW") await settleNotSent(books.db, first.lease, review);
    const { title: job_title, ...where } = place;
    const { userId, id } = second.lease;
    // As a migration that folds keys anew leaves the second of two that are now one job.
    const { job_fingerprint } = await books.db
      .selectFrom("application")
      .select("job_fingerprint")
      .where("id", "=", first.lease.id)
      .executeTakeFirstOrThrow();
    const changes = { ...where, job_title, job_fingerprint: `${job_fingerprint}|${id}` };
    await books.db.updateTable("application").set(changes).where("id", "=", id).execute();
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
