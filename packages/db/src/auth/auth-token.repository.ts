import { sql } from "kysely";
import type { Db } from "../client.ts";
import { preparedOnce } from "../wall/prepared-once.ts";
import { SESSION_DAYS, UNUSED_DAYS } from "./session-lifetime.ts";

const isAlive = sql<boolean>`
  revoked_at is null
  and auth_token.created_at > now() - make_interval(days => ${sql.lit(SESSION_DAYS)})
  and last_used_at > now() - make_interval(days => ${sql.lit(UNUSED_DAYS)})`;

/** From where a token is used: what the browser calls itself, and its network. */
export interface TokenPlace {
  readonly userAgent: string;
  readonly network: string;
}

/** Browsers say what they are in less; the rest would only be somebody's essay. */
const USER_AGENT_MAX = 300;

/** NOTIFY channel of sessions that have ended; the payload is the user's id. The table tells it, whatever ends a session. */
export const SESSION_END_CHANNEL = "session_end";

/**
 * Records a token by its hash (SHA-256); the token itself is never stored. A code was typed to get it; `isAddressProved` says
 * whether that one had been sent to the account's own address.
 */
export async function createAuthToken(
  db: Db,
  userId: string,
  tokenHash: Buffer,
  place: TokenPlace = { userAgent: "", network: "" },
  isAddressProved = true,
): Promise<void> {
  await db
    .insertInto("auth_token")
    .values({
      token_hash: tokenHash,
      user_id: userId,
      user_agent: place.userAgent.slice(0, USER_AGENT_MAX),
      network: place.network,
      ...(isAddressProved ? {} : { address_code_at: null }),
    })
    .execute();
}

/** Whose session a token is, and how long ago its user last proved to be its owner. */
export interface TokenUser {
  readonly userId: string;
  /** What the user has chosen to read in; null until that is known. */
  readonly language: string | null;
  /** A code sent to the account's own address was typed in this session within the last 15 minutes. */
  readonly isFresh: boolean;
  /** Any code was typed in this session within the last 15 minutes. */
  readonly hasJustProved: boolean;
  /** Any code was typed in this session within the last 30 days. */
  readonly isRecent: boolean;
  /** None was typed in it for 15 days, half the time that a session lives. */
  readonly isOld: boolean;
}

/**
 * The user whom a living token belongs to; undefined when it is unknown, revoked or has ended. Notes the use,
 * and from which network, at most every five minutes, so that reading costs no write.
 */
export async function findUserOfToken(
  db: Db,
  tokenHash: Buffer,
  network: string,
): Promise<TokenUser | undefined> {
  const found = await db
    .selectFrom("auth_token")
    .innerJoin("app_user", "app_user.id", "auth_token.user_id")
    .modifyFront(preparedOnce)
    .select([
      "user_id",
      "app_user.language",
      sql<boolean>`last_used_at < now() - interval '5 minutes'`.as("is_stale"),
      sql<boolean>`coalesce(address_code_at > now() - interval '15 minutes', false)`.as("is_fresh"),
      sql<boolean>`code_typed_at > now() - interval '15 minutes'`.as("has_just_proved"),
      sql<boolean>`code_typed_at > now() - make_interval(days => ${sql.lit(SESSION_DAYS)})`.as(
        "is_recent",
      ),
      sql<boolean>`code_typed_at <= now() - interval '15 days'`.as("is_old"),
    ])
    .where("token_hash", "=", tokenHash)
    .where(isAlive)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  if (found.is_stale) {
    await db
      .updateTable("auth_token")
      .set({ last_used_at: sql<Date>`now()`, network })
      .where("token_hash", "=", tokenHash)
      .where(isAlive)
      .execute();
  }
  return {
    userId: found.user_id,
    language: found.language,
    isFresh: found.is_fresh,
    hasJustProved: found.has_just_proved,
    isRecent: found.is_recent,
    isOld: found.is_old,
  };
}

/** A code that was sent to the account's own address has been typed in this session. */
export async function markReauthenticated(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable("auth_token")
    .set({ code_typed_at: sql<Date>`now()`, address_code_at: sql<Date>`now()` })
    .where("token_hash", "=", tokenHash)
    .where(isAlive)
    .execute();
}

/** Whether a token is still this user's to use: for streams, which outlive the request that opened them. Asking is no use of it. */
export async function isTokenAlive(db: Db, tokenHash: Buffer, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom("auth_token")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .where(isAlive)
    .executeTakeFirst();
  return found !== undefined;
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

export interface AuthSession extends TokenPlace {
  readonly id: string;
  readonly createdAt: Date;
  /** Within five minutes. */
  readonly lastUsedAt: Date;
  /** Whether `currentHash` is its token. */
  readonly isCurrent: boolean;
}

/** Where a user is signed in now, the one that asks first, then the latest used. */
export async function listAuthSessions(
  db: Db,
  userId: string,
  currentHash: Buffer,
): Promise<AuthSession[]> {
  const rows = await db
    .selectFrom("auth_token")
    .select(["id", "user_agent", "network", "created_at", "last_used_at", "token_hash"])
    .where("user_id", "=", userId)
    .where(isAlive)
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      network: row.network,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      isCurrent: row.token_hash.equals(currentHash),
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one of a user's sessions. False when the user has no such living one. */
export async function revokeAuthSession(db: Db, userId: string, id: string): Promise<boolean> {
  const revoked = await db
    .updateTable("auth_token")
    .set({ revoked_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where(isAlive)
    .executeTakeFirst();
  return revoked.numUpdatedRows === 1n;
}

/** Ends every session of a user, but not the one of `exceptHash` where that is given. Returns how many. */
export async function revokeAuthSessions(
  db: Db,
  userId: string,
  exceptHash?: Buffer,
): Promise<number> {
  const revoked = await db
    .updateTable("auth_token")
    .set({ revoked_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where(isAlive)
    .$if(exceptHash !== undefined, (query) =>
      query.where("token_hash", "<>", exceptHash ?? Buffer.alloc(0)),
    )
    .executeTakeFirst();
  return Number(revoked.numUpdatedRows);
}
