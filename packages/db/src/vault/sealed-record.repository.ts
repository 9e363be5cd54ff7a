import { SEALED_KEY_ID } from "@sendoff/kit/vault";
import { sql } from "kysely";
import type { LaneSecretKind } from "../applying/lane-secret.repository.ts";
import { type Db, inTransaction } from "../client.ts";

/** A stored sign-in, sealed, with the row that it is sealed for. */
export interface StoredSecret {
  readonly userId: string;
  readonly platformId: number;
  readonly kind: LaneSecretKind;
  readonly sealed: Buffer;
}

const keyOf = (column: string) =>
  sql<Buffer>`substring(${sql.ref(column)} from ${sql.lit(SEALED_KEY_ID.from)} for ${sql.lit(SEALED_KEY_ID.length)})`;

/**
 * Stored sign-ins that are sealed for another key of the vault than `keyId`, `most` at a time and in the order of their rows; `after`
 * is the last one of the call before.
 */
export async function listSealedForOthers(
  db: Db,
  keyId: Buffer,
  most: number,
  after?: StoredSecret,
): Promise<StoredSecret[]> {
  const rows = await db
    .selectFrom("lane_secret")
    .select(["user_id", "platform_id", "kind", "sealed"])
    .where(keyOf("sealed"), "!=", keyId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(user_id, platform_id, kind) > (${after?.userId}, ${after?.platformId}, ${after?.kind})`,
      ),
    )
    .orderBy("user_id")
    .orderBy("platform_id")
    .orderBy("kind")
    .limit(most)
    .execute();
  return rows.map(({ user_id: userId, platform_id: platformId, kind, sealed }) => ({
    userId,
    platformId,
    kind: kind === "session" ? "session" : "credentials",
    sealed,
  }));
}

/**
 * Puts the same secret, sealed for another key, in its record's place. False where the record has become another one meanwhile, or
 * is gone: then it is left as it is. The audit trail does not count it as saved.
 */
export async function replaceSealed(
  db: Db,
  { userId, platformId, kind, sealed: before }: StoredSecret,
  sealed: Buffer,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    await sql`select set_config('sendoff.sealing_anew', 'on', true)`.execute(trx);
    const result = await trx
      .updateTable("lane_secret")
      .set({ sealed })
      .where("user_id", "=", userId)
      .where("platform_id", "=", platformId)
      .where("kind", "=", kind)
      .where("sealed", "=", before)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  });
}

/** How many records are sealed for one key. */
export interface SealedCount {
  /** In small hex digits. */
  readonly keyId: string;
  /** Passwords and sessions of connected accounts. */
  readonly stored: number;
  /** Mails and messages that have not left, and sign-ins under way: they are gone by themselves. */
  readonly passing: number;
}

/** Counts every sealed record of the database by the key that it is sealed for. */
export async function countSealed(db: Db): Promise<SealedCount[]> {
  const { rows } = await sql<SealedCount>`
    select encode(key_id, 'hex') as "keyId", count(*) filter (where is_stored)::int as stored,
      count(*) filter (where not is_stored)::int as passing
    from (
      select ${keyOf("sealed")} as key_id, true as is_stored from lane_secret
      union all select ${keyOf("sealed_text")}, false from mail_outbox where sent_at is null
      union all select ${keyOf("sealed_text")}, false from sms_outbox where sent_at is null
      union all select ${keyOf("sealed_credentials")}, false from portal_login where sealed_credentials is not null
      union all select ${keyOf("sealed_session")}, false from portal_login where sealed_session is not null
      union all select ${keyOf("sealed_code")}, false from portal_login where sealed_code is not null
    ) as record
    group by key_id order by key_id`.execute(db);
  return rows;
}
