import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "../testing/books.fixture.ts";
import { createPlatform } from "../platform/added-platform.repository.ts";
import { listAccountNeeds, resumeLane } from "./account-need.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

async function parked(keepsSignIn: boolean): Promise<{ userId: string; platformId: number }> {
  const key = await books.createLane();
  await books.db
    .updateTable("lane")
    .set({ state: "needs_user", state_note: "A check." })
    .where("user_id", "=", key.userId)
    .execute();
  if (keepsSignIn) {
    await books.db
      .insertInto("lane_secret")
      .values({
        user_id: key.userId,
        platform_id: key.platformId,
        kind: "session",
        sealed: Buffer.from("x"),
      })
      .execute();
  }
  return key;
}

test("an account goes on when its owner says so, if its sign-in is still kept", async () => {
  const [kept, gone] = [await parked(true), await parked(false)];
  expect(await listAccountNeeds(books.db, kept.userId)).toMatchObject([
    { note: "A check.", canResume: true },
  ]);
  expect(await listAccountNeeds(books.db, gone.userId)).toMatchObject([{ canResume: false }]);
  expect(await resumeLane(books.db, gone)).toBe("not_possible");
  expect(await resumeLane(books.db, kept)).toBe("resumed");
  expect(await resumeLane(books.db, kept)).toBe("not_possible");
  expect(await listAccountNeeds(books.db, kept.userId)).toEqual([]);
});

test("a company's board goes on without a sign-in, since it takes none", async () => {
  const { id: userId } = await books.createUser();
  const board = { maker: "lever", host: "jobs.lever.co", token: "acme" } as const;
  const added = await createPlatform(
    books.db,
    {
      ownerUserId: userId,
      name: "Acme",
      url: "https://jobs.lever.co/acme",
      dailyCap: 10,
      board,
      filters: [],
    },
    1,
  );
  if (added.kind !== "created") throw new Error(added.kind);
  const key = { userId, platformId: added.id };
  expect(await resumeLane(books.db, key)).toBe("not_possible");
  await books.db
    .updateTable("lane")
    .set({ state: "needs_user" })
    .where("user_id", "=", userId)
    .execute();
  expect(await listAccountNeeds(books.db, userId)).toMatchObject([
    { platformName: "Acme", canResume: true, isBoard: true },
  ]);
  expect(await resumeLane(books.db, key)).toBe("resumed");
  expect(await listAccountNeeds(books.db, userId)).toEqual([]);
});

test("an account that is served for somebody else by now does not go on twice", async () => {
  const [mine, theirs] = [await parked(true), await parked(true)];
  await books.db
    .updateTable("lane")
    .set({ account_key: sql<Buffer>`'\\x01'::bytea` })
    .where("user_id", "in", [mine.userId, theirs.userId])
    .execute();
  expect(await resumeLane(books.db, theirs)).toBe("resumed");
  expect(await resumeLane(books.db, mine)).toBe("taken");
});
