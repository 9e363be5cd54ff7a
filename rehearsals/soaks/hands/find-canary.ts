import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Stage } from "../../stage/stage.ts";

/** Where what was typed by hand stands all the same: files of the product and columns of its tables. Empty when nowhere. */
export async function findTyped(stage: Stage, typed: string): Promise<string[]> {
  return [...findInFiles(stage.folder, typed), ...(await findInTables(stage, typed))];
}

function findInFiles(folder: string, typed: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      try {
        return readFileSync(path).includes(typed);
      } catch {
        // A file of the running database that is gone by now.
        return false;
      }
    });
}

async function findInTables({ database }: Stage, typed: string): Promise<string[]> {
  const { kysely } = database;
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')`.execute(kysely);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const [hit] = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)}::text like ${`%${typed}%`}`
      .execute(kysely)
      .then((answer) => answer.rows)
      .catch(() => []);
    if ((hit?.n ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found;
}
