import { DEMO_CV } from "@sendoff/testkit/person";
import { readCode } from "@sendoff/testkit/sandbox";
import { newAddress, UNTIL_APPLIED_MS } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { expectSoundDialog } from "./dialogs.ts";
import { completeProfile, follow, giveAccount, setPreferences, signIn, uploadCv } from "./flows.ts";
import { expect, test } from "./test.ts";

// SPEC 1.5, 2a.2, 4.47
test("a newcomer signs in, fills the profile, connects, applies and holds receipts that match what arrived", async ({
  page,
  product,
}) => {
  // With movement, as most people have it.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const address = newAddress("asha");
  const account = newAddress("otp.asha");
  await signIn(page, product, address);
  await completeProfile(page);
  await uploadCv(page, DEMO_CV);
  await setPreferences(page);

  const since = new Date().toISOString();
  await page.getByRole("button", { name: "Connect Job Platforms" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "LinkedIn" }).click();
  await giveAccount(page, account);
  await expect(
    page.getByText("Please enter the OTP sent to your email/phone to complete the connection."),
  ).toBeVisible();
  await page
    .locator("input[autocomplete=one-time-code]")
    .fill(await readCode(product.mailUrl, account, since));
  await page
    .getByRole("button", { name: /Verify|Connect/ })
    .last()
    .click();
  await expect(page.getByText("Platform connected successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: /Platforms 1 Connected/ })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);

  // Whoever looks on for long gets the still pages.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await follow(page, "/app/platforms");
  await page.getByRole("button", { name: "Apply now" }).first().click();
  await page.waitForURL(/\/app\/runs\//);
  await expect(page.getByText(/of \d+ sent/).first()).toBeVisible();
  await expect(page.getByText("No credits are left.").first()).toBeVisible({
    timeout: UNTIL_APPLIED_MS,
  });

  await expectNoViolations(page, "an ended run");

  await follow(page, "/app/logs");
  const received = await product.linkedin.listReceived(account);
  expect(received).toHaveLength(5);
  await page
    .getByRole("searchbox")
    .or(page.getByPlaceholder(/search/i))
    .first()
    .fill(received[0]?.company ?? "");
  await expect(page.locator("main li").first()).toContainText(received[0]?.company ?? "");
  await page
    .getByRole("link", { name: /receipt/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "What was sent" })).toBeVisible();
  for (const answer of received[0]?.answers ?? []) {
    await expect(page.getByText(String(answer.value), { exact: false }).first()).toBeVisible();
  }
  await expect(page.getByText(/1 (free )?credit|free credit/i).first()).toBeVisible();
  await expectNoViolations(page, "a receipt");
  await page
    .getByRole("button", { name: /Application Screenshot/ })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "Application Screenshot" })).toBeVisible();
  await expectSoundDialog(page, "a screenshot");
});
