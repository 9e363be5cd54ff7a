import { sql } from "kysely";
import type { Db } from "../client.ts";

/** DECISIONS D5: a token ends 30 days after it was made, or after 7 days without use. By the database's clock. */
const isAlive = sql<boolean>`
  revoked_at is null
  and created_at > now() - interval '30 days'
  and last_used_at > now() - interval '7 days'`;

/** Records a token by its hash (SHA-256); the token itself is never stored. */
export async function createAuthToken(db: Db, userId: string, tokenHash: Buffer): Promise<void> {
  await db.insertInto("auth_token").values({ token_hash: tokenHash, user_id: userId }).execute();
}

/**
 * The id of the user whom a living token belongs to; undefined when it is unknown, revoked or has ended. Notes the use,
 * at most every five minutes, so that reading costs no write.
 */
export async function findUserOfToken(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom("auth_token")
    .select(["user_id", sql<boolean>`last_used_at < now() - interval '5 minutes'`.as("is_stale")])
    .where("token_hash", "=", tokenHash)
    .where(isAlive)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.is_stale) {
    await db
      .updateTable("auth_token")
      .set({ last_used_at: sql<Date>`now()` })
      .where("token_hash", "=", tokenHash)
      .where(isAlive)
      .execute();
  }
  return found.user_id;
}

/** Ends a token at once; a second time is no error. */
export async function revokeAuthToken(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("auth_token")
    .set({ revoked_at: sql<Date>`now()` })
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .execute();
}
