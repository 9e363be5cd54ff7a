import { jobCatalogue } from "@sendoff/contract";
import { createId, type Mail, type SecretContext, type Sealer } from "@sendoff/kit";
import type { Transaction } from "kysely";
import { type Boss, sendInTransaction } from "../boss.ts";
import type { DB } from "../schema.ts";

/** What the text of a mail in the outbox is sealed for. */
export function mailTextContext(mailId: string): SecretContext {
  return ["mail_outbox", "sealed_text", mailId];
}

/**
 * Puts a mail into the outbox and its job into the queue: both leave with the transaction or not at all. The text is sealed
 * for the worker; the subject is kept as it is, so it never holds a code.
 */
export async function queueMail(
  trx: Transaction<DB>,
  deps: { readonly boss: Boss; readonly sealer: Sealer },
  mail: Mail,
): Promise<void> {
  const id = createId();
  await trx
    .insertInto("mail_outbox")
    .values({
      id,
      recipient: mail.to,
      subject: mail.subject,
      sealed_text: deps.sealer.seal(mail.text, mailTextContext(id)),
    })
    .execute();
  await sendInTransaction(deps.boss, trx, jobCatalogue.mailSend, { outboxId: id });
}
