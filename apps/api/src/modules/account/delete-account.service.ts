import { jobCatalogue } from "@sendoff/contract";
import {
  type AuditPlace,
  closeAccount,
  findUser,
  queueMail,
  recordAuditEvent,
  sendInTransaction,
} from "@sendoff/db";
import type { ApiDeps } from "../../deps.ts";
import { accountDeletedMail } from "./account-deleted-mail.ts";

/**
 * Closes the account at once, has the worker erase what is left of it and tells the owner by a last mail; all of it or nothing. From
 * then on its tokens are worth nothing and its address is free. An account that is closed already stays so.
 */
export async function deleteAccount(
  deps: Pick<ApiDeps, "db" | "boss" | "sealer" | "config">,
  userId: string,
  place: AuditPlace,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const user = await findUser(trx, userId);
    if (!(await closeAccount(trx, userId, deps.config.pepper))) return;
    await recordAuditEvent(trx, { userId, actor: "user", event: "account_deleted", ...place });
    // After closing, which takes back mails that had not left.
    if (user !== undefined) {
      await queueMail(trx, deps, accountDeletedMail(user.email, place), "last");
    }
    await sendInTransaction(deps.boss, trx, jobCatalogue.accountErase, { userId });
  });
}
