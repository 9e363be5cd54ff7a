import { jobCatalogue } from "@sendoff/contract";
import { closeAccount, sendInTransaction } from "@sendoff/db";
import type { ApiDeps } from "../../deps.ts";

/**
 * Closes the account at once and has the worker erase what is left of it; both happen or neither. From then on its tokens are
 * worth nothing and its address is free. An account that is closed already stays so.
 */
export async function deleteAccount(
  deps: Pick<ApiDeps, "db" | "boss" | "config">,
  userId: string,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (!(await closeAccount(trx, userId, deps.config.pepper))) return;
    await sendInTransaction(deps.boss, trx, jobCatalogue.accountErase, { userId });
  });
}
