import { sql } from "kysely";
import type { Db } from "../client.ts";

/** How often one way of finding one thing of a portal's pages was the one that worked, since it was last told. */
export interface PageKeyHits {
  readonly portal: string;
  readonly key: string;
  /** `none`: it was needed and no way found it. */
  readonly variant: string;
  readonly isGuess: boolean;
  readonly hits: number;
}

/** Adds what one worker has counted to the hits of this hour. Several workers may add to the same at once. */
export async function addPageKeyHits(db: Db, counted: readonly PageKeyHits[]): Promise<void> {
  if (counted.length === 0) return;
  // In one order: two workers with the same keys wait for each other and do not lock each other out.
  await sql`
    insert into page_key_hit (hour, portal, page_key, variant, is_guess, hits)
    select date_trunc('hour', now(), 'UTC'), c.portal, c.key, c.variant, c."isGuess", c.hits
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as c (portal text, key text, variant text, "isGuess" boolean, hits bigint)
    order by c.portal, c.key, c.variant
    on conflict (hour, portal, page_key, variant)
      do update set hits = page_key_hit.hits + excluded.hits, last_at = now()`.execute(db);
}

/** A way's hits over some hours. */
export interface PageKeyRow extends PageKeyHits {
  readonly lastAt: Date;
  /** The hour in which its first hit of them was; of variant `none`, the first miss. */
  readonly firstHour: Date;
}

/** What the last hours' hits add up to, in the order of portal, key and hits. */
export async function listPageKeys(db: Db, hours: number): Promise<PageKeyRow[]> {
  const { rows } = await sql<PageKeyRow>`
    select portal, page_key as key, variant, bool_or(is_guess) as "isGuess", sum(hits)::int8 as hits, max(last_at) as "lastAt",
      min(hour) as "firstHour"
    from page_key_hit where hour > now() - make_interval(hours => ${hours})
    group by portal, page_key, variant order by portal, page_key, hits desc`.execute(db);
  return rows;
}
