import { hmac } from "@sendoff/kit";
import { sql } from "kysely";
import { disconnectLane } from "../applying/lane.repository.ts";
import { endPortalLogins } from "../applying/portal-login.repository.ts";
import { endRunOfLane } from "../applying/end-run.repository.ts";
import type { Db } from "../client.ts";
import { acrossAccounts } from "../wall/system-look.ts";
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
 * Closes an account for good, in the caller's transaction: nobody can sign in to it, its sealed secrets are gone, its accounts
 * on portals are let go (a worker that serves one finds its fence moved and stops), its schedules and runs end, and the address
 * is free again. What it did stays for `eraseAccount`, a job's work. False when there is no such account any more.
 */
export async function closeAccount(trx: Db, userId: string, pepper: Uint8Array): Promise<boolean> {
  // The lanes first, as everybody who serves one takes them.
  const lanes = await trx
    .selectFrom("lane")
    .select("platform_id")
    .where("user_id", "=", userId)
    .orderBy("platform_id")
    .execute();
  for (const { platform_id: platformId } of lanes) {
    await disconnectLane(trx, { userId, platformId });
    await endRunOfLane(trx, { userId, platformId }, "stopped", "The account was deleted");
  }
  const logins = await trx
    .selectFrom("portal_login")
    .select("platform_id")
    .distinct()
    .where("user_id", "=", userId)
    .execute();
  for (const { platform_id: platformId } of logins) {
    await endPortalLogins(trx, { userId, platformId }, "The account was deleted");
  }
  // Nothing that names the user is written any more until this is done.
  await trx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute();
  const user = await findUser(trx, userId);
  if (user === undefined) return false;
  const closed = await trx
    .insertInto("closed_account")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (closed.numInsertedOrUpdatedRows !== 1n) return false;
  await trx
    .insertInto("closed_address")
    .values({ address_hmac: addressHmac({ email: user.email, pepper }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await deleteByTarget(trx, user.email, user.mobile);
  for (const table of ["auth_token", "schedule", "saved_answer", "filter_choice"] as const) {
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  await forgetPerson(trx, userId);
  return true;
}

/** Codes and messages that are on their way, or were lately. */
async function deleteByTarget(trx: Db, email: string, mobile: string): Promise<void> {
  await trx.deleteFrom("mail_outbox").where("recipient", "=", email).execute();
  // Codes for signing in are of an address, and not of an account.
  const targets = [email, mobile];
  await acrossAccounts(trx, () =>
    trx.deleteFrom("code_order").where("target", "in", targets).execute(),
  );
  await trx.deleteFrom("sms_outbox").where("recipient", "=", mobile).execute();
}

/** The row stays for as long as others hang on it, without a word about anybody. */
async function forgetPerson(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable("app_user")
    .set({
      email: `${userId}@closed.invalid`,
      first_name: "",
      last_name: "",
      username: "",
      dial_code: "",
      mobile: "",
      mobile_verified_at: null,
      country_id: 0,
      location: "",
      role: "",
      notice_period: "",
      current_ctc: null,
      expected_ctc: null,
      filters: "{}",
      low_balance_email: false,
      run_report_email: false,
      needs_email: false,
      draft_answers: false,
      second_reading: false,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", userId)
    .execute();
}
