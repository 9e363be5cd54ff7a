import { expect, test } from "vitest";
import { createTestDatabase } from "./test-database.ts";
import { createUser } from "./test-user.ts";
import { createTestWorld } from "./test-world.ts";

test("parallel databases are migrated, apart from each other and gone once closed", async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.pool.query("insert into throttle_event (key) values ('mine')");
  const { rows } = await two.pool.query("select key from throttle_event");
  expect(rows).toEqual([]);
  const name = new URL(one.url).pathname.slice(1);
  await one.close();
  const found = await two.pool.query("select 1 from pg_database where datname = $1", [name]);
  expect(found.rowCount).toBe(0);
  await two.close();
});

test("a world's user has credits and a token, its queue takes jobs, its vault opens what it sealed", async () => {
  const world = await createTestWorld();
  const user = await createUser(world, { first_name: "Asha" });
  const lots = await world.db
    .selectFrom("credit_lot")
    .select("available")
    .where("user_id", "=", user.id)
    .execute();
  expect(lots).toEqual([{ available: 5 }]);
  expect(await world.boss.send("lane.sweep", {})).toEqual(expect.any(String));
  const sealed = world.sealer.seal("secret", ["t", "c", user.id]);
  expect(world.opener.open(sealed, ["t", "c", user.id])).toBe("secret");
  await world.close();
});
