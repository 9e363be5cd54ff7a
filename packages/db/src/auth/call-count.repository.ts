import { sql } from "kysely";
import type { Db } from "../client.ts";

/** Calls of one network in a minute. */
export interface CallCount {
  /** A keyed hash: the network itself is not kept. */
  readonly key: string;
  readonly calls: number;
}

/**
 * Adds what one api has counted in the minute that began at `minute` to what the others have, and returns the sums. What is older than
 * two minutes goes.
 */
export async function addCallCounts(
  db: Db,
  minute: Date,
  counts: readonly CallCount[],
): Promise<CallCount[]> {
  // In one order everywhere, so that two apis never wait for each other's rows.
  const sorted = counts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const keys = sorted.map(({ key }) => key);
  const calls = sorted.map((each) => each.calls);
  const { rows } = await sql<CallCount>`
    with gone as (delete from call_count where minute < ${minute}::timestamptz - interval '2 minutes')
    insert into call_count as c (key, minute, calls)
    select key, ${minute}, calls from unnest(${keys}::text[], ${calls}::integer[]) as counted (key, calls)
    on conflict (minute, key) do update set calls = c.calls + excluded.calls
    returning key, calls`.execute(db);
  return rows;
}
