import type { Mail } from "@sendoff/kit/mail";
import type { Opener, SecretContext } from "@sendoff/kit/vault";
import { z } from "zod";

/** What the text of a mail in the outbox is sealed for. */
export function mailTextContext(mailId: string): SecretContext {
  return ["mail_outbox", "sealed_text", mailId];
}

/** The same for its HTML. */
export function mailHtmlContext(mailId: string): SecretContext {
  return ["mail_outbox", "sealed_html", mailId];
}

/** The same for its headers. */
export function mailHeadersContext(mailId: string): SecretContext {
  return ["mail_outbox", "sealed_headers", mailId];
}

/** A message of the outbox, sealed. */
export interface SealedMail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly sealedText: Buffer;
  /** Null where the mail is text alone. */
  readonly sealedHtml: Buffer | null;
  readonly sealedHeaders: Buffer | null;
}

const Headers = z.record(z.string(), z.string());

/** The message as it leaves. Throws what the opener throws. */
export function openMail(opener: Opener, mail: SealedMail): Mail {
  const { id, recipient: to, subject, sealedText, sealedHtml, sealedHeaders } = mail;
  const headers =
    sealedHeaders === null ? undefined : opener.open(sealedHeaders, mailHeadersContext(id));
  return {
    id,
    to,
    subject,
    text: opener.open(sealedText, mailTextContext(id)),
    ...(sealedHtml === null ? {} : { html: opener.open(sealedHtml, mailHtmlContext(id)) }),
    ...(headers === undefined ? {} : { headers: Headers.parse(JSON.parse(headers)) }),
  };
}
