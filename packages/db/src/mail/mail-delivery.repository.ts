import { sql } from "kysely";
import type { Db } from "../client.ts";
import type { SealedMail } from "./open-mail.ts";

/** A message that has not left yet; undefined when it has, when there is none, or when it is a decoy. */
export async function findUnsentMail(db: Db, id: string): Promise<SealedMail | undefined> {
  const row = await db
    .selectFrom("mail_outbox")
    .select(["recipient", "subject", "sealed_text", "sealed_html", "sealed_headers"])
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("is_decoy", "=", false)
    .executeTakeFirst();
  return row === undefined
    ? undefined
    : {
        id,
        recipient: row.recipient,
        subject: row.subject,
        sealedText: row.sealed_text,
        sealedHtml: row.sealed_html,
        sealedHeaders: row.sealed_headers,
      };
}

/**
 * The mail server has taken it. The text is emptied: a code is of no use any more. The last mail to the owner of a deleted account
 * goes as a whole.
 */
export async function markMailSent(db: Db, id: string): Promise<void> {
  const forgotten = await db
    .deleteFrom("mail_outbox")
    .where("id", "=", id)
    .where("is_forgotten_when_sent", "=", true)
    .executeTakeFirst();
  if (forgotten.numDeletedRows === 1n) return;
  await db
    .updateTable("mail_outbox")
    .set({
      sent_at: sql<Date>`now()`,
      sealed_text: Buffer.alloc(0),
      sealed_html: null,
      sealed_headers: null,
    })
    .where("id", "=", id)
    .execute();
}
