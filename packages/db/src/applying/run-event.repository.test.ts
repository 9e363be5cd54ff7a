import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { getLastRunEventId, listRunEvents, recordRunEvent } from "./run-event.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const openRun = async () => books.openRun(await books.createLane());
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

test("an event is heard of and seen only once its transaction commits, and never when it rolls back", async () => {
  const runId = await openRun();
  await expect(
    books.db.transaction().execute(async (trx) => {
      await recordRunEvent(trx, runId, { type: "run" });
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  expect(await listRunEvents(books.db, runId, 0)).toEqual([]);
  expect(await getLastRunEventId(books.db, runId)).toBe(0);
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
  expect(await getLastRunEventId(books.db, runId)).toBe(rest[0]?.id);
});
