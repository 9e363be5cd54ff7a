import { createTestDatabase, type TestDatabase } from "@sendoff/testkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "./client.ts";

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.close());

test("a connection that breaks while somebody holds it is told of, ends nothing, and is replaced", async () => {
  const told = Promise.withResolvers<Error>();
  const database = createDatabase({
    url: server.url,
    poolSize: 1,
    applicationName: "sendoff-held",
    onConnectionError: told.resolve,
  });
  // Between two statements of a transaction nobody waits for the connection, so that its end has nobody to be told to but us.
  const work = database.kysely.transaction().execute(async (trx) => {
    await trx.selectFrom("app_user").select("id").execute();
    await server.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sendoff-held'",
    );
    await told.promise;
    await trx.selectFrom("app_user").select("id").execute();
  });
  await expect(work).rejects.toThrow("not queryable");
  expect(await database.kysely.selectFrom("app_user").select("id").execute()).toEqual([]);
  await database.close();
});
