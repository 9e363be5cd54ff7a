import type { UiLanguage } from "@sendoff/contract/language";
import { createTransport } from "nodemailer";
import { OperationalError } from "../errors.ts";
import { signsIn } from "./mail-signs.ts";

export interface Mail {
  readonly to: string;
  /** What it is read in; where left out, as the account of this address has it. */
  readonly language?: UiLanguage | undefined;
  readonly subject: string;
  readonly text: string;
  /** The same for readers that show HTML. */
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same for each try, and told to the readers: a mail that was sent twice is shown once. */
  readonly id?: string;
}
export interface Mailer {
  /** Resolves once the mail server has taken the message. Throws OperationalError otherwise. */
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  readonly from: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** TLS from the first byte (port 465). Otherwise STARTTLS is used where the server offers it. */
  readonly secure: boolean;
}

const transportOptions = (options: SmtpOptions) => ({
  host: options.host,
  port: options.port,
  secure: options.secure,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  ...(options.user === undefined
    ? {}
    : { auth: { user: options.user, pass: options.password ?? "" } }),
});

/** Connects to the mail server and signs in, and sends nothing. Throws what the server, or the way there, said. */
export async function tryMailServer(options: SmtpOptions): Promise<void> {
  const transport = createTransport(transportOptions(options));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends over SMTP with a small pool of connections. */
export function smtpMailer(options: SmtpOptions): Mailer {
  const transport = createTransport({ pool: true, ...transportOptions(options) });
  return {
    async send(mail) {
      try {
        const { headers, id, ...message } = mail;
        await transport.sendMail({
          from: options.from,
          ...message,
          attachments: signsIn(message.html).map((sign) => ({
            ...sign,
            contentDisposition: "inline" as const,
          })),
          ...(headers === undefined ? {} : { headers: { ...headers } }),
          ...(id === undefined ? {} : { messageId: `<${id}@${domainOf(options.from)}>` }),
        });
      } catch (cause) {
        throw new OperationalError(503, "unavailable", "The mail server did not take the message", {
          cause,
        });
      }
    },
    close: () => transport.close(),
  };
}

/** "example.com" of "Sendoff <hello@example.com>". */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? "sendoff.test";
