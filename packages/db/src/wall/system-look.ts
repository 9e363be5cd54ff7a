import { sql } from "kysely";
import type { Db } from "../client.ts";
import { APP_ROLES } from "../roles.ts";
import { asSystem } from "./actor.ts";

/**
 * Does `work` across all accounts and goes back to the user whom the transaction is for: to look whether somebody else has what a user
 * wants, or to forget what was kept before their account was known. Of what it reads nothing is to be shown.
 */
export async function acrossAccounts<T>(db: Db, work: () => Promise<T>): Promise<T> {
  if (!db.isTransaction) return asSystem(work);
  const { rows } = await sql<{ role: string }>`
    select current_setting('role') as role where current_user = ${APP_ROLES.api}`.execute(db);
  const [before] = rows;
  if (before === undefined) return work();
  const become = async (role: string) => sql`select set_config('role', ${role}, true)`.execute(db);
  await become(APP_ROLES.apiAll);
  const result = await work();
  // After a failure there is no way back and none is needed: the transaction does nothing more.
  await become(before.role);
  return result;
}
