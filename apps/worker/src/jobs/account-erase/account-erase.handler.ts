import { jobCatalogue } from "@sendoff/contract/jobs";
import {
  endAccount,
  eraseAccount,
  findEraseWaitSeconds,
  forgetPayersOfClosedAccounts,
  isToErase,
  listAccountsToErase,
  listFilesOfUser,
} from "@sendoff/db/account";
import { type Boss } from "@sendoff/db/boss";
import { type Database } from "@sendoff/db/client";
import { queueMail } from "@sendoff/db/mail";
import type { Logger } from "@sendoff/kit/logger";
import type { Storage } from "@sendoff/kit/storage";
import type { Sealer } from "@sendoff/kit/vault";
import { accountDeletedMail } from "./account-deleted-mail.ts";

export interface EraseDeps {
  readonly db: Database["kysely"];
  readonly boss: Boss;
  readonly sealer: Sealer;
  readonly storage: Storage;
  readonly logger: Logger;
}

/**
 * Ends an account whose 72 hours are over and tells its owner, then deletes what it left: its files, then its rows. While a worker is
 * about to write what it saw after a click, the job comes back later, so that the ledger has the last word of every submit. It goes on
 * wherever it was killed, and repeating it is harmless; an account that is not due, or was taken back, is left alone.
 */
export async function handleAccountErase(deps: EraseDeps, userId: string): Promise<void> {
  const { db, boss, storage, logger } = deps;
  await db.transaction().execute(async (trx) => {
    const email = await endAccount(trx, userId);
    if (email !== undefined) await queueMail(trx, deps, accountDeletedMail(email), "last");
  });
  if (!(await isToErase(db, userId))) return;
  const waitSeconds = await findEraseWaitSeconds(db, userId);
  if (waitSeconds > 0) return comeBack(boss, userId, waitSeconds);
  // Files first: their names lie in the rows. What is deleted twice is no error.
  let after = "";
  for (;;) {
    const keys = await listFilesOfUser(db, userId, after);
    const last = keys.at(-1);
    if (last === undefined) break;
    for (const key of keys) await storage.remove(key);
    after = last;
  }
  await storage.removeBelow(`cv/${userId}`);
  const outcome = await eraseAccount(db, userId);
  if (outcome.kind === "busy") return comeBack(boss, userId, outcome.waitSeconds);
  logger.info("a deleted account was erased");
}

async function comeBack(boss: Boss, userId: string, waitSeconds: number): Promise<void> {
  await boss.send(jobCatalogue.accountErase.name, { userId }, { startAfter: waitSeconds + 1 });
}

/**
 * Deleted accounts whose job was lost, and the payers of orders that have been decided since their account was closed. For
 * housekeeping.
 */
export async function eraseWhatWasLeft(deps: EraseDeps): Promise<void> {
  for (const userId of await listAccountsToErase(deps.db)) await handleAccountErase(deps, userId);
  await forgetPayersOfClosedAccounts(deps.db);
}
