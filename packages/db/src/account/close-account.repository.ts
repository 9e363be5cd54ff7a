import { hmac } from "@sendoff/kit/ids";
import type { Transaction } from "kysely";
import { disconnectLane, holdLanes } from "../applying/lane.repository.ts";
import { endPortalLogins } from "../applying/portal-login.repository.ts";
import { endRunOfLane } from "../applying/end-run.repository.ts";
import type { AuditPlace } from "../audit/audit-event.repository.ts";
import { isTokenAlive } from "../auth/auth-token.repository.ts";
import { recordChange, type TellDeps } from "../auth/record-change.ts";
import { shutOut } from "../auth/shut-out.repository.ts";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { findUser } from "../user/user.repository.ts";

function addressHmac(address: { readonly email: string; readonly pepper: Uint8Array }): string {
  return hmac(address.pepper, "closed_address", address.email).toString("hex");
}

/** Whether an account with this address was deleted: whoever comes back gets no second free credits (RELIABILITY 2). */
export async function isClosedAddress(
  db: Db,
  address: { readonly email: string; readonly pepper: Uint8Array },
): Promise<boolean> {
  const found = await db
    .selectFrom("closed_address")
    .select("address_hmac")
    .where("address_hmac", "=", addressHmac(address))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Closes an account at once, in the caller's transaction, and tells its owner by a mail whose code opens it again for 72 hours:
 * every session ends and nobody can sign in, runs end, schedules are paused, and its accounts on portals are let go (a worker that
 * serves one finds its fence moved and stops). Stored sign-ins are destroyed with it and not kept for an undo: whoever deletes an
 * account means them first of all, and connecting again costs a minute. Everything else stays as it is until `endAccount`.
 * Returns until when it can be taken back; "closed" when there is no such account any more, or it is closed already, and "signed_out"
 * when `session` has ended meanwhile, by an undo that came first.
 */
export async function closeAccount(
  trx: Transaction<DB>,
  deps: TellDeps & { readonly config: { readonly pepper: Uint8Array } },
  {
    userId,
    place,
    session,
  }: {
    readonly userId: string;
    readonly place: AuditPlace;
    /** The token of who asks, where a session does. */
    readonly session?: Buffer;
  },
): Promise<Date | "closed" | "signed_out"> {
  await releasePortals(trx, userId);
  // A sign-in that is under way comes before or after this, never in between (`findEraseAt`).
  await trx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute();
  const user = await findUser(trx, userId);
  if (user === undefined || user.erase_at !== null) return "closed";
  if (session !== undefined && !(await isTokenAlive(trx, session, userId))) return "signed_out";
  const eraseAt = await recordChange(trx, deps, {
    userId,
    kind: "account_deleted",
    before: {},
    after: {},
    place,
    ownersEmail: user.email,
    timeZone: user.time_zone,
  });
  await trx.updateTable("app_user").set({ erase_at: eraseAt }).where("id", "=", userId).execute();
  // Here and not when it is erased: only the api has the key. It says nothing of an account that is there.
  await trx
    .insertInto("closed_address")
    .values({ address_hmac: addressHmac({ email: user.email, pepper: deps.config.pepper }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await shutOut(trx, userId);
  return eraseAt;
}

/** Disconnects every account on a portal and ends what goes on there. The lanes first, as everybody who serves one takes them. */
export async function releasePortals(trx: Db, userId: string): Promise<void> {
  const note = "The account was deleted";
  for (const platformId of await holdLanes(trx, userId)) {
    await disconnectLane(trx, { userId, platformId });
    await endRunOfLane(trx, { userId, platformId }, "stopped", note);
  }
  const logins = await trx
    .selectFrom("portal_login")
    .select("platform_id")
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  for (const { platform_id: platformId } of logins) {
    await endPortalLogins(trx, { userId, platformId }, note);
  }
}
