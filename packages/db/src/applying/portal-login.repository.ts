import { CodeVia } from "@sendoff/contract/platform";
import { createId, hmac } from "@sendoff/kit/ids";
import { sql, type Transaction } from "kysely";
import type { Db } from "../client.ts";
import { notifyAfterCommit } from "../listen-notify/notifier.ts";
import type { DB } from "../schema.ts";
import { acrossAccounts } from "../wall/system-look.ts";
import type { LaneKey } from "./lane.repository.ts";

export type PortalLoginState =
  | "queued"
  | "signing_in"
  | "owner_asked"
  | "code_required"
  | "code_given"
  | "connected"
  | "refused"
  | "challenge"
  | "expired"
  | "failed";

export interface PortalLogin extends LaneKey {
  readonly id: string;
  readonly state: PortalLoginState;
  readonly message: string;
  readonly wrongCodes: number;
  /** How the portal asks whether it is its user; undefined while it has not asked. */
  readonly via: CodeVia | undefined;
  /** Seconds until the code window closes, by the database's clock; 0 without one. */
  readonly secondsLeft: number;
}

/** NOTIFY channel of portal logins; the payload is the login's id. */
export const PORTAL_LOGIN_CHANNEL = "portal_login";
/** States in which somebody still works on a login or waits for its code. */
export const OPEN_LOGIN_STATES: readonly PortalLoginState[] = [
  "queued",
  "signing_in",
  "owner_asked",
  "code_required",
  "code_given",
];

/**
 * Tells accounts of a platform apart without saying whose they are. Names are compared as portals compare them: without
 * surrounding space and in either case. Two names of one account (its address and its phone number) are not seen as one.
 */
export function accountKeyOf(pepper: Uint8Array, platformId: number, accountName: string): Buffer {
  const name = accountName.normalize("NFKC").trim().toLowerCase();
  return hmac(pepper, "portal_account", String(platformId), name);
}

/**
 * Notes that a user wants to connect an account. An earlier open attempt on the same platform ends. Needs a transaction: of
 * two at once the later replaces the earlier.
 */
export async function createPortalLogin(
  trx: Transaction<DB>,
  key: LaneKey,
  accountKey: Buffer,
  seal: (id: string) => Buffer,
): Promise<string> {
  const lock = `${key.userId} ${key.platformId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 9))`.execute(trx);
  await endPortalLogins(trx, key, "Another sign-in was started");
  const id = createId();
  await trx
    .insertInto("portal_login")
    .values({
      id,
      user_id: key.userId,
      platform_id: key.platformId,
      state: "queued",
      account_key: accountKey,
      sealed_credentials: seal(id),
    })
    .execute();
  return id;
}

/** Sign-ins to one portal account that were not let in, from all users together: beyond these, nobody tries another password. */
const TRIES_PER_ACCOUNT = [
  { windowSeconds: 3600, count: 5 },
  { windowSeconds: 86_400, count: 15 },
] as const;

/**
 * Seconds until one more sign-in to this portal account may be tried; 0 when it may be now. A password that is still being tried counts
 * like one that was refused. A user who is connected to the account is not held up by what strangers try: that one's own limit is enough. Needs a
 * transaction, which it makes the only one that tries this account until it ends.
 */
export async function findAccountWaitSeconds(
  trx: Transaction<DB>,
  key: LaneKey,
  accountKey: Buffer,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountKey.toString("hex")}, 9))`.execute(
    trx,
  );
  const connected = await trx
    .selectFrom("lane")
    .select("user_id")
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("account_key", "=", accountKey)
    .executeTakeFirst();
  if (connected !== undefined) return 0;
  let waitSeconds = 0;
  for (const { windowSeconds, count } of TRIES_PER_ACCOUNT) {
    const look = sql<{ wait: number }>`
      select ceil(extract(epoch from created_at + make_interval(secs => ${windowSeconds}) - now()))::int as wait
      from portal_login where account_key = ${accountKey} and state in ('queued', 'signing_in', 'owner_asked', 'refused', 'challenge')
        and created_at > now() - make_interval(secs => ${windowSeconds})
      order by created_at desc offset ${count - 1} limit 1`;
    const { rows } = await acrossAccounts(trx, () => look.execute(trx));
    waitSeconds = Math.max(waitSeconds, rows[0]?.wait ?? 0);
  }
  return waitSeconds;
}

/** Ends every open attempt on a platform and deletes its secrets; whoever works on one finds its fence moved. */
export async function endPortalLogins(db: Db, key: LaneKey, message: string): Promise<void> {
  const replaced = await db
    .updateTable("portal_login")
    .set((set) => ({
      state: "expired",
      message,
      sealed_credentials: null,
      sealed_code: null,
      sealed_session: null,
      fence: set("fence", "+", 1),
      updated_at: sql<Date>`now()`,
    }))
    .where("user_id", "=", key.userId)
    .where("platform_id", "=", key.platformId)
    .where("state", "in", [...OPEN_LOGIN_STATES])
    .returning("id")
    .execute();
  for (const row of replaced) await notifyLogin(db, row.id);
}

/**
 * Ends one attempt that nobody waits for any more, whether or not it has begun: it takes no slot, asks its portal for no code, and
 * its secrets are deleted. Returns false for one that has ended by itself.
 */
export async function forgetPortalLogin(
  db: Db,
  login: { readonly id: string; readonly userId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("portal_login")
    .set((set) => ({
      state: "failed",
      message: "It took too long. Connect again.",
      sealed_credentials: null,
      sealed_code: null,
      sealed_session: null,
      fence: set("fence", "+", 1),
      updated_at: sql<Date>`now()`,
    }))
    .where("id", "=", login.id)
    .where("user_id", "=", login.userId)
    .where("state", "in", ["queued", "signing_in"])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await notifyLogin(db, login.id);
  return true;
}

/** The user's own login, or undefined. */
export async function findPortalLogin(
  db: Db,
  id: string,
  userId: string,
): Promise<PortalLogin | undefined> {
  const row = await db
    .selectFrom("portal_login")
    .select(["id", "user_id", "platform_id", "state", "message", "wrong_codes", "asked_via"])
    .select(
      sql<number>`greatest(0, coalesce(extract(epoch from otp_expires_at - now()), 0))::integer`.as(
        "seconds_left",
      ),
    )
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    userId: row.user_id,
    platformId: row.platform_id,
    state: parseLoginState(row.state),
    message: row.message,
    wrongCodes: row.wrong_codes,
    via: CodeVia.optional().parse(row.asked_via ?? undefined),
    secondsLeft: row.seconds_left,
  };
}

/**
 * Hands a code to whoever holds the page: one conditional UPDATE, so one code of several wins (RELIABILITY 1). False when no
 * code is asked for now, the window has closed, or a code was found wrong since `login` was read: one that was given together with
 * that one answers no question that its user has seen.
 */
export async function givePortalCode(
  db: Db,
  login: Pick<PortalLogin, "id" | "userId" | "wrongCodes">,
  sealedCode: Buffer,
): Promise<boolean> {
  const { id, userId, wrongCodes } = login;
  const result = await db
    .updateTable("portal_login")
    .set({ state: "code_given", sealed_code: sealedCode, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("state", "=", "code_required")
    .where("wrong_codes", "=", wrongCodes)
    .where("otp_expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  await notifyLogin(db, id);
  return true;
}

/** Tells whoever waits for a change of this login. */
export async function notifyLogin(db: Db, id: string): Promise<void> {
  await notifyAfterCommit(db, PORTAL_LOGIN_CHANNEL, id);
}

/** A state as the column has it. */
export function parseLoginState(state: string): PortalLoginState {
  switch (state) {
    case "queued":
    case "signing_in":
    case "owner_asked":
    case "code_required":
    case "code_given":
    case "connected":
    case "refused":
    case "challenge":
    case "expired":
      return state;
    default:
      return "failed";
  }
}
