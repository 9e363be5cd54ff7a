import { createTestDatabase, type TestDatabase } from "@sendoff/testkit/test-database";
import { expect, test } from "vitest";
import { migrateToLatest, NEWEST_MIGRATION } from "./migrate.ts";

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

test("a migration that PostgreSQL ends to solve a deadlock runs again", async () => {
  const database = await createTestDatabase();
  try {
    // Nothing has run, and the first try to say that something did ends as the victim of a deadlock: a sequence is not rolled back.
    await database.pool.query(`
      drop schema public cascade;
      create schema public;
      create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
      create sequence tries;
      create function be_chosen() returns trigger language plpgsql as $$
      begin
        if nextval('tries') = 1 then raise exception 'deadlock detected' using errcode = 'deadlock_detected'; end if;
        return new;
      end $$;
      create trigger be_chosen before insert on kysely_migration for each row execute function be_chosen()`);
    expect(await migrateToLatest(database.url, { againMs: 10 })).toContain(NEWEST_MIGRATION);
  } finally {
    await database.close();
  }
});

/** A database as an earlier version left it: these migrations, and the later ones that have run on it since. */
async function anEarlierDatabase(names: readonly string[]): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await database.pool.query("delete from kysely_migration where name <= '0051-languages'");
  await database.pool.query(
    `insert into kysely_migration (name, timestamp)
      select name, to_char(now() - interval '1 year' + place * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from unnest($1::text[]) with ordinality as earlier (name, place)`,
    [names],
  );
  return database;
}

test("a database that ran every migration before the baseline counts as having it", async () => {
  const earlier = ["0001-people", "0033-security", "0050-undone-deletion", "0051-languages"];
  // What came after the baseline has run there, too.
  const database = await anEarlierDatabase(earlier);
  try {
    expect(await migrateToLatest(database.url)).toEqual([]);
    const { rows } = await database.pool.query<{ name: string }>(
      "select name from kysely_migration order by name",
    );
    expect(rows.map(({ name }) => name).slice(0, earlier.length)).toEqual(earlier);
    expect(rows.map(({ name }) => name)).toContain(NEWEST_MIGRATION);
  } finally {
    await database.close();
  }
});

test("a database that has not come as far as the baseline is told what to start first, and left as it is", async () => {
  const database = await anEarlierDatabase(["0001-people", "0033-security"]);
  await database.pool.query("delete from kysely_migration where name > '0051-languages'");
  try {
    await expect(migrateToLatest(database.url)).rejects.toThrow(
      /earlier version \(0033-security\)\. Start Sendoff as of commit [0-9a-f]+ with it once/,
    );
    const { rows } = await database.pool.query("select name from kysely_migration");
    expect(rows).toHaveLength(2);
  } finally {
    await database.close();
  }
});
