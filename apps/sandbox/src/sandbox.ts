import { LINKEDIN_OFFSET, PAYMENT_OFFSET, SMTP_OFFSET } from "./config.ts";
import { createPortal } from "./linkedin/portal.ts";
import { buildLinkedinServer } from "./linkedin/server.ts";
import { buildInboxServer } from "./mail/inbox.server.ts";
import { openInbox } from "./mail/inbox.ts";
import { startSmtpServer } from "./mail/smtp.ts";
import { DEFAULT_PAYMENT_CONFIG, openGateway, type PaymentConfig } from "./payment/gateway.ts";
import { buildPaymentServer } from "./payment/server.ts";

export interface SandboxOptions {
  /** 0 picks a free port for every server. */
  portBase: number;
  dataDir: string;
  host?: string;
  /** The merchant known to the payment page, and where its server is notified. */
  payment?: PaymentConfig;
}

export interface Sandbox {
  urls: { mail: string; sms: string; linkedin: string; payment: string };
  smtpPort: number;
  close(): Promise<void>;
}

/** Starts every stand-in. When one cannot listen, those already started are closed and the error is thrown. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const host = options.host ?? "127.0.0.1";
  const portAt = (offset: number): number =>
    options.portBase === 0 ? 0 : options.portBase + offset;
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const inbox = await openInbox(options.dataDir);
    closers.push(() => inbox.close());
    const smtp = await startSmtpServer({ inbox, host, port: portAt(SMTP_OFFSET) });
    closers.push(() => smtp.close());
    const inboxServer = buildInboxServer(inbox);
    closers.push(() => inboxServer.close());
    const inboxUrl = await inboxServer.listen({ host, port: portAt(0) });
    const portal = await createPortal({ dataDir: options.dataDir, inbox });
    closers.push(() => portal.close());
    const linkedinServer = buildLinkedinServer(portal);
    closers.push(() => linkedinServer.close());
    const linkedin = await linkedinServer.listen({ host, port: portAt(LINKEDIN_OFFSET) });
    const gateway = await openGateway(options.dataDir, options.payment ?? DEFAULT_PAYMENT_CONFIG);
    closers.push(() => gateway.close());
    const paymentServer = buildPaymentServer(gateway);
    closers.push(() => paymentServer.close());
    const payment = await paymentServer.listen({ host, port: portAt(PAYMENT_OFFSET) });
    return {
      urls: { mail: `${inboxUrl}/mail`, sms: `${inboxUrl}/sms`, linkedin, payment },
      smtpPort: smtp.port,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
