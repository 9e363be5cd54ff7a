import type { FastifyInstance } from "fastify";
import { createPortal as createBoards } from "./boards/portal.ts";
import { buildBoardsServer } from "./boards/server.ts";
import { CheckBook } from "./checks/check-store.ts";
import {
  BOARDS_OFFSET,
  GLASSDOOR_OFFSET,
  INDEED_OFFSET,
  LINKEDIN_OFFSET,
  NAUKRI_OFFSET,
  PAYMENT_OFFSET,
  SMTP_OFFSET,
} from "./config.ts";
import { refuseForeignRequests } from "./foreign-requests.ts";
import { createPortal as createGlassdoor } from "./glassdoor/portal.ts";
import { PARTNER_CALLBACK } from "./glassdoor/auth.routes.ts";
import { SITE_NAME as GLASSDOOR_NAME } from "./glassdoor/pages/view.ts";
import { buildGlassdoorServer } from "./glassdoor/server.ts";
import { createPortal as createIndeed } from "./indeed/portal.ts";
import { buildIndeedServer } from "./indeed/server.ts";
import { createPortal as createLinkedin } from "./linkedin/portal.ts";
import { buildLinkedinServer } from "./linkedin/server.ts";
import { buildInboxServer } from "./mail/inbox.server.ts";
import { openInbox } from "./mail/inbox.ts";
import { startSmtpServer } from "./mail/smtp.ts";
import { createPortal as createNaukri } from "./naukri/portal.ts";
import { buildNaukriServer } from "./naukri/server.ts";
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
  urls: {
    mail: string;
    sms: string;
    linkedin: string;
    indeed: string;
    glassdoor: string;
    boards: string;
    naukri: string;
    payment: string;
  };
  smtpPort: number;
  close(): Promise<void>;
}

interface Closing {
  close(): Promise<unknown>;
}

/** What has been started, to be closed in reverse order. */
class Running {
  readonly #options: SandboxOptions;
  readonly #parts: Closing[] = [];
  readonly host: string;

  constructor(options: SandboxOptions) {
    this.#options = options;
    this.host = options.host ?? "127.0.0.1";
  }

  portAt(offset: number): number {
    return this.#options.portBase === 0 ? 0 : this.#options.portBase + offset;
  }

  keep<Part extends Closing>(part: Part): Part {
    this.#parts.push(part);
    return part;
  }

  listen(server: FastifyInstance, offset: number): Promise<string> {
    this.keep({ close: () => server.close() });
    refuseForeignRequests(server, this.host);
    return server.listen({ host: this.host, port: this.portAt(offset) });
  }

  async close(): Promise<void> {
    for (const part of this.#parts.splice(0).reverse()) await part.close();
  }
}

async function startParts(options: SandboxOptions, running: Running): Promise<Sandbox> {
  const { dataDir } = options;
  const inbox = running.keep(await openInbox(dataDir));
  const port = running.portAt(SMTP_OFFSET);
  const smtp = running.keep(await startSmtpServer({ inbox, host: running.host, port }));
  const book = new CheckBook();
  const inboxUrl = await running.listen(buildInboxServer(inbox, book), 0);
  book.frameOrigin = inboxUrl;
  const linkedinSite = running.keep(await createLinkedin({ dataDir, inbox, book }));
  const linkedin = await running.listen(buildLinkedinServer(linkedinSite), LINKEDIN_OFFSET);
  const indeedSite = running.keep(await createIndeed({ dataDir, inbox, book }));
  const indeed = await running.listen(buildIndeedServer(indeedSite), INDEED_OFFSET);
  const partner = { portal: indeedSite, url: indeed };
  const glassdoorSite = running.keep(
    await createGlassdoor({ dataDir, inbox, book, indeed: partner }),
  );
  const glassdoor = await running.listen(buildGlassdoorServer(glassdoorSite), GLASSDOOR_OFFSET);
  indeedSite.partners.register(GLASSDOOR_NAME, `${glassdoor}${PARTNER_CALLBACK}`);
  const boardsSite = running.keep(await createBoards({ dataDir }));
  const boards = await running.listen(buildBoardsServer(boardsSite), BOARDS_OFFSET);
  const naukriSite = running.keep(await createNaukri({ dataDir, inbox, book }));
  const naukri = await running.listen(buildNaukriServer(naukriSite), NAUKRI_OFFSET);
  const merchant = options.payment ?? DEFAULT_PAYMENT_CONFIG;
  const gateway = running.keep(await openGateway(dataDir, merchant));
  const payment = await running.listen(buildPaymentServer(gateway), PAYMENT_OFFSET);
  return {
    urls: {
      mail: `${inboxUrl}/mail`,
      sms: `${inboxUrl}/sms`,
      linkedin,
      indeed,
      glassdoor,
      boards,
      naukri,
      payment,
    },
    smtpPort: smtp.port,
    close: () => running.close(),
  };
}

/** Starts every stand-in. When one cannot listen, those already started are closed and the error is thrown. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const running = new Running(options);
  try {
    return await startParts(options, running);
  } catch (error) {
    await running.close();
    throw error;
  }
}
