import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Database } from "./client.ts";
import { isDatabaseReady } from "./readiness.ts";

let owned: TestDatabase;
let api: Database;
beforeAll(async () => {
  owned = await createTestDatabase();
  api = createDatabase({
    url: owned.urlOf("api"),
    poolSize: 1,
    applicationName: "sendoff-test-ready",
    isWalled: true,
  });
});
afterAll(async () => {
  await api.close();
  await owned.close();
});

test("a database is ready for an api with its own schema or a newer one, and not with the one before", async () => {
  expect(await isDatabaseReady(api.kysely)).toBe(true);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now())`.execute(
    owned.kysely,
  );
  expect(await isDatabaseReady(api.kysely)).toBe(true);
  const last = sql`(select max(name) from kysely_migration where name < '9999')`;
  await sql`delete from kysely_migration where name = ${last}`.execute(owned.kysely);
  expect(await isDatabaseReady(api.kysely)).toBe(false);
});

test("nor is one that is not migrated, or whose rights are not given yet", async () => {
  await sql`revoke all on kysely_migration from sendoff_api, sendoff_api_all`.execute(owned.kysely);
  expect(await isDatabaseReady(api.kysely)).toBe(false);
  await sql`alter table kysely_migration rename to gone`.execute(owned.kysely);
  expect(await isDatabaseReady(api.kysely)).toBe(false);
});
