import { type Db } from "@sendoff/db/client";
import { findUnsentMail, markMailSent, openMail } from "@sendoff/db/mail";
import type { Mailer } from "@sendoff/kit/mail";
import type { Opener } from "@sendoff/kit/vault";

/**
 * Sends one message of the outbox. Sending again after a crash may repeat a mail under the same id, by which mailboxes know
 * it; a code in it stays the same.
 */
export async function handleMailSend(
  deps: { readonly db: Db; readonly opener: Opener; readonly mailer: Mailer },
  outboxId: string,
): Promise<void> {
  const mail = await findUnsentMail(deps.db, outboxId);
  if (mail === undefined) return;
  await deps.mailer.send(openMail(deps.opener, mail));
  await markMailSent(deps.db, outboxId);
}
