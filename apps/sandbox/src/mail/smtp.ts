import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Inbox } from "./inbox.ts";

const MESSAGE_MAX_BYTES = 10 * 1024 * 1024;

export interface SmtpOptions {
  inbox: Inbox;
  host: string;
  port: number;
}

/** Reduces an HTML-only message to readable text. */
function textOfHtml(source: string): string {
  return source
    .replace(/<(style|script)[\s\S]*?<\/\1>/gi, "")
    .replace(/<br\s*\/?>|<\/(p|div|h\d|tr|li)>/gi, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .trim();
}

async function receive(inbox: Inbox, raw: Buffer, recipients: string[], sender: string) {
  const parsed = await PostalMime.parse(raw);
  const text = parsed.text?.trim() || textOfHtml(parsed.html ?? "");
  const from = parsed.from?.address ?? sender;
  for (const to of recipients) {
    await inbox.recordMail({ to, from, subject: parsed.subject ?? "(no subject)", text });
  }
}

/** A real SMTP server that accepts mail for anybody and keeps it in the inbox. */
export async function startSmtpServer(options: SmtpOptions) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? "anyone" }),
    size: MESSAGE_MAX_BYTES,
    logger: false,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      const { mailFrom } = session.envelope;
      const sender = mailFrom === false ? "" : mailFrom.address;
      buffer(stream)
        .then((raw) => receive(options.inbox, raw, recipients, sender))
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  // A client that hangs up halfway is its own problem; without a listener it would end the process.
  server.on("error", () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(options.port, options.host, () => {
      server.server.off("error", reject);
      resolve();
    });
  });
  const address = server.server.address();
  const port = typeof address === "object" && address !== null ? address.port : options.port;
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
