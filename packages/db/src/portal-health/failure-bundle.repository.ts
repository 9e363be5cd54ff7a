import { sql } from "kysely";
import type { Db } from "../client.ts";
import { inTransaction } from "../client.ts";

export type FailureKind = "page_changed" | "stuck" | "unknown_outcome";

/** What stopped something on a portal's page, and where its files lie. */
export interface FailureBundleRow {
  readonly id: string;
  readonly platformId: number;
  readonly platformName: string;
  readonly applicationId: string | null;
  readonly kind: string;
  readonly place: string;
  readonly files: readonly string[];
  readonly byteCount: number;
  readonly takenAt: Date;
}

/**
 * Makes room for a bundle: false when the last 24 hours have `mostPerDay` already, and nothing is to be stored. Workers that
 * ask at once take turns, so that a storm stays below the cap.
 */
export async function reserveBundle(
  db: Db,
  bundle: {
    readonly id: string;
    readonly platformId: number;
    readonly applicationId: string | null;
    readonly kind: FailureKind;
    readonly place: string;
  },
  mostPerDay: number,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('failure_bundle', 9))`.execute(trx);
    const added = await sql`
      insert into failure_bundle (id, platform_id, application_id, kind, place)
      select ${bundle.id}::uuid, ${bundle.platformId}::integer, ${bundle.applicationId}::uuid, ${bundle.kind}::text,
        ${bundle.place}::text
      where (select count(*) from failure_bundle where taken_at > now() - interval '1 day') < ${mostPerDay}
      returning id`.execute(trx);
    return added.rows.length === 1;
  });
}

/** Where the files of a bundle lie in the file storage. */
export function bundleFolder(id: string): string {
  return `failures/${id}`;
}

/** The files of a bundle are stored under these names. */
export async function recordBundleFiles(
  db: Db,
  id: string,
  files: readonly string[],
  byteCount: number,
): Promise<void> {
  await sql`update failure_bundle set files = ${[...files]}::text[], byte_count = ${byteCount} where id = ${id}`.execute(
    db,
  );
}

/** The newest bundles, at most `limit`. */
export async function listBundles(db: Db, limit: number): Promise<FailureBundleRow[]> {
  const { rows } = await sql<FailureBundleRow>`
    select ${BUNDLE} order by b.taken_at desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

/** One bundle, or undefined. `id` may be any text. */
export async function findBundle(db: Db, id: string): Promise<FailureBundleRow | undefined> {
  const { rows } = await sql<FailureBundleRow>`select ${BUNDLE} where b.id::text = ${id}`.execute(
    db,
  );
  return rows[0];
}

const BUNDLE = sql`
  b.id, b.platform_id as "platformId", p.name as "platformName", b.application_id as "applicationId", b.kind, b.place, b.files,
  b.byte_count as "byteCount", b.taken_at as "takenAt"
  from failure_bundle b join platform p on p.id = b.platform_id`;

/** Ids of bundles older than so many days, the oldest first, at most `limit`. */
export async function listOutdatedBundles(db: Db, days: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from failure_bundle where taken_at < now() - make_interval(days => ${days})
    order by taken_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Their files are gone. */
export async function forgetBundles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("failure_bundle")
    .where("id", "in", [...ids])
    .execute();
}
