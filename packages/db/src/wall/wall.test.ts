import { createTestDatabase } from "@sendoff/testkit/test-database";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem, asUser } from "./actor.ts";
import { NOBODYS, OWNERS } from "./owners.ts";
import { acrossAccounts } from "./system-look.ts";
import { ASHA, BORIS, openWalled, type Walled } from "./walled.fixture.ts";

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
}

let owned: Walled["owned"];
let api: Walled["api"];
let close: Walled["close"];
beforeAll(async () => {
  ({ owned, api, close } = await openWalled(2));
  await fillEveryTable();
});
afterAll(() => close());

/** Read before the tests are made, so that a new table is among them. */
const TABLES = await listOwned();

async function listOwned(): Promise<string[]> {
  const database = await createTestDatabase();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(
    database.kysely,
  );
  await database.close();
  return rows.map(({ name }) => name).filter((name) => !NOBODYS.has(name));
}

/** A row of Boris's in each table, without the rules that such a row would have to keep: of them other tests know. */
async function fillEveryTable(): Promise<void> {
  const { rows: rules } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('f', 'c')`.execute(owned.kysely);
  for (const { table, name } of rules) {
    await owned.pool.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  for (const table of TABLES) await owned.pool.query(`alter table ${table} disable trigger user`);
  // The one that is part of the wall.
  await owned.pool.query("alter table ledger_entry enable trigger ledger_entry_owner");
  for (const table of TABLES) {
    const columns = (await columnsOf(table)).filter(
      ({ name, isNeeded }) => isNeeded || name === ownerColumn(table),
    );
    const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
    const values = columns.map((column) => valueOf(table, column)).join(", ");
    await owned.pool.query(
      `insert into ${table} (${names}) overriding system value values (${values})`,
    );
  }
}

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, null) as type, attnotnull and not atthasdef and attidentity = '' as "isNeeded"
    from pg_attribute where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    owned.kysely,
  );
  return rows;
}

/** The column that says whose a row is. */
function ownerColumn(table: string): string {
  const owner = OWNERS[table] ?? { column: "user_id" };
  return "column" in owner ? owner.column : owner.by;
}

const EMPTY: Readonly<Record<string, string>> = {
  jsonb: "'{}'",
  bytea: "'\\x00'",
  boolean: "true",
  date: "'2026-01-01'",
  "time without time zone": "'09:00'",
  "timestamp with time zone": "now()",
};

/** The same for each column of that name and type, so that children find their parents. */
function valueOf(table: string, { name, type }: Column): string {
  const isUser = name === "user_id" || name === ownerColumn(table);
  if (isUser && !("parent" in (OWNERS[table] ?? {}))) return `'${BORIS}'`;
  if (type === "uuid") return `'${BORIS}'`;
  if (type.endsWith("[]")) return "'{}'";
  if (/^(?:integer|bigint|smallint|numeric)$/.test(type)) return "1";
  return EMPTY[type] ?? "'x'";
}

const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.ref(ownerColumn(table))} is not null`.execute(
    api.kysely,
  );
  return rows[0]?.count ?? -1;
};

/** How many rows a statement changed, or why none: "wall", or "right" where the role may not do so at all. */
async function tryAs(userId: string, statement: string): Promise<number | "wall" | "right"> {
  try {
    const done = await asUser(userId, () => sql.raw(statement).execute(api.kysely));
    return Number(done.numAffectedRows);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== "42501") throw error;
    return /row-level security|is another user/.test(error.message) ? "wall" : "right";
  }
}

describe.each(TABLES)("of %s", (table) => {
  const column = pg.escapeIdentifier(ownerColumn(table));

  test("one user sees no row of another's, nobody sees any, their owner and the product do", async () => {
    expect(await asUser(BORIS, () => count(table))).toBe(1);
    expect(await asSystem(() => count(table))).toBe(1);
    const seenByAll = "isReadByAll" in (OWNERS[table] ?? {}) ? 1 : 0;
    expect(await asUser(ASHA, () => count(table))).toBe(seenByAll);
    expect(await count(table)).toBe(seenByAll);
  });

  test("one user changes, deletes and adds no row of another's", async () => {
    const columns = (await columnsOf(table)).filter(
      ({ name, isNeeded }) => isNeeded || name === ownerColumn(table),
    );
    const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(", ");
    const values = columns.map((each) => valueOf(table, each)).join(", ");
    expect([0, "right"]).toContain(await tryAs(ASHA, `update ${table} set ${column} = ${column}`));
    expect([0, "right"]).toContain(await tryAs(ASHA, `delete from ${table}`));
    expect(await tryAs(ASHA, `insert into ${table} (${names}) values (${values})`)).toBe("wall");
    expect(await asSystem(() => count(table))).toBe(1);
  });
});

test("what is shared is everybody's to read and nobody's to change", async () => {
  await owned.pool.query(
    "insert into platform (id, key, name, support, url, daily_cap) values (77, 'all', 'All', 'driver', 'https://all.test', 9)",
  );
  const see = sql<{ id: number }>`select id from platform where id = 77`;
  expect((await asUser(ASHA, () => see.execute(api.kysely))).rows).toHaveLength(1);
  expect(await tryAs(ASHA, "update platform set name = 'Mine' where id = 77")).toBe(0);
  expect(await tryAs(ASHA, "delete from platform where id = 77")).toBe(0);
});

test("a look across all accounts ends where it began", async () => {
  const seen = await asUser(ASHA, () =>
    api.kysely.transaction().execute(async (trx) => {
      const look = async () =>
        (await sql<{ id: string }>`select id from app_user`.execute(trx)).rows.length;
      return [await look(), await acrossAccounts(trx, look), await look()];
    }),
  );
  expect(seen).toEqual([0, 1, 0]);
});
