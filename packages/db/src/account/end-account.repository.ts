import { sql } from "kysely";
import type { Db } from "../client.ts";
import { findUser } from "../user/user.repository.ts";
import { acrossAccounts } from "../wall/system-look.ts";
import { releasePortals } from "./close-account.repository.ts";

/** An undo that came in the last moment has ended long before this. */
const IS_DUE = sql<boolean>`erase_at + interval '5 minutes' <= now()`;

/** When `endAccount` may end an account whose deletion can be taken back until `eraseAt`. */
export const dueToEnd = (eraseAt: Date): Date => new Date(eraseAt.getTime() + 5 * 60_000);

/** Accounts that are to be ended or erased: their 72 hours are over and something of them is left. The longest due first. */
export async function listAccountsToErase(db: Db): Promise<string[]> {
  const due = await db
    .selectFrom("app_user")
    .select("id")
    .where(IS_DUE)
    .orderBy("erase_at")
    .limit(500)
    .execute();
  const closed = await db
    .selectFrom("closed_account")
    .select("user_id")
    .where("erased_at", "is", null)
    .orderBy("closed_at")
    .limit(500)
    .execute();
  return [...due.map(({ id }) => id), ...closed.map(({ user_id: userId }) => userId)];
}

/**
 * Ends an account for good whose 72 hours are over, in the caller's transaction: its name, its answers and its wishes are gone, and
 * the address is free again. What it did stays for `eraseAccount`. Returns the address for a last mail; undefined when there is
 * nothing to end: it was taken back, is not due, or has been ended before.
 */
export async function endAccount(trx: Db, userId: string): Promise<string | undefined> {
  if (!(await isDue(trx, userId))) return undefined;
  await releasePortals(trx, userId);
  // Nothing that names the user is written any more until this is done.
  await trx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute();
  const user = await findUser(trx, userId);
  if (user === undefined || !(await isDue(trx, userId))) return undefined;
  await trx
    .insertInto("closed_account")
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await deleteByTarget(trx, user.email, user.mobile);
  for (const table of ["auth_token", "schedule", "saved_answer", "filter_choice"] as const) {
    await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  }
  await forgetPerson(trx, userId);
  return user.email;
}

async function isDue(trx: Db, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", userId)
    .where(IS_DUE)
    .executeTakeFirst();
  return row !== undefined;
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
      erase_at: null,
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
