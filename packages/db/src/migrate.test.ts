import { createTestDatabase } from "@sendoff/testkit/test-database";
import { expect, test } from "vitest";
import { migrateToLatest } from "./migrate.ts";

test("a migration that waits for a table lets others through, and runs once the table is free", async () => {
  const database = await createTestDatabase();
  try {
    const holder = await database.pool.connect();
    await holder.query("begin; lock table kysely_migration in access exclusive mode");
    const limits = { statementMs: 60_000, lockMs: 200, idleInTransactionMs: 60_000 };
    const outcome = migrateToLatest(database.url, { limits, againMs: 10 });
    // Each try is a session of its own.
    const tries = new Set<number>();
    const look = async (): Promise<number> => {
      const { rows } = await database.pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and application_name = 'sendoff-migrate'",
      );
      for (const { pid } of rows) tries.add(pid);
      return tries.size;
    };
    await expect.poll(look, { timeout: 10_000, interval: 20 }).toBeGreaterThan(1);
    await holder.query("commit");
    holder.release();
    expect(await outcome).toEqual([]);
  } finally {
    await database.close();
  }
});
