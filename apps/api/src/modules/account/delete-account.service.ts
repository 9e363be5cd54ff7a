import { jobCatalogue } from "@sendoff/contract/jobs";
import { closeAccount, dueToEnd } from "@sendoff/db/account";
import { type AuditPlace } from "@sendoff/db/audit";
import { sendInTransaction } from "@sendoff/db/boss";
import type { ApiDeps } from "../../deps.ts";

/**
 * Closes the account at once, tells the owner by a mail that takes it back for 72 hours, and has the worker erase the account after
 * them; all of it or nothing. From then on its tokens are worth nothing. An account that is closed already stays so.
 */
export async function deleteAccount(
  deps: Pick<ApiDeps, "db" | "boss" | "sealer" | "config">,
  userId: string,
  place: AuditPlace,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const eraseAt = await closeAccount(trx, deps, { userId, place });
    if (eraseAt === undefined) return;
    const when = { startAfter: dueToEnd(eraseAt) };
    await sendInTransaction(deps.boss, trx, jobCatalogue.accountErase, { userId }, when);
  });
}
