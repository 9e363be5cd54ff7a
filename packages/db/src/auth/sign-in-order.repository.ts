import { sql } from "kysely";
import type { Db } from "../client.ts";

/** DECISIONS D5. */
const CODE_LIFETIME = sql`interval '10 minutes'`;
/** DECISIONS D5: wrong tries that one code survives. */
const MAX_TRIES = 5;

interface CodeOfOrder {
  readonly orderId: string;
  readonly email: string;
  /** HMAC of the code, bound to order and address. */
  readonly codeHmac: Buffer;
}

/** Records an order with its code. Kill the address's other codes first: one is active at a time. */
export async function createSignInOrder(db: Db, code: CodeOfOrder): Promise<void> {
  await db
    .insertInto("sign_in_order")
    .values({
      order_id: code.orderId,
      email: code.email,
      code_hmac: code.codeHmac,
      code_expires_at: sql<Date>`now() + ${CODE_LIFETIME}`,
    })
    .execute();
}

/** Gives an open order a new code with its own ten minutes and five tries; the old code is dead. */
export async function replaceSignInCode(db: Db, code: CodeOfOrder): Promise<void> {
  await db
    .updateTable("sign_in_order")
    .set({
      code_hmac: code.codeHmac,
      code_expires_at: sql<Date>`now() + ${CODE_LIFETIME}`,
      tries: 0,
    })
    .where("order_id", "=", code.orderId)
    .where("email", "=", code.email)
    .where("used_at", "is", null)
    .execute();
}

/** Kills every code of an address that has not been used. The orders stay, so that a resend finds them. */
export async function killSignInCodes(db: Db, email: string): Promise<void> {
  await db
    .updateTable("sign_in_order")
    .set({ code_hmac: null })
    .where("email", "=", email)
    .where("code_hmac", "is not", null)
    .execute();
}

/** The order a resend is about: the one named, else the address's newest; undefined when it is used or over a day old. */
export async function findOpenSignInOrder(
  db: Db,
  email: string,
  orderId: string | undefined,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("sign_in_order")
    .select("order_id")
    .where("email", "=", email)
    .where("used_at", "is", null)
    .where("created_at", ">", sql<Date>`now() - interval '1 day'`)
    .$if(orderId !== undefined, (query) => query.where("order_id", "=", orderId ?? ""))
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.order_id;
}

/**
 * Takes one of the code's five tries and answers its HMAC to compare with; undefined when the order is unknown, used,
 * expired or out of tries. The try is counted before anybody compares, and the row stays locked until the transaction
 * ends, so that parallel calls neither gain tries nor use a code twice (RELIABILITY 3).
 */
export async function takeSignInTry(
  trx: Db,
  orderId: string,
  email: string,
): Promise<Buffer | undefined> {
  const taken = await trx
    .updateTable("sign_in_order")
    .set((column) => ({
      tries: column("tries", "+", 1),
      last_try_at: sql<Date>`clock_timestamp()`,
    }))
    .where("order_id", "=", orderId)
    .where("email", "=", email)
    .where("used_at", "is", null)
    .where("code_hmac", "is not", null)
    .where("code_expires_at", ">", sql<Date>`now()`)
    .where("tries", "<", MAX_TRIES)
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
    from sign_in_order where order_id = ${orderId} and last_try_at is not null`.execute(db);
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** Ends an order for good: its code has been exchanged. */
export async function useSignInOrder(trx: Db, orderId: string): Promise<void> {
  await trx
    .updateTable("sign_in_order")
    .set({ used_at: sql<Date>`now()`, code_hmac: null })
    .where("order_id", "=", orderId)
    .execute();
}
