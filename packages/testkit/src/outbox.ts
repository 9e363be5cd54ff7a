import { type Database } from "@sendoff/db/client";
import { openMail } from "@sendoff/db/mail";
import { smsTextContext } from "@sendoff/db/sms";
import type { Opener } from "@sendoff/kit/vault";

export interface OutboxMail {
  readonly subject: string;
  readonly text: string;
  /** Empty where the mail is text alone. */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The six-digit code that stands on a line of its own, if one does. */
  readonly code: string | undefined;
}

/** The mails that wait for or have left to an address, newest first, opened as the worker opens them. */
export async function listMailsTo(
  world: { readonly db: Database["kysely"]; readonly opener: Opener },
  recipient: string,
): Promise<OutboxMail[]> {
  const rows = await world.db
    .selectFrom("mail_outbox")
    .select(["id", "subject", "sealed_text", "sealed_html", "sealed_headers"])
    .where("recipient", "=", recipient)
    .where("is_decoy", "=", false)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => {
    const {
      subject,
      text,
      html = "",
      headers = {},
    } = openMail(world.opener, {
      id: row.id,
      recipient,
      subject: row.subject,
      sealedText: row.sealed_text,
      sealedHtml: row.sealed_html,
      sealedHeaders: row.sealed_headers,
    });
    return { subject, text, html, headers, code: /^(\d{6})$/m.exec(text)?.[1] };
  });
}

/** The text messages that wait for or have left to a number, newest first, with the code that each begins with. */
export async function listTextsTo(
  world: { readonly db: Database["kysely"]; readonly opener: Opener },
  recipient: string,
): Promise<{ readonly text: string; readonly code: string | undefined }[]> {
  const rows = await world.db
    .selectFrom("sms_outbox")
    .select(["id", "sealed_text"])
    .where("recipient", "=", recipient)
    .where("is_decoy", "=", false)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => {
    const text = world.opener.open(row.sealed_text, smsTextContext(row.id));
    return { text, code: /^(\d{6}) /.exec(text)?.[1] };
  });
}
