import type { Db } from "../client.ts";

/**
 * Records a mail that is to leave; the job `mail.send` is to be enqueued in the same transaction. `sealedText` is sealed
 * for the worker under the context ["mail_outbox", "sealed_text", id].
 */
export async function createOutboxMail(
  trx: Db,
  mail: {
    readonly id: string;
    readonly recipient: string;
    readonly subject: string;
    readonly sealedText: Buffer;
  },
): Promise<void> {
  await trx
    .insertInto("mail_outbox")
    .values({
      id: mail.id,
      recipient: mail.recipient,
      subject: mail.subject,
      sealed_text: mail.sealedText,
    })
    .execute();
}
