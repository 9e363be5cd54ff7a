import { sql } from "kysely";
import type { Db } from "../client.ts";

/** At most `count` occurrences in any `windowSeconds`. */
export interface ThrottleLimit {
  readonly windowSeconds: number;
  readonly count: number;
}

/** Occurrences are forgotten after this; no limit may look further back. */
const MEMORY = sql`interval '1 day'`;

/**
 * Makes this transaction the only one that counts or records under these keys until it ends, so that parallel calls
 * cannot pass a limit together. Keys are taken in one order everywhere.
 */
export async function lockThrottles(trx: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  }
}

/** Seconds until one more occurrence is within every limit; 0 when it is now. By the database's clock. */
export async function findThrottleWaitSeconds(
  db: Db,
  key: string,
  limits: readonly ThrottleLimit[],
): Promise<number> {
  let waitSeconds = 0;
  for (const limit of limits) {
    // The occurrence that has to leave the window before another one fits.
    const { rows } = await sql<{ wait: number }>`
      select ceil(extract(epoch from at + make_interval(secs => ${limit.windowSeconds}) - clock_timestamp()))::int as wait
      from throttle_event
      where key = ${key} and at > clock_timestamp() - make_interval(secs => ${limit.windowSeconds})
      order by at desc offset ${limit.count - 1} limit 1`.execute(db);
    waitSeconds = Math.max(waitSeconds, rows[0]?.wait ?? 0);
  }
  return waitSeconds;
}

/** Records one occurrence under a key and forgets that key's old ones. The key must not hold an address in the clear. */
export async function recordThrottleEvent(db: Db, key: string): Promise<void> {
  await db
    .deleteFrom("throttle_event")
    .where("key", "=", key)
    .where("at", "<", sql<Date>`clock_timestamp() - ${MEMORY}`)
    .execute();
  await db
    .insertInto("throttle_event")
    .values({ key, at: sql<Date>`clock_timestamp()` })
    .execute();
}

/**
 * Seconds until one more occurrence where each makes the next one wait longer: `waits[n - 1]` after the n-th within a day, the last
 * of them from then on. 0 when it may be now. By the database's clock.
 */
export async function findGrowingWaitSeconds(
  db: Db,
  key: string,
  waits: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number; age: number }>`
    select count(*)::int as count, coalesce(extract(epoch from clock_timestamp() - max(at)), 0)::float8 as age
    from throttle_event where key = ${key} and at > clock_timestamp() - ${MEMORY}`.execute(db);
  const { count, age } = rows[0] ?? { count: 0, age: 0 };
  if (count === 0) return 0;
  const wait = waits[Math.min(count, waits.length) - 1] ?? 0;
  return Math.max(0, Math.ceil(wait - age));
}
