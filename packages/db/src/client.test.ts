import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "./client.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";

let server: TestDatabase;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(() => server.close());

test("a connection that breaks while somebody holds it is told of, ends nothing, and is replaced", async () => {
  const reported = Promise.withResolvers<Error>();
  const database = createDatabase({
    url: server.url,
    poolSize: 1,
    applicationName: "sendoff-held",
    onConnectionError: reported.resolve,
  });
  // Between two statements of a transaction nobody waits for the connection, so that its end has nobody to be told to but us.
  const work = database.kysely.transaction().execute(async (trx) => {
    await trx.selectFrom("app_user").select("id").execute();
    await server.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sendoff-held'",
    );
    await reported.promise;
    await trx.selectFrom("app_user").select("id").execute();
  });
  await expect(work).rejects.toThrow("not queryable");
  expect(await database.kysely.selectFrom("app_user").select("id").execute()).toEqual([]);
  await database.close();
});

test("a connection that the server ends during a query costs that query alone", async () => {
  const database = createDatabase({
    url: server.url,
    poolSize: 1,
    applicationName: "sendoff-ended",
  });
  for (let time = 0; time < 20; time += 1) {
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.kysely);
    await expect(ended).rejects.toMatchObject({ code: "57P01" });
    // At once: the pool has not seen the socket close yet.
    expect(await database.kysely.selectFrom("app_user").select("id").execute()).toEqual([]);
  }
  const inTransaction = database.kysely
    .transaction()
    .execute((trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx));
  await expect(inTransaction).rejects.toSatisfy(isDatabaseUnavailable);
  await database.close();
});

test("a statement, a wait for a lock and a silent transaction end at their limits, and the pool goes on", async () => {
  const limits = { statementMs: 2_000, lockMs: 50, idleInTransactionMs: 100 };
  const reported = Promise.withResolvers<Error>();
  const database = createDatabase({
    url: server.url,
    poolSize: 2,
    applicationName: "sendoff-limits",
    limits,
    onConnectionError: reported.resolve,
  });
  await expect(database.pool.query("select pg_sleep(60)")).rejects.toMatchObject({ code: "57014" });
  const holder = await server.pool.connect();
  await holder.query("begin");
  await holder.query("lock table platform");
  const waiting = database.pool.query("select id from platform");
  await expect(waiting).rejects.toMatchObject({ code: "55P03" });
  await holder.query("rollback");
  holder.release();
  const silent = await database.pool.connect();
  await silent.query("begin");
  expect(await reported.promise).toBeInstanceOf(Error);
  silent.release(true);
  expect((await database.pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await database.close();
});
