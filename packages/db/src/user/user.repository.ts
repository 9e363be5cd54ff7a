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

/** The same, locked until the transaction ends, so that a change can build on what it read. */
export async function findUserForUpdate(trx: Db, userId: string): Promise<UserRow | undefined> {
  return trx
    .selectFrom("app_user")
    .selectAll()
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes the columns given and answers the row as it is now. Throws when the account is gone. */
export async function updateUser(db: Db, userId: string, patch: UserPatch): Promise<UserRow> {
  return db
    .updateTable("app_user")
    .set({ ...patch, updated_at: sql<Date>`now()` })
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
