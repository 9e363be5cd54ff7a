import { expect, type Page } from "@playwright/test";
import { z } from "zod";

/** Where the product under test is; global-setup.ts has started it. */
export const product = {
  appUrl: process.env["E2E_APP_URL"] ?? "",
  mailUrl: process.env["E2E_MAIL_URL"] ?? "",
  portalUrl: process.env["E2E_PORTAL_URL"] ?? "",
  boardsUrl: process.env["E2E_BOARDS_URL"] ?? "",
  paymentUrl: process.env["E2E_PAYMENT_URL"] ?? "",
};

const Messages = z.array(
  z.object({ text: z.string(), subject: z.string(), received_at: z.string() }),
);
const Received = z.array(
  z.object({
    job_title: z.string(),
    company: z.string(),
    cv: z.object({ sha256: z.string() }).nullable(),
    answers: z.array(z.object({ question: z.string(), value: z.unknown() })),
  }),
);

/** What came to an address, newest first. */
export async function listMails(page: Page, address: string): Promise<z.infer<typeof Messages>> {
  const url = `${product.mailUrl}/mail/api/messages?to=${encodeURIComponent(address)}`;
  return Messages.parse(await (await page.request.get(url)).json());
}

/** The newest six-digit code that came to an address after `since`. */
export async function readCode(page: Page, address: string, since: string): Promise<string> {
  let code = "";
  await expect
    .poll(async () => {
      const messages = await listMails(page, address);
      const newest = messages.find((message) => message.received_at >= since);
      code = /\b\d{6}\b/.exec(`${newest?.text ?? ""} ${newest?.subject ?? ""}`)?.[0] ?? "";
      return code;
    })
    .not.toBe("");
  return code;
}

/** What employers received from an account, by the record of the portal at `portalUrl`. */
export async function listReceived(
  page: Page,
  account: string,
  portalUrl = product.portalUrl,
): Promise<z.infer<typeof Received>> {
  const url = `${portalUrl}/_control/applications?applicant=${encodeURIComponent(account)}`;
  return Received.parse(await (await page.request.get(url)).json());
}

/** An address that no earlier test has used. */
export function newAddress(name: string): string {
  return `${name}.${Date.now().toString(36)}@example.com`;
}
