import { SANDBOX_OPERATORS } from "../config.ts";
import type { TestUser } from "@sendoff/testkit/test-user";
import type { TestApi } from "./test-api.ts";

/** One of the sandbox's operators, signed in with a code just now; each may be made once in a database. */
export async function createOperator(api: TestApi, which: 0 | 1 = 0): Promise<TestUser> {
  const user = await api.createUser();
  const email = SANDBOX_OPERATORS[which] ?? "";
  await api.db.updateTable("app_user").set({ email }).where("id", "=", user.id).execute();
  return { ...user, email };
}

/** As if the codes of this user's sessions had been typed, and the console last used, so long ago. */
export async function ageConsole(
  api: TestApi,
  user: TestUser,
  ages: { readonly code: string; readonly use?: string },
): Promise<void> {
  await api.database.pool.query(
    `update auth_token set address_code_at = now() - $1::interval, code_typed_at = now() - $1::interval,
      console_used_at = now() - $2::interval where user_id = $3`,
    [ages.code, ages.use ?? null, user.id],
  );
}

/** The newest events of the audit trail, the oldest first, without their ids. */
export async function trailOf(api: TestApi, operator: TestUser): Promise<unknown[]> {
  const { rows } = await api.database.pool.query(
    "select event, user_id, facts from audit_event where operator_id = $1 order by id",
    [operator.id],
  );
  return rows;
}
