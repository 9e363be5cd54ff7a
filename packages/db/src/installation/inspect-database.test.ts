import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inspectDatabase } from "./inspect-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("a database that holds what is needed is reported as one, and keeps nothing of the trial", async () => {
  const facts = await inspectDatabase(database.url);
  expect(facts).toMatchObject({
    name: new URL(database.url).pathname.slice(1),
    migrationRefusal: undefined,
    foreignTables: 0,
    archive: "off",
  });
  expect(facts.majorVersion).toBeGreaterThanOrEqual(18);
  expect(facts.clock.theirs).toBeGreaterThan(Date.parse("2024-01-01"));
  const { rows } = await database.pool.query(
    "select 1 from pg_namespace where nspname like 'sendoff_check%' union all select 1 from pg_class where relname like 'sendoff_check%'",
  );
  expect(rows).toEqual([]);
});

test("a role that may not migrate is told of with the server's reason", async () => {
  const { name, role } = await inspectDatabase(database.url);
  await database.pool.query(`revoke create on database "${name}" from "${role}"`);
  expect((await inspectDatabase(database.url)).migrationRefusal).toMatch(/permission denied/);
});

test("a database that is not there is an error with the server's reason", async () => {
  const url = new URL(database.url);
  url.pathname = "/sendoff_nowhere";
  await expect(inspectDatabase(url.href)).rejects.toThrow(/does not exist/);
});
