import { OTP_TRIES, OTP_VALID_MINUTES } from "@sendoff/contract/constants";
import { sql } from "kysely";
import type { Db } from "../client.ts";

const CODE_LIFETIME = sql`make_interval(mins => ${OTP_VALID_MINUTES})`;

/** What a code proves, of what, and for whom: an address or a phone in general, or on behalf of one account. */
export interface CodeClaim {
  readonly purpose:
    | "sign_in"
    | "phone_sign_in"
    | "phone_verification"
    | "email_change"
    | "reauthentication";
  /** The address or number that the code is sent to. */
  readonly target: string;
  /** The account that the proof is for; null where it signs somebody in. */
  readonly userId: string | null;
}

interface CodeOfOrder extends CodeClaim {
  readonly orderId: string;
  /** HMAC of the code, bound to order, purpose and target. */
  readonly codeHmac: Buffer;
  /** Keyed hash of the network that asked. */
  readonly networkKey: string;
}

const isSameUser = (userId: string | null) =>
  sql<boolean>`user_id is not distinct from ${userId}::uuid`;

/** Records an order with its code. Codes of other orders stay as they are: who asks for one ends nobody else's. */
export async function createCodeOrder(db: Db, code: CodeOfOrder): Promise<void> {
  await db
    .insertInto("code_order")
    .values({
      order_id: code.orderId,
      purpose: code.purpose,
      target: code.target,
      user_id: code.userId,
      code_hmac: code.codeHmac,
      network_key: code.networkKey,
      code_expires_at: sql<Date>`now() + ${CODE_LIFETIME}`,
    })
    .execute();
}

/** Gives an open order a new code with its own time and tries; the old code is dead. */
export async function replaceOrderCode(db: Db, code: CodeOfOrder): Promise<void> {
  await db
    .updateTable("code_order")
    .set({
      code_hmac: code.codeHmac,
      code_expires_at: sql<Date>`now() + ${CODE_LIFETIME}`,
      tries: 0,
    })
    .where("order_id", "=", code.orderId)
    .where("purpose", "=", code.purpose)
    .where("target", "=", code.target)
    .where("used_at", "is", null)
    .execute();
}

/**
 * The order a resend is about: the one named, else the newest that the same network asked for, so that nobody replaces the code
 * of somebody else's; undefined when it is used or over a day old.
 */
export async function findOpenCodeOrder(
  db: Db,
  claim: CodeClaim,
  orderId: string | undefined,
  networkKey: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("code_order")
    .select("order_id")
    .where("purpose", "=", claim.purpose)
    .where("target", "=", claim.target)
    .where(isSameUser(claim.userId))
    .where("used_at", "is", null)
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .$if(orderId !== undefined, (query) => query.where("order_id", "=", orderId ?? ""))
    .$if(orderId === undefined, (query) => query.where("network_key", "=", networkKey))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.order_id;
}

/**
 * Takes one of the code's five tries and returns its HMAC to compare with; undefined when the order is unknown, another
 * claim's, used, expired or out of tries. The try is counted before anybody compares, and the row stays locked until the
 * transaction ends, so that parallel calls neither gain tries nor use a code twice (RELIABILITY 3).
 */
export async function takeCodeTry(
  trx: Db,
  claim: CodeClaim,
  orderId: string,
): Promise<Buffer | undefined> {
  const taken = await trx
    .updateTable("code_order")
    .set((column) => ({
      tries: column("tries", "+", 1),
      last_try_at: sql<Date>`clock_timestamp()`,
    }))
    .where("order_id", "=", orderId)
    .where("purpose", "=", claim.purpose)
    .where("target", "=", claim.target)
    .where(isSameUser(claim.userId))
    .where("used_at", "is", null)
    .where("code_hmac", "is not", null)
    .where("code_expires_at", ">", sql<Date>`now()`)
    .where("tries", "<", OTP_TRIES)
    .returning("code_hmac")
    .executeTakeFirst();
  return taken?.code_hmac ?? undefined;
}

/** Seconds until an order may be tried again when its tries must be `spacingSeconds` apart; 0 when it may be now. */
export async function findTryWaitSeconds(
  db: Db,
  orderId: string,
  spacingSeconds: number,
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from last_try_at + make_interval(secs => ${spacingSeconds}) - clock_timestamp()))::int as wait
    from code_order where order_id = ${orderId} and last_try_at is not null`.execute(db);
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Ends an order for good: its code has been exchanged. */
export async function useCodeOrder(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable("code_order")
    .set({ used_at: sql<Date>`now()`, code_hmac: null })
    .where("order_id", "=", orderId)
    .execute();
}
