import { type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "../client.ts";
import type { AppUser } from "../schema.ts";

export type UserRow = Selectable<AppUser>;
/** What a user may change of themselves. `filters` is JSON text of an object. */
export type UserPatch = Omit<Updateable<AppUser>, "id" | "email" | "created_at" | "updated_at">;

/**
 * Creates the user of an address, or finds the one there is; two calls at once create one. `isNew` tells which. The
 * time zone is kept only for a new user.
 */
export async function findOrCreateUser(
  db: Db,
  user: { readonly id: string; readonly email: string; readonly timeZone: string },
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const created = await db
    .insertInto("app_user")
    .values({ id: user.id, email: user.email, time_zone: user.timeZone })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (created !== undefined) return { id: created.id, isNew: true };
  const found = await db
    .selectFrom("app_user")
    .select("id")
    .where("email", "=", user.email)
    .executeTakeFirstOrThrow();
  return { id: found.id, isNew: false };
}

/** The user's row; undefined when the account is gone. */
export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom("app_user").selectAll().where("id", "=", userId).executeTakeFirst();
}

/**
 * The same, locked against other changes until the transaction ends, so that a change can build on what it read. Rows that name
 * the user (a run) may be written meanwhile: whoever holds their locks may wait for this one.
 */
export async function findUserForUpdate(trx: Db, userId: string): Promise<UserRow | undefined> {
  return trx
    .selectFrom("app_user")
    .selectAll()
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What a user reads in, where nothing has said so yet: what their browser asks for as they sign in. */
export async function keepFirstLanguage(db: Db, userId: string, language: string): Promise<void> {
  await db
    .updateTable("app_user")
    .set({ language })
    .where("id", "=", userId)
    .where("language", "is", null)
    .execute();
}

/** Changes the columns given and returns the row as it is now. Throws when the account is gone. */
export async function updateUser(db: Db, userId: string, patch: UserPatch): Promise<UserRow> {
  return db
    .updateTable("app_user")
    .set({ ...patch, updated_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The account that a phone signs in: the one that proved it last. `mobile` is in E.164. */
export async function findUserOfVerifiedMobile(
  db: Db,
  mobile: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("app_user")
    .select("id")
    .where("mobile", "=", mobile)
    .where("mobile_verified_at", "is not", null)
    .executeTakeFirst();
  return found?.id;
}

/**
 * The phone is this account's and verified. Another account that had verified the same number keeps it unverified: numbers
 * change hands, and who reads its texts has just been shown. Returns that other account. Needs a transaction.
 */
export async function markMobileVerified(
  trx: Db,
  userId: string,
  phone: { readonly dialCode: string; readonly mobile: string },
): Promise<string | undefined> {
  // Of two accounts that prove one number at once, the second waits here.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mobile ${phone.mobile}`}, 0))`.execute(
    trx,
  );
  const other = await trx
    .updateTable("app_user")
    .set({ mobile_verified_at: null })
    .where("mobile", "=", phone.mobile)
    .where("mobile_verified_at", "is not", null)
    .where("id", "<>", userId)
    .returning("id")
    .executeTakeFirst();
  await trx
    .updateTable("app_user")
    .set({
      dial_code: phone.dialCode,
      mobile: phone.mobile,
      mobile_verified_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return other?.id;
}

/** Gives an account another address. False when another account has it. Throws when the account is gone. */
export async function changeEmail(db: Db, userId: string, email: string): Promise<boolean> {
  const taken = await db
    .selectFrom("app_user")
    .select("id")
    .where("email", "=", email)
    .where("id", "<>", userId)
    .executeTakeFirst();
  if (taken !== undefined) return false;
  await db
    .updateTable("app_user")
    .set({ email, updated_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return true;
}
