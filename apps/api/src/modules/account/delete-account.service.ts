import { jobCatalogue } from "@sendoff/contract/jobs";
import { closeAccount, dueToEnd } from "@sendoff/db/account";
import { type AuditPlace } from "@sendoff/db/audit";
import { sendInTransaction } from "@sendoff/db/boss";
import type { ApiDeps } from "../../deps.ts";
import { missingToken, type SignedIn } from "../../plugins/auth.ts";

/**
 * Closes the account at once, tells the owner by a mail that takes it back for 72 hours, and has the worker erase the account after
 * them; all of it or nothing. From then on its tokens are worth nothing. An account that is closed already stays so.
 * Throws UserError 401 where the session was ended while this waited for its turn.
 */
export async function deleteAccount(
  deps: Pick<ApiDeps, "db" | "boss" | "sealer" | "config">,
  { id: userId, tokenHash: session }: Pick<SignedIn, "id" | "tokenHash">,
  place: AuditPlace,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const eraseAt = await closeAccount(trx, deps, { userId, place, session });
    if (eraseAt === "closed") return;
    if (eraseAt === "signed_out") throw missingToken();
    const when = { startAfter: dueToEnd(eraseAt) };
    await sendInTransaction(deps.boss, trx, jobCatalogue.accountErase, { userId }, when);
  });
}
