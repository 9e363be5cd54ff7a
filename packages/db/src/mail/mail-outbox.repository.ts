import { jobCatalogue } from "@sendoff/contract/jobs";
import { UiLanguage } from "@sendoff/contract/language";
import { translatorFor, translateLines } from "@sendoff/domain/translations";
import { createId } from "@sendoff/kit/ids";
import type { Mail } from "@sendoff/kit/mail";
import type { Sealer } from "@sendoff/kit/vault";
import type { Transaction } from "kysely";
import { type Boss, sendInTransaction } from "../boss.ts";
import type { DB } from "../schema.ts";
import { mailHeadersContext, mailHtmlContext, mailTextContext } from "./open-mail.ts";

/**
 * Puts a mail into the outbox, in the language of whoever reads it, and its job into the queue: both leave with the transaction or not at all. Text, HTML and headers
 * are sealed for the worker; the subject is kept as it is, so it never holds a code. A `decoy` is written like any other and never
 * leaves: whoever asked cannot tell by the time it took. A `last` mail of a deleted account is forgotten when it has left.
 */
export async function queueMail(
  trx: Transaction<DB>,
  deps: { readonly boss: Boss; readonly sealer: Sealer },
  mail: Mail,
  kind: "usual" | "decoy" | "last" = "usual",
): Promise<void> {
  const id = createId();
  const language = mail.language ?? (await languageOf(trx, mail.to));
  const subject = translatorFor(language)(mail.subject);
  const text = translateLines(language, mail.text);
  const { html, headers } = mail;
  const { sealer } = deps;
  await trx
    .insertInto("mail_outbox")
    .values({
      id,
      recipient: mail.to,
      is_decoy: kind === "decoy",
      is_forgotten_when_sent: kind === "last",
      subject,
      sealed_text: sealer.seal(text, mailTextContext(id)),
      sealed_html: html === undefined ? null : sealer.seal(html, mailHtmlContext(id)),
      sealed_headers:
        headers === undefined ? null : sealer.seal(JSON.stringify(headers), mailHeadersContext(id)),
    })
    .execute();
  await sendInTransaction(deps.boss, trx, jobCatalogue.mailSend, { outboxId: id });
}

/** What the account of an address reads in; English for who has none, or has not said. */
async function languageOf(trx: Transaction<DB>, email: string): Promise<UiLanguage> {
  const found = await trx
    .selectFrom("app_user")
    .select("language")
    .where("email", "=", email)
    .executeTakeFirst();
  return UiLanguage.safeParse(found?.language).data ?? "en";
}
