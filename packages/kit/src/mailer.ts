import { createTransport } from "nodemailer";
import { OperationalError } from "./errors.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
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

/** Sends over SMTP with a small pool of connections. */
export function smtpMailer(options: SmtpOptions): Mailer {
  const transport = createTransport({
    pool: true,
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
  return {
    async send(mail) {
      try {
        await transport.sendMail({ from: options.from, ...mail });
      } catch (cause) {
        throw new OperationalError(503, "unavailable", "The mail server did not take the message", {
          cause,
        });
      }
    },
    close: () => transport.close(),
  };
}
