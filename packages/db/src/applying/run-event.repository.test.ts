import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { recoverApplications } from "./application.repository.ts";
import { recordPicture } from "./picture.repository.ts";
import {
  findNewestRunEvents,
  listApplicationProgress,
  listRunEvents,
  recordProgress,
  recordRunEvent,
  type StoredRunEvent,
} from "./run-event.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const openRun = async () => books.openRun(await books.createLane());
const lastEventId = async (runId: string) =>
  (await listRunEvents(books.db, runId, 0)).at(-1)?.id ?? 0;
const application = (applicationId: string) => ({ type: "application", applicationId }) as const;

test("a reader that remembers the last id misses nothing, however many write at once", async () => {
  const runId = await openRun();
  let isDone = false;
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; count < 10; count += 1) {
      // A transaction that goes on for a while after the event: its id is older than what others commit before it.
      await books.db.transaction().execute(async (trx) => {
        await recordRunEvent(trx, runId, application(`${writer}-${count}`));
        await trx.selectFrom("run").select("id").where("id", "=", runId).execute();
      });
    }
  };
  const seen: string[] = [];
  const read = async (): Promise<void> => {
    let after = 0;
    for (;;) {
      const wasDone = isDone;
      for (const row of await listRunEvents(books.db, runId, after)) {
        expect(row.id).toBeGreaterThan(after);
        after = row.id;
        if (row.event.type === "application") seen.push(row.event.applicationId);
      }
      if (wasDone) return;
    }
  };
  const reading = read();
  await Promise.all(Array.from({ length: 6 }, (_, writer) => write(writer)));
  isDone = true;
  await reading;
  expect(new Set(seen).size).toBe(60);
  expect(seen).toHaveLength(60);
});

test("an event is never seen when its transaction rolls back", async () => {
  const runId = await openRun();
  await expect(
    books.db.transaction().execute(async (trx) => {
      await recordRunEvent(trx, runId, { type: "run" });
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  expect(await listRunEvents(books.db, runId, 0)).toEqual([]);
});

test("events come after the id asked for, at most five hundred at once, of this run only", async () => {
  const [runId, other] = [await openRun(), await openRun()];
  await recordRunEvent(books.db, other, { type: "run" });
  await books.db
    .insertInto("run_event")
    .values(
      Array.from({ length: 501 }, () => ({ run_id: runId, data: JSON.stringify({ type: "run" }) })),
    )
    .execute();
  const first = await listRunEvents(books.db, runId, 0);
  expect(first).toHaveLength(500);
  const rest = await listRunEvents(books.db, runId, first.at(-1)?.id ?? 0);
  expect(rest).toHaveLength(1);
});

test("the newest event of each run that has one is found for all asked for at once", async () => {
  const [first, second, empty] = [await openRun(), await openRun(), await openRun()];
  for (const runId of [first, second, first]) {
    await recordRunEvent(books.db, runId, { type: "run" });
  }
  const found = await findNewestRunEvents(books.db, [first, second, empty]);
  expect(new Map(found.map(({ runId, id }) => [runId, id]))).toEqual(
    new Map([
      [first, await lastEventId(first)],
      [second, await lastEventId(second)],
    ]),
  );
});

test("progress of an application is written in the order it was told, and only under its fence", async () => {
  const { runId, lease, lane } = await books.apply();
  const before = await lastEventId(runId);
  const progress = ["a", "b", "c", "d"].map((id) => application(id));
  expect(await recordProgress(books.db, { ...lease, runId }, progress)).toBe(true);
  expect((await listRunEvents(books.db, runId, before)).map((row) => row.event)).toEqual(progress);
  await recoverApplications(books.db, lane);
  const after = await lastEventId(runId);
  expect(await recordProgress(books.db, { ...lease, runId }, progress)).toBe(false);
  expect(await listRunEvents(books.db, runId, after)).toEqual([]);
});

test("a picture is kept under the application's fence only", async () => {
  const { lease, lane } = await books.submit();
  const add = (storageKey: string) =>
    recordPicture(books.db, lease, { kind: "before_submit", storageKey, width: 1280, height: 860 });
  expect(await add("kept.jpg")).toBe(true);
  await recoverApplications(books.db, lane);
  expect(await add("late.jpg")).toBe(false);
  const rows = await books.db
    .selectFrom("application_picture")
    .select(["storage_key", "width", "kind"])
    .where("application_id", "=", lease.id)
    .execute();
  expect(rows).toEqual([{ storage_key: "kept.jpg", width: 1280, kind: "before_submit" }]);
});

test("a late worker that tells and a new one that takes over end without a deadlock", async () => {
  for (let round = 0; round < 20; round += 1) {
    const { runId, lease, lane } = round % 2 === 0 ? await books.apply() : await books.submit();
    await Promise.all([
      recoverApplications(books.db, lane),
      ...Array.from({ length: 4 }, () =>
        recordProgress(books.db, { ...lease, runId }, [application(lease.id)]),
      ),
    ]);
    expect(await recordProgress(books.db, { ...lease, runId }, [{ type: "run" }])).toBe(false);
  }
});

test("the progress of one application is told in order, without the others' and without its bare changes", async () => {
  const runId = await openRun();
  const step = (applicationId: string, title: string): StoredRunEvent => ({
    type: "step",
    applicationId,
    step: { name: "open", title, detail: "", started_at: "2026-03-02T09:00:00Z", ended_at: null },
  });
  const events = [step("a", "1"), step("b", "x"), application("a"), step("a", "2"), step("a", "3")];
  for (const event of events) await recordRunEvent(books.db, runId, event);
  await recordRunEvent(books.db, runId, { type: "run" });
  await recordRunEvent(books.db, await openRun(), step("a", "another run's"));
  expect(await listApplicationProgress(books.db, runId, "a")).toEqual([
    step("a", "1"),
    step("a", "2"),
    step("a", "3"),
  ]);
});
