import { jobCatalogue } from "@sendoff/contract/jobs";
import { createId } from "@sendoff/kit/ids";
import type { Sms } from "@sendoff/kit/sms";
import type { SecretContext, Sealer } from "@sendoff/kit/vault";
import { sql, type Transaction } from "kysely";
import { type Boss, sendInTransaction } from "../boss.ts";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";

/** What a text message in the outbox is sealed for. */
export function smsTextContext(smsId: string): SecretContext {
  return ["sms_outbox", "sealed_text", smsId];
}

/**
 * Puts a text message into the outbox and its job into the queue: both leave with the transaction or not at all. A decoy is
 * written like any other and never leaves: whoever asked cannot tell by the time it took.
 */
export async function queueSms(
  trx: Transaction<DB>,
  deps: { readonly boss: Boss; readonly sealer: Sealer },
  sms: Sms,
  isDecoy = false,
): Promise<void> {
  const id = createId();
  await trx
    .insertInto("sms_outbox")
    .values({
      id,
      recipient: sms.to,
      is_decoy: isDecoy,
      sealed_text: deps.sealer.seal(sms.text, smsTextContext(id)),
    })
    .execute();
  await sendInTransaction(deps.boss, trx, jobCatalogue.smsSend, { outboxId: id });
}

/** A text message that has not left yet; undefined when it has, when there is none, or when it is a decoy. */
export async function findUnsentSms(
  db: Db,
  id: string,
): Promise<{ readonly recipient: string; readonly sealedText: Buffer } | undefined> {
  const row = await db
    .selectFrom("sms_outbox")
    .select(["recipient", "sealed_text"])
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("is_decoy", "=", false)
    .executeTakeFirst();
  return row === undefined ? undefined : { recipient: row.recipient, sealedText: row.sealed_text };
}

/** It has been taken, or refused for good. The text is emptied: a code is of no use any more. */
export async function markSmsSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable("sms_outbox")
    .set({ sent_at: sql<Date>`now()`, sealed_text: Buffer.alloc(0) })
    .where("id", "=", id)
    .execute();
}
