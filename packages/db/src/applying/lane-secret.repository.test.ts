import { createId } from "@sendoff/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { disconnectLane } from "./lane.repository.ts";
import { findLaneSecret, saveLaneSecret } from "./lane-secret.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

test("disconnecting deletes the secrets, and a worker that still serves the lane cannot bring them back", async () => {
  const key = await books.createLane();
  const lease = await books.holdLane(key);
  const other = await books.holdLane(await books.createLane());
  await saveLaneSecret(books.db, lease, "credentials", Buffer.from("secret"));
  await saveLaneSecret(books.db, lease, "session", Buffer.from("state"));
  await saveLaneSecret(books.db, other, "session", Buffer.from("another's"));
  expect(await disconnectLane(books.db, key)).toBe(true);
  expect(await findLaneSecret(books.db, key, "credentials")).toBeUndefined();
  expect(await saveLaneSecret(books.db, lease, "session", Buffer.from("late"))).toBe(false);
  expect(await findLaneSecret(books.db, key, "session")).toBeUndefined();
  expect(await findLaneSecret(books.db, other, "session")).toEqual(Buffer.from("another's"));
  expect(await disconnectLane(books.db, key)).toBe(false);
  expect(await disconnectLane(books.db, { userId: createId(), platformId: 1 })).toBe(false);
});

test("a secret that is saved while its lane is disconnected does not stay, in either order", async () => {
  for (let round = 0; round < 10; round += 1) {
    const key = await books.createLane();
    const lease = await books.holdLane(key);
    await Promise.all([
      books.db
        .transaction()
        .execute((trx) => saveLaneSecret(trx, lease, "session", Buffer.from("s"))),
      books.db.transaction().execute((trx) => disconnectLane(trx, key)),
    ]);
    expect(await findLaneSecret(books.db, key, "session")).toBeUndefined();
  }
});
