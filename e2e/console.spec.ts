import type { Page } from "@playwright/test";
import { arrive } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { expectNoSidewaysScroll, giveAddress } from "./flows.ts";
import { expect, test } from "./test.ts";
import { cards, giveBankCode, giveCard, leaveForTill, openRecharge, RIGHT_CODE } from "./till.ts";

const OPERATOR = "operator@sendoff.example";
const PAGES = ["portals", "queues", "payments", "people", "audit"] as const;
const DESK = { width: 1440, height: 900 };
const WIDTHS = [320, 390, 2560];

/** Files of the console that the page asks for from here on. */
function noteConsoleFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/console-app/.test(request.url())) files.push(request.url());
  });
  return files;
}

/** The payer's order, paid by card. */
async function pay(page: Page): Promise<void> {
  await openRecharge(page, "Serious Contender", "40");
  await leaveForTill(page);
  await giveCard(page, cards.paid);
  await giveBankCode(page, RIGHT_CODE);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
}

test("to a job seeker the console is no page, and its code never comes", async ({
  page,
  product,
}) => {
  const files = noteConsoleFiles(page);
  await arrive(page, product, "curious");
  for (const path of ["/console", "/console/payments"]) {
    await page.goto(path);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  }
  expect(files).toEqual([]);
});

test("an operator signs in to it, finds no violation on any page, and sends money back once", async ({
  page,
  product,
}) => {
  const payer = await arrive(page, product, "payer");
  await pay(page);
  const [payment] = await product.payment.listPayments(payer.email);
  await page.evaluate(() => localStorage.clear());
  const files = noteConsoleFiles(page);
  await page.goto("/console/portals");
  await giveAddress(page, product, OPERATOR);
  await expect(page.getByRole("heading", { name: "Portals", level: 1 })).toBeVisible();
  expect(files.length).toBeGreaterThan(0);
  const nav = page.getByRole("navigation", { name: "Operator console" });
  for (const name of PAGES) {
    await page.setViewportSize(DESK);
    await nav.getByRole("link", { name: new RegExp(name, "i") }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: new RegExp(name, "i") }),
    ).toBeVisible();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await expectNoViolations(page, `/console/${name}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `/console/${name} at ${width}`);
    }
  }
  await page.setViewportSize(DESK);
  await nav.getByRole("link", { name: /portals/i }).click();
  await page
    .getByRole("button", { name: /^Pause: / })
    .first()
    .click();
  await expectSoundDialog(page, "an operator's reason");
  await page.keyboard.press("Escape");
  await page.goto(`/console/people`);
  await page.getByLabel("E-mail address or id").fill(payer.email);
  await page.getByLabel("Reason, shown to the person").fill("Ticket 3381");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hidden from operators")).toBeVisible();
  await expectNoViolations(page, "a person's account");
  await page.getByRole("link", { name: payment?.txnid ?? "" }).click();
  await page.getByRole("button", { name: "Look up" }).click();
  await page.getByLabel("Amount").fill("840");
  await page.getByLabel("Reason, shown to the person").fill("Charged twice, ticket 3381");
  await expectNoViolations(page, "a payment");
  await page.getByRole("button", { name: "Send back" }).dblclick();
  await expect(page.getByText("Refund ₹840.00")).toBeVisible();
  await expect(page.getByText("₹840.00", { exact: true }).first()).toBeVisible();
  // The payment page's own record.
  expect(await product.payment.listPayments(payer.email)).toMatchObject([{ refunded: "840.00" }]);
});
