import type { Page } from "@playwright/test";
import { listMessages } from "@sendoff/testkit/sandbox";
import { arrive } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { expectNoSidewaysScroll } from "./flows.ts";
import { pressByKey, tabTo, typeByKey } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import {
  cards,
  giveCard,
  giveBankCode,
  giveUpi,
  leaveForTill,
  openRecharge,
  RIGHT_CODE,
} from "./till.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const FREE_CREDITS = 5;

async function expectCredits(page: Page, bought: number): Promise<void> {
  await page.goto("/app/wallet");
  const card = page.getByRole("region", { name: "Credits Available" });
  await expect(card.getByText(String(FREE_CREDITS + bought), { exact: true })).toBeVisible();
}

/** The product's heading, in its very letters: the payment page says "Payment failed" before it leads back. */
const failed = (page: Page) => page.getByRole("heading", { name: "Payment Failed", exact: true });

const row = (page: Page, text: RegExp) =>
  page.getByRole("table").getByRole("row").filter({ hasText: text });

// SPEC 1.9, 4.58, 9.35
test("a card is charged once for a double click, and the credits are there with a receipt", async ({
  page,
  product,
}) => {
  const { email } = await arrive(page, product, "asha");
  await openRecharge(page, "Serious Contender", "89");
  const recharge = page.getByRole("dialog", { name: "Confirm Recharge" });
  await expect(recharge.getByText("about 100")).toBeVisible();
  await expect(recharge.getByText("₹7,476.00", { exact: true })).toBeVisible();
  await expectSoundDialog(page, "Confirm Recharge");
  await recharge.getByRole("button", { name: "Pay ₹7,476.00" }).dblclick();
  await expect(page.getByRole("heading", { name: "Choose how to pay" })).toBeVisible();
  expect(await product.payment.listPayments(email)).toHaveLength(1);
  await giveCard(page, cards.paid);
  await giveBankCode(page, RIGHT_CODE);

  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("100 credits were added to your wallet")).toBeVisible();
  await expect(page.getByText("₹7,476.00 ($89.00)", { exact: true })).toBeVisible();
  await expectNoViolations(page, "/payment-success");
  await page.getByRole("link", { name: "View Receipt" }).click();
  await expect(page.getByRole("heading", { name: "Payment receipt" })).toBeVisible();
  await expectNoViolations(page, "a payment's receipt");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^sendoff_receipt_R-\d+\.pdf$/);

  await expectCredits(page, 100);
  await expect(row(page, /Serious Contender/)).toHaveCount(1);
  await expect(row(page, /Serious Contender/).getByText("completed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Wallet ₹7,476.00" })).toBeVisible();
  await expectNoViolations(page, "the wallet with a history");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("main").getByText("Wallet Balance")).toBeVisible();
  await expect(page.getByRole("main").getByText("₹7,476.00")).toBeVisible();
  // The page said that a confirmation was sent.
  const subjects = async () =>
    (await listMessages(product.mailUrl, email)).filter(({ subject }) =>
      /payment has arrived/.test(subject),
    );
  await expect.poll(subjects, { timeout: 60_000 }).toHaveLength(1);
});

test("in a window as low as a 200 % zoom makes it all of a dialog can be reached, and at 320 px a recharge is made by keyboard alone", async ({
  page,
  product,
}) => {
  await arrive(page, product, "tara");
  for (const size of [
    { width: 720, height: 450 },
    { width: 1280, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/app/wallet?add=recharge&plan=1&amount=99.00");
    const recharge = page.getByRole("dialog", { name: "Confirm Recharge" });
    for (const part of [
      recharge.getByRole("heading", { name: "Confirm Recharge" }),
      recharge.getByRole("button", { name: "Pay ₹8,316.00" }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/app/wallet");
  await pressByKey(page, page.getByRole("main").getByRole("button", { name: "Add Money" }));
  const chooser = page.getByRole("dialog", { name: "Add Money" });
  await tabTo(page, chooser.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await pressByKey(page, chooser.getByRole("button", { name: "Continue" }));
  const recharge = page.getByRole("dialog", { name: "Confirm Recharge" });
  await typeByKey(page, recharge.getByLabel("Amount"), "12.50");
  await expectNoSidewaysScroll(page, "Confirm Recharge at 320");
  await pressByKey(page, recharge.getByRole("button", { name: "Pay ₹1,050.00" }));
  await expect(page.getByRole("heading", { name: "Choose how to pay" })).toBeVisible();
  for (const path of [
    "/app/wallet",
    "/pricing",
    "/payment-success?txnid=S0123456789abcdef01234567",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
});

test("three wrong codes fail the payment, and so do a declined card and a cancelled payment; the page says why, nothing is added, and Try again asks for the same", async ({
  page,
  product,
}) => {
  await arrive(page, product, "noor");
  await openRecharge(page, "Casual Explorer", "12.34");
  await leaveForTill(page);
  await giveCard(page, cards.paid);
  for (const [code, left] of [
    ["111111", "2 tries left"],
    ["222222", "1 try left"],
  ] as const) {
    await giveBankCode(page, code);
    await expect(page.getByText(left)).toBeVisible();
  }
  await giveBankCode(page, "333333");
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText("Bank failed to authenticate the customer").first()).toBeVisible();
  await expect(page.getByText("Nothing was added to your wallet")).toBeVisible();
  await expectNoViolations(page, "/payment-failure");

  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page, "/payment-failure");
  await page.getByRole("link", { name: "Try again" }).click();
  const recharge = page.getByRole("dialog", { name: "Confirm Recharge" });
  await expect(recharge.getByText("Casual Explorer")).toBeVisible();
  await expect(recharge.getByLabel("Amount")).toHaveValue("12.34");
  await expectNoSidewaysScroll(page, "Confirm Recharge");
  await leaveForTill(page);
  await giveCard(page, cards.declined);
  await expect(failed(page)).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await leaveForTill(page);
  await page.getByRole("button", { name: /^Cancel and go back/ }).click();
  await expect(page.getByRole("heading", { name: "Not paid", exact: true })).toBeVisible();

  await expectCredits(page, 0);
  const listed = page.getByRole("listitem");
  await expect(listed.filter({ hasText: "failed" })).toHaveCount(2);
  await expect(listed.filter({ hasText: "Not paid" })).toHaveCount(1);
  await expectNoSidewaysScroll(page, "the wallet");
  await expectNoViolations(page, "the wallet on a phone");
  await page.setViewportSize(DESK);
  const failures = row(page, /Casual Explorer/).getByText("failed", { exact: true });
  await expect(failures).toHaveCount(2);
  await expect(row(page, /Recharge, Casual Explorer.*Not paid/)).toHaveCount(1);
});

test("a payment that the bank has not decided is never called a success, and turns into one by itself", async ({
  page,
  product,
}) => {
  const { email } = await arrive(page, product, "kim");
  await openRecharge(page, "Career Powerhouse", "79");
  await leaveForTill(page);
  await giveUpi(page, "pending@till");
  await expect(page.getByRole("heading", { name: "Payment pending" })).toBeVisible();
  await expect(page.getByText("Payment Successful!")).toHaveCount(0);
  await expectNoViolations(page, "/payment-success of a pending payment");
  const [payment] = await product.payment.listPayments(email);
  await product.payment.settle(payment?.txnid ?? "", "captured");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByText("100 credits were added to your wallet")).toBeVisible();
  await expectCredits(page, 100);
});

test("who comes back from the payment page with the Back button can pay and hears of the open payment, and two tabs that pay at the same time are credited once each", async ({
  page,
  context,
  product,
}) => {
  const { email } = await arrive(page, product, "lena");
  await openRecharge(page, "Casual Explorer", "9.90");
  await leaveForTill(page);
  await page.goBack();
  const recharge = page.getByRole("dialog", { name: "Confirm Recharge" });
  await expect(recharge.getByText("A payment of ₹831.60 ($9.90) is still open")).toBeVisible();
  await recharge.getByLabel("Amount").fill("19.80");
  await leaveForTill(page);

  const other = await context.newPage();
  await openRecharge(other, "Casual Explorer", "9.90");
  await leaveForTill(other);
  await Promise.all([page, other].map((tab) => giveUpi(tab, "success@till")));
  // Both at once: a tab goes on to the wallet after a while.
  const added = [
    page.getByText("20 credits were added to your wallet"),
    other.getByText("10 credits were added to your wallet"),
  ];
  await Promise.all(added.map((words) => expect(words).toBeVisible()));
  expect(await product.payment.listPayments(email)).toHaveLength(3);
  await expectCredits(page, 30);
  await expect(row(page, /Casual Explorer, 10 credits/)).toHaveCount(1);
  await expect(row(page, /Casual Explorer, 20 credits/)).toHaveCount(1);
});

test("hostile addresses of the result pages show as text, in the window, and run nothing", async ({
  page,
}) => {
  const script = "<img src=x onerror=window.hit=1><script>window.hit=1</script>";
  const values = new URLSearchParams({
    txnid: "../../../v1/job/auth/logout?x=" + "y".repeat(500),
    amount: "1e400",
    firstname: script,
    lastname: "\u202Ereversed",
    email: "javascript:window.hit=1",
    productinfo: "w".repeat(8000),
    error_Message: script,
    field9: "a".repeat(3000),
    currency: "<b>",
    addedon: "2026-99-99 99:99:99",
  });
  for (const path of ["/payment-success", "/payment-failure"]) {
    for (const search of ["firstname=%E0%A4%A&amount=%&txnid=%00&field9=100%", `${values}`]) {
      await page.goto(`${path}?${search}`);
      await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
      expect(await page.evaluate(() => "hit" in window)).toBe(false);
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        await expectNoSidewaysScroll(page, `${path} at ${viewport.width}`);
      }
    }
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page, `${path} at ${viewport.width}`);
    }
  }
});

test("a payment whose way back was lost is found by the sweep, while its payer looks on", async ({
  page,
  product,
}) => {
  const { email } = await arrive(page, product, "omar");
  await product.payment.setFaults({ email }, { return_lost: true, webhook_lost: true });
  await openRecharge(page, "Casual Explorer", "9.90");
  await leaveForTill(page);
  await giveUpi(page, "success@till");
  await expect(page.getByRole("heading", { name: "The connection was lost" })).toBeVisible();
  await expectCredits(page, 0);
  await expect(row(page, /Casual Explorer/).getByText("pending")).toBeVisible();
  await expectNoViolations(page, "the wallet with an open payment");
  // Two minutes to the first look; the sweep comes round by itself.
  await product.letTimePass();
  await expect(row(page, /Casual Explorer, 10 credits/).getByText("completed")).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByRole("link", { name: "Wallet ₹831.60" })).toBeVisible();
});
