import { CREDIT_VALID_MONTHS } from "@sendoff/contract/constants";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import type { Db } from "../client.ts";

/** A lot before its first entry. */
export interface NewLot {
  readonly userId: string;
  /** Says what is granted once; a second lot under the same key is not made. */
  readonly sourceKey: string;
  readonly source: string;
  readonly credits: number;
  readonly unitPriceCents: number;
  /** Rupees to the dollar at which it was paid for; absent where nobody paid. */
  readonly usdInrRate?: number;
}

/**
 * Makes an empty lot that is valid for 12 months (SPEC 9) and returns its id; undefined when its key was used. Its credits come
 * with the journal that the caller posts.
 */
export async function createLot(trx: Db, lot: NewLot): Promise<string | undefined> {
  const created = await trx
    .insertInto("credit_lot")
    .values({
      id: createId(),
      user_id: lot.userId,
      source_key: lot.sourceKey,
      source: lot.source,
      granted: lot.credits,
      unit_price_cents: lot.unitPriceCents,
      usd_inr_rate: lot.usdInrRate ?? null,
      expires_at: sql<Date>`now() + make_interval(months => ${CREDIT_VALID_MONTHS})`,
    })
    .onConflict((conflict) => conflict.column("source_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return created?.id;
}
