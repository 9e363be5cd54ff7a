import { randomBytes } from "node:crypto";
import { ConfigError } from "@sendoff/kit/config";
import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { createUser } from "@sendoff/testkit/test-user";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimDatabase, refuseOtherMode } from "./installation.repository.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

test.each([
  ["live", "sandbox", /is a live installation's.*Name another database/],
  ["sandbox", "live", /is a sandbox's.*Name an empty database/],
] as const)(
  "a database of %s mode refuses %s mode, and says what to do",
  async (own, other, why) => {
    const db = database.kysely;
    await refuseOtherMode(db, other);
    await claimDatabase(db, own);
    await claimDatabase(db, own);
    await refuseOtherMode(db, own);
    await expect(claimDatabase(db, other)).rejects.toThrow(why);
    await expect(refuseOtherMode(db, other)).rejects.toThrow(ConfigError);
  },
);

test("live mode takes no database whose users came from nobody knows where, until its operator says so", async () => {
  const db = database.kysely;
  await createUser({ db, pepper: randomBytes(32) });
  await expect(claimDatabase(db, "live")).rejects.toThrow(/Name an empty database/);
  await db.insertInto("installation").values({ mode: "live" }).execute();
  await expect(claimDatabase(db, "live")).resolves.toBeUndefined();
});

test("a database that is not migrated yet belongs to nobody", async () => {
  await database.kysely.schema.dropTable("installation").execute();
  await expect(refuseOtherMode(database.kysely, "live")).resolves.toBeUndefined();
});
