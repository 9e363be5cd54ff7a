import { type Db, findUnsentMail, mailTextContext, markMailSent } from "@sendoff/db";
import type { Mailer, Opener } from "@sendoff/kit";

/** Sends one message of the outbox. Sending again after a crash may repeat a mail; a code in it stays the same. */
export async function handleMailSend(
  deps: { readonly db: Db; readonly opener: Opener; readonly mailer: Mailer },
  outboxId: string,
): Promise<void> {
  const mail = await findUnsentMail(deps.db, outboxId);
  if (mail === undefined) return;
  const text = deps.opener.open(mail.sealedText, mailTextContext(outboxId));
  await deps.mailer.send({ to: mail.recipient, subject: mail.subject, text });
  await markMailSent(deps.db, outboxId);
}
