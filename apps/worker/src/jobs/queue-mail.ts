import { jobCatalogue } from "@sendoff/contract";
import { type Boss, createOutboxMail, sendInTransaction } from "@sendoff/db";
import { createId, type Mail, type Sealer } from "@sendoff/kit";

/** Puts a mail into the outbox and its job into the queue: both leave with the transaction or not at all. */
export async function queueMail(
  trx: Parameters<typeof sendInTransaction>[1],
  deps: { readonly boss: Boss; readonly sealer: Sealer },
  mail: Mail,
): Promise<void> {
  const id = createId();
  await createOutboxMail(trx, {
    id,
    recipient: mail.to,
    subject: mail.subject,
    sealedText: deps.sealer.seal(mail.text, ["mail_outbox", "sealed_text", id]),
  });
  await sendInTransaction(deps.boss, trx, jobCatalogue.mailSend, { outboxId: id });
}
