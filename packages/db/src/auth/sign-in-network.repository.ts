import { UiLanguage } from "@sendoff/contract/language";
import { sql } from "kysely";
import type { Db } from "../client.ts";

/**
 * Remembers that a code sent to an address was typed correctly from this network. `pairKey` stands for the two. Sign-ins from there have a
 * limit of their own, so attempts by strangers with the same address cannot use it up.
 */
export async function rememberSignInNetwork(db: Db, pairKey: string): Promise<void> {
  await db
    .insertInto("sign_in_network")
    .values({ pair_key: pairKey })
    .onConflict((conflict) =>
      conflict.column("pair_key").doUpdateSet({ last_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Whether that address was signed in to from that network within the last 90 days. */
export async function isKnownSignInNetwork(db: Db, pairKey: string): Promise<boolean> {
  const found = await db
    .selectFrom("sign_in_network")
    .select("pair_key")
    .where("pair_key", "=", pairKey)
    .where("last_at", ">", sql<Date>`now() - interval '90 days'`)
    .executeTakeFirst();
  return found !== undefined;
}

/** The owner wants no codes that are asked for from there, for 30 days from now. */
export async function blockSignInNetwork(db: Db, userId: string, network: string): Promise<void> {
  await db
    .insertInto("sign_in_block")
    .values({ user_id: userId, network })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "network"])
        .doUpdateSet({ blocked_until: sql<Date>`now() + interval '30 days'` }),
    )
    .execute();
}

/** Codes may be asked for from there again. False when they could be all the time. */
export async function allowSignInNetwork(
  db: Db,
  userId: string,
  network: string,
): Promise<boolean> {
  const allowed = await db
    .deleteFrom("sign_in_block")
    .where("user_id", "=", userId)
    .where("network", "=", network)
    .executeTakeFirst();
  return allowed.numDeletedRows === 1n;
}

/** Networks that an owner has blocked, by the database's clock. */
export async function listBlockedSignInNetworks(
  db: Db,
  userId: string,
): Promise<{ readonly network: string; readonly blockedUntil: Date }[]> {
  const rows = await db
    .selectFrom("sign_in_block")
    .select(["network", "blocked_until"])
    .where("user_id", "=", userId)
    .where("blocked_until", ">", sql<Date>`now()`)
    .orderBy("network")
    .execute();
  return rows.map((row) => ({ network: row.network, blockedUntil: row.blocked_until }));
}

/** Nobody, or whose account a code is asked for. */
interface CodeOwner {
  readonly userId: string | null;
  /** What they have chosen to read in. */
  readonly language: UiLanguage | undefined;
  readonly isBlocked: boolean;
}

/** Whose account a code is asked for, and whether its owner wants none from this network. One query for known and unknown. */
export async function findCodeOwner(
  db: Db,
  by: { readonly email: string } | { readonly verifiedMobile: string },
  network: string,
): Promise<CodeOwner> {
  const isOwner =
    "email" in by
      ? sql<boolean>`u.email = ${by.email}`
      : sql<boolean>`u.mobile = ${by.verifiedMobile} and u.mobile_verified_at is not null`;
  const { rows } = await sql<{ id: string; language: string | null; is_blocked: boolean }>`
    select u.id, u.language, exists (select 1 from sign_in_block b where b.user_id = u.id and b.network = ${network}
      and b.blocked_until > now()) as is_blocked
    from app_user u where ${isOwner}`.execute(db);
  const found = rows[0];
  return {
    userId: found?.id ?? null,
    language: UiLanguage.safeParse(found?.language).data,
    isBlocked: found?.is_blocked === true,
  };
}
