import { type Kysely, sql } from "kysely";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import type { ExportArea } from "./export-areas.ts";

/** Rows in memory at a time. */
const PAGE = 200;

/** Runs `work` on one moment of the database: what is read first and what is read last belong together. */
export async function asOfOneMoment<T>(db: Kysely<DB>, work: (trx: Db) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(work);
}

/**
 * The rows of one area as JSON texts, page by page: a history of any length is never in memory as a whole. One area is read at a
 * time, in the transaction of `asOfOneMoment`.
 */
export async function* readExportRows(
  trx: Db,
  area: ExportArea,
  userId: string,
): AsyncGenerator<string> {
  const cursor = sql.raw(`export_${area.table}`);
  // The list of areas is ours; the user's id is the one value from outside.
  const [before = "", ...parts] = area.rows.split("$1");
  const condition = parts.reduce(
    (written, part) => sql`${written}${userId}::uuid${sql.raw(part)}`,
    sql`${sql.raw(before)}`,
  );
  // Secrets are not even read: the api's role may not.
  const columns = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${area.table}::regclass and attnum > 0
      and not attisdropped and attname <> all(${[...(area.secrets ?? [])]}::text[]) order by attnum`.execute(
    trx,
  );
  const shown = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  await sql`declare ${cursor} no scroll cursor for
    select to_jsonb(t)::text as row from (select ${shown} from ${sql.table(area.table)}) t
    where ${condition} order by ${sql.raw(area.orderBy)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{
      row: string;
    }>`fetch ${sql.raw(String(PAGE))} from ${cursor}`.execute(trx);
    for (const { row } of rows) yield row;
    if (rows.length < PAGE) break;
  }
  await sql`close ${cursor}`.execute(trx);
}
